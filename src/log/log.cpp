#include <string>

#include <spdlog/logger.h>

#include <cardrules/log.hpp>

namespace cardrules {

namespace {

std::string actor_name(int actor) {
    return actor == chance ? "chance" : "seat " + std::to_string(actor);
}

void write(spdlog::logger& logger, const Report& report) {
    switch (report.topic) {
        case Topic::created:
            logger.info("game {}: begun", report.game);
            break;
        case Topic::step_made:
            logger.debug("game {}, step {}: {} acted", report.game, report.step,
                         actor_name(report.actor));
            break;
        case Topic::refused:
            logger.warn("game {}, step {}: {} was refused: {}", report.game, report.step,
                        actor_name(report.actor), code_name(report.code));
            break;
        case Topic::over:
            logger.info("game {}: over after {} steps", report.game, report.step);
            break;
        case Topic::undone:
            logger.info("game {}: back to step {}", report.game, report.step);
            break;
        case Topic::redone:
            logger.info("game {}: forward to step {}", report.game, report.step);
            break;
        case Topic::next_game:
            logger.info("game {}: the next of the series", report.game);
            break;
    }
}

// A logger that fails must not stop the game.
void hear(void* user, const Report& report) noexcept {
    try {
        write(*static_cast<spdlog::logger*>(user), report);
    } catch (...) {
        return;
    }
}

}  // namespace

Observer log_to(spdlog::logger& logger) noexcept {
    return {hear, &logger};
}

}  // namespace cardrules
