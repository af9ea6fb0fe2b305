#include <array>
#include <cstddef>

#include <cardrules/view.hpp>

#include "core/game.hpp"
#include "core/hash.hpp"

namespace cardrules {

namespace {

constexpr std::uint8_t hashed_form = 1;

// A view in a form that is the same on every machine: every number little-endian.
class Bytes {
  public:
    template <class Number>
    void add(Number number) noexcept {
        auto rest = static_cast<std::uint64_t>(number);
        for (std::size_t i = 0; i < sizeof(Number); ++i, rest >>= 8U)
            bytes_[size_++] = static_cast<unsigned char>(rest);
    }
    [[nodiscard]] std::uint64_t hash() const noexcept { return hash_bytes(bytes_.data(), size_); }

  private:
    // The largest view: what is single, options, seats, zones, order and numbers.
    static constexpr std::size_t capacity = 32 + 4 * max_options + 7 * max_seats + 9 * max_zones +
                                            2 * max_cards + max_values + 4 * max_numbers;
    std::array<unsigned char, capacity> bytes_;
    std::size_t size_ = 0;
};

void add_zone(Bytes& bytes, const View& view, const ViewZone& zone) noexcept {
    bytes.add(zone.count);
    bytes.add(zone.known.bits);
    for (const OrderedCard& entry : view.order_of(zone)) {
        bytes.add(entry.card);
        bytes.add(entry.place);
    }
}

}  // namespace

std::uint64_t view_hash(const View& view) noexcept {
    if (view.players() == 0) return 0;
    Bytes bytes;
    bytes.add(hashed_form);
    bytes.add(game_at(view.ruleset.game).tag);
    bytes.add(view.info().rules);
    bytes.add(view.ruleset.players);
    for (const std::int32_t option : view.ruleset.options) bytes.add(option);
    bytes.add(view.viewer);
    bytes.add(static_cast<std::uint8_t>(view.turn.mode));
    bytes.add(view.turn.seats.bits);
    bytes.add(view.end_reason);
    bytes.add(view.sealed.value);
    bytes.add(view.open.bits);
    for (const ViewSeat& seat : view.all_seats()) {
        bytes.add(seat.score);
        bytes.add(seat.status);
        bytes.add(seat.place);
        bytes.add(static_cast<std::uint8_t>(seat.committed));
    }
    for (const ViewZone& zone : view.all_zones()) add_zone(bytes, view, zone);
    for (const ViewValue& value : view.all_values()) {
        bytes.add(value.count);
        for (const std::int32_t number : view.numbers_of(value)) bytes.add(number);
    }
    return bytes.hash();
}

}  // namespace cardrules
