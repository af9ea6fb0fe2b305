#include "io/document.hpp"

#include <cardrules/json.hpp>

#include "io/text.hpp"

namespace cardrules::json {

namespace {

bool read_format(Reader& reader, Value document, const Formats& formats, int& out) {
    if (!reader.object(document)) return false;
    const Value format = document.member("format");
    if (!format.exists()) return reader.fail_member(document, "format", "the key is missing");
    if (format.type() != Type::integer || format.integer() < 0)
        return reader.fail(format,
                           "the number of a format is expected, not " + description(format));
    if (format.integer() > formats.newest)
        return reader.fail(format,
                           "the document is of a later format than " +
                               std::to_string(formats.newest) + ", the last that is known",
                           Code::too_new);
    if (format.integer() < formats.oldest)
        return reader.fail(format,
                           "the document is of an earlier format than " +
                               std::to_string(formats.oldest) + ", the first that is read",
                           Code::too_old);
    out = static_cast<int>(format.integer());
    return true;
}

bool check_kind(Reader& reader, Value document, std::string_view kind) {
    const Value found = document.member("document");
    if (!found.exists())
        return kind == record_kind ||
               reader.fail_member(document, "document",
                                  "the key is missing; \"" + std::string(kind) + "\" is expected");
    std::string_view name;
    if (!reader.text(found, name)) return false;
    return name == kind ||
           reader.fail(found, "a " + std::string(kind) + " is expected, not a " + quoted(name));
}

}  // namespace

void begin_document(Writer& writer, std::string_view kind) {
    writer.begin_object().key("format").number(released_formats.newest);
    if (kind != record_kind) writer.key("document").name(kind);
}

bool bring_up_to_date(Reader& reader, std::string_view kind, Tape& tape, const Formats& formats) {
    int format = 0;
    if (!read_format(reader, tape.root(), formats, format)) return false;
    for (; format < formats.newest; ++format) {
        const Upgrade upgrade = formats.upgrades[static_cast<std::size_t>(format - formats.oldest)];
        std::string text;
        if (!upgrade(reader, tape.root(), kind, text)) return false;
        Problem problem = Tape::read(text, tape);
        if (!problem.ok()) return reader.fail_with(std::move(problem));
    }
    return check_kind(reader, tape.root(), kind);
}

bool open_document(Reader& reader, std::string_view text, std::string_view kind, Tape& tape,
                   const Formats& formats) {
    Problem problem = Tape::read(text, tape);
    if (!problem.ok()) return reader.fail_with(std::move(problem));
    return bring_up_to_date(reader, kind, tape, formats);
}

}  // namespace cardrules::json
