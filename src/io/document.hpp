// What all documents have in common: their format and their kind.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// Turns a document of a kind into the text of the same in the next format. Errors are noted with
// the reader, and the text is then left as it is.
using Upgrade = bool (*)(Reader& reader, Value document, std::string_view kind, std::string& out);

// The formats of documents that are read: `upgrades` lead from `oldest` to `newest`, one from each
// format to the next.
struct Formats {
    int oldest;
    int newest;
    std::span<const Upgrade> upgrades;
};

// Documents are written in the newest of these.
inline constexpr Formats released_formats = {.oldest = 1, .newest = 1, .upgrades = {}};

// The kind of a record, which has no "document" among its members.
inline constexpr std::string_view record_kind = "record";

// Begins an object with "format" and, but for a record, "document".
void begin_document(Writer& writer, std::string_view kind);

// Reads a text, brings it to the newest format and checks its kind. Errors: bad_json, bad_document,
// too_new, too_old.
bool open_document(Reader& reader, std::string_view text, std::string_view kind, Tape& tape,
                   const Formats& formats = released_formats);
// The same for a text that is on the tape already.
bool bring_up_to_date(Reader& reader, std::string_view kind, Tape& tape,
                      const Formats& formats = released_formats);

}  // namespace cardrules::json
