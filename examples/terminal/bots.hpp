// Players that choose at random.
#pragma once

#include <cstdint>

#include <cardrules/chance.hpp>
#include <cardrules/match.hpp>

namespace cardrules::terminal {

// They choose by a key of their own and the number of the step, so that they choose the same again
// after an undo, and what they do tells nothing of the cards to come.
class RandomBots {
  public:
    explicit RandomBots(const Key& key) : key_(key) {}
    // The bots of a seed.
    static RandomBots of_seed(std::uint64_t seed);

    // What a seat that is to act does.
    [[nodiscard]] Move choose(const Match& match, int seat) const;

  private:
    Key key_;
};

}  // namespace cardrules::terminal
