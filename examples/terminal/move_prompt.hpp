// Asks for a move, step by step, from choices alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <cardrules/choice.hpp>
#include <cardrules/move.hpp>

#include "wording.hpp"

namespace cardrules::terminal {

// A few moves are all listed. Of many, or of sets of things, the kind is asked for first, then what
// it names, slot by slot. A move may be typed in notation at any time.
class MovePrompt {
  public:
    MovePrompt(const Wording& wording, const GameInfo& info, const Choices& choices);

    // What is asked for, with numbered answers.
    [[nodiscard]] std::string question() const;

    struct Answer {
        Move move;            // once the move is complete
        std::string trouble;  // where the answer is none
    };
    // Takes a line. With neither move nor trouble there is another question.
    Answer take(std::string_view line);

    // Begins anew.
    void start();

  private:
    enum class Asking { move, verb, slot };

    [[nodiscard]] std::vector<std::string> answers() const;
    [[nodiscard]] std::string verb_text(const Choice& choice) const;
    [[nodiscard]] const SlotInfo& slot_info() const;
    [[nodiscard]] std::vector<int> members() const;
    Answer take_verb(const std::string& word, long long number);
    Answer take_members(const std::vector<std::string>& words);
    [[nodiscard]] int member_in(const std::string& word, const std::vector<int>& from) const;
    void choose(const Choice& choice);
    void fill(const std::vector<int>& members);
    void fill_what_is_certain();
    Answer next();

    const Wording& wording_;
    const GameInfo& info_;
    const Choices choices_;
    Asking asking_ = Asking::move;
    const Choice* choice_ = nullptr;
    std::size_t slot_ = 0;
    int arguments_ = 0;
    Move move_;
};

}  // namespace cardrules::terminal
