#include <algorithm>

#include <cardrules/notation.hpp>

#include "core/check.hpp"

namespace cardrules {

namespace {

constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "CDHS";

// A number without sign or leading zeros, below 64; -1 for anything else.
int small_number(std::string_view text) noexcept {
    if (text.empty() || text.size() > 2 || (text.size() == 2 && text[0] == '0')) return -1;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return -1;
        number = number * 10 + (c - '0');
    }
    return number < 64 ? number : -1;
}

// Cuts the first word off a text; words are parted by exactly one space.
std::string_view next_word(std::string_view& rest) noexcept {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end == rest.size() ? end : end + 1);
    return word;
}

// Puts the arguments that share a slot into ascending order.
void sort_last_slot(const VerbInfo& verb, std::span<int> arguments) noexcept {
    if (verb.slots.empty() || arguments.size() < verb.slots.size()) return;
    const auto set = arguments.subspan(verb.slots.size() - 1);
    std::sort(set.begin(), set.end());
}

// The arguments of a text under one verb, or no move where they don't fit it.
Move read_arguments(const GameInfo& info, int verb_number, std::string_view rest,
                    bool any) noexcept {
    const VerbInfo& verb = info.verbs[static_cast<std::size_t>(verb_number - 1)];
    std::array<int, max_arguments> arguments{};
    std::size_t count = 0;
    while (any) {
        if (verb.slots.empty() || count == arguments.size()) return {};
        const bool last = rest.find(' ') == std::string_view::npos;
        const auto slot = static_cast<std::size_t>(slot_of_argument(verb, static_cast<int>(count)));
        const int member = member_from_text(info, verb.slots[slot].kind, next_word(rest));
        if (member < 0) return {};
        arguments[count++] = member;
        if (last) break;
    }
    sort_last_slot(verb, std::span(arguments).first(count));
    Move move = Move::of(verb_number);
    for (std::size_t i = 0; i < count; ++i) move.set_argument(static_cast<int>(i), arguments[i]);
    return well_formed(info, move) ? move : Move{};
}

}  // namespace

FixedText<8> member_text(const GameInfo& info, Kind kind, int member) noexcept {
    FixedText<8> text;
    const auto number = static_cast<std::size_t>(member);
    switch (kind) {
        case Kind::card:
            text.append(card_name(static_cast<Card>(member)));
            break;
        case Kind::position:
            if (number < info.position_names.size()) text.append(info.position_names[number]);
            break;
        case Kind::rank:
            if (number >= 1 && number <= ranks.size())
                text.append(ranks.substr(number - 1, 1));
            else
                text.append("joker");
            break;
        case Kind::suit:
            if (number < suits.size()) text.append(suits.substr(number, 1));
            break;
        case Kind::seat:
        case Kind::pile:
        case Kind::number:
            text.append_number(static_cast<unsigned>(member));
    }
    return text;
}

int member_from_text(const GameInfo& info, Kind kind, std::string_view text) noexcept {
    switch (kind) {
        case Kind::card:
            return card_from_name(text);
        case Kind::position: {
            const auto found =
                std::find(info.position_names.begin(), info.position_names.end(), text);
            return found == info.position_names.end()
                       ? -1
                       : static_cast<int>(found - info.position_names.begin());
        }
        case Kind::rank:
            if (text == "joker") return joker;
            return text.size() == 1 && ranks.find(text[0]) != std::string_view::npos
                       ? static_cast<int>(ranks.find(text[0])) + 1
                       : -1;
        case Kind::suit:
            return text.size() == 1 && suits.find(text[0]) != std::string_view::npos
                       ? static_cast<int>(suits.find(text[0]))
                       : -1;
        case Kind::seat:
        case Kind::pile:
        case Kind::number:
            break;
    }
    return small_number(text);
}

MoveText move_text(const GameInfo& info, Move move) noexcept {
    MoveText text;
    if (!well_formed(info, move)) return text;
    const VerbInfo& verb = info.verbs[static_cast<std::size_t>(move.verb() - 1)];
    text.append(verb.name);
    for (int i = 0; i < move.argument_count(); ++i) {
        const auto slot = static_cast<std::size_t>(slot_of_argument(verb, i));
        text.append(" ");
        text.append(member_text(info, verb.slots[slot].kind, move.argument(i)));
    }
    return text;
}

Move move_from_text(const GameInfo& info, std::string_view text) noexcept {
    std::string_view rest = text;
    const std::string_view word = next_word(rest);
    const bool any = word.size() < text.size();
    for (std::size_t verb = 0; verb < info.verbs.size(); ++verb) {
        if (info.verbs[verb].name != word) continue;
        const Move move = read_arguments(info, static_cast<int>(verb) + 1, rest, any);
        if (!move.none()) return move;
    }
    return {};
}

DealText deal_text(std::span<const Card> cards) noexcept {
    DealText text;
    text.append("deal");
    for (const Card card : cards) {
        text.append(" ");
        text.append(card_name(card));
    }
    return text;
}

int deal_from_text(std::string_view text, std::span<Card, max_cards> out) noexcept {
    std::string_view rest = text;
    if (next_word(rest) != "deal" || rest.empty() || text.back() == ' ') return -1;
    std::size_t count = 0;
    while (!rest.empty()) {
        const int card = card_from_name(next_word(rest));
        if (card < 0 || count == out.size()) return -1;
        out[count++] = static_cast<Card>(card);
    }
    return static_cast<int>(count);
}

FixedText<16> rule_text(const GameInfo& info, int rule) noexcept {
    FixedText<16> text;
    text.append(info.rule_prefix);
    text.append("-");
    text.append_number(static_cast<unsigned>(rule));
    return text;
}

}  // namespace cardrules
