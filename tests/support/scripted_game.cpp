#include "support/scripted_game.hpp"

#include <algorithm>
#include <cstring>
#include <sstream>

#include <gtest/gtest.h>

#include <cardrules/notation.hpp>

#include "core/access.hpp"
#include "core/facts.hpp"
#include "core/invariant.hpp"

namespace cardrules::test {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += between;
        text += part;
    }
    return text;
}

// Fills the open places of an order with the cards not in it yet, in canonical order.
void fill_up(std::vector<int>& order, CardSet pack) {
    for (const int card : order)
        if (card >= 0) pack.erase(static_cast<Card>(card));
    for (int& card : order) {
        if (card >= 0) continue;
        card = pack.lowest();
        pack.erase(pack.lowest());
    }
}

// How many cards the deal that is due gives to each seat.
int hand_size(const State& state) {
    std::vector<Card> canonical;
    for (const Card card : state.deal_cards()) canonical.push_back(card);
    State trial = state;
    trial.apply_deal_unchecked(canonical);
    for (const Field& field : StateAccess::game(trial).fields) {
        if (field.name != "hand") continue;
        CardSet hand;
        const auto* bytes = static_cast<const unsigned char*>(StateAccess::position(trial));
        std::memcpy(&hand, bytes + field.offset, sizeof hand);
        return hand.size();
    }
    return 0;
}

// The cards in ordered zones from which players draw.
CardSet undrawn(const State& state) {
    CardSet cards;
    const auto* bytes = static_cast<const unsigned char*>(StateAccess::position(state));
    for (const Field& field : StateAccess::game(state).fields) {
        if (field.kind == FieldKind::stack && field.top_first) {
            for (std::size_t i = 0; i < bytes[field.offset]; ++i)
                cards.insert(bytes[field.offset + 1 + i]);
        } else if (field.kind == FieldKind::places) {
            std::uint64_t lying = 0;
            std::memcpy(&lying, bytes + field.offset, sizeof lying);
            for (std::size_t place = 0; place < field.capacity; ++place)
                if ((lying >> place & 1U) != 0)
                    cards.insert(bytes[field.offset + sizeof lying + place]);
        }
    }
    return cards;
}

std::string mark_text(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::number:
            return std::to_string(fact.number);
        case FactKind::card:
            return std::string(card_name(static_cast<Card>(fact.number)));
        case FactKind::null:
            return "null";
        case FactKind::begin_list:
            return "[";
        case FactKind::end_list:
            return "]";
        case FactKind::key:
        case FactKind::text:
            break;
    }
    return std::string(fact.text);
}

// The text of the value at an index of the marks, and the index behind it.
std::string value_text(std::span<const Fact> marks, std::size_t& index) {
    std::string text;
    int depth = 0;
    do {
        const Fact& fact = marks[index++];
        const bool ends = fact.kind == FactKind::end_list;
        if (!text.empty() && text.back() != '[' && !ends) text += ' ';
        text += mark_text(fact);
        if (fact.kind == FactKind::begin_list) ++depth;
        if (ends) --depth;
    } while (depth > 0);
    const bool list = text.front() == '[';
    return list ? text.substr(1, text.size() - 2) : text;
}

std::vector<std::pair<std::string, std::string>> facts_of(const State& state) {
    Facts facts;
    StateAccess::game(state).facts(state.header(), StateAccess::position(state), facts);
    std::vector<std::pair<std::string, std::string>> list;
    for (std::size_t i = 0; i < facts.marks().size();) {
        const std::string key(facts.marks()[i++].text);
        list.emplace_back(key, value_text(facts.marks(), i));
    }
    return list;
}

bool set_option(Ruleset& ruleset, const Option& option) {
    if (ruleset.set(option.first, option.second).ok()) return true;
    return ruleset.set(option.first, std::atoi(option.second.data())).ok();
}

// Parts "1 commit 3H" into the actor and the move.
std::pair<int, std::string_view> actor_and_move(std::string_view text) {
    const std::size_t space = text.find(' ');
    const std::string actor(text.substr(0, space));
    return {actor == "chance" ? chance : std::atoi(actor.c_str()), text.substr(space + 1)};
}

}  // namespace

std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    for (const std::string& word : words_of(text)) {
        const int card = card_from_name(word);
        EXPECT_GE(card, 0) << word << " is no card";
        if (card >= 0) cards.push_back(static_cast<Card>(card));
    }
    return cards;
}

std::string facts_text(const State& state) {
    std::string text;
    for (const auto& [key, value] : facts_of(state)) {
        if (!text.empty()) text += ' ';
        text.append(key).append("=").append(value);
    }
    return text;
}

ScriptedGame::ScriptedGame(std::string_view game, int players, const Options& options,
                           std::string_view preset) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok()) << game << " of " << players;
    EXPECT_TRUE(preset.empty() || ruleset.preset(preset).ok()) << preset;
    for (const Option& option : options)
        EXPECT_TRUE(set_option(ruleset, option)) << option.first << " " << option.second;
    EXPECT_TRUE(State::create(ruleset, state_).ok());
}

ScriptedGame::~ScriptedGame() {
    expect_drawn();
}

void ScriptedGame::deal(const Hands& hands) {
    ASSERT_EQ(to_act(), "deal");
    const auto players = static_cast<std::size_t>(state_.players());
    const auto each = static_cast<std::size_t>(hand_size(state_));
    std::vector<int> order(static_cast<std::size_t>(state_.deal_cards().size()), -1);
    for (std::size_t seat = 0; seat < hands.hands.size(); ++seat) {
        const std::vector<Card> cards = cards_of(hands.hands[seat]);
        ASSERT_LE(cards.size(), each) << "too many cards for seat " << seat;
        const auto dealer = static_cast<std::size_t>(state_.dealer());
        const std::size_t first = (seat + players - dealer - 1) % players;
        for (std::size_t i = 0; i < cards.size(); ++i) order[i * players + first] = cards[i];
    }
    const std::vector<Card> reserve = cards_of(hands.reserve);
    std::copy(reserve.begin(), reserve.end(),
              order.begin() + static_cast<std::ptrdiff_t>(players * each));
    fill_up(order, state_.deal_cards());
    deal_order({order.begin(), order.end()}, reserve);
}

void ScriptedGame::deal(const Pack& pack) {
    ASSERT_EQ(to_act(), "deal");
    const std::vector<Card> cards = cards_of(pack.cards);
    std::vector<int> order(static_cast<std::size_t>(state_.deal_cards().size()), -1);
    std::copy(cards.begin(), cards.end(), order.begin());
    fill_up(order, state_.deal_cards());
    deal_order({order.begin(), order.end()}, cards);
}

void ScriptedGame::deal_order(const std::vector<Card>& order,
                              const std::vector<Card>& to_be_drawn) {
    expect_drawn();
    listen([&](State& trial, Notes& notes) { StateAccess::deal_noting(trial, order, notes); });
    ASSERT_EQ(state_.apply_deal(order).code, Code::ok) << "a card is dealt twice, or none is due";
    EXPECT_EQ(fault_of(state_), "");
    to_be_drawn_ = to_be_drawn;
}

void ScriptedGame::expect_drawn() const {
    const CardSet rest = undrawn(state_);
    for (const Card card : to_be_drawn_)
        EXPECT_FALSE(rest.contains(card)) << card_name(card) << " was never drawn";
}

// Makes a legal step on a copy, with open ears.
template <class Step>
void ScriptedGame::listen(const Step& step) {
    told_.clear();
    struct Listener {
        const GameInfo& info;
        std::string& told;
    } listener{state_.info(), told_};
    Notes notes{[](void* user, int label, int seat) {
                    const auto& [info, told] = *static_cast<Listener*>(user);
                    if (!told.empty()) told += ", ";
                    told += info.labels[static_cast<std::size_t>(label)];
                    if (seat >= 0) told.append(" ").append(std::to_string(seat));
                },
                &listener};
    State trial = state_;
    step(trial, notes);
}

void ScriptedGame::play(std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves)
        if (!play_one(move)) return;
}

void ScriptedGame::play_first(int moves) {
    for (int i = 0; i < moves; ++i) {
        ASSERT_FALSE(state_.turn().seats.empty()) << "no seat is to act, but " << to_act();
        ASSERT_TRUE(state_.apply_index(state_.turn().seats.lowest(), 0).ok());
    }
}

bool ScriptedGame::play_one(std::string_view text) {
    const auto [actor, text_of_move] = actor_and_move(text);
    const Move move = move_from_text(state_.info(), text_of_move);
    if (state_.check(actor, move).ok())
        listen([by = actor, move](State& trial, Notes& notes) {
            StateAccess::apply_noting(trial, by, move, notes);
        });
    const Status status = state_.apply(actor, move);
    if (status.ok()) {
        EXPECT_EQ(fault_of(state_), "") << "after \"" << text << "\"";
        return true;
    }
    ADD_FAILURE() << "\"" << text << "\" was refused: " << code_name(status.code) << " ("
                  << rule_text(state_.info(), status.rule).view() << ")\nto act: " << to_act()
                  << "\n"
                  << facts_text(state_);
    return false;
}

void ScriptedGame::refuses(std::string_view text, Code code, int rule) {
    const auto [actor, move] = actor_and_move(text);
    const State before = state_;
    const Status status = state_.apply(actor, move_from_text(state_.info(), move));
    EXPECT_EQ(code_name(status.code), code_name(code)) << text;
    EXPECT_EQ(int{status.rule}, rule) << text;
    EXPECT_TRUE(state_ == before) << text << " changed something";
}

std::string ScriptedGame::to_act() const {
    const Turn turn = state_.turn();
    if (turn.over()) return "over";
    if (turn.mode == Mode::deal) return "deal";
    std::vector<std::string> words;
    if (turn.mode == Mode::lot) {
        words.emplace_back("lot");
        state_.legal(chance).for_each(
            [&](Move move) { words.push_back(std::to_string(move.argument(0))); });
    }
    for (int seat = 0; seat < state_.players(); ++seat)
        if (turn.seats.contains(seat)) words.push_back(std::to_string(seat));
    return joined(words, " ");
}

std::string ScriptedGame::legal(int seat) const {
    std::vector<std::string> moves;
    state_.legal(seat).for_each(
        [&](Move move) { moves.emplace_back(move_text(state_.info(), move).view()); });
    return joined(moves, ", ");
}

std::uint64_t ScriptedGame::legal_count(int seat) const {
    return state_.legal(seat).count();
}

std::string ScriptedGame::fact(std::string_view key) const {
    for (const auto& [name, value] : facts_of(state_))
        if (name == key) return value;
    ADD_FAILURE() << "there is no fact " << key << " here";
    return {};
}

std::string ScriptedGame::known(int viewer, std::string_view among) const {
    const CardSet known = state_.header().known.of(viewer);
    std::vector<std::string> names;
    for (const Card card : cards_of(among))
        if (known.contains(card)) names.emplace_back(card_name(card));
    return joined(names, " ");
}

std::string ScriptedGame::result() const {
    if (!state_.over()) return "";
    const Result result = state_.result();
    const auto reason = static_cast<std::size_t>(result.reason);
    std::string text(state_.info().end_reasons[reason]);
    text += ": places";
    for (int seat = 0; seat < result.players; ++seat)
        text += ' ' + std::to_string(result.places[static_cast<std::size_t>(seat)]);
    text += ", scores";
    for (int seat = 0; seat < result.players; ++seat)
        text += ' ' + std::to_string(result.scores[static_cast<std::size_t>(seat)]);
    return text;
}

}  // namespace cardrules::test
