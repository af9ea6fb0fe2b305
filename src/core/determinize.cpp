#include <cardrules/determinize.hpp>

#include "core/access.hpp"
#include "core/determinize_draw.hpp"
#include "core/preparation.hpp"

namespace cardrules {

Status Determinizer::prepare(const View& view) noexcept {
    *this = {};
    if (Preparation(view, *this).run()) return {};
    *this = {};
    return {Code::impossible};
}

void Determinizer::sample(ChanceStream& stream, State& out) const noexcept {
    draw(stream, out);
}

void Determinizer::sample(FastRandom& random, State& out) const noexcept {
    draw(random, out);
}

// From the last restricted zone to the first: what the zones behind it leave possible.
void Determinizer::count_ways() noexcept {
    const auto marked = static_cast<std::size_t>(marked_.size());
    std::size_t places = place_count_;
    for (std::size_t zone = 0; zone < restricted_count_; ++zone) places -= restricted_[zone].hidden;
    ways_ = {};
    for (std::size_t n = 0; n <= marked; ++n)
        ways_[restricted_count_][n] = n <= places ? binomials[places][n] : 0;
    for (std::size_t zone = restricted_count_; zone-- > 0;) {
        const RestrictedZone& restricted = restricted_[zone];
        for (std::size_t n = 0; n <= marked; ++n)
            for (std::size_t here = 0; here <= n && here <= restricted.hidden; ++here)
                if ((restricted.allowed >> here & 1U) != 0)
                    ways_[zone][n] +=
                        binomials[restricted.hidden][here] * ways_[zone + 1][n - here];
    }
}

Status determinize(const View& view, ChanceStream& stream, State& out) noexcept {
    Determinizer determinizer;
    const Status status = determinizer.prepare(view);
    if (status.ok()) determinizer.sample(stream, out);
    return status;
}

}  // namespace cardrules
