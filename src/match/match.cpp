#include <algorithm>

#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>

#include "core/check.hpp"

namespace cardrules {

Match::Match(const Ruleset& ruleset, const MatchOptions& options) {
    State start;
    throw_if_failed(explain(State::create(ruleset, start)));
    begin(start, options, true);
}

Match::Match(const State& start, const MatchOptions& options) {
    begin(start, options, false);
}

Status Match::try_create(const Ruleset& ruleset, const MatchOptions& options,
                         std::optional<Match>& out) {
    State start;
    const Status status = State::create(ruleset, start);
    if (!status.ok()) return status;
    Match match;
    match.begin(start, options, true);
    out = std::move(match);
    return {};
}

void Match::begin(const State& start, const MatchOptions& options, bool new_game) {
    options_ = options;
    key_ = game_key(options.key, options.game);
    state_ = start;
    starts_new_game_ = new_game;
    snapshots_.assign(1, start);
    make_due_chance();
    report(Topic::created, chance, Code::ok, ply());
    report_steps(0);
}

std::span<const Card> Match::deal_of(const Step& step) const noexcept {
    if (!step.is_deal()) return {};
    const auto& cards = deals_[static_cast<std::size_t>(step.deal)];
    return {cards.data(), static_cast<std::size_t>(state_.info().pack.size())};
}

// Writing.

// Makes a change and the chance moves after it; an exception leaves the match as it was.
template <class Make>
Status Match::change(int actor, const Make& make) {
    const std::size_t before = ply_;
    make_room();
    drop_undone();
    try {
        make();
        make_due_chance();
    } catch (...) {
        go_to(before);
        drop_undone();
        throw;
    }
    report_steps(before);
    if (over()) report(Topic::over, actor, Code::ok, ply());
    return {};
}

Status Match::check(int actor, Move move, std::int64_t expected_step) const noexcept {
    if (over()) return {Code::over};
    if (!well_formed(state_.info(), move)) return {Code::malformed};
    if (stale(actor, expected_step)) return {Code::stale};
    return state_.check(actor, move);
}

Status Match::try_apply(int actor, Move move, std::int64_t expected_step) {
    if (stale(actor, expected_step) || !state_.legal(actor).contains(move))
        return refuse(actor, check(actor, move, expected_step));
    return change(actor, [&] { make(actor, move); });
}

Status Match::try_apply(int actor, std::string_view text, std::int64_t expected_step) {
    const Move move = move_from_text(state_.info(), text);
    if (!move.none()) return try_apply(actor, move, expected_step);
    std::array<Card, max_cards> cards{};
    const int count = deal_from_text(text, cards);
    if (over()) return refuse(actor, {Code::over});
    if (count < 0) return refuse(actor, {Code::malformed});
    if (stale(actor, expected_step)) return refuse(actor, {Code::stale});
    if (actor != chance) return refuse(actor, {Code::not_to_act});
    return try_apply_deal(std::span(cards).first(static_cast<std::size_t>(count)), expected_step);
}

Status Match::try_apply_index(int actor, std::uint64_t index, std::int64_t expected_step) {
    if (over()) return refuse(actor, {Code::over});
    if (stale(actor, expected_step)) return refuse(actor, {Code::stale});
    if (!turn().acts(actor)) return refuse(actor, {Code::not_to_act});
    const Move move = legal(actor).at(index);
    if (move.none()) return refuse(actor, {Code::not_available});
    return change(actor, [&] { make(actor, move); });
}

Status Match::try_apply_deal(std::span<const Card> cards, std::int64_t expected_step) {
    if (!over() && stale(chance, expected_step)) return refuse(chance, {Code::stale});
    State trial = state_;
    const Status status = trial.apply_deal(cards);
    if (!status.ok()) return refuse(chance, status);
    return change(chance, [&] { make_deal(cards); });
}

void Match::apply(int actor, Move move, std::int64_t expected_step) {
    const Status status = try_apply(actor, move, expected_step);
    if (!status.ok()) throw Error(explain(state_, actor, move, status));
}

void Match::apply(int actor, std::string_view text, std::int64_t expected_step) {
    const Status status = try_apply(actor, text, expected_step);
    if (!status.ok()) throw Error(explain(state_, actor, text, status));
}

void Match::apply_index(int actor, std::uint64_t index, std::int64_t expected_step) {
    const Status status = try_apply_index(actor, index, expected_step);
    if (!status.ok()) throw Error(explain(state_, actor, std::to_string(index), status));
}

void Match::apply_deal(std::span<const Card> cards, std::int64_t expected_step) {
    const Status status = try_apply_deal(cards, expected_step);
    if (!status.ok()) throw Error(explain(state_, chance, "deal", status));
}

void Match::make(int actor, Move move) {
    push({move, -1, static_cast<std::int8_t>(actor)});
    state_.apply_unchecked(actor, move);
    if (actor == chance) ++chance_events_;
}

void Match::make_deal(std::span<const Card> cards) {
    std::array<Card, max_cards> deal{};
    std::copy(cards.begin(), cards.end(), deal.begin());
    deals_.push_back(deal);
    push({{}, static_cast<std::int32_t>(deals_.size()) - 1, chance});
    state_.apply_deal_unchecked(cards);
    ++chance_events_;
}

void Match::make_due_chance() {
    while (options_.chance == ChanceMode::seeded && turn().chance_acts()) {
        if (turn().mode == Mode::deal) {
            std::array<Card, max_cards> cards{};
            const std::size_t count = deal_order(key_, chance_events_, state_.deal_cards(), cards);
            make_deal(std::span(cards).first(count));
        } else {
            const SeatSet among{static_cast<std::uint8_t>(legal(chance)[0].from[0])};
            make(chance, Move::of(lot_verb, {draw_lot(key_, chance_events_, among)}));
        }
    }
}

// Records a step that is about to be made.
void Match::push(const Step& step) {
    if (ply_ % stride == 0 && snapshots_.size() == ply_ / stride) snapshots_.push_back(state_);
    steps_.push_back(step);
    ++ply_;
}

// Makes room for a step and the chance moves that may follow, so that nothing is half done when
// memory runs out.
void Match::make_room() {
    constexpr std::size_t steps = 8;
    const auto grow = [](auto& entries, std::size_t more) {
        if (entries.capacity() - entries.size() < more)
            entries.reserve(std::max(2 * entries.capacity(), entries.size() + more));
    };
    grow(steps_, steps);
    grow(deals_, steps);
    grow(snapshots_, 1);
}

void Match::drop_undone() noexcept {
    if (steps_.size() == ply_) return;
    const auto is_deal = [](const Step& step) { return step.is_deal(); };
    const auto dropped = std::count_if(steps_.begin() + ply(), steps_.end(), is_deal);
    deals_.resize(deals_.size() - static_cast<std::size_t>(dropped));
    steps_.resize(ply_);
    snapshots_.resize(std::min(snapshots_.size(), ply_ / stride + 1));
}

// Undo and redo.

Status Match::try_undo() noexcept {
    std::size_t target = ply_;
    while (target > 0 && steps_[target - 1].actor == chance) --target;
    if (target == 0) return {Code::nothing_to_undo};
    go_to(target - 1);
    ++edit_;
    report(Topic::undone, steps_[ply_].actor, Code::ok, ply());
    return {};
}

Status Match::try_redo() {
    if (ply_ == steps_.size()) return {Code::nothing_to_redo};
    std::size_t target = ply_ + 1;
    while (target < steps_.size() && steps_[target].actor == chance) ++target;
    const int actor = steps_[ply_].actor;
    go_to(target);
    report(Topic::redone, actor, Code::ok, ply());
    return {};
}

State Match::state_at(std::int64_t n) const noexcept {
    const auto ply = static_cast<std::size_t>(std::clamp<std::int64_t>(n, 0, this->ply()));
    if (ply == ply_) return state_;
    const std::size_t snapshot = std::min(ply / stride, snapshots_.size() - 1);
    State state = snapshots_[snapshot];
    replay(state, snapshot * stride, ply);
    return state;
}

void Match::go_to(std::size_t ply) noexcept {
    const std::size_t snapshot = std::min(ply / stride, snapshots_.size() - 1);
    State state = snapshots_[snapshot];
    replay(state, snapshot * stride, ply);
    state_ = state;
    ply_ = ply;
    const auto by_chance = [](const Step& step) { return step.actor == chance; };
    chance_events_ = static_cast<std::uint64_t>(
        std::count_if(steps_.begin(), steps_.begin() + this->ply(), by_chance));
}

void Match::replay(State& state, std::size_t from, std::size_t to) const noexcept {
    for (std::size_t i = from; i < to; ++i) {
        if (steps_[i].is_deal())
            state.apply_deal_unchecked(deal_of(steps_[i]));
        else
            state.apply_unchecked(steps_[i].actor, steps_[i].move);
    }
}

Status Match::try_next_game() {
    if (!over()) return {Code::not_over};
    Ruleset ruleset = this->ruleset();
    static_cast<void>(ruleset.set("dealer", left_of(state_.dealer(), state_.players())));
    MatchOptions options = options_;
    ++options.game;
    options.observer = {};
    State start;
    const Status status = State::create(ruleset, start);
    if (!status.ok()) return status;
    Match next;
    next.begin(start, options, true);
    next.edit_ = edit_ + 1;
    next.options_.observer = options_.observer;
    *this = std::move(next);
    report(Topic::next_game, chance, Code::ok, ply());
    return {};
}

// A step is stale for another number than the next one's, but while sealed moves are gathered every
// step since the first of them is as good.
bool Match::stale(int actor, std::int64_t expected_step) const noexcept {
    if (expected_step == -1 || expected_step == ply()) return false;
    if (turn().mode != Mode::sealed || !turn().acts(actor)) return true;
    std::int64_t gathered = 0;
    for (const Move move : state_.header().sealed) gathered += move.none() ? 0 : 1;
    return expected_step < ply() - gathered || expected_step > ply();
}

Status Match::refuse(int actor, Status status) const noexcept {
    report(Topic::refused, actor, status.code, ply());
    return status;
}

void Match::report_steps(std::size_t from) const noexcept {
    for (std::size_t i = from; i < ply_; ++i)
        report(Topic::step_made, steps_[i].actor, Code::ok, static_cast<std::int64_t>(i));
}

void Match::report(Topic topic, int actor, Code code, std::int64_t step) const noexcept {
    if (options_.observer.hear != nullptr)
        options_.observer.hear(options_.observer.user, {topic, code, actor, step, options_.game});
}

}  // namespace cardrules
