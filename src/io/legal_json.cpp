#include "io/legal_json.hpp"

#include <algorithm>
#include <array>

#include <cardrules/json.hpp>

#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

struct Digest {
    std::vector<MoveText> moves;  // sorted by bytes
    std::string fnv;
};

Digest digest_of(const GameInfo& info, const Choices& choices) {
    Digest digest;
    digest.moves.reserve(choices.count());
    choices.for_each([&](Move move) { digest.moves.push_back(move_text(info, move)); });
    std::sort(digest.moves.begin(), digest.moves.end(),
              [](const MoveText& a, const MoveText& b) { return a.view() < b.view(); });
    std::uint64_t hash = fnv_begin;
    for (std::size_t i = 0; i < digest.moves.size(); ++i) {
        if (i > 0) hash = fnv_continue(hash, "\n");
        hash = fnv_continue(hash, digest.moves[i]);
    }
    digest.fnv = hex_of(hash);
    return digest;
}

bool check_moves(Reader& reader, Value list, const std::vector<MoveText>& moves) {
    if (!reader.list(list)) return false;
    if (list.size() != moves.size())
        return reader.fail(list,
                           "there are " + std::to_string(moves.size()) + " moves, not " +
                               std::to_string(list.size()),
                           Code::differs);
    Value item = list.first();
    for (std::size_t i = 0; i < moves.size(); ++i, item = item.next())
        if (!item.is_text() || item.text() != moves[i].view())
            return reader.fail(item,
                               "the move is " + quoted(moves[i]) + ", not " + description(item),
                               Code::differs);
    return true;
}

void write_slot(Writer& writer, const GameInfo& info, const Choice& choice, std::size_t slot) {
    const SlotInfo& described = info.verbs[choice.verb - 1U].slots[slot];
    writer.begin_object().key("name").name(described.name);
    writer.key("kind").name(kind_name(described.kind));
    writer.key("pick").number(choice.pick[slot]).key("from").begin_array();
    for (const Card member : CardSet{choice.from[slot]})
        writer.name(member_text(info, described.kind, member));
    writer.end_array().end_object();
}

}  // namespace

std::string_view kind_name(Kind kind) noexcept {
    static constexpr std::array<std::string_view, 7> names = {"card", "seat", "pile",  "position",
                                                              "rank", "suit", "number"};
    return names[static_cast<std::size_t>(kind)];
}

void write_actor(Writer& writer, int actor) {
    if (actor >= 0)
        writer.number(actor);
    else
        writer.name(actor == chance ? "chance" : "spectator");
}

void write_legal(Writer& writer, const GameInfo& info, const Choices& choices) {
    const std::uint64_t count = choices.count();
    writer.begin_object().key("count").count(count);
    if (count <= most_digested_moves) {
        const Digest digest = digest_of(info, choices);
        writer.key("fnv").name(digest.fnv);
        if (count <= most_listed_moves) {
            writer.key("moves").begin_array();
            for (const MoveText& move : digest.moves) writer.name(move);
            writer.end_array();
        }
    }
    writer.end_object();
}

bool check_legal(Reader& reader, Value object, const GameInfo& info, const Choices& choices) {
    std::array<Value, 3> members;
    if (!reader.members(object, {{"count"}, {"fnv", false}, {"moves", false}}, members))
        return false;
    const std::uint64_t count = choices.count();
    if (members[0].type() != Type::integer ||
        members[0].integer() != static_cast<std::int64_t>(count))
        return reader.fail(
            members[0],
            "there are " + std::to_string(count) + " moves, not " + description(members[0]),
            Code::differs);
    if (count > most_digested_moves)
        return (!members[1].exists() && !members[2].exists()) ||
               reader.fail(object, "there are too many moves to list them");
    if (!members[1].exists()) return reader.fail_member(object, "fnv", "the key is missing");
    const Digest digest = digest_of(info, choices);
    if (!members[1].is_text() || members[1].text() != digest.fnv)
        return reader.fail(
            members[1],
            "the digest of the moves is \"" + digest.fnv + "\", not " + description(members[1]),
            Code::differs);
    return !members[2].exists() || check_moves(reader, members[2], digest.moves);
}

void write_choices(Writer& writer, const GameInfo& info, int actor, const Choices& choices) {
    writer.begin_object().key("seat");
    write_actor(writer, actor);
    writer.key("choices").begin_array();
    for (const Choice& choice : choices) {
        writer.begin_object().key("verb").name(info.verbs[choice.verb - 1U].name);
        writer.key("rule").name(rule_text(info, choice.rule));
        writer.key("count").count(choice.count()).key("slots").begin_array();
        for (std::size_t slot = 0; slot < choice.slots; ++slot)
            write_slot(writer, info, choice, slot);
        writer.end_array().end_object();
    }
    writer.end_array().end_object();
}

}  // namespace json

std::string choices_json(const State& state, int actor) {
    json::Writer writer(1024);
    json::write_choices(writer, state.info(), actor, state.legal(actor));
    return std::move(writer).str();
}

std::string legal_json(const State& state, int actor) {
    json::Writer writer;
    json::write_legal(writer, state.info(), state.legal(actor));
    return std::move(writer).str();
}

}  // namespace cardrules
