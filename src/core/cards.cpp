#include <cardrules/cards.hpp>

namespace cardrules {

namespace {
constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "CDHS";

constexpr std::array<std::array<char, 2>, max_cards> names = [] {
    std::array<std::array<char, 2>, max_cards> all{};
    for (std::size_t card = 0; card < all.size(); ++card) {
        if (card < black_joker)
            all[card] = {ranks[card % 13], suits[card / 13]};
        else if (card <= red_joker)
            all[card] = {card == black_joker ? 'B' : 'R', 'J'};
        else
            all[card] = {'X', static_cast<char>('0' + card - red_joker - 1)};
    }
    return all;
}();
}  // namespace

std::string_view card_name(Card card) noexcept {
    if (card >= max_cards) return "??";
    return {names[card].data(), names[card].size()};
}

int card_from_name(std::string_view name) noexcept {
    if (name.size() != 2) return -1;
    for (int card = 0; card < max_cards; ++card)
        if (card_name(static_cast<Card>(card)) == name) return card;
    return -1;
}

}  // namespace cardrules
