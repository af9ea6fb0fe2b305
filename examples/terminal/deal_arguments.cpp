#include "deal_arguments.hpp"

#include <array>
#include <random>

#include <cardrules/notation.hpp>

#include "failure.hpp"

namespace cardrules::terminal {

std::vector<Card> deal_of_text(std::string_view text) {
    std::string notation(text);
    if (notation.substr(0, 5) != "deal ") notation.insert(0, "deal ");
    std::array<Card, max_cards> cards{};
    const int count = deal_from_text(notation, cards);
    if (count < 0)
        throw Failure("this is no order of cards: " + std::string(text.substr(0, 60)),
                      "write all cards of the pack with one space between them, the top first");
    return {cards.begin(), cards.begin() + count};
}

std::uint64_t random_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

Key random_key() {
    std::random_device device;
    Key key{};
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(device());
    return key;
}

}  // namespace cardrules::terminal
