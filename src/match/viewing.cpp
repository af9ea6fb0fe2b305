#include <algorithm>
#include <new>

#include <cardrules/viewing.hpp>

namespace cardrules {

namespace {

bool is_seat(const Match& match, int viewer) noexcept {
    return viewer >= 0 && viewer < match.state().players();
}

// Keeps the events of a step from an index on.
struct Collection {
    std::vector<Event> events;
    std::int32_t from_index = 0;
    bool out_of_memory = false;

    // Rules must not be left by an exception.
    static void hear(void* user, const Event& event) noexcept {
        auto& collection = *static_cast<Collection*>(user);
        if (event.index < collection.from_index || collection.out_of_memory) return;
        try {
            collection.events.push_back(event);
        } catch (...) {
            collection.out_of_memory = true;
        }
    }
};

}  // namespace

View view_of(const Match& match, int viewer, std::int64_t ply) {
    if (ply < 0 || ply > match.ply()) ply = match.ply();
    View view = view_of(ply == match.ply() ? match.state() : match.state_at(ply), viewer);
    view.step = ply;
    view.edit = match.edit();
    return view;
}

std::vector<Event> events_of(const Match& match, int viewer, std::int64_t step,
                             std::int32_t index) {
    Collection collection;
    if (step > match.ply()) return {};
    if (step >= 0) collection.from_index = index;
    step = std::max<std::int64_t>(step, 0);
    const EventHearer hearer{Collection::hear, &collection};
    State state = match.state_at(step);
    for (const Step& made : match.steps().subspan(static_cast<std::size_t>(step))) {
        if (made.is_deal())
            deal_telling(state, match.deal_of(made), viewer, step, hearer);
        else
            apply_telling(state, made.actor, made.move, viewer, step, hearer);
        if (collection.out_of_memory) throw std::bad_alloc();
        ++step;
        collection.from_index = 0;
    }
    return std::move(collection.events);
}

Choices choices_of(const Match& match, int viewer) {
    return is_seat(match, viewer) ? match.legal(viewer) : Choices();
}

Status check(const Match& match, int viewer, Move move, std::int64_t expected_step) {
    return match.check(is_seat(match, viewer) ? viewer : spectator, move, expected_step);
}

Status preview(const Match& match, int viewer, Move move, Preview& out) {
    const Status status = check(match, viewer, move);
    return status.ok() ? preview(view_of(match, viewer), move, out) : status;
}

}  // namespace cardrules
