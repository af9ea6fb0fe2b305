// What a game is to the library: its description, its fields, and a table of functions made from its
// rules. To add a game, write a class that satisfies `Rules` and name it in games.inc.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include <cardrules/state.hpp>

#include "core/facts.hpp"
#include "core/field.hpp"
#include "core/playout.hpp"
#include "core/sink.hpp"
#include "core/step.hpp"

namespace cardrules {

// What everybody can tell of hidden cards beside the cards that are known: how many of the marked
// cards a seat's zone may hold. Bit n of `counts` allows n of them; a zone without an entry may hold
// any number.
struct Restrictions {
    struct Entry {
        const Field* field = nullptr;
        int seat = 0;
        std::uint64_t counts = ~std::uint64_t{0};
    };
    CardSet marked;
    std::array<Entry, max_seats> entries;
    int size = 0;

    void add(const Field& field, int seat, std::uint64_t counts) noexcept {
        entries[static_cast<std::size_t>(size++)] = {&field, seat, counts};
    }
};

// The rules of a game: all static, over a header and a position of its own. The position begins with
// the options as int32, in the order of GameInfo::options.
template <class G>
concept Rules = requires(const Header& header, const typename G::Position& position, Header& changed,
                         typename G::Position& target, int actor, Move move, Choices& choices,
                         std::span<const Card> cards, Silent& sink, Facts& facts,
                         Restrictions& restrictions) {
    requires std::is_trivially_copyable_v<typename G::Position>;
    requires std::has_unique_object_representations_v<typename G::Position>;
    requires sizeof(typename G::Position) <= State::capacity;
    { G::info } -> std::convertible_to<const GameInfo&>;
    { G::fields } -> std::convertible_to<std::span<const Field>>;
    // Sets up a game of header.players; the options are in place, all else is zero.
    { G::begin(header, target) } -> std::same_as<void>;
    // Who acts, and how; in a sealed turn all the seats that take part in it.
    { G::turn(header, position) } -> std::same_as<Turn>;
    // What an actor who is to act may do. The seats of a lot too.
    { G::choices(header, position, actor, choices) } -> std::same_as<void>;
    // The deal, a legal move (a lot by chance too), and the sealed moves of a turn, one a seat.
    { G::deal(changed, target, cards, sink) } -> std::same_as<void>;
    { G::apply(changed, target, actor, move, sink) } -> std::same_as<void>;
    { G::resolve(changed, target, header.sealed, sink) } -> std::same_as<void>;
    { G::result(header, position) } -> std::same_as<Result>;
    { G::dealer(position) } -> std::same_as<int>;
    { G::score(position, actor) } -> std::same_as<std::int32_t>;
    { G::status(position, actor) } -> std::same_as<int>;
    // What conformance vectors check.
    { G::facts(header, position, facts) } -> std::same_as<void>;
    { G::restrict(header, position, restrictions) } -> std::same_as<void>;
    // The name of the field that contradicts the others, or nothing where the position is sound.
    // Every field is within its range, and every card in one zone or all in none.
    { G::contradiction(header, position) } -> std::same_as<std::string_view>;
};

// The functions of one game, by bare position.
struct Game {
    const GameInfo* info;
    std::span<const Field> fields;
    std::size_t position_size;
    std::uint32_t tag;

    void (*begin)(Header&, void*) noexcept;
    Turn (*turn)(const Header&, const void*) noexcept;
    void (*choices)(const Header&, const void*, int actor, Choices&) noexcept;
    void (*deal)(Header&, void*, std::span<const Card>) noexcept;
    void (*apply)(Header&, void*, int actor, Move) noexcept;
    void (*deal_noting)(Header&, void*, std::span<const Card>, Notes&) noexcept;
    void (*apply_noting)(Header&, void*, int actor, Move, Notes&) noexcept;
    Result (*result)(const Header&, const void*) noexcept;
    int (*dealer)(const void*) noexcept;
    std::int32_t (*score)(const void*, int seat) noexcept;
    int (*status)(const void*, int seat) noexcept;
    void (*facts)(const Header&, const void*, Facts&) noexcept;
    void (*restrict)(const Header&, const void*, Restrictions&) noexcept;
    std::string_view (*contradiction)(const Header&, const void*) noexcept;
    // At most so many random moves of seats; how many were made.
    std::uint64_t (*play_exact)(Header&, void*, ExactChance&, std::uint64_t most) noexcept;
    std::uint64_t (*play_fast)(Header&, void*, FastChance&, std::uint64_t most) noexcept;
};

// The game at an index of the registry.
[[nodiscard]] const Game& game_at(int index) noexcept;

// FNV-1a, 32 bits, of a game's name.
[[nodiscard]] constexpr std::uint32_t tag_of(std::string_view name) noexcept {
    std::uint32_t tag = 2166136261U;
    for (const char c : name) tag = (tag ^ static_cast<unsigned char>(c)) * 16777619U;
    return tag;
}

// The function table of a game's rules.
template <Rules G>
[[nodiscard]] constexpr Game make_game() noexcept {
    using Position = typename G::Position;
    constexpr auto at = [](void* position) -> Position& { return *static_cast<Position*>(position); };
    constexpr auto of = [](const void* position) -> const Position& {
        return *static_cast<const Position*>(position);
    };
    Game game{};
    game.info = &G::info;
    game.fields = G::fields;
    game.position_size = sizeof(Position);
    game.tag = tag_of(G::info.name);
    game.begin = [](Header& header, void* position) noexcept {
        G::begin(header, at(position));
        header.turn = turn_of<G>(header, at(position));
    };
    game.turn = [](const Header& header, const void* position) noexcept {
        return turn_of<G>(header, of(position));
    };
    game.choices = [](const Header& header, const void* position, int actor,
                      Choices& out) noexcept { G::choices(header, of(position), actor, out); };
    game.deal = [](Header& header, void* position, std::span<const Card> cards) noexcept {
        Silent silent;
        make_deal<G>(header, at(position), cards, silent);
    };
    game.apply = [](Header& header, void* position, int actor, Move move) noexcept {
        Silent silent;
        make_move<G>(header, at(position), actor, move, silent);
    };
    game.deal_noting = [](Header& header, void* position, std::span<const Card> cards,
                          Notes& notes) noexcept {
        make_deal<G>(header, at(position), cards, notes);
    };
    game.apply_noting = [](Header& header, void* position, int actor, Move move,
                           Notes& notes) noexcept {
        make_move<G>(header, at(position), actor, move, notes);
    };
    game.result = [](const Header& header, const void* position) noexcept {
        return G::result(header, of(position));
    };
    game.dealer = [](const void* position) noexcept { return G::dealer(of(position)); };
    game.score = [](const void* position, int seat) noexcept {
        return G::score(of(position), seat);
    };
    game.status = [](const void* position, int seat) noexcept {
        return G::status(of(position), seat);
    };
    game.facts = [](const Header& header, const void* position, Facts& out) noexcept {
        G::facts(header, of(position), out);
    };
    game.restrict = [](const Header& header, const void* position, Restrictions& out) noexcept {
        G::restrict(header, of(position), out);
    };
    game.contradiction = [](const Header& header, const void* position) noexcept {
        return G::contradiction(header, of(position));
    };
    game.play_exact = [](Header& header, void* position, ExactChance& random,
                            std::uint64_t most) noexcept {
        return playout<G>(header, at(position), random, most);
    };
    game.play_fast = [](Header& header, void* position, FastChance& random,
                           std::uint64_t most) noexcept {
        return playout<G>(header, at(position), random, most);
    };
    return game;
}

}  // namespace cardrules
