// Documents that are far too long, or that are long in ways that cost most: refused with a code and
// a place, for memory of a few times the text at most.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/cardrules.h>

#include "support/failing_memory.hpp"

namespace cardrules::test {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20U;
constexpr std::size_t longest = 32 * megabyte;

std::string repeated(const std::string& begin, const std::string& part, std::size_t size) {
    std::string text = begin;
    text.reserve(size + part.size());
    while (text.size() < size) text += part;
    return text;
}

struct Hostile {
    const char* name;
    std::string text;
    std::size_t times;  // memory of so many times the text is enough; 0: a little is
};

std::vector<Hostile> hostile_texts() {
    std::vector<Hostile> all;
    const auto add = [&](const char* name, const std::string& begin, const std::string& part,
                         std::size_t times) {
        all.push_back({name, repeated(begin, part, longest - 64), times});
    };
    add("spaces", "", " ", 10);
    add("lists in lists", "", "[", 0);
    add("objects in objects", "", "{\"a\":", 0);
    add("a list of numbers", "[", "0,", 10);
    add("a list of lists", "[", "[],", 10);
    add("a list of objects", "[", "{\"a\":0},", 10);
    add("a list of texts", "[", "\"\",", 10);
    add("an object of many members", "{\"a\":0", ",\"abc\":0", 10);
    add("a long number", "[1", "1", 10);
    add("a long text", "[\"", "deal ", 10);
    add("a long text of escapes", "[\"", "\\u0041", 10);
    add("a long key", "{\"", "key", 10);
    all.push_back({"100 MB of spaces", repeated("", " ", 100 * megabyte), 0});
    all.push_back({"100 MB of lists", repeated("", "[", 100 * megabyte), 0});
    all.push_back({"100 MB of a text", repeated("\"", "deal ", 100 * megabyte), 0});
    return all;
}

// Every function that takes a document.
struct Reading {
    const char* name;
    std::int32_t (*read)(const char* text, cardrules_error* error);
};

template <class Handle, class Load>
std::int32_t load(const Load& call, const char* text, cardrules_error* error) {
    Handle* made = nullptr;
    const std::int32_t status = call(text, &made, error);
    EXPECT_EQ(made, nullptr);
    return status;
}

const Reading readings[] = {
    {"match_load",
     [](const char* text, cardrules_error* error) {
         return load<cardrules_match>(cardrules_match_load, text, error);
     }},
    {"match_load_record",
     [](const char* text, cardrules_error* error) {
         return load<cardrules_match>(cardrules_match_load_record, text, error);
     }},
    {"state_load",
     [](const char* text, cardrules_error* error) {
         return load<cardrules_state>(cardrules_state_load, text, error);
     }},
    {"view_load",
     [](const char* text, cardrules_error* error) {
         return load<cardrules_view>(cardrules_view_load, text, error);
     }},
    {"ruleset",
     [](const char* text, cardrules_error* error) {
         return cardrules_ruleset("bot_war", 2, text, nullptr, 0, nullptr, error);
     }},
};

TEST(HostileSize, IsRefusedForLittleMemory) {
    for (const Hostile& hostile : hostile_texts()) {
        for (const Reading& reading : readings) {
            // All of them read text in the same way.
            if (hostile.times > 0 && &reading != readings) break;
            SCOPED_TRACE(std::string(hostile.name) + ", " + reading.name);
            cardrules_error error;
            cardrules_error_init(&error);
            static_cast<void>(most_bytes_since());
            const std::size_t before = most_bytes_since();
            const std::int32_t status = reading.read(hostile.text.c_str(), &error);
            const std::size_t used = most_bytes_since() - before;
            EXPECT_EQ(status, CARDRULES_ERROR_BAD_JSON);
            EXPECT_NE(error.message[0], '\0');
            // For the words of the refusal, and a first piece of everything.
            const std::size_t little = 16384;
            EXPECT_LE(used, hostile.times == 0 ? little : hostile.times * hostile.text.size());
        }
    }
}

// Moves in words are read without memory, however long.
TEST(HostileSize, OfAMoveIsNothing) {
    cardrules_match* match = nullptr;
    cardrules_error error;
    cardrules_error_init(&error);
    ASSERT_EQ(cardrules_match_create("bot_war", 2, nullptr, nullptr, &match, nullptr),
              CARDRULES_OK);
    for (const char* part : {"deal ", "AC ", "x", " ", "show AC "}) {
        const std::string text = repeated("", part, 100 * megabyte);
        static_cast<void>(most_bytes_since());
        const std::size_t before = most_bytes_since();
        EXPECT_EQ(cardrules_match_apply_text(match, 0, text.c_str(), CARDRULES_ANY_STEP, &error),
                  CARDRULES_ERROR_MALFORMED);
        EXPECT_LT(most_bytes_since() - before, 4096U);
        EXPECT_NE(error.message[0], '\0');
    }
    cardrules_match_destroy(match);
}

}  // namespace
}  // namespace cardrules::test
