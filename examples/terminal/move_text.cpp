#include "move_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <utility>

#include <cardrules/notation.hpp>

namespace cardrules::terminal {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> readings = {
    {{"♣", "C"}, {"♦", "D"}, {"♥", "H"}, {"♠", "S"}, {"★", "J"}, {"10", "T"}}};

void replace_all(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.replace(at, what.size(), by);
}

// "10♦" as "TD".
std::string as_card(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    for (const auto& [what, by] : readings) replace_all(text, what, by);
    return text;
}

}  // namespace

std::vector<std::string> words_in(std::string_view line) {
    std::istringstream stream{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

long long number_in(std::string_view word) {
    long long number = -1;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? number : -1;
}

Move move_of_input(const GameInfo& info, std::string_view line) {
    std::string exact;
    std::string lenient;
    for (const std::string& word : words_in(line)) {
        const std::string card = as_card(word);
        const bool is_card = !exact.empty() && card_from_name(card) >= 0;
        exact += (exact.empty() ? "" : " ") + word;
        lenient += (lenient.empty() ? "" : " ") + (is_card ? card : word);
    }
    const Move move = move_from_text(info, exact);
    return move.none() ? move_from_text(info, lenient) : move;
}

int member_of_input(const GameInfo& info, Kind kind, std::string_view word) {
    const int member = member_from_text(info, kind, word);
    return member >= 0 ? member : member_from_text(info, kind, as_card(word));
}

}  // namespace cardrules::terminal
