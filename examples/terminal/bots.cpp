#include "bots.hpp"

#include <algorithm>
#include <string_view>

namespace cardrules::terminal {

RandomBots RandomBots::of_seed(std::uint64_t seed) {
    // No seed makes such a key for a match.
    constexpr std::string_view mark = "bots";
    Key key = key_from_seed(seed);
    std::copy(mark.begin(), mark.end(), key.begin() + sizeof seed);
    return RandomBots(key);
}

Move RandomBots::choose(const Match& match, int seat) const {
    const Choices choices = match.legal(seat);
    ChanceStream stream(key_, Purpose::bot, static_cast<std::uint64_t>(match.ply()), 1);
    return choices.at(stream.below64(choices.count()));
}

}  // namespace cardrules::terminal
