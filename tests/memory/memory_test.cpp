// Memory that runs out at every allocation of every call: the call says so, everything is as it was
// before, and the objects can be used on. Sanitizers tell what was left behind.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>
#include <ostream>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "memory/calls.hpp"
#include "support/failing_memory.hpp"

namespace cardrules::test {

// For the names of tests.
static void PrintTo(const Call& call, std::ostream* out) {
    *out << call.name;
}

namespace {

constexpr int moves_before = 11;
// More than any call makes allocations.
constexpr std::size_t most_allocations = 20000;

template <class Save, class Handle>
std::string saved(const Save& save, const Handle* handle) {
    std::size_t needed = 0;
    if (save(handle, nullptr, 0, &needed, nullptr) != CARDRULES_OK) return {};
    std::string text(needed, '\0');
    EXPECT_EQ(save(handle, text.data(), needed, nullptr, nullptr), CARDRULES_OK);
    return text;
}

std::uint64_t hash_after_redo(const cardrules_match* match) {
    cardrules_match* clone = nullptr;
    std::uint64_t hash = 0;
    EXPECT_EQ(cardrules_match_clone(match, &clone, nullptr), CARDRULES_OK);
    static_cast<void>(cardrules_match_redo(clone, nullptr));
    EXPECT_EQ(cardrules_match_hash(clone, &hash, nullptr), CARDRULES_OK);
    cardrules_match_destroy(clone);
    return hash;
}

std::string saved_slot(const cardrules_batch* batch, std::uint32_t slot) {
    cardrules_state* state = nullptr;
    std::uint64_t number = 0;
    EXPECT_EQ(cardrules_batch_state(batch, slot, &state, nullptr), CARDRULES_OK);
    EXPECT_EQ(cardrules_batch_game_number(batch, slot, &number, nullptr), CARDRULES_OK);
    std::string text = std::to_string(number) + saved(cardrules_state_save, state);
    cardrules_state_destroy(state);
    return text;
}

// All that can be told of the objects.
std::string described(const Objects& on) {
    std::string text;
    for (const cardrules_match* match : {on.match, on.hosted, on.over})
        text += saved(cardrules_match_save, match) + std::to_string(hash_after_redo(match)) + "\n";
    for (const cardrules_state* state : {on.state, on.other, on.dealt})
        text += saved(cardrules_state_save, state) + "\n";
    text += saved(cardrules_view_save, on.view) + "\n";
    for (std::uint32_t slot = 0; slot < batch_size; ++slot)
        text += saved_slot(on.batch, slot) + "\n";
    return text;
}

// Plays everything on.
void play_on(Objects& on) {
    for (cardrules_match* match : {on.match, on.over}) {
        for (int i = 0; i < 200; ++i) {
            std::int32_t actor = 0;
            EXPECT_EQ(cardrules_match_turn(match, nullptr, &actor, nullptr, nullptr), CARDRULES_OK);
            if (actor == CARDRULES_NOBODY) break;
            EXPECT_EQ(cardrules_match_apply_index(match, actor, 0, CARDRULES_ANY_STEP, nullptr),
                      CARDRULES_OK);
        }
    }
    EXPECT_EQ(cardrules_match_undo(on.match, nullptr), CARDRULES_OK);
    EXPECT_EQ(cardrules_state_playout(on.state, 1, 1, UINT64_MAX, nullptr, nullptr), CARDRULES_OK);
    for (int i = 0; i < 200; ++i)
        EXPECT_EQ(cardrules_batch_step(on.batch, nullptr, nullptr, nullptr, nullptr, nullptr,
                                       batch_size, nullptr),
                  CARDRULES_OK);
}

// Outputs before a call: nothing that a call would write.
void prepare(Outputs& to) {
    std::memset(static_cast<void*>(&to), 0x5A, sizeof to);
    to.result.struct_size = sizeof to.result;
    to.counts.struct_size = sizeof to.counts;
}

void destroy_made(Outputs& to, const Outputs& before) {
    if (to.match != before.match) cardrules_match_destroy(to.match);
    if (to.state != before.state) cardrules_state_destroy(to.state);
    if (to.view != before.view) cardrules_view_destroy(to.view);
    if (to.batch != before.batch) cardrules_batch_destroy(to.batch);
}

// Of what a failed call may write nothing is left but NULL for an object and 0 for a size.
template <class Out>
void accept_nothing(Out& out, Out before) {
    if (out == Out{}) out = before;
}
bool nothing_written(Outputs& to, const Outputs& before) {
    accept_nothing(to.match, before.match);
    accept_nothing(to.state, before.state);
    accept_nothing(to.view, before.view);
    accept_nothing(to.batch, before.batch);
    accept_nothing(to.needed, before.needed);
    return std::memcmp(&to, &before, sizeof to) == 0;
}

struct Trial {
    std::int32_t status;
    bool lacked_memory;
};

Trial try_call(const Call& call, Objects& on, Outputs& to, std::size_t number, Lack lack) {
    cardrules_error error;
    cardrules_error_init(&error);
    Trial trial{};
    {
        const FailingMemory memory(number, lack);
        trial.status = call.make(on, to, &error);
        trial.lacked_memory = memory.failed();
    }
    EXPECT_EQ(error.code, trial.status);
    EXPECT_EQ(error.message[0] == '\0', trial.status == CARDRULES_OK);
    return trial;
}

class Memory : public testing::TestWithParam<Call> {
  protected:
    void SetUp() override { prepare(before_); }

    // Lets one allocation after the other fail until the call needs no more of them.
    void run_out(Objects& on, Lack lack) {
        const Call& call = GetParam();
        const std::string as_before = described(on);
        std::size_t number = 1;
        for (; number < most_allocations; ++number) {
            SCOPED_TRACE("allocation " + std::to_string(number));
            Outputs& to = *outputs_;
            prepare(to);
            const Trial trial = try_call(call, on, to, number, lack);
            if (!trial.lacked_memory) {
                EXPECT_EQ(trial.status, call.status);
                destroy_made(to, before_);
                break;
            }
            ASSERT_TRUE(call.needs_memory);
            // A refusal needs memory only for its words.
            if (call.status == CARDRULES_OK || trial.status != call.status) {
                ASSERT_EQ(trial.status, CARDRULES_ERROR_MEMORY);
                ASSERT_TRUE(nothing_written(to, before_));
            }
            ASSERT_EQ(described(on), as_before);
        }
        failures_ += number - 1;
        EXPECT_TRUE(number > 1 || !call.needs_memory || call.status != CARDRULES_OK);
        EXPECT_LT(number, most_allocations);
    }

    std::size_t failures_ = 0;
    Outputs before_;
    std::unique_ptr<Outputs> outputs_ = std::make_unique<Outputs>();
};

TEST_P(Memory, RunsOutAtEveryAllocation) {
    for (int game = 0; game < game_count; ++game) {
        SCOPED_TRACE(game);
        for (const Lack lack : {Lack::once, Lack::forever}) {
            Objects on(game, moves_before);
            ASSERT_NO_FATAL_FAILURE(run_out(on, lack));
            Objects twin(game, moves_before);
            prepare(*outputs_);
            cardrules_error error;
            cardrules_error_init(&error);
            EXPECT_EQ(GetParam().make(twin, *outputs_, &error), GetParam().status);
            destroy_made(*outputs_, before_);
            play_on(on);
            play_on(twin);
            EXPECT_EQ(described(on), described(twin));
        }
    }
    RecordProperty("failures", std::to_string(failures_));
}

// Calls of one function are numbered.
std::string name_of_test(const testing::TestParamInfo<Call>& tested) {
    const auto earlier = calls().first(tested.index);
    const auto count = std::count_if(earlier.begin(), earlier.end(), [&](const Call& call) {
        return std::strcmp(call.name, tested.param.name) == 0;
    });
    const std::string name = tested.param.name + std::strlen("cardrules_");
    return count == 0 ? name : name + "_" + std::to_string(count + 1);
}

INSTANTIATE_TEST_SUITE_P(Calls, Memory, testing::ValuesIn(calls().begin(), calls().end()),
                         name_of_test);

// Helping threads are only help: where none can be had the games are played all the same.
TEST(MemoryOfThreads, RunsOutWithoutChangingTheResult) {
    cardrules_simulation what;
    cardrules_simulation_init(&what);
    what.to = 2000;
    what.threads = 3;
    cardrules_simulation_result expected;
    cardrules_simulation_result_init(&expected);
    ASSERT_EQ(cardrules_simulate("bot_war", 2, nullptr, &what, &expected, nullptr), CARDRULES_OK);
    bool lacked = true;
    for (std::size_t number = 1; lacked && number < 100; ++number) {
        cardrules_simulation_result result;
        cardrules_simulation_result_init(&result);
        const FailingMemory memory(number, Lack::forever);
        const std::int32_t status =
            cardrules_simulate("bot_war", 2, nullptr, &what, &result, nullptr);
        lacked = memory.failed();
        ASSERT_EQ(status, CARDRULES_OK);
        ASSERT_EQ(std::memcmp(&result, &expected, sizeof result), 0);
    }
    EXPECT_FALSE(lacked);
}

TEST(MemoryCalls, AreAllThatThereAre) {
    std::set<std::string> tried;
    for (const Call& call : calls()) tried.insert(call.name);
    std::ifstream list(CARDRULES_SOURCE_DIR "/capi/abi/symbols.txt");
    std::set<std::string> exported;
    for (std::string name; list >> name;) exported.insert(name);
    EXPECT_GT(exported.size(), 100U);
    EXPECT_EQ(tried, exported);
}

}  // namespace
}  // namespace cardrules::test
