// Events that do not fit a view are refused, whatever they hold.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/chance.hpp>
#include <cardrules/determinize.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

namespace cardrules {
namespace {

Match match_of(std::string_view game, std::uint64_t seed, int moves) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, game == "generals_war" ? 2 : 3, ruleset).ok());
    Match match(ruleset, {.key = key_from_seed(seed)});
    for (int i = 0; i < moves && !match.over(); ++i) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, static_cast<std::uint64_t>(i) % match.legal(seat).count());
    }
    return match;
}

// Of a kind of event: one that fits, changed so that it doesn't.
struct Fault {
    const char* name;
    std::function<bool(const View& view, const Event& event)> of;
    std::function<void(const View& view, Event& event)> change;
};

bool moves_cards(const View& /*view*/, const Event& event) {
    return event.kind == EventKind::moved && event.count > 0;
}
bool tells_cards(const View& /*view*/, const Event& event) {
    return event.kind == EventKind::known && event.count > 0;
}
bool leaves_an_order(const View& view, const Event& event) {
    return moves_cards(view, event) && view.zones[event.from].ordered;
}
bool enters_an_order(const View& view, const Event& event) {
    return moves_cards(view, event) && view.zones[event.to].ordered;
}
std::function<bool(const View&, const Event&)> sets(Setting setting) {
    return [setting](const View&, const Event& event) {
        return event.kind == EventKind::value && event.setting == setting;
    };
}
bool sets_a_name(const View& view, const Event& event) {
    return sets(Setting::value)(view, event) && view.values[event.value].kind == ValueKind::name;
}
bool sets_a_seat(const View& view, const Event& event) {
    return sets(Setting::value)(view, event) && view.values[event.value].kind == ValueKind::seat &&
           event.number_count > 0;
}
bool sets_a_status(const View& /*view*/, const Event& event) {
    return event.kind == EventKind::status;
}

const Fault faults[] = {
    {"MoreCardsThanThereAre", moves_cards, [](const View&, Event& e) { e.count = 65; }},
    {"ManyMoreCards", tells_cards, [](const View&, Event& e) { e.count = 255; }},
    {"CardAbove63", moves_cards, [](const View&, Event& e) { e.cards[0].card = 64; }},
    {"CardBelowNone", moves_cards, [](const View&, Event& e) { e.cards[0].card = -2; }},
    {"PlaceAbove63", moves_cards, [](const View&, Event& e) { e.cards[0].from = 127; }},
    {"PlaceBelowNone", moves_cards, [](const View&, Event& e) { e.cards[0].to = -128; }},
    {"NoSuchZoneToLeave", moves_cards, [](const View& v, Event& e) { e.from = v.zone_count; }},
    {"NoSuchZoneToEnter", moves_cards, [](const View&, Event& e) { e.to = 255; }},
    {"MoreCardsThanTheZoneHas", moves_cards,
     [](const View& v, Event& e) {
         const int count = v.zones[e.from].count + 1;
         std::fill(e.cards.begin(), e.cards.begin() + count, e.cards[0]);
         e.count = static_cast<std::uint8_t>(count);
     }},
    {"NoPlaceInAnOrderThatIsLeft", leaves_an_order,
     [](const View&, Event& e) { e.cards[0].from = -1; }},
    {"PlaceBehindAnOrderThatIsLeft", leaves_an_order,
     [](const View& v, Event& e) {
         e.cards[0].from = static_cast<std::int8_t>(std::max<int>(v.zones[e.from].count, 63));
     }},
    {"NoPlaceInAnOrderThatIsEntered", enters_an_order,
     [](const View&, Event& e) { e.cards[0].to = -1; }},
    {"PlaceBehindAnOrderThatIsEntered", enters_an_order,
     [](const View& v, Event& e) {
         e.cards[0].to = v.zones[e.to].has_places ? std::int8_t{-1} : std::int8_t{63};
     }},
    {"NoSuchZoneToTellOf", tells_cards, [](const View& v, Event& e) { e.from = v.zone_count; }},
    {"NothingToTell", tells_cards, [](const View&, Event& e) { e.cards[0].card = -1; }},
    {"NoSuchValue", sets(Setting::value), [](const View& v, Event& e) { e.value = v.value_count; }},
    {"MoreNumbersThanThereAre", sets(Setting::value),
     [](const View&, Event& e) { e.number_count = 65; }},
    {"NameThatIsNone", sets_a_name,
     [](const View& v, Event& e) {
         e.numbers[0] = static_cast<std::int32_t>(v.values[e.value].names.size());
     }},
    {"NameBelowNone", sets_a_name, [](const View&, Event& e) { e.numbers[0] = -1; }},
    {"SeatThatIsNone", sets_a_seat, [](const View& v, Event& e) { e.numbers[0] = v.players(); }},
    {"ReasonThatIsNone", sets(Setting::end_reason),
     [](const View& v, Event& e) {
         e.numbers[0] = static_cast<std::int32_t>(v.info().end_reasons.size());
     }},
    {"ReasonBelowNone", sets(Setting::end_reason),
     [](const View&, Event& e) { e.numbers[0] = -2; }},
    {"ReasonOfAWideNumber", sets(Setting::end_reason),
     [](const View&, Event& e) { e.numbers[0] = 256; }},
    {"StatusOfNobody", sets_a_status,
     [](const View& v, Event& e) { e.whose = static_cast<std::uint8_t>(v.players()); }},
    {"StatusThatIsNone", sets_a_status,
     [](const View& v, Event& e) {
         e.status.status =
             static_cast<std::int8_t>(std::max<std::size_t>(v.info().statuses.size(), 1));
     }},
    {"StatusBelowNone", sets_a_status, [](const View&, Event& e) { e.status.status = -1; }},
};

class FoldFaults : public testing::TestWithParam<Fault> {};

TEST_P(FoldFaults, AreRefused) {
    int tried = 0;
    for (const char* game : {"bot_war", "suicide_king", "generals_war"}) {
        const Match match = match_of(game, 5, 100000);
        View view = view_of(match, 0, 0);
        for (const Event& event : events_of(match, 0)) {
            if (tried < 20 && GetParam().of(view, event)) {
                ++tried;
                View trial = view;
                Event changed = event;
                GetParam().change(view, changed);
                EXPECT_FALSE(fold(trial, changed)) << game << ", step " << event.step;
            }
            ASSERT_TRUE(fold(view, event));
        }
    }
    EXPECT_GT(tried, 0);
}

INSTANTIATE_TEST_SUITE_P(Events, FoldFaults, testing::ValuesIn(faults),
                         [](const auto& tested) { return std::string(tested.param.name); });

// An event with some of its members drawn.
Event noisy(Event event, FastRandom& random) {
    const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
    const auto small = [&] {
        return static_cast<std::int8_t>(static_cast<int>(random.below(70)) - 3);
    };
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
        EventCard& card = event.cards[random.below(4)];
        switch (random.below(10)) {
            case 0:
                event.kind = static_cast<EventKind>(random.below(5));
                break;
            case 1:
                event.from =
                    random.below(2) == 0 ? byte() : static_cast<std::uint8_t>(random.below(12));
                break;
            case 2:
                event.to =
                    random.below(2) == 0 ? byte() : static_cast<std::uint8_t>(random.below(12));
                break;
            case 3:
                event.count =
                    random.below(2) == 0 ? byte() : static_cast<std::uint8_t>(random.below(5));
                break;
            case 4:
                card.card = small();
                break;
            case 5:
                card.from = small();
                break;
            case 6:
                card.to = small();
                break;
            case 7:
                event.value = static_cast<std::uint8_t>(random.below(20));
                break;
            case 8:
                event.number_count =
                    random.below(2) == 0 ? byte() : static_cast<std::uint8_t>(random.below(9));
                break;
            default:
                event.setting = static_cast<Setting>(random.below(5));
                break;
        }
    }
    return event;
}

// Whatever an event holds, a view that takes it can be written, and tells whether it is possible.
// Sanitizers watch.
TEST(Fold, NoiseNeverLeadsOutOfBounds) {
    FastRandom random(8);
    int taken = 0;
    for (const char* game : {"bot_war", "suicide_king", "generals_war"}) {
        const Match match = match_of(game, 6, 60);
        for (const int viewer : {0, 1, spectator}) {
            View view = view_of(match, viewer, 0);
            for (const Event& event : events_of(match, viewer)) {
                for (int i = 0; i < 10; ++i) {
                    View trial = view;
                    if (!fold(trial, noisy(event, random))) continue;
                    ++taken;
                    EXPECT_FALSE(view_json(trial).empty());
                    Choices choices;
                    static_cast<void>(choices_of(trial, choices));
                }
                ASSERT_TRUE(fold(view, event));
            }
        }
    }
    EXPECT_GT(taken, 1000);
}

// A view is a plain value, in which anything may stand.
struct ViewFault {
    const char* name;
    std::function<void(View& view)> change;
};

ViewZone& ordered_zone(View& view) {
    return *std::find_if(view.zones.begin(), view.zones.end(),
                         [](const ViewZone& zone) { return zone.ordered && zone.count > 0; });
}

const ViewFault view_faults[] = {
    {"CardAbove63", [](View& v) { v.order[ordered_zone(v).begin].card = 64; }},
    {"CardOfAllBits", [](View& v) { v.order[ordered_zone(v).begin].card = 127; }},
    {"CardBelowNone", [](View& v) { v.order[ordered_zone(v).begin].card = -128; }},
    {"PlaceAbove63", [](View& v) { v.order[ordered_zone(v).begin].place = 200; }},
    {"OrderThatBeginsBehindAll", [](View& v) { ordered_zone(v).begin = 64; }},
    {"OrderOfTooMany", [](View& v) { ordered_zone(v).count = 255; }},
    {"MoreKnownThanThereAre",
     [](View& v) {
         v.zones[0].count = 0;
         v.zones[0].known = {7};
     }},
    {"TooManyZones", [](View& v) { v.zone_count = 255; }},
    {"NoZones", [](View& v) { v.zone_count = 0; }},
    {"TooManyValues", [](View& v) { v.value_count = 255; }},
    {"NumbersBehindAll", [](View& v) { v.values[0].begin = 255; }},
    {"TooManyNumbers", [](View& v) { v.values[0].count = 255; }},
    {"NumberOutOfRange", [](View& v) { v.numbers[0] = 1 << 30; }},
    {"ViewerWhoIsNone", [](View& v) { v.viewer = 7; }},
    {"ViewerBelowAll", [](View& v) { v.viewer = -128; }},
    {"GameThatIsNone", [](View& v) { v.ruleset.game = 127; }},
    {"PlayersThatAreTooMany", [](View& v) { v.ruleset.players = 127; }},
    {"OptionOutOfRange", [](View& v) { v.ruleset.options[1] = -5; }},
    {"SealedMoveThatIsNone", [](View& v) { v.sealed = Move{~std::uint64_t{0}}; }},
    {"EndedInAnotherWay", [](View& v) { v.end_reason = 100; }},
    {"SeatWithoutAStatus", [](View& v) { v.seats[0].status = 100; }},
    {"CardsOfNoPack", [](View& v) { v.open = {~std::uint64_t{0}}; }},
};

class ViewFaults : public testing::TestWithParam<ViewFault> {};

TEST_P(ViewFaults, AreImpossible) {
    for (const char* game : {"bot_war", "suicide_king", "generals_war"}) {
        View view = view_of(match_of(game, 7, 5), 0);
        Choices choices;
        ASSERT_TRUE(choices_of(view, choices).ok());
        GetParam().change(view);
        Determinizer positions;
        EXPECT_EQ(code_name(positions.prepare(view).code), code_name(Code::impossible)) << game;
        EXPECT_EQ(choices_of(view, choices).code, Code::impossible);
        EXPECT_TRUE(choices.empty());
        EXPECT_EQ(check(view, Move::of(2)).code, Code::impossible);
        Preview out;
        EXPECT_EQ(preview(view, Move::of(2), out).code, Code::impossible);
    }
}

INSTANTIATE_TEST_SUITE_P(Views, ViewFaults, testing::ValuesIn(view_faults),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace cardrules
