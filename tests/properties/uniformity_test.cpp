// Determinization is uniform: what it draws is counted and compared with an enumeration of all that
// a view leaves possible, which is written here from the rules, in small positions of every game.
//
// A position of a random game is made small by showing everybody all cards but a few.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/determinize.hpp>

#include "core/access.hpp"
#include "core/game.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

// The contents of every zone of a view without gaps, and the sealed moves.
std::string describe(const View& full, std::span<const Move> sealed) {
    std::string text;
    for (const ViewZone& zone : full.all_zones()) {
        text += '|';
        if (!zone.ordered)
            for (const Card card : zone.known) text += card_name(card);
        for (const OrderedCard& entry : full.order_of(zone))
            text += card_name(static_cast<Card>(entry.card));
    }
    for (const Move move : sealed) text += ' ' + std::to_string(move.value);
    return text;
}

View host_view(State state) {
    StateAccess::header(state).known.everyone = state.info().pack;
    return view_of(state, spectator);
}

// All positions that agree with a view, with the probability of each; `allowed` tells whether a
// view without gaps agrees with what everybody knows.
class Enumeration {
  public:
    using Allowed = std::function<bool(const View&)>;

    Enumeration(const State& real, const View& view, const Allowed& allowed)
        : real_(real), view_(view), allowed_(allowed), hidden_(real.info().pack) {
        for (const ViewZone& zone : view.all_zones()) hidden_ -= zone.known;
        fill(0, 0, -1, hidden_, view);
        for (auto& [key, chance_of_it] : positions_)
            chance_of_it /= static_cast<double>(assignments_);
    }

    [[nodiscard]] const std::map<std::string, double>& positions() const { return positions_; }
    [[nodiscard]] int assignments() const { return assignments_; }
    [[nodiscard]] int excluded() const { return excluded_; }

  private:
    // Fills the gap number `index` of a zone: in a set with a card above the last, so that no set
    // comes twice.
    void fill(std::size_t zone, int index, int last, CardSet rest, const View& filled) {
        if (zone == view_.zone_count) return finish(filled);
        const ViewZone& shown = view_.zones[zone];
        if (!shown.ordered) {
            if (index == shown.hidden()) return fill(zone + 1, 0, -1, rest, filled);
            for (const Card card : rest) {
                if (card <= last) continue;
                View next = filled;
                next.zones[zone].known.insert(card);
                fill(zone, index + 1, card, rest - CardSet::single(card), next);
            }
            return;
        }
        if (index == shown.count) return fill(zone + 1, 0, -1, rest, filled);
        const std::size_t at = shown.begin + static_cast<std::size_t>(index);
        if (view_.order[at].card >= 0) return fill(zone, index + 1, -1, rest, filled);
        for (const Card card : rest) {
            View next = filled;
            next.order[at].card = static_cast<std::int8_t>(card);
            next.zones[zone].known.insert(card);
            fill(zone, index + 1, -1, rest - CardSet::single(card), next);
        }
    }

    void finish(const View& filled) {
        if (!allowed_(filled)) {
            ++excluded_;
            return;
        }
        ++assignments_;
        std::vector<Move> sealed(static_cast<std::size_t>(view_.players()));
        seal(0, filled, sealed, 1.0);
    }

    // Every legal move of every other seat whose sealed move is in; here a card of its hand to
    // show, or three to commit.
    void seal(std::size_t seat, const View& filled, std::vector<Move>& sealed,
              double chance_of_it) {
        if (seat == sealed.size()) {
            positions_[describe(filled, sealed)] += chance_of_it;
            return;
        }
        const int number = static_cast<int>(seat);
        sealed[seat] = number == view_.viewer ? view_.sealed : Move();
        if (number == view_.viewer || !view_.seats[seat].committed)
            return seal(seat + 1, filled, sealed, chance_of_it);
        const CardSet hand = filled.zone("hand", number)->known;
        const Move real = real_.header().sealed[seat];
        std::vector<Move> moves;
        add_moves(hand, real.argument_count(), Move::of(real.verb()), 0, -1, moves);
        for (const Move move : moves) {
            sealed[seat] = move;
            seal(seat + 1, filled, sealed, chance_of_it / static_cast<double>(moves.size()));
        }
    }

    static void add_moves(CardSet hand, int cards, Move move, int index, int last,
                          std::vector<Move>& out) {
        if (index == cards) return out.push_back(move);
        for (const Card card : hand) {
            if (card <= last) continue;
            move.set_argument(index, card);
            add_moves(hand, cards, move, index + 1, card, out);
        }
    }

    const State& real_;
    const View& view_;
    const Allowed& allowed_;
    CardSet hidden_;
    std::map<std::string, double> positions_;
    int assignments_ = 0;
    int excluded_ = 0;
};

// GW: whoever declared aces and has not laid them holds them, in hand or set aside.
bool holds_declared_aces(const View& view) {
    const CardSet aces = cards_of_rank(ace);
    const std::span<const std::int32_t> declared = view.numbers_of(*view.value("declared"));
    for (int seat = 0; seat < view.players(); ++seat) {
        CardSet laid = view.zone("laid", seat)->known | view.zone("discarded", seat)->known;
        for (const ViewZone& zone : view.all_zones())
            if (zone.name == "captured" && zone.other == seat) laid |= zone.known;
        const CardSet held = view.zone("hand", seat)->known | view.zone("aside", seat)->known;
        if (((laid | held) & aces).size() < declared[static_cast<std::size_t>(seat)]) return false;
    }
    return true;
}

// BW: whoever yielded and has not drawn since cannot form a bot.
bool cannot_form_bots(const View& view) {
    const CardSet red = cards_of_suit(Suit::diamonds) | cards_of_suit(Suit::hearts);
    const std::span<const std::int32_t> yielded = view.numbers_of(*view.value("yielded"));
    for (int seat = 0; seat < view.players(); ++seat) {
        const CardSet hand = view.zone("hand", seat)->known;
        if (yielded[static_cast<std::size_t>(seat)] != 0 && !(hand & red).empty() &&
            !(hand - red).empty())
            return false;
    }
    return true;
}

bool anything(const View& /*view*/) {
    return true;
}

// Shows everybody all cards but a few, of which half are of `keep` if it has so many.
void show_all_but(State& state, CardSet keep, int hidden, FastRandom& random) {
    Knowledge& known = StateAccess::header(state).known;
    const CardSet before = known.everyone;
    std::array<Card, max_cards> order{};
    CardSet shown = state.info().pack;
    int most = (hidden + 1) / 2;
    for (const CardSet cards : {keep - before, state.info().pack - keep - before}) {
        const std::size_t count = shuffle(cards, random, order);
        for (std::size_t i = 0; i < count && most > 0; ++i, --most, --hidden) shown.erase(order[i]);
        most = hidden;
    }
    known.show_everyone(shown);
}

// Chi-square of draws against the enumeration; draws outside of it are infinitely far.
double chi_square(const Enumeration& all, const View& view, std::uint64_t draws,
                  std::uint64_t seed) {
    std::map<std::string, std::uint64_t> counts;
    Determinizer positions;
    if (!positions.prepare(view).ok()) return INFINITY;
    ChanceStream stream(key_from_seed(seed), Purpose::determinization, 0);
    for (std::uint64_t i = 0; i < draws; ++i) {
        State drawn;
        positions.sample(stream, drawn);
        const auto& sealed = drawn.header().sealed;
        const std::string key = describe(
            host_view(drawn), std::span(sealed).first(static_cast<std::size_t>(drawn.players())));
        if (all.positions().count(key) == 0) return INFINITY;
        ++counts[key];
    }
    double sum = 0;
    for (const auto& [key, chance_of_it] : all.positions()) {
        const double expected = chance_of_it * static_cast<double>(draws);
        const double difference = static_cast<double>(counts[key]) - expected;
        sum += difference * difference / expected;
    }
    return sum;
}

// A kind of position to find in random games, and how many cards stay hidden in it.
struct Situation {
    const char* name;
    const char* game;
    int players;
    bool (*allowed)(const View& full);
    // Whether a state is of this kind, and which cards are to stay hidden.
    bool (*wanted)(const State& state, int viewer, CardSet& keep);
    int hidden;
    bool excludes;  // what everybody knows must exclude something
};

std::int32_t number_of(const View& view, const char* value, int seat) {
    return view.numbers_of(*view.value(value))[static_cast<std::size_t>(seat)];
}

CardSet hand_of(const State& state, int seat) {
    return host_view(state).zone("hand", seat)->known;
}

bool other_has_declared(const State& state, int viewer, CardSet& keep) {
    const View view = view_of(state, viewer);
    for (int seat = 0; seat < state.players(); ++seat) {
        if (seat == viewer || number_of(view, "declared", seat) == 0) continue;
        keep = hand_of(state, seat) & cards_of_rank(ace);
        if (!(keep - view.open).empty()) return true;
    }
    return false;
}

bool other_has_committed(const State& state, int viewer, CardSet& keep) {
    for (int seat = 0; seat < state.players(); ++seat) {
        if (seat == viewer || state.header().sealed[static_cast<std::size_t>(seat)].none())
            continue;
        keep = hand_of(state, seat);
        return true;
    }
    return false;
}

bool other_has_dropped_out(const State& state, int viewer, CardSet& keep) {
    const View full = host_view(state);
    for (int seat = 0; seat < state.players(); ++seat)
        if (seat != viewer) keep |= full.zone("aside", seat)->known;
    return !keep.empty();
}

bool other_has_yielded(const State& state, int viewer, CardSet& keep) {
    const View view = view_of(state, viewer);
    for (int seat = 0; seat < state.players(); ++seat) {
        if (seat == viewer || number_of(view, "yielded", seat) == 0) continue;
        keep = hand_of(state, seat);
        if (keep.size() > 1) return true;
    }
    return false;
}

bool other_has_shown(const State& state, int viewer, CardSet& keep) {
    const View view = view_of(state, viewer);
    for (int seat = 0; seat < state.players(); ++seat) {
        const ViewZone& hand = *view.zone("hand", seat);
        if (seat == viewer || hand.known.empty() || hand.hidden() == 0) continue;
        keep = hand_of(state, seat);
        return true;
    }
    return false;
}

bool any_dealt(const State& state, int /*viewer*/, CardSet& /*keep*/) {
    return !state.turn().chance_acts();
}

constexpr Situation situations[] = {
    {"DeclaredAces", "generals_war", 2, holds_declared_aces, other_has_declared, 6, true},
    {"DeclaredAcesOfFour", "generals_war", 4, holds_declared_aces, other_has_declared, 6, true},
    {"CommittedCards", "generals_war", 2, holds_declared_aces, other_has_committed, 4, false},
    {"HandsSetAside", "generals_war", 4, holds_declared_aces, other_has_dropped_out, 5, false},
    {"Yields", "bot_war", 2, cannot_form_bots, other_has_yielded, 7, true},
    {"YieldsOfFive", "bot_war", 5, cannot_form_bots, other_has_yielded, 7, true},
    {"SealedShows", "bot_war", 3, cannot_form_bots, other_has_committed, 4, false},
    {"ShownCards", "bot_war", 3, cannot_form_bots, other_has_shown, 5, false},
    {"Piles", "suicide_king", 3, anything, any_dealt, 5, false},
    {"HandsAndPond", "go_fish", 3, anything, any_dealt, 5, false},
};

class Uniformity : public testing::TestWithParam<Situation> {};

TEST_P(Uniformity, DrawsAreAsOftenAsEnumerationSays) {
    const Situation& situation = GetParam();
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create(situation.game, situation.players, ruleset).ok());
    FastRandom random(81);
    int compared = 0;
    for (std::uint64_t seed = 0; compared < 4 && seed < 3000; ++seed) {
        // One position of a game, of the kinds that differ most.
        std::vector<State> found;
        const int viewer = static_cast<int>(seed) % (situation.players + 1) == situation.players
                               ? spectator
                               : static_cast<int>(seed) % (situation.players + 1);
        play_random_game(ruleset, seed, 150, [&](const State& state, const RandomStep*) {
            CardSet keep;
            if (!situation.wanted(state, viewer, keep)) return;
            State small = state;
            show_all_but(small, keep, situation.hidden, random);
            found.push_back(small);
        });
        if (found.empty()) continue;
        const State& state = found[random.below(static_cast<std::uint32_t>(found.size()))];
        const View view = view_of(state, viewer);
        const Enumeration all(state, view, situation.allowed);
        const std::size_t cells = all.positions().size();
        if (cells < 6 || cells > 20000 || (situation.excludes && all.excluded() == 0)) continue;
        const double freedom = static_cast<double>(cells - 1);
        const double sum = chi_square(all, view, 20 * cells + 2000, seed);
        EXPECT_LT(sum, freedom + 5 * std::sqrt(2 * freedom) + 10) << cells << " cells";
        EXPECT_GT(sum, freedom - 5 * std::sqrt(2 * freedom)) << cells << " cells";
        ++compared;
    }
    EXPECT_EQ(compared, 4);
}

INSTANTIATE_TEST_SUITE_P(Determinize, Uniformity, testing::ValuesIn(situations),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace cardrules::test
