// Turning a view into a position with gaps.
#pragma once

#include <cardrules/determinize.hpp>

#include "core/game.hpp"
#include "core/layout.hpp"

namespace cardrules {

// Prepares a Determinizer from a view that may come from anywhere.
class Preparation {
  public:
    Preparation(const View& view, Determinizer& target) noexcept : view_(view), target_(target) {}

    // False where no position agrees with the view.
    [[nodiscard]] bool run() noexcept;

  private:
    [[nodiscard]] bool has_right_shape() noexcept;
    [[nodiscard]] bool cards_add_up() noexcept;
    [[nodiscard]] bool shows_enough(const ViewZone& zone, const ZoneSource& source) const noexcept;
    [[nodiscard]] bool order_fits(const ViewZone& zone, const ZoneSource& source) const noexcept;
    [[nodiscard]] bool values_fit() const noexcept;

    void write_values() noexcept;
    void write_known() noexcept;
    void write_known(std::size_t zone) noexcept;
    void list_own_zones() noexcept;
    void list_places() noexcept;
    void list_places_of(std::size_t zone) noexcept;
    void fill_without_restrictions(State& state) const noexcept;
    void restrict_zones(const State& filled) noexcept;
    void add_restriction(std::size_t zone, const Restrictions& restrictions,
                         std::uint64_t counts) noexcept;
    [[nodiscard]] bool only_one_assignment() const noexcept;
    [[nodiscard]] bool seats_sealed_fit() noexcept;
    [[nodiscard]] bool agrees(const State& complete) const noexcept;
    [[nodiscard]] std::size_t offset_of(std::size_t zone, int index) const noexcept;

    const View& view_;
    Determinizer& target_;
    const Game* game_ = nullptr;
    View layout_;
    ZoneSources sources_;
    std::array<bool, max_zones> restricted_{};
};

}  // namespace cardrules
