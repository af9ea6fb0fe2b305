// Two histories that a viewer cannot tell apart give the same answers to every viewer call.
//
// A random history is changed where the viewer could not see: in each deal the cards that he was
// never able to place change places, and other seats' sealed moves that still wait are made anew.
// Where the changed history can be played and takes the same public course, everything that the
// viewer is given must be equal byte for byte.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

using History = std::vector<RandomStep>;
using Exchange = std::array<Card, max_cards>;

History random_history(const Ruleset& ruleset, std::uint64_t seed, int most_steps) {
    History history;
    play_random_game(ruleset, seed, most_steps, [&](const State&, const RandomStep* step) {
        if (step != nullptr) history.push_back(*step);
    });
    return history;
}

// What everybody sees of a position, told without the code under test.
struct PublicCourse {
    Turn turn;
    CardSet open;
    std::array<std::int32_t, max_seats> scores{};
    std::vector<int> counts;  // of every zone

    explicit PublicCourse(const State& state)
        : turn(state.turn()), open(state.header().known.everyone) {
        for (int seat = 0; seat < state.players(); ++seat)
            scores[static_cast<std::size_t>(seat)] = state.score(seat);
        const View view = view_of(state, spectator);
        for (const ViewZone& zone : view.all_zones()) counts.push_back(zone.count);
    }
    bool operator==(const PublicCourse&) const = default;
};

// Swaps the cards that a viewer was never able to place between one deal and the next.
class Exchanger {
  public:
    Exchanger(const Ruleset& ruleset, const History& history, int viewer, FastRandom& random)
        : ruleset_(ruleset), history_(history), viewer_(viewer), random_(random) {}

    // The changed history as a match; nothing where it cannot be played or comes out otherwise.
    std::optional<Match> run() {
        State state;
        if (!State::create(ruleset_, state).ok()) return {};
        std::optional<Match> changed;
        if (!Match::try_create(ruleset_, {.chance = ChanceMode::host}, changed).ok()) return {};
        find_exchanges();
        std::size_t deal = 0;
        for (const RandomStep& step : history_) {
            if (step.dealt > 0) exchange_ = exchanges_[deal++];
            if (!make(*changed, step, state)) return {};
            step.make(state);
            if (!(PublicCourse(state) == PublicCourse(changed->state()))) {
                course_differs_ = true;
                return {};
            }
        }
        return replace_waiting(*changed, state);
    }

    [[nodiscard]] bool course_differs() const { return course_differs_; }
    // How many cards changed places.
    [[nodiscard]] int exchanged() const { return exchanged_; }

  private:
    void find_exchanges() {
        State state;
        ASSERT_TRUE(State::create(ruleset_, state).ok());
        const CardSet pack = state.info().pack;
        CardSet unknown = pack;
        bool dealt = false;
        for (const RandomStep& step : history_) {
            if (step.dealt > 0) {
                if (dealt) add_exchange(unknown);
                unknown = pack;
                dealt = true;
            }
            step.make(state);
            if (dealt) unknown -= state.header().known.of(viewer_);
        }
        if (dealt) add_exchange(unknown);
    }

    void add_exchange(CardSet unknown) {
        Exchange exchange{};
        std::iota(exchange.begin(), exchange.end(), Card{0});
        if (random_.below(2) == 0) unknown = some_of(unknown);
        std::array<Card, max_cards> order{};
        shuffle(unknown, random_, order);
        std::size_t next = 0;
        for (const Card card : unknown) {
            exchange[card] = order[next++];
            exchanged_ += exchange[card] == card ? 0 : 1;
        }
        exchanges_.push_back(exchange);
    }

    // A few cards: where little changes, more histories can be played.
    CardSet some_of(CardSet cards) {
        std::array<Card, max_cards> order{};
        const std::size_t count = std::min(shuffle(cards, random_, order), std::size_t{4});
        CardSet few;
        for (std::size_t i = 0; i < count; ++i) few.insert(order[i]);
        return few;
    }

    bool make(Match& match, const RandomStep& step, const State& before) {
        if (step.dealt == 0) {
            const Move move =
                step.actor == viewer_ ? step.move : exchanged(before.info(), step.move);
            return match.try_apply(step.actor, move).ok();
        }
        std::array<Card, max_cards> cards{};
        for (std::size_t i = 0; i < step.dealt; ++i) cards[i] = exchange_[step.deal[i]];
        return match.try_apply_deal(std::span(cards).first(step.dealt)).ok();
    }

    [[nodiscard]] Move exchanged(const GameInfo& info, Move move) const {
        const VerbInfo& verb = info.verbs[static_cast<std::size_t>(move.verb() - 1)];
        if (verb.slots.empty()) return move;
        std::vector<int> arguments;
        for (int i = 0; i < move.argument_count(); ++i) {
            const auto slot = std::min(static_cast<std::size_t>(i), verb.slots.size() - 1);
            const int argument = move.argument(i);
            arguments.push_back(verb.slots[slot].kind == Kind::card
                                    ? exchange_[static_cast<std::size_t>(argument)]
                                    : argument);
        }
        std::sort(arguments.begin() + static_cast<std::ptrdiff_t>(verb.slots.size() - 1),
                  arguments.end());
        Move changed = Move::of(move.verb());
        for (std::size_t i = 0; i < arguments.size(); ++i)
            changed.set_argument(static_cast<int>(i), arguments[i]);
        return changed;
    }

    // Takes back the sealed moves that wait and makes those of others anew.
    std::optional<Match> replace_waiting(const Match& match, const State& state) {
        std::size_t waiting = 0;
        for (const Move move : state.header().sealed) waiting += move.none() ? 0 : 1;
        std::optional<Match> changed;
        if (!Match::try_create(ruleset_, {.chance = ChanceMode::host}, changed).ok()) return {};
        const std::size_t settled = match.steps().size() - waiting;
        for (std::size_t i = 0; i < match.steps().size(); ++i) {
            const Step& step = match.steps()[i];
            Status status;
            if (step.is_deal())
                status = changed->try_apply_deal(match.deal_of(step));
            else if (i < settled || step.actor == viewer_)
                status = changed->try_apply(step.actor, step.move);
            else
                status = changed->try_apply_index(
                    step.actor, random_.below64(changed->legal(step.actor).count()));
            if (!status.ok()) return {};
        }
        return changed;
    }

    const Ruleset& ruleset_;
    const History& history_;
    int viewer_;
    FastRandom& random_;
    std::vector<Exchange> exchanges_;
    Exchange exchange_{};
    int exchanged_ = 0;
    bool course_differs_ = false;
};

Match match_of(const Ruleset& ruleset, const History& history) {
    Match match(ruleset, {.chance = ChanceMode::host});
    for (const RandomStep& step : history) {
        if (step.dealt > 0)
            match.apply_deal(step.cards());
        else
            match.apply(step.actor, step.move);
    }
    return match;
}

// Legal and illegal moves to ask about, of every verb, with all kinds of arguments.
std::vector<std::string> moves_to_check(const GameInfo& info, const Choices& own) {
    std::vector<std::string> texts = {"", "nonsense", "deal KC"};
    for (std::size_t verb = 0; verb < info.verbs.size(); ++verb) {
        const std::string name(info.verbs[verb].name);
        texts.push_back(name);
        for (const Card card : info.pack) {
            const std::string text(card_name(card));
            if (card % 2 == 0) texts.push_back(name + " " + text);
            if (card % 7 == 0) texts.push_back(name + " " + text + " 9S");
            if (card % 9 == 0) texts.push_back(name + " " + text + " JS QS");
        }
        for (const char* other : {"0", "1", "3", "0/0", "3/4", "Q", "1 Q", "7"})
            texts.push_back(name + " " + other);
    }
    const std::uint64_t count = own.count();
    for (std::uint64_t i = 0; i < count; i += count / 6 + 1)
        texts.emplace_back(move_text(info, own.at(i)).view());
    return texts;
}

// All that a viewer is given of a match, by name.
std::map<std::string, std::string> answers_of(const Match& match, int viewer) {
    std::map<std::string, std::string> answers;
    const View view = view_of(match, viewer);
    const GameInfo& info = match.state().info();
    answers["view"] = view_json(view);
    answers["view hash"] = std::to_string(view_hash(view));
    for (const std::int64_t ply : {match.ply() / 3, match.ply() - 1})
        answers["view before"] += view_json(view_of(match, viewer, ply));
    answers["events"] = events_json(match, viewer);
    answers["record"] = redacted_record_json(match, viewer);
    answers["choices"] = choices_json(view);
    answers["choices of the match"] = std::to_string(choices_of(match, viewer).count());
    answers["to act"] = std::to_string(match.turn().seats.bits) + " " +
                        std::to_string(static_cast<int>(match.turn().mode));
    const Choices own = choices_of(match, viewer);
    for (const std::string& text : moves_to_check(info, own)) {
        answers["check"] += check_json(match, viewer, text);
        answers["check for a step"] += check_json(match, viewer, text, match.ply() - 2);
        if (viewer < 0) continue;
        Match trial = match;
        if (move_from_text(info, text).none() ||
            !check(match, viewer, move_from_text(info, text)).ok())
            try {
                trial.apply(viewer, text);
            } catch (const Error& error) {
                answers["refusal"] += error.what() + error.problem().where;
            }
    }
    const std::uint64_t count = own.count();
    for (std::uint64_t i = 0; i < count; i += count / 3 + 1)
        answers["preview"] += preview_json(match, viewer, move_text(info, own.at(i)));
    return answers;
}

struct Tally {
    int tried = 0;
    int replayed = 0;
    int cards = 0;
    int other_course = 0;
};

void compare(const Ruleset& ruleset, const History& history, int viewer, FastRandom& random,
             Tally& tally) {
    ++tally.tried;
    Exchanger exchanger(ruleset, history, viewer, random);
    const std::optional<Match> changed = exchanger.run();
    tally.other_course += exchanger.course_differs() ? 1 : 0;
    if (!changed) return;
    ++tally.replayed;
    tally.cards += exchanger.exchanged();
    const std::map<std::string, std::string> real = answers_of(match_of(ruleset, history), viewer);
    for (const auto& [name, answer] : answers_of(*changed, viewer))
        ASSERT_EQ(answer, real.at(name))
            << name << " of viewer " << viewer << " after " << history.size() << " steps";
}

// In Go Fish a seat is asked for cards that nobody may be able to place, so that other cards may
// well lead to another course; in the games of the library what decides is shown.
bool shows_all_that_decides(const Ruleset& ruleset) {
    return ruleset.info().name != "go_fish";
}

TEST(Leaks, HistoriesThatAViewerCannotTellApartGiveTheSameAnswers) {
    std::map<std::string, Tally> tallies;
    FastRandom random(71);
    std::uint64_t seed = 0;
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        const History whole = random_history(ruleset, ++seed, 160);
        Tally& tally = tallies[std::string(ruleset.info().name)];
        for (int i = 0; i < 6; ++i) {
            const auto steps = 1 + random.below(static_cast<std::uint32_t>(whole.size()));
            const History history(whole.begin(), whole.begin() + steps);
            for (int viewer = spectator; viewer < ruleset.players; ++viewer)
                if (viewer != chance) compare(ruleset, history, viewer, random, tally);
            if (HasFatalFailure()) return;
        }
        if (shows_all_that_decides(ruleset)) {
            ASSERT_EQ(tally.other_course, 0);
        }
    }
    for (const auto& [game, tally] : tallies) {
        RecordProperty(game + "_tried", tally.tried);
        RecordProperty(game + "_replayed", tally.replayed);
        EXPECT_GT(tally.replayed * (game == "go_fish" ? 6 : 2), tally.tried) << game;
        EXPECT_GT(tally.cards, 4 * tally.replayed) << game;
    }
}

// Every ply of the first games, where most is hidden and sealed moves wait.
TEST(Leaks, NoPlyOfADefaultGameTellsMore) {
    FastRandom random(72);
    for (int game = 0; game < game_count(); ++game) {
        for (int players = 2; players <= max_seats; ++players) {
            Ruleset ruleset;
            if (!Ruleset::create(game_info(game).name, players, ruleset).ok()) continue;
            SCOPED_TRACE(name_of(ruleset));
            Tally tally;
            const History whole = random_history(ruleset, 7, 40);
            for (std::size_t steps = 1; steps <= whole.size(); ++steps) {
                const History history(whole.begin(),
                                      whole.begin() + static_cast<std::ptrdiff_t>(steps));
                for (int viewer = spectator; viewer < players; ++viewer)
                    if (viewer != chance) compare(ruleset, history, viewer, random, tally);
                if (HasFatalFailure()) return;
            }
            EXPECT_GT(tally.replayed, 10) << tally.tried;
        }
    }
}

// The key of a seeded match is in nothing that a viewer gets.
TEST(Leaks, NoAnswerHoldsTheKey) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        Key key{};
        for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(0xA1 + i);
        Match match(ruleset, {.key = key});
        for (int i = 0; i < 6 && !match.over(); ++i)
            match.apply_index(match.turn().seats.lowest(), 0);
        for (int viewer = 0; viewer < ruleset.players; ++viewer)
            for (const auto& [name, answer] : answers_of(match, viewer)) {
                EXPECT_EQ(answer.find("a1a2a3"), std::string::npos) << name;
                EXPECT_EQ(answer.find("A1A2A3"), std::string::npos) << name;
                EXPECT_EQ(answer.find("\"key\""), std::string::npos) << name;
            }
    }
}

// A move taken back leaves nothing behind but the edit number.
TEST(Leaks, AnUndoneMoveLeavesOnlyTheEditNumber) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        Match match(ruleset, {.key = key_from_seed(3)});
        const int seat = match.turn().seats.lowest();
        std::vector<std::string> before;
        for (int viewer = 0; viewer < ruleset.players; ++viewer) {
            View view = view_of(match, viewer);
            view.edit = 0;
            before.push_back(view_json(view));
        }
        match.apply_index(seat, match.legal(seat).count() - 1);
        match.undo();
        for (int viewer = 0; viewer < ruleset.players; ++viewer) {
            View view = view_of(match, viewer);
            EXPECT_GT(view.edit, 0U);
            view.edit = 0;
            EXPECT_EQ(view_json(view), before[static_cast<std::size_t>(viewer)]);
        }
    }
}

}  // namespace
}  // namespace cardrules::test
