#include "core/check.hpp"

#include <algorithm>

#include "core/game.hpp"

namespace cardrules {

namespace {

// How many things a slot of a kind can name.
int members_of(const GameInfo& info, Kind kind) noexcept {
    switch (kind) {
        case Kind::seat:
            return max_seats;
        case Kind::position:
            return static_cast<int>(info.position_names.size());
        case Kind::rank:
            return joker + 1;
        case Kind::suit:
            return 4;
        case Kind::card:
        case Kind::pile:
        case Kind::number:
            break;
    }
    return 64;
}

// How many arguments a choice takes before a slot.
int arguments_before(const Choice& choice, std::size_t slot) noexcept {
    int arguments = 0;
    for (std::size_t i = 0; i < slot; ++i) arguments += choice.pick[i];
    return arguments;
}

// The first slot in which a move names something that the choice does not offer.
int first_unavailable(const Choice& choice, Move move) noexcept {
    for (std::size_t slot = 0; slot < choice.slots; ++slot) {
        const int begin = arguments_before(choice, slot);
        for (int i = begin; i < begin + choice.pick[slot]; ++i)
            if ((choice.from[slot] >> move.argument(i) & 1U) == 0) return static_cast<int>(slot);
    }
    return -1;
}

}  // namespace

int slot_of_argument(const VerbInfo& verb, int argument) noexcept {
    return std::min(argument, static_cast<int>(verb.slots.size()) - 1);
}

bool well_formed(const GameInfo& info, Move move) noexcept {
    const int verb_number = move.verb();
    if (verb_number < 1 || verb_number > static_cast<int>(info.verbs.size())) return false;
    const VerbInfo& verb = info.verbs[static_cast<std::size_t>(verb_number - 1)];
    const int count = move.argument_count();
    for (int i = count; i < max_arguments; ++i)
        if (move.argument(i) >= 0) return false;
    if (count > 0 && verb.slots.empty()) return false;
    for (int i = 0; i < count; ++i) {
        const int slot = slot_of_argument(verb, i);
        const Kind kind = verb.slots[static_cast<std::size_t>(slot)].kind;
        if (move.argument(i) >= members_of(info, kind)) return false;
        if (kind == Kind::card && !info.pack.contains(static_cast<Card>(move.argument(i))))
            return false;
        const bool same_slot = i > 0 && slot_of_argument(verb, i - 1) == slot;
        if (same_slot && move.argument(i) <= move.argument(i - 1)) return false;
    }
    return true;
}

Status compare(const GameInfo& info, const Choices& choices, Move move) noexcept {
    const auto verb = static_cast<std::uint8_t>(move.verb());
    Status status{Code::verb_not_available, -1, verb,
                  info.verbs[static_cast<std::size_t>(verb - 1)].rule};
    for (const Choice& choice : choices) {
        if (choice.verb != verb) continue;
        if (choice.contains(move)) return {};
        const int wanted = arguments_before(choice, choice.slots);
        if (move.argument_count() != wanted) {
            if (status.code == Code::verb_not_available)
                status = {Code::wrong_count, static_cast<std::int8_t>(choice.slots - 1), verb,
                          choice.rule};
            continue;
        }
        status = {Code::not_available, static_cast<std::int8_t>(first_unavailable(choice, move)),
                  verb, choice.rule};
    }
    return status;
}

Status check_move(const Header& header, const void* position, int actor, Move move) noexcept {
    if (header.turn.over()) return {Code::over};
    const Game& game = game_at(header.game);
    if (!well_formed(*game.info, move)) return {Code::malformed};
    if (!header.turn.acts(actor)) return {Code::not_to_act};
    Choices choices;
    if (header.turn.moves(actor)) game.choices(header, position, actor, choices);
    return compare(*game.info, choices, move);
}

}  // namespace cardrules
