// Keys in documents: 64 hexadecimal digits.
#pragma once

#include <string>

#include <cardrules/chance.hpp>

#include "io/reader.hpp"

namespace cardrules::json {

[[nodiscard]] std::string key_text(const Key& key);
bool read_key(Reader& reader, Value value, Key& out);

}  // namespace cardrules::json
