// Games played from a script, for tests that read like the table they speak of.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <cardrules/state.hpp>

namespace cardrules::test {

// An option and its value: the name of a value, or a number as text.
using Option = std::pair<std::string_view, std::string_view>;
using Options = std::vector<Option>;

// What a pack is to give: cards written with spaces between them, in the order in which they come.
// Places that are left open get the other cards of the pack in canonical order. The reserve that is
// named must be drawn before the next deal and the end of the test: a card too many is a mistake.
struct Hands {
    std::vector<std::string_view> hands;  // by seat; may be shorter than a hand
    std::string_view reserve;
};

// Cards in the order of the pack, as above.
struct Pack {
    std::string_view cards;
};

// A game in which chance does as the test says. Anything that does not go as the script has it
// fails the test and names the line of the script.
class ScriptedGame {
  public:
    ScriptedGame(std::string_view game, int players, const Options& options = {},
                 std::string_view preset = {});
    ~ScriptedGame();
    ScriptedGame(const ScriptedGame&) = delete;
    ScriptedGame& operator=(const ScriptedGame&) = delete;

    void deal(const Hands& hands);
    void deal(const Pack& pack);

    // Moves in turn, each "seat move", as "1 commit 3H 4H KH"; "chance lot 2" draws a lot.
    void play(std::initializer_list<std::string_view> moves);

    // So many times, the lowest seat to act makes the first of its legal moves.
    void play_first(int moves);

    // Tries a move as above, which must be refused for this reason and leave all as it was.
    void refuses(std::string_view move, Code code, int rule);

    // "deal", "lot 0 2" with those among whom it is drawn, "0 1" with the seats, or "over".
    [[nodiscard]] std::string to_act() const;
    // A seat's legal moves, a comma and a space between them.
    [[nodiscard]] std::string legal(int seat) const;
    [[nodiscard]] std::uint64_t legal_count(int seat) const;
    // One of the facts that the conformance vectors speak of: "3", "0 35", "[3H 4H] [TC]".
    [[nodiscard]] std::string fact(std::string_view key) const;
    // What of the cards named a viewer can tell the place of.
    [[nodiscard]] std::string known(int viewer, std::string_view among) const;
    // What the last move or deal told, "attacked 1, drew 1": labels, each with the seat it is
    // about.
    [[nodiscard]] const std::string& told() const { return told_; }
    // "target: places 1 2, scores 104 60"; "" while the game goes on.
    [[nodiscard]] std::string result() const;

    [[nodiscard]] State& state() { return state_; }

  private:
    void deal_order(const std::vector<Card>& order, const std::vector<Card>& to_be_drawn);
    void expect_drawn() const;
    template <class Step>
    void listen(const Step& step);
    [[nodiscard]] bool play_one(std::string_view move);

    State state_;
    std::vector<Card> to_be_drawn_;
    std::string told_;
};

// The cards of a text, as "3H KC"; a word that names none fails the test.
[[nodiscard]] std::vector<Card> cards_of(std::string_view text);

// All facts of a state in one line, "phase=battle hands=[3H] [4D] …".
[[nodiscard]] std::string facts_text(const State& state);

}  // namespace cardrules::test
