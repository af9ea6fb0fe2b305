// Ids of the engine as words, and lists of them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace cardrules::terminal {

// "after_kill" as "after kill".
[[nodiscard]] inline std::string words_of(std::string_view id) {
    std::string words(id);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

// "bot_war" as "Bot war".
[[nodiscard]] inline std::string title_of(std::string_view id) {
    std::string words = words_of(id);
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

[[nodiscard]] inline std::string in_quotes(std::string_view text) {
    return '"' + std::string(text) + '"';
}

// The texts of a list with something between each two; text_of makes the text of one.
template <class List, class TextOf>
[[nodiscard]] std::string joined(const List& list, std::string_view between,
                                 const TextOf& text_of) {
    std::string text;
    for (const auto& item : list) {
        if (!text.empty()) text += between;
        text += text_of(item);
    }
    return text;
}

template <class List>
[[nodiscard]] std::string joined(const List& list, std::string_view between = ", ") {
    return joined(list, between, [](const auto& item) { return std::string(item); });
}

// "1 game", "2 games".
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view one,
                                         std::string_view many) {
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

}  // namespace cardrules::terminal
