// Where a person reads and writes.
#pragma once

#include <string>
#include <string_view>

#include <cardrules/cards.hpp>

namespace cardrules::terminal {

// What text may stand out as.
enum class Paint { plain, strong, faint, red, green, yellow, blue };

// Standard input and output. Colour is used where the output is a terminal that can show it, unless
// told otherwise.
class Console {
  public:
    Console();

    // "auto", "always" or "never".
    void set_colour(std::string_view when);
    // Writes cards with letters for suits, as in the notation.
    void use_letters() { letters_ = true; }

    // Whether somebody sits before it.
    [[nodiscard]] bool reads_from_person() const { return input_is_terminal_; }
    [[nodiscard]] bool writes_to_person() const { return output_is_terminal_; }
    // How many characters fit into a line.
    [[nodiscard]] std::size_t width() const;

    [[nodiscard]] std::string paint(Paint paint, std::string_view text) const;
    // "10♥" for the card written TH, red suits in red.
    [[nodiscard]] std::string card(Card card) const;

    void print(std::string_view text) const;
    void print_line(std::string_view text = {}) const;
    // A line on standard error that is written over by the next one; "" takes it away.
    void show_progress(std::string_view text) const;
    // Takes what stands on the screen away, where there is a screen.
    void clear() const;

    // Reads a line without its end; false at the end of the input.
    bool read_line(std::string_view prompt, std::string& line) const;
    // Whether all that was printed was written.
    [[nodiscard]] bool flush() const;

  private:
    bool input_is_terminal_;
    bool output_is_terminal_;
    bool colour_;
    bool letters_ = false;
};

// How many columns a text takes that may hold colours and suits.
[[nodiscard]] std::size_t columns_of(std::string_view text);

}  // namespace cardrules::terminal
