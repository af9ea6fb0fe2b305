#include "core/questions.hpp"

#include <gtest/gtest.h>

namespace cardrules {
namespace {

// Choices of every shape, written to a list or to a question.
template <class Out>
void write(Out& out) {
    out.add(2, 1);
    out.add(3, 1, 0);
    out.add(4, 1, 0xF0F0U);
    out.add_pair(5, 1, 0x0FU, 0);
    out.add_pair(6, 1, 0x0FU, 0x30U);
    out.add(7, 1, 0xFFU, 3);
    out.add(8, 1, 0xFFU, 5);
    out.add(9, 1, 0x7U, 4);
    out.add({{0x3U, 0x70U, 0xF00U}, {1, 1, 2}, 3, 10, 1});
}

Choices all() {
    Choices choices;
    write(choices);
    return choices;
}

TEST(Questions, have_the_answers_of_the_choices) {
    const Choices choices = all();
    CountOfMoves how_many;
    write(how_many);
    EXPECT_EQ(how_many.count(), choices.count());
    for (std::uint64_t index = 0; index <= choices.count(); ++index) {
        MoveAt which(index);
        write(which);
        ASSERT_EQ(which.move(), choices.at(index)) << index;
    }
    choices.for_each([&](Move move) {
        for (unsigned bit = 0; bit < 64; ++bit) {
            const Move other{move.value ^ (1ULL << bit)};
            IsLegal is_legal(other);
            write(is_legal);
            ASSERT_EQ(is_legal.legal(), choices.contains(other)) << other.value;
        }
        IsLegal is_legal(move);
        write(is_legal);
        ASSERT_TRUE(is_legal.legal());
    });
}

TEST(Questions, know_whether_there_was_a_move_so_far) {
    IsLegal question(Move::of(2));
    question.add(3, 1, 0);
    question.add(3, 1, 0x7U, 4);
    EXPECT_TRUE(question.empty());
    question.add(4, 1);
    EXPECT_FALSE(question.empty());
    EXPECT_FALSE(question.legal());
}

}  // namespace
}  // namespace cardrules
