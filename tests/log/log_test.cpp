// A match that is joined to a logger.
#include <memory>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/ostream_sink.h>

#include <cardrules/log.hpp>

namespace cardrules {
namespace {

struct Logged {
    std::ostringstream text;
    spdlog::logger logger{"test", std::make_shared<spdlog::sinks::ostream_sink_st>(text)};

    Logged() {
        logger.set_pattern("%l: %v");
        logger.set_level(spdlog::level::debug);
    }
};

// A place for a log that takes nothing.
struct Broken : spdlog::sinks::base_sink<std::mutex> {
    void sink_it_(const spdlog::details::log_msg& /*message*/) override {
        throw std::runtime_error("no place");
    }
    void flush_() override {}
};

Ruleset two_generals() {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create("generals_war", 2, ruleset).ok());
    return ruleset;
}

TEST(Log, TellsWhatHappensInTheOrderInWhichItHappens) {
    Logged logged;
    Match match(two_generals(), {.observer = log_to(logged.logger)});
    match.apply(1, "stand");
    EXPECT_EQ(match.try_apply(1, "stand").code, Code::not_to_act);
    match.undo();
    match.redo();
    EXPECT_EQ(logged.text.str(),
              "info: game 0: begun\n"
              "debug: game 0, step 0: chance acted\n"
              "debug: game 0, step 1: seat 1 acted\n"
              "warning: game 0, step 2: seat 1 was refused: not_to_act\n"
              "info: game 0: back to step 1\n"
              "info: game 0: forward to step 2\n");
}

TEST(Log, TellsOfTheEndAndOfTheNextGame) {
    Logged logged;
    logged.logger.set_level(spdlog::level::info);
    Match match(two_generals(), {.observer = log_to(logged.logger)});
    while (!match.over()) match.apply_index(match.turn().seats.lowest(), 0);
    match.next_game();
    EXPECT_NE(logged.text.str().find("info: game 0: over after "), std::string::npos);
    EXPECT_NE(logged.text.str().find("info: game 1: the next of the series\n"), std::string::npos);
}

TEST(Log, ALoggerThatFailsDoesNotStopTheGame) {
    Logged logged;
    logged.logger.set_error_handler(
        [](const std::string& text) { throw std::runtime_error(text); });
    Match match(two_generals(), {.observer = log_to(logged.logger)});
    logged.logger.sinks().push_back(std::make_shared<Broken>());
    match.apply(1, "stand");
    EXPECT_EQ(match.ply(), 2);
}

TEST(Log, AMatchWithoutAnObserverIsSilent) {
    Logged logged;
    Match match(two_generals());
    match.apply(1, "stand");
    EXPECT_EQ(logged.text.str(), "");
}

}  // namespace
}  // namespace cardrules
