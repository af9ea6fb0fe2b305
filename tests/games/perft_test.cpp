// How many sequences of moves there are from fixed packs: pinned, and counted in other ways.
#include <array>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/perft.hpp>

namespace cardrules::test {
namespace {

using Counts = std::vector<std::uint64_t>;

// The first deal of a seed, as `cardrules perft --seed` has it.
std::vector<Card> pack_of_seed(const State& state, std::uint64_t seed) {
    std::array<Card, max_cards> cards{};
    const std::size_t count =
        deal_order(game_key(key_from_seed(seed), 0), 0, state.info().pack, cards);
    return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

struct Game {
    std::string game;
    int players;
    std::map<std::string, std::string> options;
    std::uint64_t seed;

    [[nodiscard]] Ruleset ruleset() const {
        Ruleset ruleset;
        EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok());
        for (const auto& [name, value] : options) {
            const bool number = value.find_first_not_of("0123456789") == std::string::npos;
            const Status status = number ? ruleset.set(name, std::stoi(value))
                                         : ruleset.set(name, std::string_view(value));
            EXPECT_TRUE(status.ok()) << name << ' ' << value;
        }
        return ruleset;
    }
    [[nodiscard]] State first_state() const {
        State state;
        EXPECT_TRUE(State::create(ruleset(), state).ok());
        return state;
    }
};

std::vector<PerftLevel> levels_of(const State& state, const std::vector<Card>& pack,
                                  std::size_t depth) {
    std::vector<PerftLevel> levels(depth + 1);
    EXPECT_TRUE(count_sequences(state, pack, levels).ok());
    return levels;
}

// --- Pinned

struct Pinned {
    Game game;
    Counts sequences;    // of 0, 1, 2 … moves
    std::uint64_t over;  // of the longest, those that end the game
};

class Perft : public testing::TestWithParam<Pinned> {};

TEST_P(Perft, CountsAreAsPinned) {
    const Pinned& pinned = GetParam();
    const State state = pinned.game.first_state();
    const std::vector<PerftLevel> levels =
        levels_of(state, pack_of_seed(state, pinned.game.seed), pinned.sequences.size() - 1);
    Counts sequences;
    for (const PerftLevel& level : levels) sequences.push_back(level.sequences);
    EXPECT_EQ(sequences, pinned.sequences);
    EXPECT_EQ(levels.back().over, pinned.over);
}

const std::vector<Pinned> pinned_counts = {
    {{"generals_war", 2, {}, 1}, {1, 1, 2, 12, 221, 2655, 148950}, 4955},
    {{"generals_war", 2, {{"short_hands", "play_all"}, {"tie", "own"}}, 2},
     {1, 1, 1, 10, 100, 1000, 10000},
     0},
    {{"generals_war", 4, {}, 1}, {1, 1, 1, 2, 3, 6, 37, 693}, 0},
    {{"generals_war", 4, {{"dealer", "lot"}}, 3}, {1, 4, 4, 8, 8, 8, 16}, 0},
    {{"suicide_king", 2, {}, 1}, {1, 52, 2601, 127500}, 2550},
    {{"suicide_king", 3, {{"draw_from", "top"}}, 1},
     {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625},
     0},
    {{"suicide_king",
      4,
      {{"draw_from", "top"}, {"extra_draws", "replace"}, {"on_king", "new_round"}},
      2},
     {1, 5, 25, 125, 625, 3120, 15520, 76800, 377600},
     0},
    {{"suicide_king", 5, {}, 1}, {1, 52, 2652, 132600}, 0},
    {{"bot_war", 2, {}, 1}, {1, 10, 100, 2095, 20543}, 0},
    {{"bot_war", 3, {{"after_kill", "attacker_stands"}}, 2}, {1, 10, 100, 1000, 24519}, 0},
    {{"bot_war", 2, {{"red_king", "black_king"}, {"dealer", "lot"}}, 3}, {1, 2, 20, 200, 4564}, 0},
    {{"bot_war", 5, {}, 1}, {1, 10, 100, 1000, 10000, 100000}, 0},
};

INSTANTIATE_TEST_SUITE_P(Packs, Perft, testing::ValuesIn(pinned_counts), [](const auto& tested) {
    const Game& game = tested.param.game;
    std::string name = game.game + '_' + std::to_string(game.players);
    for (const auto& [option, value] : game.options) name += '_' + option + '_' + value;
    return name;
});

// --- Counted in other ways

// By playing every sequence through a match, in notation.
std::uint64_t count_by_notation(const Match& match, int depth) {
    if (depth == 0) return 1;
    if (match.over() || match.turn().mode == Mode::deal) return 0;
    const int actor = match.turn().seats.empty() ? chance : match.turn().seats.lowest();
    std::uint64_t count = 0;
    match.legal(actor).for_each([&](Move move) {
        Match next = match;
        next.apply(actor, move_text(match.state().info(), move));
        count += count_by_notation(next, depth - 1);
    });
    return count;
}

TEST(PerftByNotation, AgreesForEveryGame) {
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        for (int players = 1; players <= max_seats; ++players) {
            if (!info.takes(players)) continue;
            const Game tried{std::string(info.name), players, {}, 7};
            Match match(tried.ruleset(), {.chance = ChanceMode::host});
            const std::vector<Card> pack = pack_of_seed(match.state(), 7);
            const std::vector<PerftLevel> levels = levels_of(match.state(), pack, 2);
            match.apply_deal(pack);
            for (int depth = 0; depth <= 2; ++depth)
                EXPECT_EQ(levels[static_cast<std::size_t>(depth)].sequences,
                          count_by_notation(match, depth))
                    << info.name << ", " << players << " players, depth " << depth;
        }
    }
}

// SK-2: any place of 52, then any of those left. With two players the king of hearts ends the game,
// so that no sequence has it before its last draw.
TEST(PerftByArithmetic, SuicideOfTheKing) {
    const Game two{"suicide_king", 2, {}, 3};
    const Game three{"suicide_king", 3, {}, 3};
    const State state = two.first_state();
    const std::vector<Card> pack = pack_of_seed(state, 3);
    const std::vector<PerftLevel> of_two = levels_of(state, pack, 3);
    const std::vector<PerftLevel> of_three = levels_of(three.first_state(), pack, 3);
    EXPECT_EQ(of_two[2].sequences, 51U * 51U);
    EXPECT_EQ(of_two[3].sequences, 51U * 50U * 50U);
    EXPECT_EQ(of_two[3].over, 51U * 50U);
    EXPECT_EQ(of_three[2].sequences, 52U * 51U);
    EXPECT_EQ(of_three[3].sequences, 52U * 51U * 50U);
    EXPECT_EQ(of_three[3].over, 0U);
}

// SK-2: from the tops, each of five piles while it lasts.
TEST(PerftByArithmetic, SuicideOfTheKingFromTheTops) {
    const Game game{"suicide_king", 3, {{"draw_from", "top"}}, 3};
    const State state = game.first_state();
    EXPECT_EQ(levels_of(state, pack_of_seed(state, 3), 5)[5].sequences, 5U * 5U * 5U * 5U * 5U);
}

// GW-2 and GW-3: nobody has an ace, both stand, and lay three of five cards, battle for battle.
TEST(PerftByArithmetic, GeneralsWarWithoutAces) {
    const Game game{"generals_war", 2, {{"target_points", "364"}}, 1};
    const State state = game.first_state();
    std::vector<Card> pack;
    for (const Card card : pack_52 - cards_of_rank(ace)) pack.push_back(card);
    for (const Card card : cards_of_rank(ace)) pack.push_back(card);
    const std::vector<PerftLevel> levels = levels_of(state, pack, 6);
    EXPECT_EQ(levels[2].sequences, 1U);
    EXPECT_EQ(levels[3].sequences, 10U);
    EXPECT_EQ(levels[4].sequences, 100U);
    EXPECT_EQ(levels[6].sequences, 10000U);
}

// BW-2 and BW-3: all show a card, and whoever leads lays any weapon with any armour. The lowest
// decides where the highest is tied, and a lot where that is tied too.
TEST(PerftByArithmetic, WarWithBots) {
    const Game game{"bot_war", 2, {}, 11};
    const State state = game.first_state();
    const std::vector<Card> pack = pack_of_seed(state, 11);
    std::array<CardSet, 2> hands;
    for (std::size_t i = 0; i < 20; ++i) hands[(i + 1) % 2].insert(pack[i]);
    const auto bots_of = [](CardSet hand) {
        std::uint64_t weapons = 0;
        std::uint64_t armours = 0;
        for (const Card card : hand) {
            const bool is_joker = rank_of(card) == joker;
            const bool is_red =
                !is_joker && (suit_of(card) == Suit::diamonds || suit_of(card) == Suit::hearts);
            ++(is_red ? armours : weapons);
        }
        return weapons * armours == 0 ? 1 : weapons * armours;
    };
    std::uint64_t sequences = 0;
    for (const Card first : hands[0])
        for (const Card second : hands[1])
            sequences += rank_of(first) == rank_of(second)
                             ? 2
                             : bots_of(hands[rank_of(first) > rank_of(second) ? 0 : 1]);
    const std::vector<PerftLevel> levels = levels_of(state, pack, 3);
    EXPECT_EQ(levels[1].sequences, 10U);
    EXPECT_EQ(levels[2].sequences, 100U);
    EXPECT_EQ(levels[3].sequences, sequences);
}

// --- The call itself

TEST(CountSequences, ALotIsAMoveAndADealIsNone) {
    const Game game{"generals_war", 4, {{"dealer", "lot"}}, 2};
    const State state = game.first_state();
    const std::vector<PerftLevel> levels = levels_of(state, pack_of_seed(state, 2), 2);
    EXPECT_EQ(levels[0].sequences, 1U);
    EXPECT_EQ(levels[1].sequences, 4U);
    EXPECT_GE(levels[2].sequences, 4U);
}

TEST(CountSequences, AFurtherDealEndsABranch) {
    // Both hold weapons alone: both yield, and the next round is dealt.
    const Game game{"bot_war", 2, {}, 0};
    const State state = game.first_state();
    std::vector<Card> pack;
    for (const Suit suit : {Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds})
        for (const Card card : cards_of_suit(suit)) pack.push_back(card);
    pack.push_back(black_joker);
    pack.push_back(red_joker);
    const std::vector<PerftLevel> levels = levels_of(state, pack, 6);
    // After a hundred pairs of shows a lot of two is drawn or none.
    EXPECT_EQ(levels[4].deals + levels[5].deals / 2, 100U);
    EXPECT_EQ(levels[5].deals, levels[5].sequences);
    EXPECT_EQ(levels[6].sequences, 0U);
}

TEST(CountSequences, RefusesWhatIsNoOrderOfThePack) {
    const State state = Game{"bot_war", 2, {}, 0}.first_state();
    std::vector<Card> pack = pack_of_seed(state, 1);
    pack[0] = pack[1];
    std::vector<PerftLevel> levels(3, PerftLevel{1, 1, 1});
    EXPECT_EQ(count_sequences(state, pack, levels).code, Code::bad_deal);
    EXPECT_EQ(levels, std::vector<PerftLevel>(3));
}

}  // namespace
}  // namespace cardrules::test
