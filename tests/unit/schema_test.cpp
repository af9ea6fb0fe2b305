// Schemas as the library gives them and as they are shipped.
#include <algorithm>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>

namespace cardrules {
namespace {

// The ranges of a game's fields are a promise to those who keep its states.
TEST(Schema, HasTheFieldsOfEveryShippedGameAndTheirRanges) {
    std::ifstream file(CARDRULES_SOURCE_DIR "/src/io/schemas/state.schema.json");
    const auto shipped = nlohmann::json::parse(file);
    const auto made = nlohmann::json::parse(schema_json("state"));
    ASSERT_EQ(shipped["allOf"].size(), 3U);
    for (const auto& game : shipped["allOf"])
        EXPECT_EQ(std::count(made["allOf"].begin(), made["allOf"].end(), game), 1)
            << game["if"].dump() << " is not as shipped";
}

}  // namespace
}  // namespace cardrules
