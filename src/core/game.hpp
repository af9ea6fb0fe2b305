// What a game is to the library: its description, its fields, and a table of functions made from
// its rules. To add a game, write a class that satisfies `Rules` and name it in games.inc.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include <cardrules/state.hpp>

#include "core/check.hpp"
#include "core/facts.hpp"
#include "core/field.hpp"
#include "core/playout.hpp"
#include "core/questions.hpp"
#include "core/sink.hpp"
#include "core/step.hpp"

namespace cardrules {

// What everybody can tell of hidden cards beside the cards that are known: how many of the marked
// cards a seat's zone may hold. Bit n of `counts` allows n of them; a zone without an entry may
// hold any number.
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

// The rules of a game: all static, over a header and a position of its own. The position begins
// with the options as int32, in the order of GameInfo::options.
template <class G>
concept Rules = requires(const Header& header, const typename G::Position& position,
                         Header& changed, typename G::Position& target, int actor, Move move,
                         Choices& choices, std::span<const Card> cards, Silent& sink, Facts& facts,
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
    // The seats among which a due lot is drawn.
    { G::lot_among(header, position) } -> std::same_as<SeatSet>;
    // What a seat that is to act may do. Checks take less time where this is a template over the
    // type of its last parameter, as in the games here.
    { G::choices(header, position, actor, choices) } -> std::same_as<void>;
    // A lot drawn, a deal, a seat's legal move, and all the sealed moves of a turn, by seat.
    { G::lot(changed, target, actor, sink) } -> std::same_as<void>;
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
    std::uint64_t (*count)(const Header&, const void*, int actor) noexcept;
    void (*deal)(Header&, void*, std::span<const Card>) noexcept;
    void (*apply)(Header&, void*, int actor, Move) noexcept;
    // Makes a move, or the one at an index, of an actor that is to act by a move, if it is legal.
    Status (*apply_legal)(Header&, void*, int actor, Move) noexcept;
    Status (*apply_at)(Header&, void*, int actor, std::uint64_t index) noexcept;
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
    std::uint64_t (*play_exact)(Header&, void*, GameChance&, std::uint64_t most) noexcept;
    std::uint64_t (*play_fast)(Header&, void*, FastChance&, std::uint64_t most) noexcept;
    // One move of a seat, or none, and the chance after it; then the choices of the next.
    void (*advance_exact)(Header&, void*, GameChance&, Move, Choices& next) noexcept;
    void (*advance_fast)(Header&, void*, FastChance&, Move, Choices& next) noexcept;
};

namespace detail {
// The games of this build, of which there are game_count().
extern const Game* const registry[];
}  // namespace detail

// The game at an index of the registry.
[[nodiscard]] inline const Game& game_at(int index) noexcept {
    return *detail::registry[index];
}

// FNV-1a, 32 bits, of a game's name.
[[nodiscard]] constexpr std::uint32_t tag_of(std::string_view name) noexcept {
    std::uint32_t tag = 2166136261U;
    for (const char c : name) tag = (tag ^ static_cast<unsigned char>(c)) * 16777619U;
    return tag;
}

// The functions of a game's rules, by bare position.
template <Rules G>
struct Erased {
    using Position = typename G::Position;

    static Position& at(void* position) noexcept { return *static_cast<Position*>(position); }
    static const Position& at(const void* position) noexcept {
        return *static_cast<const Position*>(position);
    }

    static void begin(Header& header, void* position) noexcept {
        G::begin(header, at(position));
        header.turn = turn_of<G>(header, at(position));
    }
    static Turn turn(const Header& header, const void* position) noexcept {
        return turn_of<G>(header, at(position));
    }
    static void choices(const Header& header, const void* position, int actor,
                        Choices& out) noexcept {
        write_choices(header, position, actor, out);
    }
    static std::uint64_t count(const Header& header, const void* position, int actor) noexcept {
        return ask(header, position, actor, CountOfMoves()).count();
    }
    static void deal(Header& header, void* position, std::span<const Card> cards) noexcept {
        Silent silent;
        make_deal<G>(header, at(position), cards, silent);
    }
    static void apply(Header& header, void* position, int actor, Move move) noexcept {
        Silent silent;
        apply_to(header, position, actor, move, silent);
    }
    static Status apply_legal(Header& header, void* position, int actor, Move move) noexcept {
        if (!ask(header, position, actor, IsLegal(move)).legal()) [[unlikely]]
            return check_move(header, position, actor, move);
        apply(header, position, actor, move);
        return {};
    }
    static Status apply_at(Header& header, void* position, int actor,
                           std::uint64_t index) noexcept {
        const Move move = ask(header, position, actor, MoveAt(index)).move();
        if (move.none()) [[unlikely]]
            return {Code::not_available};
        apply(header, position, actor, move);
        return {};
    }
    static void deal_noting(Header& header, void* position, std::span<const Card> cards,
                            Notes& notes) noexcept {
        make_deal<G>(header, at(position), cards, notes);
    }
    static void apply_noting(Header& header, void* position, int actor, Move move,
                             Notes& notes) noexcept {
        apply_to(header, position, actor, move, notes);
    }
    static Result result(const Header& header, const void* position) noexcept {
        return G::result(header, at(position));
    }
    static int dealer(const void* position) noexcept { return G::dealer(at(position)); }
    static std::int32_t score(const void* position, int seat) noexcept {
        return G::score(at(position), seat);
    }
    static int status(const void* position, int seat) noexcept {
        return G::status(at(position), seat);
    }
    static void facts(const Header& header, const void* position, Facts& out) noexcept {
        G::facts(header, at(position), out);
    }
    static void restrict(const Header& header, const void* position, Restrictions& out) noexcept {
        G::restrict(header, at(position), out);
    }
    static std::string_view contradiction(const Header& header, const void* position) noexcept {
        return G::contradiction(header, at(position));
    }
    template <class Random>
    static std::uint64_t play(Header& header, void* position, Random& random,
                              std::uint64_t most) noexcept {
        return playout<G>(header, at(position), random, most);
    }
    template <class Random>
    static void advance(Header& header, void* position, Random& random, Move move,
                        Choices& next) noexcept {
        cardrules::advance<G>(header, at(position), random, move, next);
    }

  private:
    template <class Sink>
    static void apply_to(Header& header, void* position, int actor, Move move,
                         Sink& sink) noexcept {
        if (actor == chance)
            make_lot<G>(header, at(position), move.argument(0), sink);
        else
            make_move<G>(header, at(position), actor, move, sink);
    }
    template <class Out>
    static void write_choices(const Header& header, const void* position, int actor,
                              Out& out) noexcept {
        if (actor == chance)
            out.add(lot_verb, G::info.verbs[0].rule, G::lot_among(header, at(position)).bits);
        else
            G::choices(header, at(position), actor, out);
    }
    // Puts a question to the choices of an actor, as the rules write them if they write to any
    // type.
    template <class Question>
    static Question ask(const Header& header, const void* position, int actor,
                        Question question) noexcept {
        if constexpr (requires { G::choices(header, at(position), actor, question); }) {
            write_choices(header, position, actor, question);
        } else {
            Choices all;
            write_choices(header, position, actor, all);
            for (const Choice& choice : all) question.add(choice);
        }
        return question;
    }
};

// The function table of a game's rules.
template <Rules G>
[[nodiscard]] constexpr Game make_game() noexcept {
    using Functions = Erased<G>;
    return {.info = &G::info,
            .fields = G::fields,
            .position_size = sizeof(typename G::Position),
            .tag = tag_of(G::info.name),
            .begin = Functions::begin,
            .turn = Functions::turn,
            .choices = Functions::choices,
            .count = Functions::count,
            .deal = Functions::deal,
            .apply = Functions::apply,
            .apply_legal = Functions::apply_legal,
            .apply_at = Functions::apply_at,
            .deal_noting = Functions::deal_noting,
            .apply_noting = Functions::apply_noting,
            .result = Functions::result,
            .dealer = Functions::dealer,
            .score = Functions::score,
            .status = Functions::status,
            .facts = Functions::facts,
            .restrict = Functions::restrict,
            .contradiction = Functions::contradiction,
            .play_exact = Functions::template play<GameChance>,
            .play_fast = Functions::template play<FastChance>,
            .advance_exact = Functions::template advance<GameChance>,
            .advance_fast = Functions::template advance<FastChance>};
}

}  // namespace cardrules
