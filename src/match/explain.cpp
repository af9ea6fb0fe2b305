// Refusals in words.
#include <bit>
#include <string>

#include <cardrules/notation.hpp>
#include <cardrules/problem.hpp>

#include "match/shown.hpp"

namespace cardrules {

namespace {

std::string actor_name(int actor) {
    if (actor == chance) return "chance";
    return actor == spectator ? "the spectator" : "seat " + std::to_string(actor);
}

const VerbInfo& verb_of(const GameInfo& info, int verb) {
    return info.verbs[static_cast<std::size_t>(verb - 1)];
}

// The names of a mask's members, as "2C, KD".
std::string members(const GameInfo& info, Kind kind, std::uint64_t mask) {
    std::string text;
    for (; mask != 0; mask &= mask - 1) {
        if (!text.empty()) text += ", ";
        text += member_text(info, kind, std::countr_zero(mask)).view();
    }
    return text;
}

// The verbs that an actor may use now.
std::string available_verbs(const GameInfo& info, const Choices& choices) {
    std::string text;
    for (const Choice& choice : choices) {
        if (!text.empty()) text += ", ";
        text += verb_of(info, choice.verb).name;
    }
    return text;
}

const Choice* choice_of_verb(const Choices& choices, int verb) {
    for (const Choice& choice : choices)
        if (choice.verb == verb) return &choice;
    return nullptr;
}

std::string explain_slot(const GameInfo& info, const Choices& choices, Status status) {
    const Choice* choice = choice_of_verb(choices, status.verb);
    if (choice == nullptr || status.slot < 0) return "is not available";
    const auto slot = static_cast<std::size_t>(status.slot);
    const SlotInfo& described = verb_of(info, status.verb).slots[slot];
    const std::string from = members(info, described.kind, choice->from[slot]);
    const std::string name(described.name);
    if (status.code == Code::wrong_count)
        return "names too few or too many things: " + name + " takes " +
               std::to_string(choice->pick[slot]) + " of " + from;
    return "names something that is not available: " + name + " is one of " + from;
}

std::string games_there_are() {
    std::string text;
    for (int game = 0; game < game_count(); ++game) {
        if (find_game(game_info(game).name) != game) continue;
        if (!text.empty()) text += ", ";
        text += game_info(game).name;
    }
    return text;
}

std::string seats_there_are(const GameInfo& info) {
    std::string text;
    for (int players = 1; players <= max_seats; ++players) {
        if (!info.takes(players)) continue;
        if (!text.empty()) text += ", ";
        text += std::to_string(players);
    }
    return text;
}

std::string reason(const State& state, int actor, Status status) {
    const GameInfo& info = state.info();
    const Choices choices = state.legal(actor);
    switch (status.code) {
        case Code::over:
            return "comes too late: the game is over";
        case Code::malformed:
            return "is no move of " + std::string(info.name);
        case Code::stale:
            return "was meant for another step of the game; look at the game again";
        case Code::not_to_act:
            return "cannot be made: " + actor_name(actor) + " is not to act";
        case Code::verb_not_available:
            return "cannot be made now; possible are: " + available_verbs(info, choices);
        case Code::wrong_count:
        case Code::not_available:
            return status.verb == 0
                       ? "is not below " + std::to_string(choices.count()) + ", the moves there are"
                       : explain_slot(info, choices, status);
        case Code::bad_deal:
            return "is no order of the " + std::to_string(info.pack.size()) + " cards of the pack";
        default:
            return "failed: " + std::string(code_name(status.code));
    }
}

}  // namespace

Problem explain(const State& state, int actor, std::string_view input, Status status) {
    Problem problem{status.code, {}, {}, -1};
    if (status.ok()) return problem;
    const GameInfo& info = state.info();
    problem.message = quoted(input) + " " + reason(state, actor, status);
    if (status.rule != 0) problem.message += " (" + std::string(rule_text(info, status.rule)) + ")";
    if (status.verb != 0 && status.slot >= 0)
        problem.where =
            verb_of(info, status.verb).slots[static_cast<std::size_t>(status.slot)].name;
    return problem;
}

Problem explain(const State& state, int actor, Move move, Status status) {
    const MoveText text = move_text(state.info(), move);
    if (!text.view().empty()) return explain(state, actor, text, status);
    return explain(state, actor, "move " + std::to_string(move.value), status);
}

Problem explain(std::string_view game, int players, Status status) {
    Problem problem = explain(status);
    const int found = find_game(game);
    if (status.code == Code::unknown_game && found < 0)
        problem.message = "there is no game " + quoted(game) + "; there are " + games_there_are();
    if (status.code == Code::unknown_game && found >= 0)
        problem.message = std::string(game) + " has no such version of its rules";
    if (status.code == Code::bad_players && found >= 0)
        problem.message = std::string(game) + " is for " + seats_there_are(game_info(found)) +
                          " players, not for " + std::to_string(players);
    return problem;
}

Problem explain(Status status) {
    Problem problem{status.code, {}, {}, -1};
    switch (status.code) {
        case Code::ok:
            break;
        case Code::unknown_game:
            problem.message = "there is no such game, or not under these rules";
            break;
        case Code::bad_players:
            problem.message = "the game is not for so many players";
            break;
        case Code::unknown_option:
            problem.message = "the game has no such option or preset";
            break;
        case Code::bad_option:
            problem.message = "the option does not take that value";
            break;
        case Code::nothing_to_undo:
            problem.message = "no seat has acted yet, so there is nothing to undo";
            break;
        case Code::nothing_to_redo:
            problem.message = "nothing was undone, or another move was made since";
            break;
        case Code::not_over:
            problem.message = "the game still goes on";
            break;
        default:
            problem.message = code_name(status.code);
    }
    return problem;
}

}  // namespace cardrules
