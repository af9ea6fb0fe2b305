// What programs were compiled with, held fast: the numbers, and the layout of every struct, here
// for machines with pointers of 8 bytes. A fault here is a change that breaks programs in use.
#include <cstddef>

#include <cardrules/actors.hpp>
#include <cardrules/batch.hpp>
#include <cardrules/cardrules.h>
#include <cardrules/catalog.hpp>
#include <cardrules/chance.hpp>
#include <cardrules/match.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/status.hpp>

namespace {

using namespace cardrules;

constexpr bool is(int number, Code code, int pinned) {
    return number == static_cast<int>(code) && number == pinned;
}
template <class Enum>
constexpr bool is(int number, Enum value, int pinned) {
    return number == static_cast<int>(value) && number == pinned;
}

static_assert(is(CARDRULES_OK, Code::ok, 0));
static_assert(is(CARDRULES_ERROR_OVER, Code::over, -1));
static_assert(is(CARDRULES_ERROR_MALFORMED, Code::malformed, -2));
static_assert(is(CARDRULES_ERROR_STALE, Code::stale, -3));
static_assert(is(CARDRULES_ERROR_NOT_TO_ACT, Code::not_to_act, -4));
static_assert(is(CARDRULES_ERROR_VERB_NOT_AVAILABLE, Code::verb_not_available, -5));
static_assert(is(CARDRULES_ERROR_WRONG_COUNT, Code::wrong_count, -6));
static_assert(is(CARDRULES_ERROR_NOT_AVAILABLE, Code::not_available, -7));
static_assert(is(CARDRULES_ERROR_BAD_ARGUMENT, Code::bad_argument, -8));
static_assert(is(CARDRULES_ERROR_UNKNOWN_GAME, Code::unknown_game, -9));
static_assert(is(CARDRULES_ERROR_BAD_PLAYERS, Code::bad_players, -10));
static_assert(is(CARDRULES_ERROR_UNKNOWN_OPTION, Code::unknown_option, -11));
static_assert(is(CARDRULES_ERROR_BAD_OPTION, Code::bad_option, -12));
static_assert(is(CARDRULES_ERROR_BAD_DEAL, Code::bad_deal, -13));
static_assert(is(CARDRULES_ERROR_NOTHING_TO_UNDO, Code::nothing_to_undo, -14));
static_assert(is(CARDRULES_ERROR_NOTHING_TO_REDO, Code::nothing_to_redo, -15));
static_assert(is(CARDRULES_ERROR_NOT_OVER, Code::not_over, -16));
static_assert(is(CARDRULES_ERROR_BAD_JSON, Code::bad_json, -17));
static_assert(is(CARDRULES_ERROR_BAD_DOCUMENT, Code::bad_document, -18));
static_assert(is(CARDRULES_ERROR_TOO_NEW, Code::too_new, -19));
static_assert(is(CARDRULES_ERROR_TOO_OLD, Code::too_old, -20));
static_assert(is(CARDRULES_ERROR_DIFFERS, Code::differs, -21));
static_assert(is(CARDRULES_ERROR_BUFFER, Code::buffer, -22));
static_assert(is(CARDRULES_ERROR_MEMORY, Code::memory, -23));
static_assert(is(CARDRULES_ERROR_INTERNAL, Code::internal, -24));
static_assert(is(CARDRULES_ERROR_NOT_SEEDED, Code::not_seeded, -25));
static_assert(is(CARDRULES_ERROR_IMPOSSIBLE, Code::impossible, -26));
static_assert(is(CARDRULES_ERROR_CALLBACK, Code::callback, -27));

static_assert(is(CARDRULES_CHANCE, chance, -1));
static_assert(is(CARDRULES_SPECTATOR, spectator, -2));
static_assert(is(CARDRULES_NOBODY, no_seat, -3));
static_assert(CARDRULES_ANY_STEP == -1);

static_assert(is(CARDRULES_MODE_OVER, Mode::over, 0));
static_assert(is(CARDRULES_MODE_DEAL, Mode::deal, 1));
static_assert(is(CARDRULES_MODE_LOT, Mode::lot, 2));
static_assert(is(CARDRULES_MODE_ONE, Mode::one, 3));
static_assert(is(CARDRULES_MODE_SEALED, Mode::sealed, 4));
static_assert(is(CARDRULES_MODE_OPEN, Mode::open, 5));

static_assert(is(CARDRULES_CHANCE_SEEDED, ChanceMode::seeded, 0));
static_assert(is(CARDRULES_CHANCE_HOST, ChanceMode::host, 1));

static_assert(is(CARDRULES_TOPIC_CREATED, Topic::created, 0));
static_assert(is(CARDRULES_TOPIC_STEP_MADE, Topic::step_made, 1));
static_assert(is(CARDRULES_TOPIC_REFUSED, Topic::refused, 2));
static_assert(is(CARDRULES_TOPIC_OVER, Topic::over, 3));
static_assert(is(CARDRULES_TOPIC_UNDONE, Topic::undone, 4));
static_assert(is(CARDRULES_TOPIC_REDONE, Topic::redone, 5));
static_assert(is(CARDRULES_TOPIC_NEXT_GAME, Topic::next_game, 6));

static_assert(CARDRULES_LEVEL_DEBUG == 0);
static_assert(CARDRULES_LEVEL_INFO == 1);
static_assert(CARDRULES_LEVEL_WARNING == 2);

static_assert(is(CARDRULES_GENERATOR_EXACT, Generator::exact, 0));
static_assert(is(CARDRULES_GENERATOR_FAST, Generator::fast, 1));

static_assert(CARDRULES_CHECKPOINT_TO_ACT == 1);
static_assert(CARDRULES_CHECKPOINT_HASH == 2);
static_assert(CARDRULES_CHECKPOINT_LEGAL == 4);
static_assert(CARDRULES_CHECKPOINT_FACTS == 8);

static_assert(is(CARDRULES_MAX_SEATS, max_seats, 8));
static_assert(is(CARDRULES_MAX_CARDS, max_cards, 64));
static_assert(is(CARDRULES_MAX_ARGUMENTS, max_arguments, 7));
static_assert(is(CARDRULES_MAX_REASONS, max_end_reasons, 16));
static_assert(CARDRULES_KEY_SIZE == sizeof(Key) && CARDRULES_KEY_SIZE == 32);
static_assert(is(CARDRULES_PARTS_OF_A_WIN, parts_of_a_win, 840));

#define CARDRULES_IS_AT(name, member, offset) \
    static_assert(sizeof(void*) != 8 || offsetof(cardrules_##name, member) == (offset))
#define CARDRULES_HAS_SIZE(name, size) \
    static_assert(sizeof(void*) != 8 || sizeof(cardrules_##name) == (size))

CARDRULES_IS_AT(error, struct_size, 0);
CARDRULES_IS_AT(error, code, 4);
CARDRULES_IS_AT(error, position, 8);
CARDRULES_IS_AT(error, where, 16);
CARDRULES_IS_AT(error, message, 144);
CARDRULES_HAS_SIZE(error, 400);

CARDRULES_IS_AT(match_options, struct_size, 0);
CARDRULES_IS_AT(match_options, chance, 4);
CARDRULES_IS_AT(match_options, rules, 8);
CARDRULES_IS_AT(match_options, reserved, 12);
CARDRULES_IS_AT(match_options, key, 16);
CARDRULES_IS_AT(match_options, game, 48);
CARDRULES_IS_AT(match_options, log, 56);
CARDRULES_IS_AT(match_options, user, 64);
CARDRULES_HAS_SIZE(match_options, 72);

CARDRULES_IS_AT(result, struct_size, 0);
CARDRULES_IS_AT(result, players, 4);
CARDRULES_IS_AT(result, places, 8);
CARDRULES_IS_AT(result, scores, 40);
CARDRULES_IS_AT(result, reason, 72);
CARDRULES_IS_AT(result, reason_name, 76);
CARDRULES_HAS_SIZE(result, 120);

CARDRULES_IS_AT(simulation, struct_size, 0);
CARDRULES_IS_AT(simulation, generator, 4);
CARDRULES_IS_AT(simulation, rules, 8);
CARDRULES_IS_AT(simulation, threads, 12);
CARDRULES_IS_AT(simulation, seed, 16);
CARDRULES_IS_AT(simulation, from, 24);
CARDRULES_IS_AT(simulation, to, 32);
CARDRULES_IS_AT(simulation, progress, 40);
CARDRULES_IS_AT(simulation, user, 48);
CARDRULES_HAS_SIZE(simulation, 56);

CARDRULES_IS_AT(simulation_result, struct_size, 0);
CARDRULES_IS_AT(simulation_result, players, 4);
CARDRULES_IS_AT(simulation_result, games, 8);
CARDRULES_IS_AT(simulation_result, sole_wins, 16);
CARDRULES_IS_AT(simulation_result, shared_wins, 80);
CARDRULES_IS_AT(simulation_result, win_parts, 144);
CARDRULES_IS_AT(simulation_result, moves, 208);
CARDRULES_IS_AT(simulation_result, fewest_moves, 216);
CARDRULES_IS_AT(simulation_result, most_moves, 224);
CARDRULES_IS_AT(simulation_result, reasons, 232);
CARDRULES_IS_AT(simulation_result, hash, 360);
CARDRULES_HAS_SIZE(simulation_result, 368);

CARDRULES_IS_AT(batch_options, struct_size, 0);
CARDRULES_IS_AT(batch_options, generator, 4);
CARDRULES_IS_AT(batch_options, rules, 8);
CARDRULES_IS_AT(batch_options, stay_over, 12);
CARDRULES_IS_AT(batch_options, size, 16);
CARDRULES_IS_AT(batch_options, reserved, 20);
CARDRULES_IS_AT(batch_options, seed, 24);
CARDRULES_IS_AT(batch_options, first, 32);
CARDRULES_HAS_SIZE(batch_options, 40);

}  // namespace
