#include "log.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

#include <cardrules/notation.hpp>

namespace cardrules::capi {

namespace {

using Line = FixedText<120>;

struct TopicText {
    std::int32_t level;
    std::string_view before;  // the actor or the game
    bool tells_actor;
};

constexpr std::array<TopicText, 7> topic_texts = {{
    {CARDRULES_LEVEL_INFO, "match created at step ", false},
    {CARDRULES_LEVEL_DEBUG, "step ", true},
    {CARDRULES_LEVEL_WARNING, "refused at step ", true},
    {CARDRULES_LEVEL_INFO, "game over after step ", false},
    {CARDRULES_LEVEL_INFO, "undone to step ", false},
    {CARDRULES_LEVEL_INFO, "redone to step ", false},
    {CARDRULES_LEVEL_INFO, "next game begun at step ", false},
}};

void append_actor(Line& line, int actor) noexcept {
    line.append(" by ");
    if (actor < 0) return line.append(actor == chance ? "chance" : "nobody");
    line.append("seat ");
    line.append_number(static_cast<unsigned>(actor));
}

std::int32_t narrow(std::int64_t step) noexcept {
    return static_cast<std::int32_t>(
        std::min<std::int64_t>(step, std::numeric_limits<std::int32_t>::max()));
}

Line line_of(const Report& report, const TopicText& text) noexcept {
    Line line;
    line.append(text.before);
    line.append_number(static_cast<unsigned>(narrow(report.step)));
    if (text.tells_actor) append_actor(line, report.actor);
    if (report.code != Code::ok) {
        line.append(": ");
        line.append(code_name(report.code));
    }
    line.append({"\0", 1});
    return line;
}

void hear(void* user, const Report& report) noexcept {
    const Log& log = *static_cast<const Log*>(user);
    if (log.call == nullptr) return;
    const TopicText& text = topic_texts[static_cast<std::size_t>(report.topic)];
    log.call(log.user, text.level, static_cast<std::int32_t>(report.topic), report.actor,
             narrow(report.step), static_cast<std::int32_t>(report.code),
             line_of(report, text).view().data());
}

}  // namespace

Observer Log::observer() noexcept {
    return {hear, this};
}

}  // namespace cardrules::capi
