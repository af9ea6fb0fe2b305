// Events made by hand, and what they make of a view.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/event.hpp>
#include <cardrules/match.hpp>

namespace cardrules {
namespace {

// Suicide of the King for two, dealt in the order of the pack: place k of pile 0 is card k. Zones 0
// to 4 are the piles, behind them lie the cards shown and the pack.
class FoldByHand : public testing::Test {
  protected:
    static constexpr std::uint8_t shown_zone = 5;
    static constexpr std::uint8_t pack_zone = 6;

    FoldByHand() {
        Ruleset ruleset;
        EXPECT_TRUE(Ruleset::create("suicide_king", 2, ruleset).ok());
        EXPECT_TRUE(State::create(ruleset, state_).ok());
        std::vector<Card> cards;
        for (const Card card : pack_52) cards.push_back(card);
        EXPECT_TRUE(state_.apply_deal(cards).ok());
        view_ = view_of(state_, spectator);
        EXPECT_EQ(view_.zones[shown_zone].name, "shown");
        EXPECT_EQ(view_.zones[pack_zone].name, "pack");
    }

    void move(std::uint8_t from, std::uint8_t to, std::vector<EventCard> cards) {
        Event event;
        event.kind = EventKind::moved;
        event.from = from;
        event.to = to;
        for (const EventCard& card : cards) event.cards[event.count++] = card;
        EXPECT_TRUE(fold(view_, event));
    }
    void set_value(std::string_view name, std::vector<std::int32_t> numbers) {
        Event event;
        event.kind = EventKind::value;
        for (std::size_t i = 0; i < view_.value_count; ++i)
            if (view_.values[i].name == name) event.value = static_cast<std::uint8_t>(i);
        for (const std::int32_t number : numbers) event.numbers[event.number_count++] = number;
        EXPECT_TRUE(fold(view_, event));
    }
    // The cards of an ordered zone, each with its place: "-1@0 3@0".
    [[nodiscard]] std::string order(std::size_t zone) const {
        std::string text;
        for (const OrderedCard& entry : view_.order_of(view_.zones[zone]))
            text += std::to_string(entry.card) + "@" + std::to_string(entry.place) + " ";
        return text;
    }
    [[nodiscard]] std::string numbers(std::string_view name) const {
        std::string text;
        for (const std::int32_t number : view_.numbers_of(*view_.value(name)))
            text += std::to_string(number) + " ";
        return text;
    }

    State state_;
    View view_;
};

TEST_F(FoldByHand, CardsLeavePilesAndGoBehindOthersInARow) {
    const std::string last_pile = order(4);
    move(0, shown_zone, {{0, 3, 0}});
    EXPECT_EQ(order(0), "-1@0 -1@1 -1@2 -1@4 -1@5 -1@6 -1@7 -1@8 -1@9 -1@10 -1@11 ");
    EXPECT_EQ(view_.zones[0].count, 11);
    EXPECT_EQ(order(shown_zone), "0@0 ");
    EXPECT_TRUE(view_.zones[shown_zone].known == CardSet::single(0));
    EXPECT_EQ(order(4), last_pile);
    move(4, shown_zone, {{1, 0, 0}});
    EXPECT_EQ(order(shown_zone), "1@0 0@0 ");
    move(4, shown_zone, {{-1, 9, 1}});
    EXPECT_EQ(order(shown_zone), "1@0 -1@0 0@0 ");
    EXPECT_EQ(order(4), "-1@1 -1@2 -1@3 -1@4 -1@5 -1@6 -1@7 -1@8 ");
    EXPECT_EQ(view_.zones[shown_zone].known.size(), 2);
}

TEST_F(FoldByHand, CardsGoBackToWhereTheyAreNotInOrder) {
    move(0, shown_zone, {{0, 0, 0}, {1, 1, 1}, {2, 2, 2}});
    EXPECT_EQ(order(shown_zone), "0@0 1@0 2@0 ");
    move(shown_zone, pack_zone, {{0, 0, -1}, {2, 2, -1}});
    EXPECT_EQ(order(shown_zone), "1@0 ");
    EXPECT_TRUE(view_.zones[shown_zone].known == CardSet::single(1));
    EXPECT_TRUE(view_.zones[pack_zone].known == (CardSet::single(0) | CardSet::single(2)));
    EXPECT_EQ(view_.zones[pack_zone].count, 2);
    move(pack_zone, 0, {{0, -1, 1}});
    EXPECT_EQ(order(0), "0@1 -1@3 -1@4 -1@5 -1@6 -1@7 -1@8 -1@9 -1@10 -1@11 ");
    EXPECT_TRUE(view_.zones[pack_zone].known == CardSet::single(2));
    EXPECT_EQ(order(shown_zone), "1@0 ");
}

TEST_F(FoldByHand, NothingIsLeftBehindTheLastCard) {
    for (std::uint8_t zone = 0; zone < shown_zone; ++zone) {
        std::vector<EventCard> cards;
        for (const OrderedCard& entry : view_.order_of(view_.zones[zone]))
            cards.push_back({static_cast<std::int8_t>(10 * zone + static_cast<int>(cards.size())),
                             static_cast<std::int8_t>(entry.place), -1});
        if (zone == 0) cards.resize(10);
        move(zone, pack_zone, cards);
    }
    EXPECT_EQ(order(0), "-1@10 -1@11 ");
    for (std::size_t i = 2; i < view_.order.size(); ++i)
        EXPECT_TRUE(view_.order[i] == OrderedCard{}) << i;
    EXPECT_EQ(view_.zones[pack_zone].count, 50);
    for (std::size_t zone = 1; zone <= shown_zone; ++zone) EXPECT_EQ(view_.zones[zone].begin, 2);
}

TEST_F(FoldByHand, WhatIsForgottenLiesWhereItLay) {
    move(0, shown_zone, {{0, 0, 0}, {1, 1, 1}});
    Event event;
    event.kind = EventKind::known;
    event.from = shown_zone;
    event.forgotten = true;
    event.count = 1;
    event.cards[0] = {0, 0, -1};
    EXPECT_TRUE(fold(view_, event));
    EXPECT_EQ(order(shown_zone), "-1@0 1@0 ");
    EXPECT_TRUE(view_.zones[shown_zone].known == CardSet::single(1));
    event.forgotten = false;
    EXPECT_TRUE(fold(view_, event));
    EXPECT_EQ(order(shown_zone), "0@0 1@0 ");
    EXPECT_EQ(view_.zones[shown_zone].known.size(), 2);
}

TEST_F(FoldByHand, ListsGrowAndShrinkBetweenOtherNumbers) {
    set_value("gone", {1});
    set_value("queue", {4, 3, 2});
    EXPECT_EQ(numbers("queue"), "4 3 2 ");
    EXPECT_EQ(numbers("gone"), "1 ");
    set_value("queue", {2});
    EXPECT_EQ(numbers("queue"), "2 ");
    EXPECT_EQ(numbers("gone"), "1 ");
    set_value("queue", {});
    set_value("gone", {});
    set_value("owed", {3});
    EXPECT_EQ(numbers("owed"), "3 ");
    View expected = view_of(state_, spectator);
    expected.numbers[expected.value("owed")->begin] = 3;
    EXPECT_TRUE(view_.numbers == expected.numbers);
}

// The cards of piles, in 64 entries in all: what the view of a larger pack would fill.
TEST_F(FoldByHand, AnOrderIsFilledToItsLastEntryAndNoFurther) {
    std::vector<EventCard> cards;
    for (int i = 0; i < max_cards - 52; ++i) cards.push_back({-1, -1, static_cast<std::int8_t>(i)});
    view_.zones[pack_zone].count = static_cast<std::uint8_t>(cards.size() + 1);
    move(pack_zone, shown_zone, cards);
    EXPECT_EQ(view_.zones[shown_zone].begin + view_.zones[shown_zone].count, max_cards);
    Event further;
    further.kind = EventKind::moved;
    further.from = pack_zone;
    further.to = shown_zone;
    further.count = 1;
    further.cards[0] = {-1, -1, static_cast<std::int8_t>(cards.size())};
    View trial = view_;
    EXPECT_FALSE(fold(trial, further));
    // Nothing comes after the last entry when one before it goes.
    view_.order.back().card = 51;
    view_.zones[shown_zone].known = CardSet::single(51);
    move(0, pack_zone, {{-1, 0, -1}});
    EXPECT_EQ(view_.order[max_cards - 2].card, 51);
    EXPECT_TRUE(view_.order.back() == OrderedCard{});
}

TEST_F(FoldByHand, RefusesMoreNumbersThanAViewHasRoomFor) {
    set_value("gone", {1});
    Event event;
    event.kind = EventKind::value;
    event.number_count = max_cards;
    const auto room = [&] {
        const ViewValue& last = view_.values[view_.value_count - 1U];
        return max_numbers - (last.begin + last.count);
    };
    int refused = 0;
    for (std::uint8_t value = 0; value < view_.value_count; ++value) {
        if (view_.values[value].kind != ValueKind::number) continue;
        event.value = value;
        const int growth = max_cards - view_.values[value].count;
        const bool fits = growth <= room();
        View trial = view_;
        EXPECT_EQ(fold(trial, event), fits) << int{value};
        if (!fits) ++refused;
        // One that fills the last entry is taken, and none of one number more.
        event.number_count = static_cast<std::uint8_t>(view_.values[value].count + room());
        if (!fits) {
            trial = view_;
            EXPECT_TRUE(fold(trial, event));
            ++event.number_count;
            trial = view_;
            EXPECT_FALSE(fold(trial, event));
        }
        event.number_count = max_cards;
        if (fits) {
            EXPECT_TRUE(fold(view_, event));
        }
    }
    EXPECT_GT(refused, 0);
}

TEST_F(FoldByHand, RefusesCardsWhereNoneLie) {
    move(0, shown_zone, {{0, 3, 0}, {1, 4, 1}});
    struct Row {
        std::uint8_t from;
        std::uint8_t to;
        std::vector<EventCard> cards;
    };
    const std::uint8_t no_zone = view_.zone_count;
    const std::vector<Row> rows = {
        {0, no_zone, {{-1, 0, -1}}},                        // to a zone behind the last
        {no_zone, 0, {}},                                   // from one
        {shown_zone, pack_zone, {{0, 0, -1}, {1, 0, -1}}},  // two from one place
        {shown_zone, pack_zone, {{0, 2, -1}}},              // behind the last
        {0, pack_zone, {{-1, 3, -1}}},                      // where the card has left
        {0, pack_zone, {{-1, 12, -1}}},                     // behind the last place
        {0, shown_zone, {{-1, 0, 2}, {-1, 1, 2}}},          // two to one place
        {0, shown_zone, {{-1, 0, 5}}},                      // with a gap before it
    };
    for (const Row& row : rows) {
        Event event;
        event.kind = EventKind::moved;
        event.from = row.from;
        event.to = row.to;
        for (const EventCard& card : row.cards) event.cards[event.count++] = card;
        View trial = view_;
        EXPECT_FALSE(fold(trial, event)) << &row - rows.data();
    }
}

// In the pile before, a place that is free, at which the first card of the next pile lies.
TEST_F(FoldByHand, RefusesAPlaceThatIsTakenInTheNextPileAlone) {
    move(0, pack_zone, {{-1, 11, -1}});
    std::vector<EventCard> cards;
    for (const OrderedCard& entry : view_.order_of(view_.zones[1]))
        if (entry.place < 11) cards.push_back({-1, static_cast<std::int8_t>(entry.place), -1});
    const auto count = static_cast<int>(cards.size());
    move(1, pack_zone, cards);
    if (view_.zones[1].count == 0) move(pack_zone, 1, {{-1, -1, 11}});
    ASSERT_EQ(order(1), "-1@11 ") << count;
    Event event;
    event.kind = EventKind::moved;
    event.from = 0;
    event.to = pack_zone;
    event.count = 1;
    event.cards[0] = {-1, 11, -1};
    EXPECT_FALSE(fold(view_, event));
}

TEST_F(FoldByHand, RefusesToTellACardWhereNoneLies) {
    Event event;
    event.kind = EventKind::known;
    event.from = shown_zone;
    event.count = 1;
    event.cards[0] = {0, 0, -1};
    EXPECT_FALSE(fold(view_, event));
}

TEST_F(FoldByHand, TakesAnEventOfAsManyCardsAsItHolds) {
    view_.zones[pack_zone].count = max_cards;
    move(pack_zone, pack_zone, std::vector<EventCard>(max_cards));
    EXPECT_EQ(view_.zones[pack_zone].count, max_cards);
}

TEST_F(FoldByHand, TakesBackHowAGameEnded) {
    Event event;
    event.kind = EventKind::value;
    event.setting = Setting::end_reason;
    event.numbers[0] = 0;
    event.number_count = 1;
    EXPECT_TRUE(fold(view_, event));
    EXPECT_EQ(view_.end_reason, 0);
    event.numbers[0] = -1;
    EXPECT_TRUE(fold(view_, event));
    EXPECT_EQ(view_.end_reason, -1);
    event.numbers[0] = -2;
    EXPECT_FALSE(fold(view_, event));
}

// A seat of the table or nobody; a card or none.
TEST(FoldedNumbers, MeanSomething) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("bot_war", 3, ruleset).ok());
    State state;
    ASSERT_TRUE(State::create(ruleset, state).ok());
    const View view = view_of(state, spectator);
    struct Row {
        std::string_view name;
        std::int32_t number;
        bool taken;
    };
    for (const Row& row :
         {Row{"dealer", -2, false}, Row{"dealer", -1, true}, Row{"dealer", 2, true},
          Row{"dealer", 3, false}, Row{"shown", -2, false}, Row{"shown", -1, true},
          Row{"shown", 63, true}, Row{"shown", 64, false}}) {
        Event event;
        event.kind = EventKind::value;
        event.value = static_cast<std::uint8_t>(view.value(row.name) - view.values.data());
        event.number_count = view.value(row.name)->count;
        event.numbers[event.number_count - 1U] = row.number;
        View trial = view;
        EXPECT_EQ(fold(trial, event), row.taken) << row.name << ' ' << row.number;
    }
}

}  // namespace
}  // namespace cardrules
