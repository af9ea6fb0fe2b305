#include <algorithm>
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

// Whether cards are an order of a set.
bool is_order_of(std::span<const Card> cards, CardSet set) noexcept {
    if (cards.size() != static_cast<std::size_t>(set.size())) return false;
    // Without a way out of the loop, which makes vector instructions of it.
    std::uint64_t seen = 0;
    unsigned all_bits = 0;
    for (const Card card : cards) {
        seen |= CardSet::single(card).bits;
        all_bits |= card;
    }
    return all_bits < max_cards && seen == set.bits;
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
    if (header_.turn.mode == Mode::deal || !header_.turn.acts(actor)) return;
    game_at(header_.game).choices(header_, position_.data(), actor, out);
}

std::uint64_t State::legal_count(int actor) const noexcept {
    if (header_.turn.mode == Mode::deal || !header_.turn.acts(actor)) return 0;
    return game_at(header_.game).count(header_, position_.data(), actor);
}

Status State::check(int actor, Move move) const noexcept {
    if (over()) return {Code::over};
    if (!well_formed(info(), move)) return {Code::malformed};
    if (!header_.turn.acts(actor)) return {Code::not_to_act};
    return compare(info(), legal(actor), move);
}

Status State::apply(int actor, Move move) noexcept {
    if (header_.turn.acts(actor) && header_.turn.mode != Mode::deal &&
        game_at(header_.game).apply_if_legal(header_, position_.data(), actor, move)) {
        check_invariant(*this);
        return {};
    }
    return check(actor, move);
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
    if (over()) return {Code::over};
    if (!header_.turn.acts(actor)) return {Code::not_to_act};
    if (header_.turn.mode == Mode::deal ||
        !game_at(header_.game).apply_at(header_, position_.data(), actor, index))
        return {Code::not_available};
    check_invariant(*this);
    return {};
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

void State::copy_to(State& out) const noexcept {
    if (out.header_.game != header_.game || header_.players == 0) {
        out = *this;
        return;
    }
    if (this == &out) return;
    // In two pieces: the first has a fixed size and needs no call.
    std::memcpy(&out.header_, &header_, sizeof header_);
    std::memcpy(out.position_.data(), position_.data(), game_at(header_.game).position_size);
}

bool State::operator==(const State& other) const noexcept {
    const std::size_t size = header_.players == 0 ? capacity : game_at(header_.game).position_size;
    return std::memcmp(&header_, &other.header_, sizeof header_) == 0 &&
           std::memcmp(position_.data(), other.position_.data(), size) == 0;
}

}  // namespace cardrules
