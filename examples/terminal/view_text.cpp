#include "view_text.hpp"

#include <algorithm>
#include <vector>

#include "columns.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::size_t margin = 2;

class ViewText {
  public:
    ViewText(const Wording& wording, const View& view)
        : wording_(wording), console_(wording.console()), view_(view) {}

    [[nodiscard]] std::string text() const { return heading() + seats() + values() + zones(); }

  private:
    [[nodiscard]] std::string heading() const {
        std::string text = title_of(view_.info().name);
        if (!view_.phase().empty()) text += " · " + words_of(view_.phase());
        text += " · step " + std::to_string(view_.step) + " · " + wording_.turn(view_.turn);
        return console_.paint(Paint::strong, text) + '\n';
    }

    // A line for each seat: score, what became of it, and every value that there is one of for
    // each.
    [[nodiscard]] std::string seats() const {
        std::vector<Row> rows = {seat_heading()};
        for (int seat = 0; seat < view_.players(); ++seat) rows.push_back(seat_row(seat));
        for (std::string& title : rows[0]) title = console_.paint(Paint::faint, title);
        return in_columns(rows, margin);
    }
    [[nodiscard]] Row seat_heading() const {
        Row row = {""};
        if (shows_score()) row.emplace_back("score");
        if (view_.info().statuses.size() > 1) row.emplace_back("status");
        for (const ViewValue& value : view_.all_values())
            if (value.by_seat) row.push_back(words_of(value.name));
        return row;
    }
    [[nodiscard]] Row seat_row(int seat) const {
        const auto index = static_cast<std::size_t>(seat);
        const ViewSeat& state = view_.all_seats()[index];
        Row row = {wording_.actor(seat)};
        if (shows_score()) row.push_back(std::to_string(state.score));
        if (view_.info().statuses.size() > 1)
            row.push_back(words_of(view_.info().statuses[static_cast<std::size_t>(state.status)]));
        for (const ViewValue& value : view_.all_values())
            if (value.by_seat)
                row.push_back(wording_.number(value, view_.numbers_of(value)[index]));
        if (state.committed) row.emplace_back("has chosen");
        if (state.place > 0) row.push_back("place " + std::to_string(state.place));
        return row;
    }

    // Not where a value of the game's own says the same.
    [[nodiscard]] bool shows_score() const {
        for (const ViewValue& value : view_.all_values()) {
            const auto numbers = view_.numbers_of(value);
            if (value.by_seat &&
                std::equal(
                    numbers.begin(), numbers.end(), view_.all_seats().begin(),
                    [](std::int32_t number, const ViewSeat& seat) { return number == seat.score; }))
                return false;
        }
        return true;
    }

    // The values that are not of a seat each, but for the phase, which the heading has.
    [[nodiscard]] std::string values() const {
        std::string text;
        for (const ViewValue& value : view_.all_values()) {
            if (value.by_seat || value.name == "phase") continue;
            const std::string number = value_text(value);
            if (number.empty()) continue;
            text += (text.empty() ? "" : " · ") + words_of(value.name) + ' ' + number;
        }
        if (!view_.sealed.none())
            text += (text.empty() ? "" : " · ") +
                    ("your choice, hidden as yet: " + wording_.move(view_.info(), view_.sealed));
        return text.empty() ? text : wrapped(text, console_.width(), margin, margin);
    }
    // Nothing for what says nothing: no seat, no card, an empty list, a reason of an end to come.
    [[nodiscard]] std::string value_text(const ViewValue& value) const {
        const auto numbers = view_.numbers_of(value);
        if (value.many)
            return joined(numbers, ", ",
                          [&](std::int32_t number) { return wording_.number(value, number); });
        if (value.name == "reason" && !view_.turn.over()) return {};
        const bool nothing = numbers.empty() || numbers[0] < 0;
        return nothing ? std::string() : wording_.number(value, numbers[0]);
    }

    [[nodiscard]] std::string zones() const {
        std::vector<Row> rows;
        for (const ViewZone& zone : view_.all_zones())
            if (zone.count > 0)
                rows.push_back({console_.paint(Paint::faint, wording_.zone(zone)), cards(zone)});
        return labelled(rows, console_.width(), margin);
    }
    [[nodiscard]] std::string cards(const ViewZone& zone) const {
        if (zone.has_places) return places(zone);
        if (zone.ordered && !zone.known.empty()) return row(zone);
        return wording_.cards(zone.known, zone.hidden());
    }
    // Known cards of a row where they lie.
    [[nodiscard]] std::string row(const ViewZone& zone) const {
        return joined(view_.order_of(zone), " ", [this](const OrderedCard& card) {
            return card.card < 0 ? std::string("▒") : console_.card(static_cast<Card>(card.card));
        });
    }
    // The places that cards have kept, by number.
    [[nodiscard]] std::string places(const ViewZone& zone) const {
        return joined(view_.order_of(zone), " ", [this](const OrderedCard& card) {
            const std::string place = std::to_string(card.place);
            return card.card < 0 ? '[' + place + ']'
                                 : place + ':' + console_.card(static_cast<Card>(card.card));
        });
    }

    const Wording& wording_;
    const Console& console_;
    const View& view_;
};

}  // namespace

std::string view_text(const Wording& wording, const View& view) {
    return ViewText(wording, view).text();
}

}  // namespace cardrules::terminal
