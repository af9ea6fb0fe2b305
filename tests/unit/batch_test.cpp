#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/batch.hpp>

namespace cardrules {
namespace {

BatchOptions options_of(std::string_view game, int players, std::size_t size) {
    BatchOptions options;
    EXPECT_TRUE(Ruleset::create(game, players, options.ruleset).ok());
    options.seed = 5;
    options.size = size;
    return options;
}

// Every game at every number of players, with each generator.
std::vector<BatchOptions> everything(std::size_t size) {
    std::vector<BatchOptions> all;
    for (int game = 0; game < game_count(); ++game)
        for (int players = 1; players <= max_seats; ++players)
            for (const Generator generator : {Generator::exact, Generator::fast}) {
                if (!game_info(game).takes(players)) continue;
                all.push_back(options_of(game_info(game).name, players, size));
                all.back().generator = generator;
            }
    return all;
}

std::string name_of(const BatchOptions& options) {
    return std::string(options.ruleset.info().name) + " " +
           std::to_string(int{options.ruleset.players}) + " " +
           std::string(generator_name(options.generator));
}

// One batch and arrays of its size.
struct Table {
    Batch batch;
    std::vector<std::int32_t> seats;
    std::vector<std::uint64_t> counts;
    std::vector<std::int64_t> indices;
    std::vector<std::uint8_t> done;
    std::vector<std::int32_t> reasons;
    std::vector<std::int32_t> places;
    std::vector<std::int32_t> scores;

    explicit Table(const BatchOptions& options) {
        EXPECT_TRUE(Batch::create(options, batch).ok());
        const std::size_t size = batch.size();
        const std::size_t cells = size * static_cast<std::size_t>(batch.players());
        seats.resize(size);
        counts.resize(size);
        indices.resize(size, random_move);
        done.resize(size);
        reasons.resize(size);
        places.resize(cells);
        scores.resize(cells);
        look();
    }
    void look() { EXPECT_TRUE(batch.look(seats, counts).ok()); }
    void step() {
        EXPECT_TRUE(batch.step({indices, done, reasons, places, scores}).ok());
        look();
    }
    [[nodiscard]] std::size_t over() const {
        std::size_t count = 0;
        for (const std::int32_t seat : seats) count += seat == no_seat ? 1 : 0;
        return count;
    }
};

// One game of a simulation, alone.
SimulationResult simulated(const BatchOptions& options, std::uint64_t game) {
    SimulationResult result;
    EXPECT_TRUE(simulate({.ruleset = options.ruleset,
                          .generator = options.generator,
                          .seed = options.seed,
                          .from = game,
                          .to = game + 1},
                         result)
                    .ok());
    return result;
}

TEST(Batch, random_games_are_those_of_a_simulation) {
    for (BatchOptions options : everything(3)) {
        SCOPED_TRACE(name_of(options));
        options.first = 10;
        options.next_games = false;
        Table table(options);
        for (int round = 0; round < 2; ++round) {
            while (table.over() < 3) table.step();
            for (std::size_t slot = 0; slot < 3; ++slot) {
                const std::uint64_t game = table.batch.game(slot);
                EXPECT_EQ(game, 10 + slot + 3U * static_cast<unsigned>(round));
                EXPECT_EQ(table.batch.moves(slot), simulated(options, game).moves);
                EXPECT_TRUE(table.batch.state(slot).over());
                ASSERT_TRUE(table.batch.next_game(slot).ok());
            }
            table.look();
        }
    }
}

TEST(Batch, goes_on_with_the_next_games_and_gives_the_results) {
    for (const BatchOptions& options : everything(4)) {
        if (options.generator == Generator::exact && options.ruleset.players > 2) continue;
        SCOPED_TRACE(name_of(options));
        Table table(options);
        const auto players = static_cast<std::size_t>(table.batch.players());
        std::vector<std::uint64_t> next = {0, 1, 2, 3};
        for (int games = 0; games < 12;) {
            table.step();
            for (std::size_t slot = 0; slot < 4; ++slot) {
                std::uint64_t parts = 0;
                std::uint64_t firsts = 0;
                for (std::size_t seat = 0; seat < players; ++seat) {
                    const std::int32_t place = table.places[slot * players + seat];
                    EXPECT_EQ(place != 0, table.done[slot] == 1);
                    firsts += place == 1 ? 1 : 0;
                }
                if (table.done[slot] == 0) continue;
                const SimulationResult result = simulated(options, next[slot]);
                for (std::size_t seat = 0; seat < players; ++seat) {
                    parts = table.places[slot * players + seat] == 1 ? parts_of_a_win / firsts : 0;
                    EXPECT_EQ(parts, result.win_parts[seat]);
                }
                EXPECT_EQ(result.reasons[static_cast<std::size_t>(table.reasons[slot])], 1U);
                next[slot] += 4;
                EXPECT_EQ(table.batch.game(slot), next[slot]);
                EXPECT_EQ(table.batch.moves(slot), 0U);
                ++games;
            }
        }
    }
}

TEST(Batch, makes_the_moves_it_is_told_to) {
    for (const BatchOptions& options : everything(2)) {
        SCOPED_TRACE(name_of(options));
        Table table(options);
        FastRandom random(3);
        for (int steps = 0; steps < 200; ++steps) {
            std::array<State, 2> expected;
            for (std::size_t slot = 0; slot < 2; ++slot) {
                const State& state = table.batch.state(slot);
                ASSERT_EQ(table.seats[slot], state.turn().seats.lowest());
                ASSERT_EQ(table.counts[slot], state.legal(table.seats[slot]).count());
                ASSERT_EQ(table.counts[slot], state.legal_count(table.seats[slot]));
                ASSERT_EQ(table.counts[slot], table.batch.choices(slot).count());
                const std::uint64_t index = random.below64(table.counts[slot]);
                table.indices[slot] = static_cast<std::int64_t>(index);
                expected[slot] = state;
                ASSERT_TRUE(expected[slot].apply_index(table.seats[slot], index).ok());
            }
            table.step();
            for (std::size_t slot = 0; slot < 2; ++slot)
                if (!expected[slot].over() && !expected[slot].turn().chance_acts()) {
                    ASSERT_EQ(table.batch.state(slot), expected[slot]);
                }
        }
    }
}

TEST(Batch, moves_nothing_when_one_index_is_no_move) {
    Table table(options_of("bot_war", 3, 4));
    for (const std::int64_t bad : {std::int64_t{-2}, std::int64_t{10}, std::int64_t{1} << 62U}) {
        SCOPED_TRACE(bad);
        table.indices = {0, 0, bad, bad};
        const State before = table.batch.state(0);
        std::size_t where = 99;
        EXPECT_EQ(table.batch.step({.indices = table.indices}, &where).code, Code::not_available);
        EXPECT_EQ(where, 2U);
        EXPECT_EQ(table.batch.state(0), before);
        EXPECT_EQ(table.batch.step({.indices = table.indices}).code, Code::not_available);
    }
}

TEST(Batch, refuses_arrays_of_another_size) {
    Table table(options_of("bot_war", 3, 4));
    std::array<std::int64_t, 3> indices{};
    std::array<std::uint8_t, 5> done{};
    std::array<std::int32_t, 5> numbers{};
    std::array<std::uint64_t, 3> counts{};
    const std::array<BatchStep, 5> steps = {{{.indices = indices},
                                             {.done = done},
                                             {.reasons = numbers},
                                             {.places = numbers},
                                             {.scores = numbers}}};
    for (const BatchStep& step : steps) EXPECT_EQ(table.batch.step(step).code, Code::bad_argument);
    EXPECT_EQ(table.batch.look(numbers, {}).code, Code::bad_argument);
    EXPECT_EQ(table.batch.look({}, counts).code, Code::bad_argument);
    EXPECT_EQ(table.batch.next_game(4).code, Code::bad_argument);
}

TEST(Batch, needs_no_array_at_all) {
    Table table(options_of("generals_war", 2, 3));
    const State before = table.batch.state(0);
    EXPECT_TRUE(table.batch.look({}, {}).ok());
    EXPECT_TRUE(table.batch.step({}).ok());
    EXPECT_NE(table.batch.state(0), before);
}

TEST(Batch, a_finished_game_stays_as_it_is) {
    BatchOptions options = options_of("generals_war", 2, 2);
    options.next_games = false;
    Table table(options);
    while (table.over() < 2) table.step();
    const State before = table.batch.state(0);
    table.indices = {77, 77};
    table.step();
    EXPECT_EQ(table.batch.state(0), before);
    EXPECT_EQ(table.counts[0], 0U);
    EXPECT_EQ(table.done[0], 0);
}

TEST(Batch, refuses_what_makes_no_sense) {
    Batch batch;
    BatchOptions options = options_of("bot_war", 2, 0);
    EXPECT_EQ(Batch::create(options, batch).code, Code::bad_argument);
    options.size = max_batch_size + 1;
    EXPECT_EQ(Batch::create(options, batch).code, Code::bad_argument);
    options.size = 1;
    options.ruleset.players = 7;
    EXPECT_EQ(Batch::create(options, batch).code, Code::bad_players);
    EXPECT_EQ(batch.size(), 0U);
    EXPECT_EQ(batch.players(), 0);
    EXPECT_EQ(batch.step({}).code, Code::bad_argument);
}

TEST(Batch, can_be_moved) {
    Table table(options_of("bot_war", 2, 2));
    const State before = table.batch.state(1);
    const Batch moved = std::move(table.batch);
    EXPECT_EQ(moved.size(), 2U);
    EXPECT_EQ(moved.state(1), before);
}

}  // namespace
}  // namespace cardrules
