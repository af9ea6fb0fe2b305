#include "narrator.hpp"

#include <algorithm>
#include <utility>

#include "words.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::size_t step_width = 5;

std::string padded(std::string text, std::size_t width) {
    const std::size_t columns = columns_of(text);
    if (columns < width) text.append(width - columns, ' ');
    return text;
}

std::string step_text(std::int64_t step) {
    const std::string number = std::to_string(step);
    return std::string(number.size() < step_width ? step_width - number.size() : 0, ' ') + number;
}

std::string capitalized(std::string text) {
    return title_of(text);
}

CardSet known_cards(const Event& event) {
    CardSet cards;
    for (const EventCard& card : event.all_cards())
        if (card.card >= 0) cards.insert(static_cast<Card>(card.card));
    return cards;
}

}  // namespace

Narrator::Narrator(const Console& console, const GameInfo& info, int viewer, bool host)
    : console_(console), wording_(console, viewer), host_(host) {
    std::size_t widest = 0;
    for (const std::string_view label : info.labels) widest = std::max(widest, label.size());
    label_width_ = widest + std::string_view("Seat 0: ").size();
}

void Narrator::tell(const Match& match, std::int64_t from, std::int64_t to) {
    if (from >= to) return;
    view_ = view_of(match, wording_.viewer(), from);
    step_ = -1;
    for (const Event& event : events_of(match, wording_.viewer(), from)) {
        if (event.step >= to) break;
        if (event.step != step_) begin_step(match, event.step);
        hear(event);
    }
    print_pending();
}

void Narrator::begin_step(const Match& match, std::int64_t number) {
    print_pending();
    step_ = number;
    told_step_ = false;
    label_ = seat_ = -1;
    const bool hidden = host_ && view_.turn.mode == Mode::sealed;
    sealed_ = hidden ? match.steps()[static_cast<std::size_t>(number)].move : Move{};
}

void Narrator::hear(const Event& event) {
    if (event.label != label_ || event.seat != seat_) {
        print_pending();
        label_ = event.label;
        seat_ = event.seat;
        label_text_ = label_of(event);
        pending_ = event.label >= 0;
    }
    const std::string detail = detail_of(event);
    if (!detail.empty()) print_line(std::exchange(label_text_, {}), detail);
    static_cast<void>(fold(view_, event));
}

void Narrator::print_pending() {
    if (pending_) print_line(std::exchange(label_text_, {}), {});
}

std::string Narrator::detail_of(const Event& event) const {
    switch (event.kind) {
        case EventKind::moved:
            return move_text_of(event);
        case EventKind::known:
            if (event.forgotten) return {};
            return wording_.cards(known_cards(event)) + " in " +
                   wording_.zone(view_.all_zones()[event.from]);
        case EventKind::status:
            return status_text_of(event);
        case EventKind::value:
            if (event.setting == Setting::sealed && !event.sealed.none())
                return "you: " + wording_.move(view_.info(), event.sealed);
            return {};
        case EventKind::noted:
            return {};
    }
    return {};
}

std::string Narrator::move_text_of(const Event& event) const {
    const ViewZone& from = view_.all_zones()[event.from];
    const ViewZone& to = view_.all_zones()[event.to];
    const CardSet known = known_cards(event);
    const bool single = event.count == 1;
    return wording_.cards(known, event.count - known.size()) + "  " + wording_.zone(from) +
           place_of(from, event.cards[0].from, single) + " → " + wording_.zone(to) +
           place_of(to, event.cards[0].to, single);
}

// Which place it is, where cards keep theirs.
std::string Narrator::place_of(const ViewZone& zone, int place, bool single) const {
    return single && zone.has_places && place >= 0 ? " at " + std::to_string(place) : "";
}

std::string Narrator::status_text_of(const Event& event) const {
    const ViewSeat& before = view_.all_seats()[event.whose];
    const std::string who = wording_.actor(event.whose);
    std::string text;
    const auto add = [&text](const std::string& more) {
        text += (text.empty() ? "" : ", ") + more;
    };
    if (event.status.committed && !before.committed) {
        if (event.whose != wording_.viewer()) add("has chosen");
        if (!sealed_.none()) add(wording_.move(view_.info(), sealed_));
    }
    if (event.status.score != before.score)
        add("score " + std::to_string(before.score) + " → " + std::to_string(event.status.score));
    if (event.status.status != before.status)
        add(words_of(view_.info().statuses[static_cast<std::size_t>(event.status.status)]));
    return text.empty() ? text : who + ": " + text;
}

std::string Narrator::label_of(const Event& event) const {
    if (event.label < 0) return {};
    const std::string label = words_of(view_.info().labels[static_cast<std::size_t>(event.label)]);
    return event.seat < 0 ? capitalized(label)
                          : capitalized(wording_.actor(event.seat)) + ": " + label;
}

void Narrator::print_line(const std::string& label, const std::string& detail) {
    pending_ = false;
    const std::string number =
        std::exchange(told_step_, true) ? std::string(step_width, ' ') : step_text(step_);
    std::string line = console_.paint(Paint::faint, number) + "  ";
    line += detail.empty()
                ? console_.paint(Paint::strong, label)
                : padded(console_.paint(Paint::strong, label), label_width_) + "  " + detail;
    console_.print_line(line);
}

}  // namespace cardrules::terminal
