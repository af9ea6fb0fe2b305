// A position that passes for sound stays sound whatever is played: the promise behind loading what
// somebody else has written.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>

#include "core/access.hpp"
#include "core/elements.hpp"
#include "core/invariant.hpp"
#include "core/zones.hpp"
#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

constexpr int most_steps = 200;

// One zone: an element of a field that holds cards.
struct Zone {
    const Field* field;
    std::size_t offset;
};

// A position under somebody's pencil.
class Forger {
  public:
    Forger(State& state, FastRandom& random)
        : position_(StateAccess::position(state)), players_(state.players()), random_(random) {
        for (const Field& field : StateAccess::game(state).fields) {
            const bool numbers = field.kind == FieldKind::numbers || field.kind == FieldKind::list;
            if (numbers) number_fields_.push_back(&field);
            for (int i = 0; !numbers && i < element_count(field, players_); ++i)
                zones_.push_back({&field, element_offset(field, i, players_)});
        }
    }

    void change_a_number() {
        const Field& field = *number_fields_[below(number_fields_.size())];
        if (field.kind == FieldKind::list) return change_list(field);
        const auto element =
            static_cast<int>(below(static_cast<std::size_t>(element_count(field, players_))));
        write_number(position_, element_offset(field, element, players_), field.width,
                     in_range(field));
    }

    // Takes a card from one zone and puts it into another.
    void move_a_card() {
        const Zone& from = zones_[below(zones_.size())];
        const Zone& to = zones_[below(zones_.size())];
        if (&from == &to || full(to)) return;
        const int card = take(from);
        if (card >= 0) put(to, static_cast<Card>(card));
    }

  private:
    std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
    unsigned char* bytes(std::size_t offset) {
        return static_cast<unsigned char*>(position_) + offset;
    }

    // Small numbers more often than others of a wide range.
    std::int32_t in_range(const Field& field) {
        const auto width = static_cast<std::size_t>(field.max - field.min) + 1;
        return field.min + static_cast<std::int32_t>(
                               below(below(2) == 0 ? width : std::min<std::size_t>(width, 8)));
    }
    void change_list(const Field& field) {
        const std::size_t size = below(field.capacity + std::size_t{1});
        *bytes(field.offset) = static_cast<unsigned char>(size);
        for (std::size_t i = 0; i < field.capacity; ++i)
            write_as(position_, field.offset + 1 + i,
                     static_cast<std::int8_t>(i < size ? in_range(field) : 0));
    }

    bool full(const Zone& zone) {
        if (zone.field->kind == FieldKind::stack)
            return *bytes(zone.offset) == zone.field->capacity;
        return zone.field->kind == FieldKind::places &&
               read_as<CardSet>(position_, zone.offset).size() == zone.field->capacity;
    }
    int take(const Zone& zone) {
        if (zone.field->kind == FieldKind::stack) {
            if (*bytes(zone.offset) == 0) return -1;
            unsigned char& last = *bytes(zone.offset + *bytes(zone.offset));
            const int card = last;
            last = 0;
            --*bytes(zone.offset);
            return card;
        }
        auto set = read_as<CardSet>(position_, zone.offset);
        if (set.empty()) return -1;
        const auto member = static_cast<Card>(detail::nth_bit(
            set.bits, static_cast<unsigned>(below(static_cast<std::size_t>(set.size())))));
        set.erase(member);
        write_as(position_, zone.offset, set);
        if (zone.field->kind == FieldKind::cards) return member;
        unsigned char& place = *bytes(zone.offset + sizeof set + member);
        const int card = place;
        place = 0;
        return card;
    }
    void put(const Zone& zone, Card card) {
        if (zone.field->kind == FieldKind::stack) {
            *bytes(zone.offset + ++*bytes(zone.offset)) = card;
            return;
        }
        auto set = read_as<CardSet>(position_, zone.offset);
        Card member = card;
        if (zone.field->kind == FieldKind::places) {
            member = (CardSet::first(zone.field->capacity) - set).lowest();
            *bytes(zone.offset + sizeof set + member) = card;
        }
        set.insert(member);
        write_as(position_, zone.offset, set);
    }

    void* position_;
    int players_;
    FastRandom& random_;
    std::vector<const Field*> number_fields_;
    std::vector<Zone> zones_;
};

class SoundPosition : public testing::TestWithParam<Ruleset> {};

void expect_to_stay_sound(State state, FastRandom& random) {
    for (int steps = 0; steps < most_steps && !state.over(); ++steps) {
        const State before = state;
        random_step(state, random).make(state);
        ASSERT_EQ(fault_of(state), "")
            << "is contradicted (\"turn\": nobody can move) after step " << steps << " from\n"
            << state_json(before) << "\nto\n"
            << state_json(state);
    }
}

// A position with up to three changes, and nobody's move sealed.
State forged_from(const State& state, FastRandom& random) {
    State forged = state;
    StateAccess::header(forged).sealed = {};
    Forger forger(forged, random);
    for (std::uint32_t changes = random.below(3) + 1; changes > 0; --changes) {
        if (random.below(3) == 0)
            forger.move_a_card();
        else
            forger.change_a_number();
    }
    StateAccess::update_turn(forged);
    return forged;
}

TEST_P(SoundPosition, WhatPassesForSoundStaysSound) {
    FastRandom random(1);
    int passed = 0;
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 2 && !HasFatalFailure(); ++seed) {
        play_random_game(GetParam(), seed, most_steps, [&](const State& state, const RandomStep*) {
            for (int i = 0; i < 4; ++i) {
                const State forged = forged_from(state, random);
                const bool sound = fault_of(forged).empty();
                ++(sound ? passed : refused);
                if (sound && !HasFatalFailure()) expect_to_stay_sound(forged, random);
            }
        });
    }
    EXPECT_GT(passed, 0);
    EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(AllGames, SoundPosition, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tried) { return name_of(tried.param); });

}  // namespace
}  // namespace cardrules::test
