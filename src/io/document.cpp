#include "io/document.hpp"

#include <cardrules/json.hpp>

#include "io/text.hpp"

namespace cardrules::json {

namespace {

bool check_format(Reader& reader, Value document) {
    const Value format = document.member("format");
    if (!format.exists()) return reader.fail_member(document, "format", "the key is missing");
    if (format.type() != Type::integer || format.integer() < 0)
        return reader.fail(format,
                           "the number of a format is expected, not " + description(format));
    if (format.integer() > newest_format)
        return reader.fail(format,
                           "the document is of a later format than " +
                               std::to_string(newest_format) + ", the last that is known",
                           Code::too_new);
    return format.integer() >= oldest_format ||
           reader.fail(format,
                       "the document is of an earlier format than " +
                           std::to_string(oldest_format) + ", the first that is read",
                       Code::too_old);
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
    writer.begin_object().key("format").number(newest_format);
    if (kind != record_kind) writer.key("document").name(kind);
}

bool check_document(Reader& reader, Value document, std::string_view kind) {
    return reader.object(document) && check_format(reader, document) &&
           check_kind(reader, document, kind);
}

bool open_document(Reader& reader, std::string_view text, std::string_view kind, Tape& tape) {
    Problem problem = Tape::read(text, tape);
    if (!problem.ok()) return reader.fail_with(std::move(problem));
    return check_document(reader, tape.root(), kind);
}

}  // namespace cardrules::json
