#include "move_prompt.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "columns.hpp"
#include "move_text.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

// So many moves are listed at once.
constexpr std::uint64_t most_listed = 12;
constexpr std::size_t margin = 2;

// Whether a list of all moves is easier to read than one of what they name.
bool is_short(const Choices& choices) {
    if (choices.count() > most_listed) return false;
    return std::all_of(choices.begin(), choices.end(), [](const Choice& choice) {
        return choice.slots == 0 || choice.pick[choice.slots - 1U] == 1 || choice.count() == 1;
    });
}

}  // namespace

MovePrompt::MovePrompt(const Wording& wording, const GameInfo& info, const Choices& choices)
    : wording_(wording), info_(info), choices_(choices) {
    start();
}

void MovePrompt::start() {
    move_ = {};
    if (is_short(choices_))
        asking_ = Asking::move;
    else if (choices_.size() > 1)
        asking_ = Asking::verb;
    else
        choose(choices_[0]);
}

std::string MovePrompt::question() const {
    std::vector<std::string> numbered;
    std::size_t number = 0;
    for (const std::string& answer : answers())
        numbered.push_back(wording_.console().paint(Paint::faint, std::to_string(++number)) + ' ' +
                           answer);
    std::string text;
    switch (asking_) {
        case Asking::move:
            text = numbered.size() == 1 ? "One move (Enter makes it):" : "Your move:";
            break;
        case Asking::verb:
            text = "Your move, first of all which kind:";
            break;
        case Asking::slot:
            text = title_of(info_.verbs[choice_->verb - 1U].name) + ", " +
                   words_of(slot_info().name) + ": " + std::to_string(choice_->pick[slot_]) +
                   " of these";
            break;
    }
    return wording_.console().paint(Paint::strong, text) + '\n' +
           in_grid(numbered, wording_.console().width(), margin);
}

std::vector<std::string> MovePrompt::answers() const {
    std::vector<std::string> texts;
    switch (asking_) {
        case Asking::move:
            choices_.for_each([&](Move move) { texts.push_back(wording_.move(info_, move)); });
            break;
        case Asking::verb:
            for (const Choice& choice : choices_) texts.push_back(verb_text(choice));
            break;
        case Asking::slot:
            for (const int member : members())
                texts.push_back(wording_.member(info_, slot_info().kind, member));
            break;
    }
    return texts;
}

std::string MovePrompt::verb_text(const Choice& choice) const {
    const VerbInfo& verb = info_.verbs[choice.verb - 1U];
    return words_of(verb.name) + " (" + counted(choice.count(), "way", "ways") + ", " +
           std::string(rule_text(info_, choice.rule)) + ')';
}

const SlotInfo& MovePrompt::slot_info() const {
    return info_.verbs[choice_->verb - 1U].slots[slot_];
}

std::vector<int> MovePrompt::members() const {
    std::vector<int> members;
    for (std::uint64_t rest = choice_->from[slot_]; rest != 0; rest &= rest - 1)
        members.push_back(std::countr_zero(rest));
    return members;
}

MovePrompt::Answer MovePrompt::take(std::string_view line) {
    const std::vector<std::string> words = words_in(line);
    if (words.empty()) {
        if (choices_.count() == 1) return {choices_.at(0), {}};
        return {{}, "type a number of the list, or help"};
    }
    if (words.size() == 1 && words[0] == "back") {
        start();
        return {};
    }
    const Move typed = move_of_input(info_, line);
    if (!typed.none()) return {typed, {}};
    const long long number = number_in(words[0]);
    if (asking_ == Asking::slot) return take_members(words);
    if (words.size() > 1)
        return {
            {},
            in_quotes(line) + " is no move" + (number >= 1 ? "; give one number at a time" : "")};
    if (asking_ == Asking::verb) return take_verb(words[0], number);
    if (number >= 1 && static_cast<std::uint64_t>(number) <= choices_.count())
        return {choices_.at(static_cast<std::uint64_t>(number) - 1), {}};
    return {{}, in_quotes(line) + " is no move and no number of the list; try help"};
}

MovePrompt::Answer MovePrompt::take_verb(const std::string& word, long long number) {
    for (int i = 0; i < choices_.size(); ++i) {
        if (number != i + 1 && info_.verbs[choices_[i].verb - 1U].name != word) continue;
        choose(choices_[i]);
        return next();
    }
    return {{}, in_quotes(word) + " is no move and no number of the list; try help"};
}

MovePrompt::Answer MovePrompt::take_members(const std::vector<std::string>& words) {
    const std::vector<int> from = members();
    std::vector<int> taken;
    for (const std::string& word : words) {
        const int member = member_in(word, from);
        if (member < 0) return {{}, in_quotes(word) + " is not in the list"};
        if (std::find(taken.begin(), taken.end(), member) != taken.end())
            return {{}, in_quotes(word) + " was named twice"};
        taken.push_back(member);
    }
    if (taken.size() != choice_->pick[slot_])
        return {{},
                "name " + std::to_string(choice_->pick[slot_]) + ", not " +
                    std::to_string(taken.size()) + ", with spaces between them"};
    fill(taken);
    fill_what_is_certain();
    return next();
}

// A number of the list comes before a thing of that name.
int MovePrompt::member_in(const std::string& word, const std::vector<int>& from) const {
    const long long number = number_in(word);
    if (number >= 1 && static_cast<std::size_t>(number) <= from.size())
        return from[static_cast<std::size_t>(number) - 1];
    const int member = member_of_input(info_, slot_info().kind, word);
    return std::find(from.begin(), from.end(), member) != from.end() ? member : -1;
}

void MovePrompt::choose(const Choice& choice) {
    choice_ = &choice;
    asking_ = Asking::slot;
    slot_ = 0;
    arguments_ = 0;
    move_ = Move::of(choice.verb);
    fill_what_is_certain();
}

void MovePrompt::fill(const std::vector<int>& members) {
    std::vector<int> ascending = members;
    std::sort(ascending.begin(), ascending.end());
    for (const int member : ascending) move_.set_argument(arguments_++, member);
    ++slot_;
}

// A slot that can be filled in one way only is not asked for.
void MovePrompt::fill_what_is_certain() {
    while (slot_ < choice_->slots && choice_->count_of(slot_) == 1) fill(members());
}

MovePrompt::Answer MovePrompt::next() {
    return {slot_ == choice_->slots ? move_ : Move{}, {}};
}

}  // namespace cardrules::terminal
