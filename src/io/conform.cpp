#include <algorithm>
#include <array>

#include <cardrules/chance.hpp>

#include "io/key_json.hpp"
#include "io/record_json.hpp"
#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

bool differs(Reader& reader, Value value, const std::string& real) {
    return reader.fail(value, "it is " + real + ", not " + description(value), Code::differs);
}

// {"chance":"deal","key":…,"event":…,"pack":…,"deck":…}
bool check_deal(Reader& reader, Value document) {
    std::array<Value, 5> members;
    Key key{};
    std::uint64_t event = 0;
    std::int64_t pack = 0;
    if (!reader.members(document, {{"chance"}, {"key"}, {"event"}, {"pack"}, {"deck"}}, members) ||
        !read_key(reader, members[1], key) || !reader.wide_number(members[2], event) ||
        !reader.number(members[3], 1, max_cards, pack))
        return false;
    std::array<Card, max_cards> cards{};
    const std::size_t count = deal_order(key, event, CardSet::first(static_cast<int>(pack)), cards);
    std::string deck;
    for (std::size_t i = 0; i < count; ++i)
        deck.append(i == 0 ? "" : " ").append(card_name(cards[i]));
    return (members[4].is_text() && members[4].text() == deck) ||
           differs(reader, members[4], '"' + deck + '"');
}

// {"chance":"lot","key":…,"event":…,"among":[…],"seat":…}
bool check_lot(Reader& reader, Value document) {
    std::array<Value, 5> members;
    Key key{};
    std::uint64_t event = 0;
    if (!reader.members(document, {{"chance"}, {"key"}, {"event"}, {"among"}, {"seat"}}, members) ||
        !read_key(reader, members[1], key) || !reader.wide_number(members[2], event) ||
        !reader.list(members[3]))
        return false;
    SeatSet among;
    Value item = members[3].first();
    for (std::size_t i = 0; i < members[3].size(); ++i, item = item.next()) {
        int seat = 0;
        if (!reader.seat(item, max_seats, seat)) return false;
        if (among.bits >> seat != 0) return reader.fail(item, "the seats are not ascending");
        among.insert(seat);
    }
    if (among.empty()) return reader.fail(members[3], "there is no seat to draw");
    const int drawn = draw_lot(key, event, among);
    return (members[4].type() == Type::integer && members[4].integer() == drawn) ||
           differs(reader, members[4], std::to_string(drawn));
}

// {"chance":"game_key","series":…,"game":…,"key":…}
bool check_game_key(Reader& reader, Value document) {
    std::array<Value, 4> members;
    Key series{};
    std::uint64_t game = 0;
    if (!reader.members(document, {{"chance"}, {"series"}, {"game"}, {"key"}}, members) ||
        !read_key(reader, members[1], series) || !reader.wide_number(members[2], game))
        return false;
    const std::string key = key_text(game_key(series, game));
    return (members[3].is_text() && members[3].text() == key) ||
           differs(reader, members[3], '"' + key + '"');
}

bool check_outcome(Reader& reader, Value document, Value chance) {
    if (chance.text() == "deal") return check_deal(reader, document);
    if (chance.text() == "lot") return check_lot(reader, document);
    if (chance.text() == "game_key") return check_game_key(reader, document);
    return reader.fail(chance,
                       "\"deal\", \"lot\" or \"game_key\" is expected, not " + description(chance));
}

// One line of a file of vectors.
bool check_line(Reader& reader, Tape& tape, std::string_view line, Conformance& counts) {
    Problem problem = Tape::read(line, tape);
    if (!problem.ok()) return reader.fail_with(std::move(problem));
    const Value chance = tape.root().member("chance");
    if (chance.exists() && chance.is_text()) {
        if (!check_outcome(reader, tape.root(), chance)) return false;
        ++counts.outcomes;
        return true;
    }
    Progress progress;
    if (!check_record(reader, tape, progress)) {
        counts.step = progress.failed;
        return false;
    }
    ++counts.games;
    counts.steps += static_cast<std::uint64_t>(progress.made);
    return true;
}

}  // namespace

}  // namespace json

Conformance conform(std::string_view lines) {
    Conformance counts;
    json::Tape tape;
    for (std::uint64_t number = 1; !lines.empty(); ++number) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string_view line = lines.substr(0, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        json::Reader reader;
        if (json::check_line(reader, tape, line, counts)) continue;
        counts.line = number;
        counts.problem = reader.take_problem();
        break;
    }
    return counts;
}

}  // namespace cardrules
