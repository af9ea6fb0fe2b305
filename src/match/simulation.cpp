#include "match/simulation.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <span>

#include "core/access.hpp"
#include "core/hash.hpp"
#include "core/playout.hpp"

namespace cardrules {

namespace {

constexpr std::array<std::string_view, 2> generator_names = {ChanceStream::name, FastRandom::name};

constexpr std::uint64_t everything = std::numeric_limits<std::uint64_t>::max();

// The bytes of a number, lowest first.
template <class Number>
void put(std::array<unsigned char, 20 + 8 * max_seats>& bytes, std::size_t at,
         Number number) noexcept {
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&bytes[at], &number, sizeof number);
    } else {
        for (std::size_t i = 0; i < sizeof number; ++i)
            bytes[at + i] = static_cast<unsigned char>(number >> (8U * i));
    }
}

std::uint64_t hash_of_game(std::uint64_t game, std::uint64_t moves, const Result& result) noexcept {
    std::array<unsigned char, 20 + 8 * max_seats> bytes;  // NOLINT(*-member-init)
    put(bytes, 0, game);
    put(bytes, 8, moves);
    put(bytes, 16, static_cast<std::uint32_t>(result.reason));
    const auto players = std::min(static_cast<std::size_t>(result.players), std::size_t{max_seats});
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::uint32_t>(result.places[seat]);
        const auto score = static_cast<std::uint32_t>(result.scores[seat]);
        put(bytes, 20 + 8 * seat, std::uint64_t{score} << 32U | place);
    }
    return hash_bytes(bytes.data(), 20 + 8 * players);
}

void count_wins(const Result& result, SimulationResult& into) noexcept {
    const auto players = static_cast<std::size_t>(result.players);
    std::uint64_t winners = 0;
    for (std::size_t seat = 0; seat < players; ++seat) winners += result.places[seat] == 1 ? 1 : 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (result.places[seat] != 1) continue;
        ++(winners == 1 ? into.sole_wins : into.shared_wins)[seat];
        into.win_parts[seat] += parts_of_a_win / winners;
    }
}

void count_game(std::uint64_t game, std::uint64_t moves, const Result& result,
                SimulationResult& into) noexcept {
    count_wins(result, into);
    into.moves += moves;
    into.fewest_moves = std::min(into.fewest_moves, moves);
    into.most_moves = std::max(into.most_moves, moves);
    ++into.reasons[static_cast<std::size_t>(result.reason)];
    into.hash += hash_of_game(game, moves, result);
}

template <class Numbers>
void add_each(const Numbers& other, Numbers& into) noexcept {
    for (std::size_t i = 0; i < into.size(); ++i) into[i] += other[i];
}

// Plays a game from its beginning and counts it.
template <class Play>
void play_game(const State& first, std::uint64_t game, Play play, SimulationResult& into) noexcept {
    State state;
    first.copy_to(state);
    const std::uint64_t moves =
        play(StateAccess::game(state), StateAccess::header(state), StateAccess::position(state));
    count_game(game, moves, state.result(), into);
}

// The games begin some at a time: the first blocks of several keys are made side by side.
void play_exact_games(const State& first, std::uint64_t seed, std::uint64_t from, std::uint64_t to,
                      SimulationResult& into) noexcept {
    constexpr std::uint64_t games_at_once = 8;
    std::array<GameChance, games_at_once> chances;
    std::size_t count = 0;
    for (std::uint64_t begin = from; begin < to; begin += count) {
        count = static_cast<std::size_t>(std::min(to - begin, games_at_once));
        const std::span<GameChance> some = std::span(chances).first(count);
        for (std::size_t i = 0; i < count; ++i)
            some[i].start(simulation_key(seed, begin + i), true);
        GameChance::begin_together(some, first.turn().mode == Mode::deal);
        for (std::size_t i = 0; i < count; ++i) {
            const auto play = [&](const Game& functions, Header& header, void* position) {
                return functions.play_exact(header, position, some[i], everything);
            };
            play_game(first, begin + i, play, into);
        }
    }
}

void play_fast_games(const State& first, std::uint64_t seed, std::uint64_t from, std::uint64_t to,
                     SimulationResult& into) noexcept {
    for (std::uint64_t game = from; game < to; ++game) {
        FastChance random(simulation_key(seed, game));
        const auto play = [&](const Game& functions, Header& header, void* position) {
            return functions.play_fast(header, position, random, everything);
        };
        play_game(first, game, play, into);
    }
}

}  // namespace

std::string_view generator_name(Generator generator) noexcept {
    const auto index = static_cast<std::size_t>(generator);
    return index < generator_names.size() ? generator_names[index] : "unknown";
}

bool generator_from_name(std::string_view name, Generator& out) noexcept {
    for (std::size_t i = 0; i < generator_names.size(); ++i) {
        if (generator_names[i] != name) continue;
        out = static_cast<Generator>(i);
        return true;
    }
    return false;
}

Status detail::prepare(const Simulation& simulation, State& first) noexcept {
    if (simulation.from > simulation.to || simulation.generator > Generator::fast)
        return {Code::bad_argument};
    return State::create(simulation.ruleset, first);
}

void detail::play_games(const State& first, const Simulation& simulation, std::uint64_t from,
                        std::uint64_t to, SimulationResult& into) noexcept {
    if (simulation.generator == Generator::exact)
        play_exact_games(first, simulation.seed, from, to, into);
    else
        play_fast_games(first, simulation.seed, from, to, into);
}

void detail::add_counts(const SimulationResult& other, SimulationResult& into) noexcept {
    add_each(other.sole_wins, into.sole_wins);
    add_each(other.shared_wins, into.shared_wins);
    add_each(other.win_parts, into.win_parts);
    into.moves += other.moves;
    into.fewest_moves = std::min(into.fewest_moves, other.fewest_moves);
    into.most_moves = std::max(into.most_moves, other.most_moves);
    add_each(other.reasons, into.reasons);
    into.hash += other.hash;
}

Status simulate(const Simulation& simulation, SimulationResult& out,
                const Progress& progress) noexcept {
    State first;
    const Status status = detail::prepare(simulation, first);
    if (!status.ok()) return status;
    SimulationResult result;
    result.simulation = simulation;
    for (std::uint64_t game = simulation.from; game < simulation.to;) {
        const std::uint64_t end = game + std::min(simulation.to - game, detail::games_of_a_chunk);
        detail::play_games(first, simulation, game, end, result);
        game = end;
        if (progress.hear != nullptr &&
            !progress.hear(progress.user, game - simulation.from, simulation.games()))
            return {Code::callback};
    }
    out = result;
    return {};
}

Status merge(const SimulationResult& other, SimulationResult& into) noexcept {
    Simulation same = other.simulation;
    same.from = into.simulation.from;
    same.to = into.simulation.to;
    if (same != into.simulation) return {Code::differs};
    if (other.simulation.from == into.simulation.to)
        into.simulation.to = other.simulation.to;
    else if (other.simulation.to == into.simulation.from)
        into.simulation.from = other.simulation.from;
    else
        return {Code::bad_argument};
    detail::add_counts(other, into);
    return {};
}

std::uint64_t play_random(State& state, FastRandom& random, std::uint64_t most) noexcept {
    if (state.over()) return 0;
    FastChance all(random);
    const std::uint64_t moves = StateAccess::game(state).play_fast(
        StateAccess::header(state), StateAccess::position(state), all, most);
    random = all.random();
    return moves;
}

}  // namespace cardrules
