// The vectors of an independent implementation of the rules.
#include <string>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>

#include "conformance/vectors.hpp"

namespace cardrules::test {
namespace {

struct Expected {
    const char* name;
    std::uint64_t games;
    std::uint64_t steps;
    std::uint64_t outcomes;
};

class Vectors : public testing::TestWithParam<Expected> {};

TEST_P(Vectors, AgreeStepForStep) {
    const Conformance counts = conform(vectors(GetParam().name));
    EXPECT_TRUE(counts.ok()) << "line " << counts.line << ", step " << counts.step << ", "
                             << counts.problem.where << ": " << counts.problem.message;
    EXPECT_EQ(counts.games, GetParam().games);
    EXPECT_EQ(counts.steps, GetParam().steps);
    EXPECT_EQ(counts.outcomes, GetParam().outcomes);
}

INSTANTIATE_TEST_SUITE_P(Files, Vectors,
                         testing::Values(Expected{"generals_war", 102, 1789, 0},
                                         Expected{"suicide_king", 40, 3377, 0},
                                         Expected{"bot_war", 40, 4467, 0},
                                         Expected{"chance", 0, 0, 38}),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace cardrules::test
