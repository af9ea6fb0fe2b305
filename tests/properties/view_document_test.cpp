// Views and events as JSON: a client that knows nothing but the documents keeps up with the game.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

using Json = nlohmann::ordered_json;

std::vector<int> viewers_of(const State& state) {
    std::vector<int> viewers{spectator};
    for (int seat = 0; seat < state.players(); ++seat) viewers.push_back(seat);
    return viewers;
}

// A match of random moves, of at most so many steps.
Match random_match(const Ruleset& ruleset, std::uint64_t seed, std::int64_t most_steps) {
    Match match(ruleset, {.key = key_from_seed(seed)});
    FastRandom random(seed);
    while (!match.over() && match.ply() < most_steps) {
        const RandomStep step = random_step(match.state(), random);
        match.apply(step.actor, step.move);
    }
    return match;
}

TEST(ViewDocument, IsReadBackAsTheSameViewAndBytes) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        play_random_game(ruleset, 41, 60, [](const State& state, const RandomStep*) {
            for (const int viewer : viewers_of(state)) {
                const View view = view_of(state, viewer);
                const std::string text = view_json(view);
                View read;
                const Problem problem = read_view(text, read);
                ASSERT_TRUE(problem.ok()) << problem.where << ": " << problem.message;
                ASSERT_TRUE(read == view);
                ASSERT_EQ(view_json(read), text);
                ASSERT_EQ(view_hash(read), view_hash(view));
                ASSERT_EQ(choices_json(read), choices_json(state, viewer));
            }
        });
    }
}

// Folding as a client would write it.
class Client {
  public:
    explicit Client(const std::string& view) : view_(Json::parse(view)) {}

    void hear(const Json& event) {
        const std::string kind = event["kind"];
        if (kind == "value" || kind == "status")
            view_[Json::json_pointer(event["pointer"])] = event["value"];
        if (kind == "known") tell(event);
        if (kind == "moved") move(event);
        view_["step"] = event["step"].get<int>() + 1;
    }
    [[nodiscard]] std::string view() const { return view_.dump(); }

  private:
    static std::size_t find(const Json& zone, int position) {
        if (!zone.contains("at")) return static_cast<std::size_t>(position);
        std::size_t index = 0;
        while (index < zone["at"].size() && zone["at"][index] < position) ++index;
        return index;
    }
    static void erase(Json& list, std::size_t index) { list.erase(index); }

    static void add_card(Json& zone, const Json& card) {
        if (card.is_null()) {
            zone["hidden"] = zone["hidden"].get<int>() + 1;
            return;
        }
        Json& cards = zone["cards"];
        auto place = cards.begin();
        while (place != cards.end() &&
               card_from_name(place->get<std::string>()) < card_from_name(card.get<std::string>()))
            ++place;
        cards.insert(place, card);
    }
    static void remove_card(Json& zone, const Json& card) {
        Json& cards = zone["cards"];
        for (std::size_t i = 0; i < cards.size() && !card.is_null(); ++i)
            if (cards[i] == card) return erase(cards, i);
        zone["hidden"] = zone["hidden"].get<int>() - 1;
    }

    void tell(const Json& event) {
        Json& zone = view_["zones"][event["zone"].get<std::string>()];
        const bool forgotten = event["forgotten"];
        for (std::size_t i = 0; i < event["cards"].size(); ++i) {
            const Json& card = event["cards"][i];
            if (event.contains("at")) {
                zone["order"][find(zone, event["at"][i])] = forgotten ? Json() : card;
                continue;
            }
            remove_card(zone, forgotten ? card : Json());
            add_card(zone, forgotten ? Json() : card);
        }
    }

    void move(const Json& event) {
        const Json& cards = event["cards"];
        Json& from = view_["zones"][event["from"].get<std::string>()];
        if (event.contains("from_at")) {
            std::vector<int> left = event["from_at"];
            std::sort(left.rbegin(), left.rend());
            for (const int position : left) {
                const std::size_t index = find(from, position);
                erase(from["order"], index);
                if (from.contains("at")) erase(from["at"], index);
            }
        } else {
            for (const Json& card : cards) remove_card(from, card);
        }
        Json& to = view_["zones"][event["to"].get<std::string>()];
        if (!event.contains("to_at")) {
            for (const Json& card : cards) add_card(to, card);
            return;
        }
        std::vector<std::pair<int, Json>> taken;
        for (std::size_t i = 0; i < cards.size(); ++i)
            taken.emplace_back(event["to_at"][i].get<int>(), cards[i]);
        std::sort(taken.begin(), taken.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [position, card] : taken) {
            const auto index = static_cast<std::ptrdiff_t>(find(to, position));
            to["order"].insert(to["order"].begin() + index, card);
            if (to.contains("at")) to["at"].insert(to["at"].begin() + index, position);
        }
    }

    Json view_;
};

TEST(EventDocument, FoldedByAClientIsTheViewDocumentAtEveryPly) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        const Match match = random_match(ruleset, 42, 40);
        for (const int viewer : viewers_of(match.state())) {
            Client client(view_json(view_of(match, viewer, 0)));
            const Json document = Json::parse(events_json(match, viewer));
            std::int64_t ply = 0;
            for (const Json& event : document["events"]) {
                if (event["step"] > ply) {
                    ++ply;
                    ASSERT_EQ(client.view(), view_json(view_of(match, viewer, ply)));
                }
                client.hear(event);
            }
            ASSERT_EQ(client.view(), view_json(view_of(match, viewer)));
            EXPECT_EQ(document["next"], match.ply());
        }
    }
}

// For everybody alike: who made a step, and whether it was a deal.
TEST(RedactedRecord, HasTheStepsOfTheRecord) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        const Match match = random_match(ruleset, 43, 60);
        const Json record = Json::parse(record_json(match));
        for (const int viewer : viewers_of(match.state())) {
            const Json redacted = Json::parse(redacted_record_json(match, viewer));
            ASSERT_EQ(redacted["steps"].size(), record["steps"].size());
            for (std::size_t i = 0; i < record["steps"].size(); ++i) {
                const Json& step = record["steps"][i];
                const Json& shown = redacted["steps"][i];
                ASSERT_EQ(step["by"], shown["by"]);
                if (shown.contains("do") && !shown["do"].is_null()) {
                    ASSERT_EQ(step["do"], shown["do"]);
                }
                if (!shown.contains("deal")) continue;
                const std::string deal = step["do"];
                for (std::size_t card = 0; card < shown["deal"].size(); ++card)
                    if (!shown["deal"][card].is_null()) {
                        ASSERT_EQ(deal.substr(5 + 3 * card, 2),
                                  shown["deal"][card].get<std::string>());
                    }
            }
        }
    }
}

}  // namespace
}  // namespace cardrules::test
