// What a viewer may do, by the same code as on states: in a position that agrees with his view.
#include <cardrules/determinize.hpp>
#include <cardrules/view.hpp>

namespace cardrules {

namespace {

// How many other positions a preview is compared in.
constexpr int compared_positions = 8;

// Whether a move is the last of a sealed turn in which others' moves are in: what it brings about
// depends on those.
bool resolves_others(const State& state, int viewer) noexcept {
    if (state.turn().mode != Mode::sealed || state.turn().seats != SeatSet::single(viewer))
        return false;
    for (const Move sealed : state.header().sealed)
        if (!sealed.none()) return true;
    return false;
}

void view_after(const State& before, int viewer, Move move, View& out) noexcept {
    State after;
    before.copy_to(after);
    after.apply_unchecked(viewer, move);
    view_of(after, viewer, out);
}

// Whether the viewer comes to know cards that could have been others.
bool uncovers(const Determinizer& positions, const View& before, const View& after) noexcept {
    if (positions.only_one()) return false;
    CardSet known_before;
    CardSet known_after;
    for (const ViewZone& zone : before.all_zones()) known_before |= zone.known;
    for (const ViewZone& zone : after.all_zones()) known_after |= zone.known;
    return !known_before.contains_all(known_after);
}

// A second guard, for rules by which something becomes visible in some positions only.
bool same_in_others(const Determinizer& positions, Move move, const View& after) noexcept {
    FastRandom random(0);
    State position;
    View other;
    for (int i = 0; i < compared_positions; ++i) {
        positions.sample(random, position);
        view_after(position, after.viewer, move, other);
        if (!(other == after)) return false;
    }
    return true;
}

}  // namespace

Status choices_of(const View& view, Choices& out) noexcept {
    out.clear();
    Determinizer positions;
    const Status status = positions.prepare(view);
    if (status.ok() && view.viewer >= 0) positions.first().legal(view.viewer, out);
    return status;
}

Status check(const View& view, Move move) noexcept {
    Determinizer positions;
    const Status status = positions.prepare(view);
    return status.ok() ? positions.first().check(view.viewer, move) : status;
}

Status preview(const View& view, Move move, Preview& out) noexcept {
    Determinizer positions;
    Status status = positions.prepare(view);
    if (status.ok()) status = positions.first().check(view.viewer, move);
    if (!status.ok()) return status;
    out.depends = true;
    if (resolves_others(positions.first(), view.viewer)) return {};
    View after;
    view_after(positions.first(), view.viewer, move, after);
    if (uncovers(positions, view, after) || !same_in_others(positions, move, after)) return {};
    out.depends = false;
    out.view = after;
    out.view.step = view.step + 1;
    out.view.edit = view.edit;
    return {};
}

}  // namespace cardrules
