// A position of a game, as a value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>
#include <cardrules/choice.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// Which cards' places each viewer can tell: a seat those of its own set and of everyone's.
struct Knowledge {
    std::array<CardSet, max_seats> seats;
    CardSet everyone;

    // What a viewer (a seat or the spectator) can tell.
    [[nodiscard]] constexpr CardSet of(int viewer) const noexcept {
        return viewer < 0 ? everyone : everyone | seats[static_cast<std::size_t>(viewer)];
    }
    constexpr void show(int seat, CardSet cards) noexcept {
        seats[static_cast<std::size_t>(seat)] |= cards;
    }
    constexpr void show_everyone(CardSet cards) noexcept { everyone |= cards; }
    // Nobody can tell anything any more: the pack was shuffled.
    constexpr void forget() noexcept { *this = {}; }
};

// What every state has, whatever the game. Rules may read all of it and change `known` alone.
struct Header {
    // Not part of the hash: follows from the rest, or differs from build to build.
    std::uint16_t game = 0;
    Turn turn;
    std::uint32_t size = 0;  // bytes of the state in use, this header included; 0: an empty state
    // Part of the hash from here on.
    std::uint32_t tag = 0;  // made from the game's name
    std::uint8_t rules = 0;
    std::uint8_t players = 0;
    std::uint16_t form = 0;  // number of the hashed form
    std::array<Move, max_seats> sealed{};
    Knowledge known;
};

// How a game ended.
struct Result {
    int reason = 0;                                // index into GameInfo::end_reasons
    int players = 0;                               // so many entries below are used
    std::array<std::int32_t, max_seats> places{};  // 1 is best; equals share the better place
    std::array<std::int32_t, max_seats> scores{};
};

// Trivially copyable, with no pointer in it: copying, comparing and storing bytes are all sound,
// and unused parts are zero. No call on it allocates memory or throws. Const calls may run
// concurrently. All of it are host calls: a state holds every hidden card.
class State {
  public:
    // The largest position a game may have, in bytes.
    static constexpr std::size_t capacity = 448;

    // An empty state: nobody acts, nothing is legal.
    State() noexcept = default;

    // The first state under a ruleset: chance is to act. Errors: unknown_game, bad_players,
    // bad_option; out is then as before.
    static Status create(const Ruleset& ruleset, State& out) noexcept;

    [[nodiscard]] int game() const noexcept { return header_.game; }
    [[nodiscard]] const GameInfo& info() const noexcept { return game_info(header_.game); }
    [[nodiscard]] int players() const noexcept { return header_.players; }
    [[nodiscard]] Ruleset ruleset() const noexcept;

    // Who may act now.
    [[nodiscard]] Turn turn() const noexcept { return header_.turn; }
    [[nodiscard]] bool over() const noexcept { return header_.turn.over(); }

    // What an actor (a seat or chance) may do; empty where he is not to act, and while a deal is
    // due.
    [[nodiscard]] Choices legal(int actor) const noexcept {
        Choices choices;
        legal(actor, choices);
        return choices;
    }
    void legal(int actor, Choices& out) const noexcept;
    // How many moves those are: legal(actor).count() in less time.
    [[nodiscard]] std::uint64_t legal_count(int actor) const noexcept;

    // Whether a move could be made, and if not, why. Tells of the actor's own choices only.
    [[nodiscard]] Status check(int actor, Move move) const noexcept;

    // Makes a move. On an error the state is bit for bit as before.
    Status apply(int actor, Move move) noexcept;
    // Makes the move that a text means, or for chance the deal, as "deal AC TD …". The errors are
    // those of check() and apply_deal(), and malformed.
    Status apply(int actor, std::string_view text) noexcept;
    // Makes the move at an index of legal(actor). Errors: over, not_to_act, not_available.
    Status apply_index(int actor, std::uint64_t index) noexcept;
    // Makes a move that is known to be legal, as one just taken from legal(actor). Any other move
    // leaves a state without meaning: for search that needs the speed.
    void apply_unchecked(int actor, Move move) noexcept;

    // The cards that the deal now due is an order of; empty while none is due.
    [[nodiscard]] CardSet deal_cards() const noexcept;
    // Deals; the first card is the top. Errors: over, not_to_act, bad_deal.
    Status apply_deal(std::span<const Card> cards) noexcept;
    // Deals without a check, as apply_unchecked().
    void apply_deal_unchecked(std::span<const Card> cards) noexcept;

    // How the game ended; only of a state that is over.
    [[nodiscard]] Result result() const noexcept;
    // The dealer of the last deal, or of the one that is due.
    [[nodiscard]] int dealer() const noexcept;
    [[nodiscard]] std::int32_t score(int seat) const noexcept;

    // XXH3-64 over options, position, sealed moves and knowledge; the same on every machine.
    [[nodiscard]] std::uint64_t hash() const noexcept;

    // Copies what the game uses only, which is less than an assignment copies.
    void copy_to(State& out) const noexcept {
        if (header_.size == 0 || out.header_.size > header_.size)
            out = *this;
        else if (this != &out)
            std::memcpy(&out, this, header_.size);
    }

    [[nodiscard]] const Header& header() const noexcept { return header_; }
    // Whether two states of one build are the same, byte for byte.
    [[nodiscard]] bool operator==(const State& other) const noexcept;

  private:
    friend struct StateAccess;

    Header header_;
    alignas(8) std::array<unsigned char, capacity> position_{};
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace cardrules
