#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/simulation.hpp>
#include <cardrules/state.hpp>

namespace cardrules {
namespace {

Simulation simulation_of(std::string_view game, int players, std::uint64_t games) {
    Simulation simulation;
    EXPECT_TRUE(Ruleset::create(game, players, simulation.ruleset).ok());
    simulation.seed = 7;
    simulation.to = games;
    return simulation;
}

// Every game at every number of players, with each generator.
std::vector<Simulation> everything(std::uint64_t games) {
    std::vector<Simulation> all;
    for (int game = 0; game < game_count(); ++game)
        for (int players = 1; players <= max_seats; ++players)
            for (const Generator generator : {Generator::exact, Generator::fast}) {
                if (!game_info(game).takes(players)) continue;
                all.push_back(simulation_of(game_info(game).name, players, games));
                all.back().generator = generator;
            }
    return all;
}

std::string name_of(const Simulation& simulation) {
    return std::string(simulation.ruleset.info().name) + " " +
           std::to_string(int{simulation.ruleset.players}) + " " +
           std::string(generator_name(simulation.generator));
}

SimulationResult result_of(const Simulation& simulation) {
    SimulationResult result;
    EXPECT_TRUE(simulate(simulation, result).ok());
    return result;
}

template <class Numbers>
std::uint64_t sum(const Numbers& numbers) {
    std::uint64_t total = 0;
    for (const std::uint64_t number : numbers) total += number;
    return total;
}

TEST(Simulation, counts_every_game_once) {
    for (const Simulation& simulation : everything(50)) {
        SCOPED_TRACE(name_of(simulation));
        const SimulationResult result = result_of(simulation);
        EXPECT_EQ(result.simulation, simulation);
        EXPECT_EQ(sum(result.reasons), 50U);
        EXPECT_EQ(sum(result.win_parts), 50U * parts_of_a_win);
        EXPECT_LE(result.fewest_moves * 50, result.moves);
        EXPECT_GE(result.most_moves * 50, result.moves);
    }
}

TEST(Simulation, does_not_depend_on_threads) {
    for (const Simulation& simulation : everything(1000)) {
        if (simulation.generator == Generator::exact && simulation.ruleset.players > 2) continue;
        SCOPED_TRACE(name_of(simulation));
        const SimulationResult alone = result_of(simulation);
        for (const int threads : {1, 2, 3, 8}) {
            SimulationResult result;
            ASSERT_TRUE(simulate_on_threads(simulation, threads, result).ok());
            EXPECT_EQ(result, alone) << threads << " threads";
        }
    }
}

TEST(Simulation, is_the_sum_of_its_ranges) {
    for (const Simulation& simulation : everything(60)) {
        SCOPED_TRACE(name_of(simulation));
        Simulation left = simulation;
        Simulation middle = simulation;
        Simulation right = simulation;
        left.to = middle.from = 17;
        middle.to = right.from = 18;
        SimulationResult all = result_of(middle);
        ASSERT_TRUE(merge(result_of(right), all).ok());
        ASSERT_TRUE(merge(result_of(left), all).ok());
        EXPECT_EQ(all, result_of(simulation));
    }
}

TEST(Simulation, merges_only_what_belongs_together) {
    const Simulation simulation = simulation_of("bot_war", 2, 10);
    const SimulationResult first = result_of(simulation);
    Simulation next = simulation;
    next.from = 10;
    next.to = 20;
    struct Case {
        const char* what;
        Code code;
        void (*change)(Simulation&);
    };
    const std::array<Case, 7> cases = {{
        {"next range", Code::ok, [](Simulation&) {}},
        {"gap", Code::bad_argument, [](Simulation& s) { s.from = 11; }},
        {"overlap", Code::bad_argument, [](Simulation& s) { s.from = 9; }},
        {"seed", Code::differs, [](Simulation& s) { s.seed = 8; }},
        {"generator", Code::differs, [](Simulation& s) { s.generator = Generator::fast; }},
        {"players", Code::differs, [](Simulation& s) { s.ruleset.players = 3; }},
        {"option", Code::differs,
         [](Simulation& s) { EXPECT_TRUE(s.ruleset.set("target_score", 3).ok()); }},
    }};
    for (const Case& test : cases) {
        SCOPED_TRACE(test.what);
        Simulation other = next;
        test.change(other);
        SimulationResult merged = first;
        EXPECT_EQ(merge(result_of(other), merged).code, test.code);
        EXPECT_EQ(merged == first, test.code != Code::ok);
    }
}

TEST(Simulation, refuses_what_makes_no_sense) {
    SimulationResult result;
    Simulation backwards = simulation_of("bot_war", 2, 10);
    backwards.from = 11;
    EXPECT_EQ(simulate(backwards, result).code, Code::bad_argument);
    Simulation alone = simulation_of("bot_war", 2, 10);
    alone.ruleset.players = 1;
    EXPECT_EQ(simulate(alone, result).code, Code::bad_players);
    EXPECT_EQ(simulate_on_threads(alone, 2, result).code, Code::bad_players);
    for (const int threads : {-1, 0, 1025})
        EXPECT_EQ(simulate_on_threads(simulation_of("bot_war", 2, 10), threads, result).code,
                  Code::bad_argument);
    EXPECT_EQ(result, SimulationResult());
}

TEST(Simulation, plays_no_game_of_an_empty_range) {
    Simulation nothing = simulation_of("bot_war", 2, 5);
    nothing.from = 5;
    SimulationResult expected;
    expected.simulation = nothing;
    EXPECT_EQ(result_of(nothing), expected);
}

// Its games are those that a host would play by hand with the same streams.
TEST(Simulation, exact_games_follow_the_streams_of_their_key) {
    for (const Simulation& simulation : everything(3)) {
        if (simulation.generator != Generator::exact) continue;
        SCOPED_TRACE(name_of(simulation));
        std::uint64_t moves = 0;
        for (std::uint64_t game = 0; game < 3; ++game) {
            const Key key = simulation_key(simulation.seed, game);
            ChanceStream players(key, Purpose::simulation, 0);
            std::uint64_t event = 0;
            State state;
            ASSERT_TRUE(State::create(simulation.ruleset, state).ok());
            while (!state.over()) {
                const Turn turn = state.turn();
                if (turn.mode == Mode::deal) {
                    std::array<Card, max_cards> cards;
                    const std::size_t count = deal_order(key, event++, state.deal_cards(), cards);
                    ASSERT_TRUE(state.apply_deal({cards.data(), count}).ok());
                } else if (turn.mode == Mode::lot) {
                    SeatSet among;
                    state.legal(chance).for_each(
                        [&](Move move) { among.insert(move.argument(0)); });
                    const int seat = draw_lot(key, event++, among);
                    ASSERT_TRUE(state.apply(chance, Move::of(lot_verb, {seat})).ok());
                } else {
                    const int seat = turn.seats.lowest();
                    const Choices choices = state.legal(seat);
                    const Move move = choices.at(players.below64(choices.count()));
                    ASSERT_TRUE(state.apply(seat, move).ok());
                    ++moves;
                }
            }
        }
        EXPECT_EQ(result_of(simulation).moves, moves);
    }
}

struct Hearer {
    std::uint64_t calls = 0;
    std::uint64_t last = 0;
    std::uint64_t stop_after = 1000;

    static bool hear(void* user, std::uint64_t done, std::uint64_t total) {
        auto& hearer = *static_cast<Hearer*>(user);
        EXPECT_GE(done, hearer.last);
        EXPECT_LE(done, total);
        hearer.last = done;
        return ++hearer.calls < hearer.stop_after;
    }
};

TEST(Simulation, tells_how_far_it_is) {
    const Simulation simulation = simulation_of("generals_war", 2, 2000);
    SimulationResult result;
    for (const int threads : {0, 1, 4}) {
        Hearer hearer;
        const Progress progress = {Hearer::hear, &hearer};
        ASSERT_TRUE((threads == 0 ? simulate(simulation, result, progress)
                                  : simulate_on_threads(simulation, threads, result, progress))
                        .ok());
        EXPECT_EQ(hearer.last, 2000U) << threads << " threads";
        EXPECT_GT(hearer.calls, 0U);
    }
}

TEST(Simulation, stops_when_told_to) {
    const Simulation simulation = simulation_of("generals_war", 2, 100000000);
    SimulationResult result;
    for (const int threads : {0, 1, 4}) {
        Hearer hearer;
        hearer.stop_after = 2;
        const Progress progress = {Hearer::hear, &hearer};
        const Status status = threads == 0
                                  ? simulate(simulation, result, progress)
                                  : simulate_on_threads(simulation, threads, result, progress);
        EXPECT_EQ(status.code, Code::callback);
        EXPECT_EQ(result, SimulationResult());
    }
}

TEST(Simulation, generators_have_names) {
    for (const Generator generator : {Generator::exact, Generator::fast}) {
        Generator found{};
        ASSERT_TRUE(generator_from_name(generator_name(generator), found));
        EXPECT_EQ(found, generator);
    }
    Generator found = Generator::fast;
    EXPECT_FALSE(generator_from_name("dice", found));
    EXPECT_EQ(found, Generator::fast);
    EXPECT_EQ(generator_name(static_cast<Generator>(9)), "unknown");
}

TEST(PlayRandom, stops_where_it_is_told_and_goes_on_from_there) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 3, ruleset).ok());
    State whole;
    ASSERT_TRUE(State::create(ruleset, whole).ok());
    State parts = whole;
    FastRandom of_whole(1);
    FastRandom of_parts(1);
    const std::uint64_t moves = play_random(whole, of_whole);
    EXPECT_TRUE(whole.over());
    std::uint64_t sum_of_parts = 0;
    while (!parts.over()) sum_of_parts += play_random(parts, of_parts, 5);
    EXPECT_EQ(sum_of_parts, moves);
    EXPECT_EQ(parts, whole);
    EXPECT_EQ(play_random(whole, of_whole), 0U);
    EXPECT_EQ(of_whole.next(), of_parts.next());
}

}  // namespace
}  // namespace cardrules
