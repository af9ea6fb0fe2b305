// Tells a viewer what happened, a line for each event.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <cardrules/match.hpp>
#include <cardrules/viewing.hpp>

#include "console.hpp"
#include "wording.hpp"

namespace cardrules::terminal {

class Narrator {
  public:
    // With a host's eyes the sealed moves of seats are told as they are made, and all else as the
    // viewer may know it.
    Narrator(const Console& console, const GameInfo& info, int viewer, bool host = false);

    // Tells what happened in the steps [from, to) of a match.
    void tell(const Match& match, std::int64_t from, std::int64_t to);

  private:
    void begin_step(const Match& match, std::int64_t number);
    void hear(const Event& event);
    void print_pending();
    // What a line says of an event; "" where people need not be told.
    [[nodiscard]] std::string detail_of(const Event& event) const;
    [[nodiscard]] std::string move_text_of(const Event& event) const;
    [[nodiscard]] std::string place_of(const ViewZone& zone, int place, bool single) const;
    [[nodiscard]] std::string status_text_of(const Event& event) const;
    [[nodiscard]] std::string label_of(const Event& event) const;
    void print_line(const std::string& label, const std::string& detail);

    const Console& console_;
    Wording wording_;
    bool host_;
    std::size_t label_width_;
    View view_;    // folded so far
    Move sealed_;  // of the step that is told, for a host
    std::int64_t step_ = -1;
    bool told_step_ = false;
    // A label that waits for the first of its events that says more.
    bool pending_ = false;
    int label_ = -1;
    int seat_ = -1;
    std::string label_text_;
};

}  // namespace cardrules::terminal
