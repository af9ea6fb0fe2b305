// A game being played, with its record.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <cardrules/chance.hpp>
#include <cardrules/problem.hpp>
#include <cardrules/state.hpp>

namespace cardrules {

// Who makes the moves of chance.
enum class ChanceMode : std::uint8_t {
    seeded,  // the match, at once, from its key: its host never sees chance to act
    host,    // the host, by apply_deal() and apply() with the actor `chance`
};

// One entry of a record.
struct Step {
    Move move;               // no move where it is a deal
    std::int32_t deal = -1;  // number of the deal, or -1
    std::int8_t actor = chance;

    [[nodiscard]] bool is_deal() const noexcept { return deal >= 0; }
};

// What a match tells its observer.
enum class Topic : std::uint8_t { created, step_made, refused, over, undone, redone, next_game };

struct Report {
    Topic topic = Topic::created;
    Code code = Code::ok;    // of a refusal
    int actor = chance;      // of a step or a refusal
    std::int64_t step = 0;   // the step made or refused, else the number of steps made
    std::uint64_t game = 0;  // of the series
};

// Called by the match on the calling thread, after the fact and under no lock; must not call back
// into the same match and must not throw.
struct Observer {
    void (*hear)(void* user, const Report& report) noexcept = nullptr;
    void* user = nullptr;
};

struct MatchOptions {
    ChanceMode chance = ChanceMode::seeded;
    Key key{};               // of the series; game i plays under game_key(key, i)
    std::uint64_t game = 0;  // which game of the series this is
    Observer observer{};
};

// One writer at a time; const calls may run concurrently. Every call is the host's: a match holds
// what is hidden. What a viewer may know of it is in viewing.hpp. Calls whose names begin with try_
// return a status; the same without it throw Error. Where a call fails the match is as before; that
// holds for std::bad_alloc too.
class Match {
  public:
    // A match at its first state. Errors: as State::create().
    explicit Match(const Ruleset& ruleset, const MatchOptions& options = {});
    static Status try_create(const Ruleset& ruleset, const MatchOptions& options,
                             std::optional<Match>& out);
    // A match that begins at a given position, as a puzzle or a test does.
    Match(const State& start, const MatchOptions& options);

    // The game as it is now.
    [[nodiscard]] const State& state() const noexcept { return state_; }
    [[nodiscard]] Ruleset ruleset() const noexcept { return state_.ruleset(); }
    [[nodiscard]] Turn turn() const noexcept { return state_.turn(); }
    [[nodiscard]] bool over() const noexcept { return state_.over(); }
    [[nodiscard]] Choices legal(int actor) const noexcept { return state_.legal(actor); }
    [[nodiscard]] Result result() const noexcept { return state_.result(); }

    // How many steps were made, chance included: the number of the next one.
    [[nodiscard]] std::int64_t ply() const noexcept { return static_cast<std::int64_t>(ply_); }
    // The steps made, and those undone that could be redone after them.
    [[nodiscard]] std::span<const Step> steps() const noexcept { return {steps_.data(), ply_}; }
    [[nodiscard]] std::span<const Step> undone() const noexcept {
        return std::span(steps_).subspan(ply_);
    }
    // The cards of a deal, top first. Valid until the match changes.
    [[nodiscard]] std::span<const Card> deal_of(const Step& step) const noexcept;
    // The state before step n, for n from 0 to ply(); replays at most 63 steps.
    [[nodiscard]] State state_at(std::int64_t n) const noexcept;
    // The position the record begins with, and whether that is the start of a new game.
    [[nodiscard]] const State& start() const noexcept { return snapshots_.front(); }
    [[nodiscard]] bool starts_new_game() const noexcept { return starts_new_game_; }
    // Grows whenever steps that were made are taken back, or the record begins anew.
    [[nodiscard]] std::uint64_t edit() const noexcept { return edit_; }

    // Where its chance comes from. The key is the host's secret.
    [[nodiscard]] ChanceMode chance_mode() const noexcept { return options_.chance; }
    [[nodiscard]] const Key& key() const noexcept { return options_.key; }
    [[nodiscard]] std::uint64_t game() const noexcept { return options_.game; }
    void observe(const Observer& observer) noexcept { options_.observer = observer; }

    // Whether a move could be made, as State::check(), for the step it was meant for. expected_step
    // -1 is any; while sealed moves are gathered every step since the first of them is current.
    [[nodiscard]] Status check(int actor, Move move,
                               std::int64_t expected_step = -1) const noexcept;

    // Makes a move: by value, by notation ("deal …" for a deal), by its index in legal(actor).
    // Errors, in this order: over, malformed, stale, not_to_act, verb_not_available, wrong_count,
    // not_available; bad_deal.
    Status try_apply(int actor, Move move, std::int64_t expected_step = -1);
    Status try_apply(int actor, std::string_view text, std::int64_t expected_step = -1);
    Status try_apply_index(int actor, std::uint64_t index, std::int64_t expected_step = -1);
    Status try_apply_deal(std::span<const Card> cards, std::int64_t expected_step = -1);
    void apply(int actor, Move move, std::int64_t expected_step = -1);
    void apply(int actor, std::string_view text, std::int64_t expected_step = -1);
    void apply_index(int actor, std::uint64_t index, std::int64_t expected_step = -1);
    void apply_deal(std::span<const Card> cards, std::int64_t expected_step = -1);

    // Back to the last state in which a seat acted: its move is taken back, and the chance outcomes
    // after it. The same outcomes come again. Errors: nothing_to_undo.
    Status try_undo() noexcept;
    void undo() { throw_if_failed(explain(try_undo())); }
    // Makes the step that was undone again, with the chance outcomes after it, until another move
    // was made instead. Errors: nothing_to_redo.
    Status try_redo();
    void redo() { throw_if_failed(explain(try_redo())); }

    // The next game of the series, with a new record; the dealer is the player left of the one who
    // made the last deal. Errors: not_over.
    Status try_next_game();
    void next_game() { throw_if_failed(explain(try_next_game())); }

    // For loading: the edit number of the match that was saved.
    void restore_edit(std::uint64_t edit) noexcept { edit_ = edit; }

  private:
    // Steps between two snapshots.
    static constexpr std::size_t stride = 64;

    Match() = default;
    void begin(const State& start, const MatchOptions& options, bool new_game);
    void make_due_chance();
    void make(int actor, Move move);
    void make_deal(std::span<const Card> cards);
    void push(const Step& step);
    void make_room();
    void drop_undone() noexcept;
    void go_to(std::size_t ply) noexcept;
    void replay(State& state, std::size_t from, std::size_t to) const noexcept;
    [[nodiscard]] bool stale(int actor, std::int64_t expected_step) const noexcept;
    Status refuse(int actor, Status status) const noexcept;
    void report_steps(std::size_t from) const noexcept;
    void report(Topic topic, int actor, Code code, std::int64_t step) const noexcept;
    template <class Make>
    Status change(int actor, const Make& make);

    MatchOptions options_;
    Key key_{};  // of this game of the series
    State state_;
    std::vector<Step> steps_;
    std::vector<std::array<Card, max_cards>> deals_;
    std::vector<State> snapshots_;  // before steps 0, 64, 128 …
    std::size_t ply_ = 0;
    std::uint64_t chance_events_ = 0;
    std::uint64_t edit_ = 0;
    bool starts_new_game_ = true;
};

}  // namespace cardrules
