#include "session.hpp"

#include <algorithm>

#include <cardrules/json.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/viewing.hpp>

#include "columns.hpp"
#include "failure.hpp"
#include "files.hpp"
#include "move_text.hpp"
#include "narrator.hpp"
#include "view_text.hpp"
#include "words.hpp"

namespace cardrules::terminal {

void Session::run() {
    if (people_.size() == 1) viewer_ = people_.lowest();
    while (play_game()) {
        show_end();
        if (!wants_another()) return;
        match_.next_game();
        told_ = {};
    }
    console_.print_line("You left the game at step " + std::to_string(match_.ply()) + '.');
}

bool Session::play_game() {
    while (!match_.over()) {
        if (people_.size() == 1) tell_news(viewer_);
        const SeatSet seats = match_.turn().seats;
        const int seat = seats.lowest();
        if (!people_.contains(seat))
            match_.apply(seat, bots_.choose(match_, seat));
        else if (!let_person_play(seat))
            return false;
    }
    return true;
}

// One seat's turn at the screen; false to leave the game.
bool Session::let_person_play(int seat) {
    if (seat != viewer_) hand_over(seat);
    tell_news(seat);
    show_table(seat);
    const Wording wording(console_, seat);
    MovePrompt prompt(wording, match_.state().info(), choices_of(match_, seat));
    Next next = Next::look;
    while (next == Next::ask || next == Next::look) {
        if (next == Next::look) console_.print(prompt.question());
        std::string line;
        if (!console_.read_line(console_.paint(Paint::strong, "> "), line)) return false;
        next = obey(seat, line, prompt);
    }
    return next == Next::play_on;
}

// Nobody sees another's cards: the screen is empty in between.
void Session::hand_over(int seat) {
    console_.clear();
    viewer_ = seat;
    std::string line;
    static_cast<void>(console_.read_line(
        "Seat " + std::to_string(seat) + " is to act. Press Enter when only you look on. ", line));
    console_.clear();
}

void Session::tell_news(int seat) {
    std::int64_t& told = told_[static_cast<std::size_t>(seat)];
    told = std::min(told, match_.ply());
    Narrator(console_, match_.state().info(), seat).tell(match_, told, match_.ply());
    told = match_.ply();
}

void Session::show_table(int seat) const {
    console_.print('\n' + view_text(Wording(console_, seat), view_of(match_, seat)));
}

void Session::show_end() {
    const int seat = viewer_ >= 0 ? viewer_ : people_.lowest();
    tell_news(seat);
    const int you = people_.size() == 1 ? seat : spectator;
    console_.print(Wording(console_, you).result(view_of(match_, you)));
}

bool Session::wants_another() const {
    std::string line;
    return console_.reads_from_person() && match_.chance_mode() == ChanceMode::seeded &&
           console_.read_line("Another game? The deal passes to the left. [y/N] ", line) &&
           (line == "y" || line == "yes");
}

Session::Next Session::obey(int seat, const std::string& line, MovePrompt& prompt) {
    const std::vector<std::string> words = words_in(line);
    const std::string word = words.empty() ? "" : words[0];
    const std::size_t end = word.empty() ? 0 : line.find(word) + word.size();
    const std::size_t begin = line.find_first_not_of(" \t", end);
    const std::string rest = begin == std::string::npos ? "" : line.substr(begin);
    if (word == "quit" && rest.empty()) return Next::quit;
    if (word == "undo" && rest.empty()) return undo();
    if (word == "redo" && rest.empty()) return redo();
    if (word == "help" || word == "?") return help(), Next::ask;
    if (word == "moves" && rest.empty()) return list_moves(seat), Next::ask;
    if (word == "look" && rest.empty()) return show_table(seat), Next::look;
    if (word == "why") return say_why(seat, rest), Next::ask;
    if (word == "save") return save(rest), Next::ask;
    const MovePrompt::Answer answer = prompt.take(line);
    if (!answer.trouble.empty()) return refuse(answer.trouble), Next::ask;
    if (answer.move.none()) return Next::look;
    const Next next = try_move(seat, answer.move);
    if (next == Next::ask) prompt.start();
    return next;
}

Session::Next Session::try_move(int seat, Move move) {
    const Status status = match_.try_apply(seat, move);
    if (status.ok()) return Next::play_on;
    const State& state = match_.state();
    why_ = explain(state, seat, move_text(state.info(), move), status).message;
    refuse(why_);
    return Next::ask;
}

// Why a move cannot be made, or why the last one could not.
void Session::say_why(int seat, const std::string& text) {
    const State& state = match_.state();
    if (text.empty()) {
        console_.print_line(why_.empty() ? "No move was refused as yet; try `why MOVE`." : why_);
        return;
    }
    const Move move = move_of_input(state.info(), text);
    const Status status = move.none() ? Status{Code::malformed} : check(match_, seat, move);
    if (status.ok())
        console_.print_line(Wording(console_, seat).move(state.info(), move) + " can be made.");
    else
        console_.print_line(explain(state, seat, text, status).message);
}

// Takes back the last move of somebody who sits here, and all that came after it.
Session::Next Session::undo() {
    const auto steps = match_.steps();
    const bool any = std::any_of(steps.begin(), steps.end(),
                                 [this](const Step& step) { return people_.contains(step.actor); });
    if (!any) return refuse("you have not moved yet, so there is nothing to undo"), Next::ask;
    bool done = false;
    while (!done) {
        match_.undo();
        done = people_.contains(match_.undone().front().actor);
    }
    console_.print_line("Back at step " + std::to_string(match_.ply()) + '.');
    return Next::play_on;
}

// The move that was taken back, and the bots' answers to it.
Session::Next Session::redo() {
    if (!match_.try_redo().ok()) return refuse("there is nothing to do again"), Next::ask;
    while (!match_.undone().empty() && !people_.contains(match_.undone().front().actor))
        match_.redo();
    return Next::play_on;
}

void Session::save(const std::string& path) const {
    if (path.empty()) return refuse("name the file: save FILE");
    try {
        write_file(path, save_json(match_) + '\n');
        console_.print_line("Saved. `cardrules play --load " + path + "` goes on from here.");
    } catch (const Failure& failure) {
        refuse(failure.what() + ("; " + failure.hint()));
    }
}

void Session::list_moves(int seat) const {
    const GameInfo& info = match_.state().info();
    std::vector<std::string> texts;
    choices_of(match_, seat).for_each([&](Move move) {
        texts.emplace_back(move_text(info, move).view());
    });
    console_.print(in_grid(texts, console_.width(), 2));
}

void Session::help() const {
    console_.print(in_columns(
        {{"NUMBER",
          "an answer from the list; several, parted by spaces, where several are asked for"},
         {"MOVE", "a move in notation, as `moves` lists them; cards as TD, 10d or 10♦"},
         {"back", "begin the move anew"},
         {"look", "show the table again"},
         {"moves", "list all moves there are"},
         {"why MOVE", "tell why a move cannot be made, by the rules"},
         {"undo, redo", "take your last move back, or make it again"},
         {"save FILE", "write the game down, to go on with `cardrules play --load FILE`"},
         {"quit", "leave the game"}},
        2));
}

void Session::refuse(const std::string& text) const {
    console_.print_line(console_.paint(Paint::yellow, text));
}

}  // namespace cardrules::terminal
