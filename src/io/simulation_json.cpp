#include <array>
#include <utility>

#include <cardrules/simulation_json.hpp>

#include "io/document.hpp"
#include "io/ruleset_json.hpp"
#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::string_view kind = "simulation";

void write_seat(Writer& writer, const SimulationResult& result, std::size_t seat) {
    writer.begin_object();
    writer.key("sole_wins").wide_number(result.sole_wins[seat]);
    writer.key("shared_wins").wide_number(result.shared_wins[seat]);
    writer.key("win_parts").wide_number(result.win_parts[seat]);
    writer.end_object();
}

bool read_simulation(Reader& reader, const std::array<Value, 16>& members, Simulation& out) {
    std::string_view generator;
    if (!read_ruleset(reader, {members[2], members[3], members[4], members[5]}, Options::complete,
                      out.ruleset) ||
        !reader.text(members[6], generator) || !reader.wide_number(members[7], out.seed) ||
        !reader.wide_number(members[8], out.from) || !reader.wide_number(members[9], out.to))
        return false;
    if (!generator_from_name(generator, out.generator))
        return reader.fail(members[6], "there is no generator " + quoted(generator));
    return out.from <= out.to || reader.fail(members[9], "it is less than \"from\"");
}

bool read_seats(Reader& reader, Value seats, SimulationResult& out) {
    if (!reader.list_of(seats, out.simulation.ruleset.players)) return false;
    Value item = seats.first();
    for (std::size_t seat = 0; seat < seats.size(); ++seat, item = item.next()) {
        std::array<Value, 3> wins;
        if (!reader.members(item, {{"sole_wins"}, {"shared_wins"}, {"win_parts"}}, wins) ||
            !reader.wide_number(wins[0], out.sole_wins[seat]) ||
            !reader.wide_number(wins[1], out.shared_wins[seat]) ||
            !reader.wide_number(wins[2], out.win_parts[seat]))
            return false;
    }
    return true;
}

bool read_fewest(Reader& reader, Value fewest, SimulationResult& out) {
    if (out.simulation.games() > 0) return reader.wide_number(fewest, out.fewest_moves);
    return fewest.type() == Type::null || reader.fail(fewest, "null is expected without a game");
}

bool read_reasons(Reader& reader, Value reasons, SimulationResult& out) {
    if (!reader.object(reasons)) return false;
    const GameInfo& info = out.simulation.ruleset.info();
    std::uint64_t games = 0;
    for (std::size_t i = 0; i < info.end_reasons.size(); ++i) {
        const Value count = reasons.member(info.end_reasons[i]);
        if (!count.exists())
            return reader.fail_member(reasons, info.end_reasons[i], "the key is missing");
        if (!reader.wide_number(count, out.reasons[i])) return false;
        games += out.reasons[i];
    }
    if (reasons.size() != info.end_reasons.size())
        return reader.fail(reasons, "it has a key that is no end of the game");
    return games == out.simulation.games() ||
           reader.fail(reasons, "they are " + std::to_string(games) + " games in all, not " +
                                    std::to_string(out.simulation.games()));
}

bool read_result(Reader& reader, Value document, SimulationResult& out) {
    std::array<Value, 16> members;
    std::string_view hash;
    if (!reader.members(document,
                        {{"format"},
                         {"document"},
                         {"game"},
                         {"rules"},
                         {"players"},
                         {"options"},
                         {"generator"},
                         {"seed"},
                         {"from"},
                         {"to"},
                         {"seats"},
                         {"moves"},
                         {"fewest_moves"},
                         {"most_moves"},
                         {"end_reasons"},
                         {"hash"}},
                        members) ||
        !read_simulation(reader, members, out.simulation) ||
        !read_seats(reader, members[10], out) || !reader.wide_number(members[11], out.moves) ||
        !read_fewest(reader, members[12], out) ||
        !reader.wide_number(members[13], out.most_moves) ||
        !read_reasons(reader, members[14], out) || !reader.text(members[15], hash))
        return false;
    return number_from_hex(hash, out.hash) ||
           reader.fail(members[15], "16 lower-case hexadecimal digits are expected");
}

}  // namespace

}  // namespace json

std::string simulation_json(const SimulationResult& result) {
    const Simulation& simulation = result.simulation;
    const GameInfo& info = simulation.ruleset.info();
    json::Writer writer(1024);
    json::begin_document(writer, json::kind);
    json::write_ruleset(writer, simulation.ruleset);
    writer.key("generator").name(generator_name(simulation.generator));
    writer.key("seed").wide_number(simulation.seed);
    writer.key("from").wide_number(simulation.from);
    writer.key("to").wide_number(simulation.to);
    writer.key("seats").begin_array();
    for (std::size_t seat = 0; seat < simulation.ruleset.players; ++seat)
        json::write_seat(writer, result, seat);
    writer.end_array();
    writer.key("moves").wide_number(result.moves);
    writer.key("fewest_moves");
    if (simulation.games() == 0)
        writer.null();
    else
        writer.wide_number(result.fewest_moves);
    writer.key("most_moves").wide_number(result.most_moves);
    writer.key("end_reasons").begin_object();
    for (std::size_t i = 0; i < info.end_reasons.size(); ++i)
        writer.key(info.end_reasons[i]).wide_number(result.reasons[i]);
    writer.end_object();
    writer.key("hash").name(json::hex_of(result.hash));
    writer.end_object();
    return std::move(writer).str();
}

Problem read_simulation(std::string_view text, SimulationResult& out) {
    json::Reader reader;
    json::Tape tape;
    SimulationResult result;
    if (!json::open_document(reader, text, json::kind, tape) ||
        !json::read_result(reader, tape.root(), result))
        return reader.take_problem();
    out = result;
    return {};
}

}  // namespace cardrules
