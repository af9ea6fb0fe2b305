#include "console.hpp"

#include <array>
#include <cstdlib>
#include <iostream>
#include <unistd.h>

#include <sys/ioctl.h>

namespace cardrules::terminal {

namespace {

constexpr std::size_t usual_width = 80;
constexpr std::string_view plain_again = "\x1b[0m";

// By Paint.
constexpr std::array<std::string_view, 7> codes = {"",         "\x1b[1m",  "\x1b[2m", "\x1b[31m",
                                                   "\x1b[32m", "\x1b[33m", "\x1b[36m"};
// By Suit.
constexpr std::array<std::string_view, 4> symbols = {"♣", "♦", "♥", "♠"};

bool wants_colour() {
    const char* refused = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    return (refused == nullptr || *refused == '\0') &&
           (kind == nullptr || std::string_view(kind) != "dumb");
}

std::string rank_text(Card card) {
    return rank_of(card) == 10 ? "10" : std::string(card_name(card).substr(0, 1));
}

}  // namespace

Console::Console()
    : input_is_terminal_(isatty(STDIN_FILENO) != 0),
      output_is_terminal_(isatty(STDOUT_FILENO) != 0),
      colour_(output_is_terminal_ && wants_colour()) {}

void Console::set_colour(std::string_view when) {
    if (when != "auto") colour_ = when == "always";
}

std::size_t Console::width() const {
    winsize size{};
    if (!output_is_terminal_ || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20)
        return usual_width;
    return size.ws_col;
}

std::string Console::paint(Paint paint, std::string_view text) const {
    if (!colour_ || paint == Paint::plain || text.empty()) return std::string(text);
    std::string painted(codes[static_cast<std::size_t>(paint)]);
    painted += text;
    return painted += plain_again;
}

std::string Console::card(Card card) const {
    const bool joker_card = card == black_joker || card == red_joker;
    if (letters_ || card > red_joker)
        return paint(card == red_joker ? Paint::red : Paint::plain, card_name(card));
    if (joker_card)
        return paint(card == red_joker ? Paint::red : Paint::plain,
                     std::string(card_name(card).substr(0, 1)) + "★");
    const Suit suit = suit_of(card);
    const bool red = suit == Suit::diamonds || suit == Suit::hearts;
    return paint(red ? Paint::red : Paint::plain,
                 rank_text(card) + std::string(symbols[static_cast<std::size_t>(suit)]));
}

void Console::print(std::string_view text) const {
    std::cout << text;
}

void Console::print_line(std::string_view text) const {
    std::cout << text << '\n';
}

void Console::show_progress(std::string_view text) const {
    std::cerr << "\r\x1b[2K" << text << std::flush;
}

void Console::clear() const {
    if (output_is_terminal_) std::cout << "\x1b[2J\x1b[3J\x1b[H";
}

bool Console::read_line(std::string_view prompt, std::string& line) const {
    std::cout << prompt << std::flush;
    if (!std::getline(std::cin, line)) {
        std::cout << '\n';
        return false;
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    // A script's answers are not echoed by a terminal.
    if (!input_is_terminal_) std::cout << line << '\n';
    return true;
}

bool Console::flush() const {
    return static_cast<bool>(std::cout.flush());
}

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    bool in_code = false;
    for (const char c : text) {
        if (c == '\x1b') in_code = true;
        const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (!in_code && !continues) ++columns;
        if (in_code && c == 'm') in_code = false;
    }
    return columns;
}

}  // namespace cardrules::terminal
