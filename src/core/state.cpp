#include <array>
#include <cstring>

#include <cardrules/notation.hpp>
#include <cardrules/state.hpp>

#include "core/access.hpp"
#include "core/check.hpp"
#include "core/hash.hpp"
#include "core/invariant.hpp"

namespace cardrules {

namespace {

constexpr std::uint16_t hashed_form = 1;

constexpr std::array<std::uint64_t, max_cards> bit_of_card = [] {
    std::array<std::uint64_t, max_cards> bits{};
    for (std::size_t card = 0; card < bits.size(); ++card) bits[card] = std::uint64_t{1} << card;
    return bits;
}();

// Whether cards are an order of a set. In loops without a way out, and in four sets by turns, so
// that nothing waits for what is before it.
bool is_order_of(std::span<const Card> cards, CardSet set) noexcept {
    if (cards.size() != static_cast<std::size_t>(set.size())) return false;
    Card all_bits = 0;
    for (const Card card : cards) all_bits |= card;
    if (all_bits >= max_cards) return false;
    std::array<std::uint64_t, 4> seen{};
    std::size_t i = 0;
    for (; i + seen.size() <= cards.size(); i += seen.size())
        for (std::size_t turn = 0; turn < seen.size(); ++turn)
            seen[turn] |= bit_of_card[cards[i + turn]];
    for (; i < cards.size(); ++i) seen[0] |= bit_of_card[cards[i]];
    return (seen[0] | seen[1] | seen[2] | seen[3]) == set.bits;
}

// Whether every option of a ruleset is within its range.
bool options_in_range(const Ruleset& ruleset) noexcept {
    const GameInfo& info = ruleset.info();
    for (std::size_t i = 0; i < ruleset.options.size(); ++i) {
        if (i >= info.options.size()) {
            if (ruleset.options[i] != 0) return false;
        } else if (!option_takes(info.options[i], ruleset.players, ruleset.options[i])) {
            return false;
        }
    }
    return true;
}

}  // namespace

bool option_takes(const OptionInfo& option, int players, std::int32_t value) noexcept {
    switch (option.kind) {
        case ValueKind::seat:
            return value >= -1 && value < players;
        case ValueKind::name:
            return value >= 0 && value < static_cast<std::int32_t>(option.names.size());
        case ValueKind::number:
        case ValueKind::card:
        case ValueKind::flag:
            break;
    }
    return value >= option.min && value <= option.max;
}

Status State::create(const Ruleset& ruleset, State& out) noexcept {
    if (ruleset.game >= game_count()) return {Code::unknown_game};
    const Game& game = game_at(ruleset.game);
    if (!game.info->takes(ruleset.players)) return {Code::bad_players};
    if (!options_in_range(ruleset)) return {Code::bad_option};
    State state;
    state.header_.game = ruleset.game;
    state.header_.tag = game.tag;
    state.header_.rules = game.info->rules;
    state.header_.players = ruleset.players;
    state.header_.form = hashed_form;
    state.header_.size = static_cast<std::uint32_t>(sizeof(Header) + game.position_size);
    std::memcpy(state.position_.data(), ruleset.options.data(),
                game.info->options.size() * sizeof(std::int32_t));
    game.begin(state.header_, state.position_.data());
    out = state;
    return {};
}

Ruleset State::ruleset() const noexcept {
    Ruleset ruleset;
    ruleset.game = header_.game;
    ruleset.players = header_.players;
    if (header_.players > 0)
        std::memcpy(ruleset.options.data(), position_.data(),
                    info().options.size() * sizeof(std::int32_t));
    return ruleset;
}

void State::legal(int actor, Choices& out) const noexcept {
    out.clear();
    if (header_.turn.moves(actor)) [[likely]]
        game_at(header_.game).choices(header_, position_.data(), actor, out);
}

std::uint64_t State::legal_count(int actor) const noexcept {
    if (!header_.turn.moves(actor)) [[unlikely]]
        return 0;
    return game_at(header_.game).count(header_, position_.data(), actor);
}

Status State::check(int actor, Move move) const noexcept {
    return check_move(header_, position_.data(), actor, move);
}

Status State::apply(int actor, Move move) noexcept {
    if (!header_.turn.moves(actor)) [[unlikely]]
        return check(actor, move);
    const Status status = game_at(header_.game).apply_legal(header_, position_.data(), actor, move);
    check_invariant(*this);
    return status;
}

Status State::apply(int actor, std::string_view text) noexcept {
    const Move move = move_from_text(info(), text);
    if (!move.none()) return apply(actor, move);
    if (over()) return {Code::over};
    std::array<Card, max_cards> cards{};
    const int count = deal_from_text(text, cards);
    if (count < 0) return {Code::malformed};
    if (actor != chance) return {Code::not_to_act};
    return apply_deal(std::span(cards).first(static_cast<std::size_t>(count)));
}

Status State::apply_index(int actor, std::uint64_t index) noexcept {
    if (!header_.turn.moves(actor)) [[unlikely]] {
        if (over()) return {Code::over};
        return {header_.turn.acts(actor) ? Code::not_available : Code::not_to_act};
    }
    const Status status = game_at(header_.game).apply_at(header_, position_.data(), actor, index);
    check_invariant(*this);
    return status;
}

void State::apply_unchecked(int actor, Move move) noexcept {
    game_at(header_.game).apply(header_, position_.data(), actor, move);
    check_invariant(*this);
}

CardSet State::deal_cards() const noexcept {
    return header_.turn.mode == Mode::deal ? game_at(header_.game).info->pack : CardSet{};
}

Status State::apply_deal(std::span<const Card> cards) noexcept {
    if (over()) return {Code::over};
    if (header_.turn.mode != Mode::deal) return {Code::not_to_act};
    if (!is_order_of(cards, deal_cards())) return {Code::bad_deal};
    apply_deal_unchecked(cards);
    return {};
}

void State::apply_deal_unchecked(std::span<const Card> cards) noexcept {
    game_at(header_.game).deal(header_, position_.data(), cards);
    check_invariant(*this);
}

Result State::result() const noexcept {
    if (header_.players == 0) return {};
    return game_at(header_.game).result(header_, position_.data());
}

int State::dealer() const noexcept {
    return header_.players == 0 ? -1 : game_at(header_.game).dealer(position_.data());
}

std::int32_t State::score(int seat) const noexcept {
    if (seat < 0 || seat >= header_.players) return 0;
    return game_at(header_.game).score(position_.data(), seat);
}

std::uint64_t State::hash() const noexcept {
    return hash_of(header_, position_.data(), game_at(header_.game));
}

bool State::operator==(const State& other) const noexcept {
    return std::memcmp(this, &other, header_.size == 0 ? sizeof *this : header_.size) == 0;
}

}  // namespace cardrules
