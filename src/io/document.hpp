// What all documents have in common: their format and their kind.
#pragma once

#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// Documents are written in the newest format; all from the oldest on are read.
inline constexpr int newest_format = 1;
inline constexpr int oldest_format = 1;

// The kind of a record, which has no "document" among its members.
inline constexpr std::string_view record_kind = "record";

// Begins an object with "format" and, but for a record, "document".
void begin_document(Writer& writer, std::string_view kind);

// Reads a text and checks format and kind. Errors: bad_json, bad_document, too_new, too_old.
bool open_document(Reader& reader, std::string_view text, std::string_view kind, Tape& tape);
// The same for a value that was read already.
bool check_document(Reader& reader, Value document, std::string_view kind);

}  // namespace cardrules::json
