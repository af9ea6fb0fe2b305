// What the engine speaks of, in words for one viewer.
#pragma once

#include <span>
#include <string>

#include <cardrules/move.hpp>
#include <cardrules/view.hpp>

#include "console.hpp"

namespace cardrules::terminal {

class Wording {
  public:
    // viewer: whom to call "you", or the spectator.
    Wording(const Console& console, int viewer) : console_(console), viewer_(viewer) {}

    [[nodiscard]] const Console& console() const noexcept { return console_; }
    [[nodiscard]] int viewer() const noexcept { return viewer_; }

    // "seat 1", "you", "chance".
    [[nodiscard]] std::string actor(int actor) const;
    // "hand of seat 1", "your hand", "pile 3", "reserve".
    [[nodiscard]] std::string zone(const ViewZone& zone) const;
    // Cards with spaces between them.
    [[nodiscard]] std::string cards(CardSet cards) const;
    // Known cards, and how many others there are.
    [[nodiscard]] std::string cards(CardSet known, int hidden) const;
    // One thing that a slot can name.
    [[nodiscard]] std::string member(const GameInfo& info, Kind kind, int member) const;
    // The verb and what it names.
    [[nodiscard]] std::string move(const GameInfo& info, Move move) const;
    // One number of a value.
    [[nodiscard]] std::string number(const ViewValue& value, std::int32_t number) const;
    // "seat 1 to act", "you and seat 2 to act".
    [[nodiscard]] std::string turn(const Turn& turn) const;
    // How a game ended, a line for each seat.
    [[nodiscard]] std::string result(const View& view) const;

  private:
    const Console& console_;
    int viewer_;
};

}  // namespace cardrules::terminal
