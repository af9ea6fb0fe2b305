// A game that people play at one screen, some seats being played by bots.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include <cardrules/match.hpp>

#include "bots.hpp"
#include "console.hpp"
#include "move_prompt.hpp"

namespace cardrules::terminal {

class Session {
  public:
    // people: the seats that people play, at least one.
    Session(const Console& console, Match match, SeatSet people, const RandomBots& bots)
        : console_(console), match_(std::move(match)), people_(people), bots_(bots) {}

    // Plays until the game is over or left, and more games of the series if somebody wants to.
    void run();

  private:
    // What comes after a line that was typed.
    enum class Next { ask, look, play_on, quit };

    // False when the game was left.
    bool play_game();
    bool let_person_play(int seat);
    void hand_over(int seat);
    void tell_news(int seat);
    void show_table(int seat) const;
    void show_end();
    bool wants_another() const;

    Next obey(int seat, const std::string& line, MovePrompt& prompt);
    Next try_move(int seat, Move move);
    void say_why(int seat, const std::string& move);
    Next undo();
    Next redo();
    void save(const std::string& path) const;
    void list_moves(int seat) const;
    void help() const;
    void refuse(const std::string& text) const;

    const Console& console_;
    Match match_;
    SeatSet people_;
    RandomBots bots_;
    int viewer_ = -1;                             // who sits before the screen
    std::array<std::int64_t, max_seats> told_{};  // the first step that a seat was not told of
    std::string why_;                             // why the last move was refused
};

}  // namespace cardrules::terminal
