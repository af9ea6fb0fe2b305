/**
 * @file cardrules.h
 * @brief cardrules, a headless rules engine for card games: the stable C interface.
 *
 * The whole interface for C, and for every language that calls C. It needs no other header of the
 * library and works unchanged as C90 and later and as C++98 and later.
 *
 * @par Four kinds of objects
 * A match is a game being played, with its record; the host's object. A state is a position alone,
 * cheap to copy, for search. A view is what one viewer may know, and can be handed to him. A batch
 * is many states that are stepped together. Each has functions that make it and one
 * `..._destroy`; destroying NULL does nothing. What a function makes belongs to the caller. There
 * is no call to begin with and none to end with.
 *
 * @par Seats, actors, viewers
 * Seats are 0 to 7. An actor is a seat or #CARDRULES_CHANCE; a viewer is a seat or
 * #CARDRULES_SPECTATOR.
 *
 * @par Host calls and viewer calls
 * A host call may tell what is hidden from players; it is for whoever runs the game. A viewer call
 * reveals only what its viewer may know; its result may be sent to that player. All functions on a
 * match whose names contain `_viewer_` are viewer calls, and all on a view; the others on matches,
 * states, batches and simulations are host calls. What remains (the catalog, moves, cards, keys)
 * tells of no game that is played.
 *
 * @par How calls end
 * A function that can fail returns #CARDRULES_OK (0) or one of the negative CARDRULES_ERROR
 * numbers. They are never renumbered, only added to; treat one that you don't know as any failure.
 * The parameter `error`, always the last, may be NULL; else it is filled, on success with code 0
 * and empty texts. Set it up once with cardrules_error_init(), or set its struct_size. After a
 * failure every object is as it was before, and out-pointers to objects are NULL (but where `error`
 * itself is refused for its struct_size, nothing is written). Besides the codes
 * that are listed with each function these can come from any: #CARDRULES_ERROR_BAD_ARGUMENT for
 * NULL or a number out of range where the description doesn't allow it, #CARDRULES_ERROR_MEMORY,
 * and #CARDRULES_ERROR_INTERNAL for a fault of the library. Results other than strings and arrays
 * are written through pointers that must not be NULL, unless the description says "or NULL".
 *
 * @par Strings
 * Strings are UTF-8 and end with a zero byte, both ways. A returned `const char*` is static: it is
 * valid for ever and not to be freed. Longer texts are written into the caller's buffer of
 * `capacity` bytes. `needed`, which may be NULL, gets the bytes that the text takes, its end
 * included; it gets 0 where the call fails for another reason than the buffer. With buffer NULL and
 * capacity 0 the call only asks, and succeeds. Where the buffer is too small,
 * #CARDRULES_ERROR_BUFFER is returned and an empty string is written (nothing at capacity 0).
 *
 * @par Arrays
 * Arrays that are filled work the same way: `capacity` and `needed` count elements, NULL and 0 ask,
 * and of an array that is too small nothing is written.
 *
 * @par Structs
 * Every struct begins with struct_size, the size of the struct as the caller was compiled, which
 * the init function of the struct sets; that function also sets everything else to its default. In
 * a struct that the caller fills 0 means the default for every member. A struct larger than this
 * library knows is accepted if what it doesn't know is 0.
 *
 * @par Moves
 * A move is 64 bits: a verb and up to seven arguments, see cardrules_move_verb(). The canonical
 * order of moves is the order of these numbers. A language without 64-bit integers needs none of
 * them: moves can be made by index and by text, and read as text.
 *
 * @par Steps
 * Every move of a seat or of chance is one step of a match, numbered from 0. Functions that make a
 * move take `expected_step`: the step that the caller believes comes next, or #CARDRULES_ANY_STEP.
 * If another one does, the move was meant for another situation and fails with
 * #CARDRULES_ERROR_STALE. While several seats move in secret (#CARDRULES_MODE_SEALED) every step
 * since the first of these moves is as good.
 *
 * @par Threads
 * "Reads" in a description means that the call changes nothing: any number of threads may make such
 * calls on one object at once. "Writes" means that no other call on the object may run at the same
 * time. Different objects are independent of each other.
 */
#ifndef CARDRULES_CARDRULES_H
#define CARDRULES_CARDRULES_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32) && !defined(CARDRULES_STATIC)
#if defined(CARDRULES_BUILD)
#define CARDRULES_API __declspec(dllexport)
#else
#define CARDRULES_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define CARDRULES_API __attribute__((visibility("default")))
#else
#define CARDRULES_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @defgroup constants Constants
 * @{
 */

/** How a call went. The first that applies is told of: of a move in this order OVER, MALFORMED,
 *  STALE, NOT_TO_ACT, VERB_NOT_AVAILABLE, WRONG_COUNT, NOT_AVAILABLE. @since 1.0 */
enum {
    /** All went well. */
    CARDRULES_OK = 0,
    /** The game is over, nobody may move. */
    CARDRULES_ERROR_OVER = -1,
    /** No move of this game at all. */
    CARDRULES_ERROR_MALFORMED = -2,
    /** Meant for another step than the one the game is at. */
    CARDRULES_ERROR_STALE = -3,
    /** Another actor's turn. */
    CARDRULES_ERROR_NOT_TO_ACT = -4,
    /** Such a move cannot be made here. */
    CARDRULES_ERROR_VERB_NOT_AVAILABLE = -5,
    /** Too few or too many things named. */
    CARDRULES_ERROR_WRONG_COUNT = -6,
    /** A thing named that cannot be chosen here, or an index that is too high. */
    CARDRULES_ERROR_NOT_AVAILABLE = -7,
    /** A NULL, a size or a number that the call doesn't take. */
    CARDRULES_ERROR_BAD_ARGUMENT = -8,
    /** No game of that name, or not under that version of its rules. */
    CARDRULES_ERROR_UNKNOWN_GAME = -9,
    /** The game is not for so many players. */
    CARDRULES_ERROR_BAD_PLAYERS = -10,
    /** The game has no such option or preset. */
    CARDRULES_ERROR_UNKNOWN_OPTION = -11,
    /** The option does not take that value. */
    CARDRULES_ERROR_BAD_OPTION = -12,
    /** A deal that is not an order of the cards asked for. */
    CARDRULES_ERROR_BAD_DEAL = -13,
    /** No seat has acted yet. */
    CARDRULES_ERROR_NOTHING_TO_UNDO = -14,
    /** Nothing was undone, or another move was made since. */
    CARDRULES_ERROR_NOTHING_TO_REDO = -15,
    /** The game still goes on. */
    CARDRULES_ERROR_NOT_OVER = -16,
    /** Not JSON, too long or too deep; position says at which byte. */
    CARDRULES_ERROR_BAD_JSON = -17,
    /** JSON, but not what such a document holds; where says in which part, as a JSON pointer. */
    CARDRULES_ERROR_BAD_DOCUMENT = -18,
    /** A document of a later format than this library knows. */
    CARDRULES_ERROR_TOO_NEW = -19,
    /** A document of a format that is no longer read. */
    CARDRULES_ERROR_TOO_OLD = -20,
    /** A replay came to something else than the record says. */
    CARDRULES_ERROR_DIFFERS = -21,
    /** The buffer or array is too small. */
    CARDRULES_ERROR_BUFFER = -22,
    /** No memory. */
    CARDRULES_ERROR_MEMORY = -23,
    /** A fault of the library; please report it. */
    CARDRULES_ERROR_INTERNAL = -24,
    /** Reserved: no call returns it. */
    CARDRULES_ERROR_NOT_SEEDED = -25,
    /** No position agrees with the view. */
    CARDRULES_ERROR_IMPOSSIBLE = -26,
    /** A callback of the caller's stopped the call. */
    CARDRULES_ERROR_CALLBACK = -27
};

/** Actors and viewers that are no seats. @since 1.0 */
enum {
    /** The actor that shuffles, deals and draws lots. */
    CARDRULES_CHANCE = -1,
    /** The viewer who sees only what everybody sees. */
    CARDRULES_SPECTATOR = -2,
    /** In place of an actor when the game is over. */
    CARDRULES_NOBODY = -3
};

/** Steps that are no steps. @since 1.0 */
enum {
    /** As the expected step: whatever step comes next. As the step to look at: now. */
    CARDRULES_ANY_STEP = -1
};

/** Who is to act, and how. @since 1.0 */
enum {
    /** The game is over, nobody acts. */
    CARDRULES_MODE_OVER = 0,
    /** Chance is to give an order of the pack. */
    CARDRULES_MODE_DEAL = 1,
    /** Chance is to draw one seat of several. */
    CARDRULES_MODE_LOT = 2,
    /** One seat acts. */
    CARDRULES_MODE_ONE = 3,
    /** Several seats act, in any order, each hidden from the others until the last has. */
    CARDRULES_MODE_SEALED = 4,
    /** Any of several seats may act, first come. */
    CARDRULES_MODE_OPEN = 5
};

/** Who makes the moves of chance in a match. @since 1.0 */
enum {
    /** The match, at once, from its key: its host never sees chance to act. */
    CARDRULES_CHANCE_SEEDED = 0,
    /** The host. */
    CARDRULES_CHANCE_HOST = 1
};

/** What a log callback is told of. @since 1.0 */
enum {
    /** A match was made. */
    CARDRULES_TOPIC_CREATED = 0,
    /** A step was made. */
    CARDRULES_TOPIC_STEP_MADE = 1,
    /** A move was refused. */
    CARDRULES_TOPIC_REFUSED = 2,
    /** The game came to its end. */
    CARDRULES_TOPIC_OVER = 3,
    /** A move was taken back. */
    CARDRULES_TOPIC_UNDONE = 4,
    /** A move that was taken back was made again. */
    CARDRULES_TOPIC_REDONE = 5,
    /** The next game of the series has begun. */
    CARDRULES_TOPIC_NEXT_GAME = 6
};

/** How much a log message matters. @since 1.0 */
enum {
    /** Every step. */
    CARDRULES_LEVEL_DEBUG = 0,
    /** Games that begin and end, and what was undone. */
    CARDRULES_LEVEL_INFO = 1,
    /** Moves that were refused. */
    CARDRULES_LEVEL_WARNING = 2
};

/** Where the chance of simulations, playouts and batches comes from. @since 1.0 */
enum {
    /** ChaCha20: the same games as matches under the same keys. */
    CARDRULES_GENERATOR_EXACT = 0,
    /** A small generator that takes less time. Never for cards dealt to people. */
    CARDRULES_GENERATOR_FAST = 1
};

/** What a record may tell of the position before each step. @since 1.0 */
enum {
    /** Who is to act. */
    CARDRULES_CHECKPOINT_TO_ACT = 1,
    /** The hash of the position. */
    CARDRULES_CHECKPOINT_HASH = 2,
    /** The number of legal moves, and a digest of them. */
    CARDRULES_CHECKPOINT_LEGAL = 4,
    /** What the position holds. */
    CARDRULES_CHECKPOINT_FACTS = 8
};

/** Sizes. They are part of the layout of structs and never change. @since 1.0 */
enum {
    /** Seats at a table, at most. */
    CARDRULES_MAX_SEATS = 8,
    /** Different cards, at most; cards are 0 to 63. */
    CARDRULES_MAX_CARDS = 64,
    /** Arguments of a move, at most. */
    CARDRULES_MAX_ARGUMENTS = 7,
    /** Ways in which a game can end, at most. */
    CARDRULES_MAX_REASONS = 16,
    /** Bytes of a key. */
    CARDRULES_KEY_SIZE = 32,
    /** A first place that one seat has alone counts as so many parts, a shared one as a share of
     *  them. */
    CARDRULES_PARTS_OF_A_WIN = 840
};
/** @} */

/**
 * @defgroup objects Objects and structs
 * @{
 */

/** A game being played, with its record. The host's. @since 1.0 */
typedef struct cardrules_match cardrules_match;
/** A position, without a record. The host's. @since 1.0 */
typedef struct cardrules_state cardrules_state;
/** What one viewer may know of a position. @since 1.0 */
typedef struct cardrules_view cardrules_view;
/** Many games that are stepped together. The host's. @since 1.0 */
typedef struct cardrules_batch cardrules_batch;

/** What went wrong. @since 1.0 */
typedef struct cardrules_error {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** The number that the call returned. */
    int32_t code;
    /** Of a fault in the text of a document: the byte, from 0; else -1. */
    int64_t position;
    /** What the fault is in: a JSON pointer, or the name of a parameter, an option or a slot; else
     *  empty. */
    char where[128];
    /** One line of English. Where a move was refused, it holds the input and what that actor may
     *  choose, and nothing else of the game. */
    char message[256];
} cardrules_error;

/**
 * @brief Hears what happens to a match.
 *
 * Called on the thread that makes the call on the match, after the fact, with no lock held. It must
 * not call anything on that match, must not throw and must not jump out. What it is told is the
 * host's.
 *
 * @param user what was given with the callback
 * @param level one of the CARDRULES_LEVEL numbers
 * @param topic one of the CARDRULES_TOPIC numbers
 * @param actor who made the step, or tried to
 * @param step the step made or refused, else the number of steps made
 * @param status why a move was refused, else 0
 * @param message one line of English; valid during the call only
 * @since 1.0
 */
typedef void (*cardrules_log)(void* user, int32_t level, int32_t topic, int32_t actor, int32_t step,
                              int32_t status, const char* message);

/**
 * @brief Hears how far a long call has come.
 *
 * Called on the thread that makes the long call. It must not throw and must not jump out.
 *
 * @param user what was given with the callback
 * @param done games done
 * @param total games in all
 * @return 0 to go on; anything else stops the call, which then returns #CARDRULES_ERROR_CALLBACK
 * @since 1.0
 */
typedef int32_t (*cardrules_progress)(void* user, uint64_t done, uint64_t total);

/** How a match is set up. @since 1.0 */
typedef struct cardrules_match_options {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** Who makes the moves of chance: #CARDRULES_CHANCE_SEEDED or #CARDRULES_CHANCE_HOST. */
    int32_t chance;
    /** The version of the game's rules to play under; 0 for the latest. */
    int32_t rules;
    /** Always 0. */
    uint32_t reserved;
    /** The secret key of the series of games, see cardrules_key_from_seed(). All zeros are a key
     *  that everybody can guess. Not read where the host makes the moves of chance. */
    uint8_t key[32];
    /** Which game of the series this is, from 0; each has its own chance. */
    uint64_t game;
    /** Hears what happens; NULL for nobody. */
    cardrules_log log;
    /** Handed to the log callback. */
    void* user;
} cardrules_match_options;

/** How a game ended. @since 1.0 */
typedef struct cardrules_result {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** So many places and scores are used; the others are 0. */
    int32_t players;
    /** By seat: 1 is best; equals share the better place. */
    int32_t places[8];
    /** By seat. */
    int32_t scores[8];
    /** Number of the reason of the end, from 0. */
    int32_t reason;
    /** Its name. */
    char reason_name[44];
} cardrules_result;

/** What to simulate: games of random players, numbered by a seed. @since 1.0 */
typedef struct cardrules_simulation {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** #CARDRULES_GENERATOR_EXACT or #CARDRULES_GENERATOR_FAST. */
    int32_t generator;
    /** The version of the game's rules; 0 for the latest. */
    int32_t rules;
    /** Threads to use in all, 1 to 1024; 0 counts as 1. The result does not depend on it. */
    int32_t threads;
    /** The seed. Game i of a seed is the same game in whatever range it is played. */
    uint64_t seed;
    /** The first game. */
    uint64_t from;
    /** The one behind the last game. */
    uint64_t to;
    /** Hears how far it has come; NULL for nobody. */
    cardrules_progress progress;
    /** Handed to the progress callback. */
    void* user;
} cardrules_simulation;

/** How a batch is set up. @since 1.0 */
typedef struct cardrules_batch_options {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** #CARDRULES_GENERATOR_EXACT or #CARDRULES_GENERATOR_FAST. */
    int32_t generator;
    /** The version of the game's rules; 0 for the latest. */
    int32_t rules;
    /** 0: a slot whose game is over begins its next game within the same step; 1: it waits. */
    int32_t stay_over;
    /** How many slots, up to cardrules_max_batch_size(); 0 counts as 1. */
    uint32_t size;
    /** Always 0. */
    uint32_t reserved;
    /** The seed of all games. */
    uint64_t seed;
    /** The number of the first game of slot 0. */
    uint64_t first;
} cardrules_batch_options;

/** What came of simulated games. @since 1.0 */
typedef struct cardrules_simulation_result {
    /** Size of this struct, set by the caller. */
    uint32_t struct_size;
    /** So many seats are used below; the others are 0. */
    int32_t players;
    /** Games played. */
    uint64_t games;
    /** By seat: games whose first place it had alone. */
    uint64_t sole_wins[8];
    /** By seat: games whose first place it shared. */
    uint64_t shared_wins[8];
    /** By seat: its parts of first places, see #CARDRULES_PARTS_OF_A_WIN. */
    uint64_t win_parts[8];
    /** Moves that seats made in all games. */
    uint64_t moves;
    /** Moves of the shortest game; UINT64_MAX without a game. */
    uint64_t fewest_moves;
    /** Moves of the longest game. */
    uint64_t most_moves;
    /** Games by the number of the reason of their end. */
    uint64_t reasons[16];
    /** A number made from what came of each game, to compare runs by. */
    uint64_t hash;
} cardrules_simulation_result;
/** @} */

/**
 * @defgroup library The library
 * @{
 */

/**
 * @brief The number of this binary interface, which is also in the file name of the shared library.
 *
 * A program works with every library that has the number it was compiled with.
 *
 * @return 1
 * @since 1.0
 */
CARDRULES_API uint32_t cardrules_abi(void);

/**
 * @brief The version of the library as a number.
 * @return 10000 times the major, 100 times the minor version, and the patch
 * @since 1.0
 */
CARDRULES_API uint32_t cardrules_version(void);

/**
 * @brief The version of the library as text.
 * @return as in "1.0.0"; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_version_string(void);

/**
 * @brief The name of what a call returned.
 * @param status #CARDRULES_OK or one of the CARDRULES_ERROR numbers
 * @return as in "not_to_act"; "unknown" for a number that is none; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_status_name(int32_t status);

/**
 * @brief Sets up a cardrules_error.
 * @param[out] error set to no error; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_error_init(cardrules_error* error);

/**
 * @brief The key made from a number: its 8 bytes, the lowest first, then zeros.
 *
 * For tests and for games without stakes: whoever guesses the number knows all the cards. Take 32
 * bytes from the system's secure generator where that matters.
 *
 * @param seed any number
 * @param[out] key #CARDRULES_KEY_SIZE bytes
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_key_from_seed(uint64_t seed, uint8_t* key, cardrules_error* error);
/** @} */

/**
 * @defgroup catalog Games, cards and moves
 * All of it is the same for everybody, and reads.
 * @{
 */

/**
 * @brief How many games the library has.
 * @return the number of games
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_game_count(void);

/**
 * @brief The name of a game.
 * @param index 0 to cardrules_game_count() - 1; the order is fixed for one build of the library
 * @return as in "bot_war"; NULL for another index; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_game_name(int32_t index);

/**
 * @brief For how many players a game is.
 * @param game its name
 * @param[out] counts bit n is set where the game can be played by n
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_game_players(const char* game, uint32_t* counts,
                                             cardrules_error* error);

/**
 * @brief Describes all games as JSON: their names, rules, numbers of players, options and presets,
 *     verbs, phases, ends, and the library's status codes.
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_catalog(char* buffer, size_t capacity, size_t* needed,
                                        cardrules_error* error);

/**
 * @brief Describes one game for a number of players as JSON, with the defaults of its options.
 * @param game the game's name
 * @param players how many play
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_BAD_PLAYERS,
 *     #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_game_describe(const char* game, int32_t players, char* buffer,
                                              size_t capacity, size_t* needed,
                                              cardrules_error* error);

/**
 * @brief Checks rule options and writes the whole ruleset that they lead to as JSON, with every
 *     option.
 * @param game the game's name
 * @param players how many play
 * @param options JSON text of an object with the options that differ from the defaults; NULL or ""
 *     for none
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_BAD_PLAYERS,
 *     #CARDRULES_ERROR_UNKNOWN_OPTION, #CARDRULES_ERROR_BAD_OPTION, #CARDRULES_ERROR_BAD_JSON,
 *     #CARDRULES_ERROR_BAD_DOCUMENT, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_ruleset(const char* game, int32_t players, const char* options,
                                        char* buffer, size_t capacity, size_t* needed,
                                        cardrules_error* error);

/**
 * @brief Writes the options under a preset of a game as JSON, to be handed to a function that takes
 *     options.
 * @param game the game's name
 * @param players how many play
 * @param preset the preset's name
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_BAD_PLAYERS,
 *     #CARDRULES_ERROR_UNKNOWN_OPTION, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_preset_options(const char* game, int32_t players,
                                               const char* preset, char* buffer, size_t capacity,
                                               size_t* needed, cardrules_error* error);

/**
 * @brief The name of a verb of a game, the first word of its moves.
 * @param game the game's name
 * @param verb as cardrules_move_verb() gives it; a game's verbs are numbered from 1
 * @return as in "play"; NULL for a game or a verb that is none; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_verb_name(const char* game, int32_t verb);

/**
 * @brief The name of the reason why a game ended.
 * @param game the game's name
 * @param reason as in cardrules_result, from 0
 * @return NULL for a game or a reason that is none; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_reason_name(const char* game, int32_t reason);

/**
 * @brief The two characters that a card is written with.
 * @param card 0 to 63: clubs ace to king are 0 to 12, diamonds 13 to 25, hearts 26 to 38, spades 39
 *     to 51, the black joker 52, the red joker 53
 * @return as in "TD", "AS", "RJ"; NULL for another number; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_card_name(int32_t card);

/**
 * @brief The card of a name.
 * @param name as in "TD"; case matters
 * @param[out] card its number
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_MALFORMED
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_card_from_name(const char* name, int32_t* card,
                                               cardrules_error* error);

/**
 * @brief The verb of a move.
 * @param move any number
 * @return 1 to 255, see cardrules_verb_name(); 0 for the number 0, which is no move
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_verb(uint64_t move);

/**
 * @brief How many arguments a move has.
 * @param move any number
 * @return 0 to 7
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_argument_count(uint64_t move);

/**
 * @brief An argument of a move: the number of a card, a seat, a pile, a position, a rank, a suit.
 * @param move any number
 * @param index which, from 0, in the order in which the move is written
 * @return 0 to 254; -1 where there is no such argument
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_argument(uint64_t move, int32_t index);

/**
 * @brief Puts a move together from its parts; whether any game has such a move is not looked at.
 * @param verb 1 to 255
 * @param arguments the arguments, each 0 to 254; those of a set ascending; NULL if count is 0
 * @param count how many, up to 7
 * @param[out] move the move
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_compose(int32_t verb, const int32_t* arguments, size_t count,
                                             uint64_t* move, cardrules_error* error);

/**
 * @brief Writes a move of a game as text.
 * @param game the game's name
 * @param move the move
 * @param[out] buffer the text, as in "bot KC TD"; see "Strings"
 * @param capacity bytes of the buffer; cardrules_move_text_size() are enough
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_MALFORMED,
 *     #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_to_text(const char* game, uint64_t move, char* buffer,
                                             size_t capacity, size_t* needed,
                                             cardrules_error* error);

/**
 * @brief Reads a move of a game from text.
 * @param game the game's name
 * @param text as in "bot KC TD": words with one space between; the members of a set in any order
 * @param[out] move the move
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_MALFORMED
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_move_from_text(const char* game, const char* text, uint64_t* move,
                                               cardrules_error* error);

/**
 * @brief Bytes that are enough for the text of every move of every game.
 * @return bytes, the end of the string included
 * @since 1.0
 */
CARDRULES_API size_t cardrules_move_text_size(void);

/**
 * @brief Bytes that are enough for the text of every deal ("deal" and the cards).
 * @return bytes, the end of the string included
 * @since 1.0
 */
CARDRULES_API size_t cardrules_deal_text_size(void);
/** @} */

/**
 * @defgroup match Matches: the host's calls
 * A match knows its record and can go back. Everything here is the host's: it may tell what is
 * hidden.
 * @{
 */

/**
 * @brief Sets up cardrules_match_options.
 * @param[out] options set to the defaults; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_match_options_init(cardrules_match_options* options);

/**
 * @brief Begins a new game.
 * @param game the game's name, as in "bot_war"
 * @param players how many play
 * @param options JSON text of an object with the rule options that differ from the defaults, as in
 *     {"to":100}; NULL or "" for none
 * @param setup how to set it up, or NULL for the defaults
 * @param[out] match the match
 * @param[out] error details, or NULL; where is the option's place in the options
 * @return #CARDRULES_OK, #CARDRULES_ERROR_UNKNOWN_GAME, #CARDRULES_ERROR_BAD_PLAYERS,
 *     #CARDRULES_ERROR_UNKNOWN_OPTION, #CARDRULES_ERROR_BAD_OPTION, #CARDRULES_ERROR_BAD_JSON,
 *     #CARDRULES_ERROR_BAD_DOCUMENT
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_create(const char* game, int32_t players, const char* options,
                                             const cardrules_match_options* setup,
                                             cardrules_match** match, cardrules_error* error);

/**
 * @brief Begins a match at a given position, as a puzzle or a test does.
 *
 * The position tells the rules: `rules` of the setup is not looked at.
 *
 * @param start the position; it is copied
 * @param setup how to set it up, or NULL for the defaults
 * @param[out] match the match
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_create_from_state(const cardrules_state* start,
                                                        const cardrules_match_options* setup,
                                                        cardrules_match** match,
                                                        cardrules_error* error);

/**
 * @brief Copies a match, with its record. The copy has no log callback. Host call, reads.
 * @param match the match to copy
 * @param[out] clone the copy
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_clone(const cardrules_match* match, cardrules_match** clone,
                                            cardrules_error* error);

/**
 * @brief Destroys a match. Writes: nobody else may use it, or use it later.
 * @param match the match, or NULL
 * @since 1.0
 */
CARDRULES_API void cardrules_match_destroy(cardrules_match* match);

/**
 * @brief Sets or takes away the log callback. Host call, writes.
 * @param match the match
 * @param log hears what happens from now on; NULL for nobody
 * @param user handed to the callback
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_set_log(cardrules_match* match, cardrules_log log, void* user,
                                              cardrules_error* error);

/**
 * @brief The name of the game that is played. Host call, reads.
 * @param match the match
 * @return as in "bot_war"; NULL for NULL; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_match_game(const cardrules_match* match);

/**
 * @brief How many play. Host call, reads.
 * @param match the match
 * @param[out] players the number of players
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_players(const cardrules_match* match, int32_t* players,
                                              cardrules_error* error);

/**
 * @brief Who is to act. Host call, reads.
 * @param match the match
 * @param[out] mode one of the CARDRULES_MODE numbers, or NULL
 * @param[out] actor the lowest seat that may act, #CARDRULES_CHANCE where chance is to, and
 *     #CARDRULES_NOBODY when the game is over; or NULL
 * @param[out] seats bit n is set where seat n may act; or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_turn(const cardrules_match* match, int32_t* mode,
                                           int32_t* actor, uint32_t* seats, cardrules_error* error);

/**
 * @brief How many steps were made: the number of the step that comes next. Host call, reads.
 * @param match the match
 * @param[out] step the number
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_step(const cardrules_match* match, int32_t* step,
                                           cardrules_error* error);

/**
 * @brief The edit number, which grows whenever steps are taken back or the record begins anew.
 *     Host call, reads.
 * @param match the match
 * @param[out] edit the number
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_edit(const cardrules_match* match, uint64_t* edit,
                                           cardrules_error* error);

/**
 * @brief Which game of the series is played, from 0. Host call, reads.
 * @param match the match
 * @param[out] number the number
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_game_number(const cardrules_match* match, uint64_t* number,
                                                  cardrules_error* error);

/**
 * @brief How many moves an actor may choose from. Host call, reads.
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] count their number; 0 for an actor who is not to act, and while a deal is due
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_legal_count(const cardrules_match* match, int32_t actor,
                                                  uint32_t* count, cardrules_error* error);

/**
 * @brief One of the moves that an actor may choose from. Host call, reads.
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param index which, from 0, in canonical order
 * @param[out] move the move
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_OVER, #CARDRULES_ERROR_NOT_TO_ACT,
 *     #CARDRULES_ERROR_NOT_AVAILABLE where there are not so many
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_legal_at(const cardrules_match* match, int32_t actor,
                                               uint32_t index, uint64_t* move,
                                               cardrules_error* error);

/**
 * @brief All the moves that an actor may choose from, in canonical order. Host call, reads.
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] moves the moves; see "Arrays"
 * @param capacity elements of the array
 * @param[out] needed how many moves there are, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_legal_moves(const cardrules_match* match, int32_t actor,
                                                  uint64_t* moves, size_t capacity, size_t* needed,
                                                  cardrules_error* error);

/**
 * @brief One of the moves that an actor may choose from, as text. Host call, reads.
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param index which, from 0, in canonical order
 * @param[out] buffer the text; see "Strings"
 * @param capacity bytes of the buffer; cardrules_move_text_size() are enough
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_OVER, #CARDRULES_ERROR_NOT_TO_ACT,
 *     #CARDRULES_ERROR_NOT_AVAILABLE, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_legal_text(const cardrules_match* match, int32_t actor,
                                                 uint32_t index, char* buffer, size_t capacity,
                                                 size_t* needed, cardrules_error* error);

/**
 * @brief The index of a move among those that an actor may choose from. Host call, reads.
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param move the move
 * @param[out] index its index
 * @param[out] error details, or NULL; says why the move cannot be made
 * @return #CARDRULES_OK, or the code with which making the move would fail
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_legal_index(const cardrules_match* match, int32_t actor,
                                                  uint64_t move, uint32_t* index,
                                                  cardrules_error* error);

/**
 * @brief Makes a move. Host call, writes.
 * @param match the match
 * @param actor who makes it: a seat, or #CARDRULES_CHANCE for a lot
 * @param move the move
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL; where is the name of the slot that a refusal is about
 * @return #CARDRULES_OK, #CARDRULES_ERROR_OVER, #CARDRULES_ERROR_MALFORMED, #CARDRULES_ERROR_STALE,
 *     #CARDRULES_ERROR_NOT_TO_ACT, #CARDRULES_ERROR_VERB_NOT_AVAILABLE,
 *     #CARDRULES_ERROR_WRONG_COUNT, #CARDRULES_ERROR_NOT_AVAILABLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_apply(cardrules_match* match, int32_t actor, uint64_t move,
                                            int32_t expected_step, cardrules_error* error);

/**
 * @brief Makes the move at an index of those that an actor may choose from; index 0 is always one
 *     for an actor who is to act. Host call, writes.
 * @param match the match
 * @param actor who makes it
 * @param index which, from 0, in canonical order
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_OVER, #CARDRULES_ERROR_STALE,
 *     #CARDRULES_ERROR_NOT_TO_ACT, #CARDRULES_ERROR_NOT_AVAILABLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_apply_index(cardrules_match* match, int32_t actor,
                                                  uint32_t index, int32_t expected_step,
                                                  cardrules_error* error);

/**
 * @brief Makes a move that is given as text. Host call, writes.
 * @param match the match
 * @param actor who makes it
 * @param text as in "bot KC TD"; of chance "lot 2", or "deal" and the cards from the top
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL; where is the name of the slot that a refusal is about
 * @return as cardrules_match_apply(), #CARDRULES_ERROR_BAD_DEAL
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_apply_text(cardrules_match* match, int32_t actor,
                                                 const char* text, int32_t expected_step,
                                                 cardrules_error* error);

/**
 * @brief The cards that are to be shuffled for the deal that is due, ascending. Host call, reads.
 * @param match the match
 * @param[out] cards the cards; see "Arrays"
 * @param capacity elements of the array; #CARDRULES_MAX_CARDS are enough
 * @param[out] needed how many cards there are: 0 while no deal is due; or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_deal_cards(const cardrules_match* match, uint8_t* cards,
                                                 size_t capacity, size_t* needed,
                                                 cardrules_error* error);

/**
 * @brief Makes the deal that is due, with the host's order of the cards. Host call, writes.
 * @param match the match
 * @param cards the cards, the top one first
 * @param count how many
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_OVER, #CARDRULES_ERROR_STALE,
 *     #CARDRULES_ERROR_NOT_TO_ACT, #CARDRULES_ERROR_BAD_DEAL
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_apply_deal(cardrules_match* match, const uint8_t* cards,
                                                 size_t count, int32_t expected_step,
                                                 cardrules_error* error);

/**
 * @brief Takes the last move of a seat back, and the moves of chance after it. Host call, writes.
 *
 * The same moves of chance come again.
 *
 * @param match the match
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOTHING_TO_UNDO
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_undo(cardrules_match* match, cardrules_error* error);

/**
 * @brief Makes the move that was taken back again, and the moves of chance after it. Host call,
 *     writes.
 * @param match the match
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOTHING_TO_REDO
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_redo(cardrules_match* match, cardrules_error* error);

/**
 * @brief Begins the next game of the series, with a new record; the dealer is the player left of
 *     the one who dealt last. Host call, writes.
 * @param match the match
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOT_OVER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_next_game(cardrules_match* match, cardrules_error* error);

/**
 * @brief How the game ended. Host call, reads.
 * @param match the match
 * @param[out] result the result; set it up with cardrules_result_init()
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOT_OVER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_result(const cardrules_match* match, cardrules_result* result,
                                             cardrules_error* error);

/**
 * @brief The hash of the position: the same on every machine, different for different positions.
 *     Host call, reads.
 * @param match the match
 * @param[out] hash the hash
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_hash(const cardrules_match* match, uint64_t* hash,
                                           cardrules_error* error);

/**
 * @brief Writes what an actor may do as JSON: choices with slots to fill. Host call, reads.
 *
 * Every combination of what the slots offer is a legal move. Its text is the verb and the chosen
 * members, slot by slot, with one space between them.
 *
 * @param match the match
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_choices(const cardrules_match* match, int32_t actor,
                                              char* buffer, size_t capacity, size_t* needed,
                                              cardrules_error* error);

/**
 * @brief Writes what the position holds as JSON, in the words of the conformance vectors. Host
 * call, reads.
 * @param match the match
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_facts(const cardrules_match* match, char* buffer,
                                            size_t capacity, size_t* needed,
                                            cardrules_error* error);

/**
 * @brief Writes how the game ended as JSON: {"reason":…,"placements":[…],"scores":[…]}, null while
 * it goes on. Host call, reads.
 * @param match the match
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_result_json(const cardrules_match* match, char* buffer,
                                                  size_t capacity, size_t* needed,
                                                  cardrules_error* error);

/**
 * @brief Writes a match to go on with later as JSON: its record and the key of the chance to come.
 *     Host call, reads. Whoever has it can tell every card to come. Steps that were undone are not
 * in it, nor is the log callback.
 * @param match the match
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_save(const cardrules_match* match, char* buffer,
                                           size_t capacity, size_t* needed, cardrules_error* error);

/**
 * @brief Makes a match from what cardrules_match_save() wrote, in this or an older version.
 * @param save the JSON text
 * @param[out] match the match
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BAD_JSON, #CARDRULES_ERROR_BAD_DOCUMENT,
 *     #CARDRULES_ERROR_TOO_NEW, #CARDRULES_ERROR_TOO_OLD, #CARDRULES_ERROR_DIFFERS, or as
 *     cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_load(const char* save, cardrules_match** match,
                                           cardrules_error* error);

/**
 * @brief Writes the record as JSON: the rules and every step, chance included, but no key. Host
 * call, reads.
 * @param match the match
 * @param checkpoints what to tell of the position before each step, a sum of the
 *     CARDRULES_CHECKPOINT numbers; 0 for nothing
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_record(const cardrules_match* match, uint32_t checkpoints,
                                             char* buffer, size_t capacity, size_t* needed,
                                             cardrules_error* error);

/**
 * @brief Replays a record to a match whose chance moves the host makes. Every checkpoint in the
 *     record is compared.
 * @param record the JSON text
 * @param[out] match the match
 * @param[out] error details, or NULL
 * @return as cardrules_match_load()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_load_record(const char* record, cardrules_match** match,
                                                  cardrules_error* error);

/**
 * @brief Sets up a cardrules_result.
 * @param[out] result set to empty; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_result_init(cardrules_result* result);

/**
 * @brief A copy of the position before a step. Host call, reads.
 * @param match the match
 * @param step 0 to cardrules_match_step(); or #CARDRULES_ANY_STEP for the position now
 * @param[out] state the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_state(const cardrules_match* match, int32_t step,
                                            cardrules_state** state, cardrules_error* error);
/** @} */

/**
 * @defgroup state States: positions for search
 * A state never moves by itself: deals and lots are the caller's, or made by
 * cardrules_state_playout(). Everything here is the host's.
 * @{
 */

/**
 * @brief The first position of a game under the latest rules: chance is to act.
 * @param game the game's name
 * @param players how many play
 * @param options JSON text of the rule options that differ from the defaults; NULL or "" for none
 * @param[out] state the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, or as cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_create(const char* game, int32_t players, const char* options,
                                             cardrules_state** state, cardrules_error* error);

/**
 * @brief Copies a state. Host call, reads.
 * @param state the state to copy
 * @param[out] clone the copy
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_clone(const cardrules_state* state, cardrules_state** clone,
                                            cardrules_error* error);

/**
 * @brief Makes a state the same as another, of whatever game, and needs no memory for it. Host
 * call, writes into one and reads the other.
 * @param state the state to change
 * @param from the state to copy
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_copy(cardrules_state* state, const cardrules_state* from,
                                           cardrules_error* error);

/**
 * @brief Destroys a state. Writes: nobody else may use it, or use it later.
 * @param state the state, or NULL
 * @since 1.0
 */
CARDRULES_API void cardrules_state_destroy(cardrules_state* state);

/**
 * @brief The name of the state's game. Host call, reads.
 * @param state the state
 * @return as in "bot_war"; NULL for NULL; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_state_game(const cardrules_state* state);

/**
 * @brief How many play. Host call, reads.
 * @param state the state
 * @param[out] players the number of players
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_players(const cardrules_state* state, int32_t* players,
                                              cardrules_error* error);

/**
 * @brief Who is to act. Host call, reads.
 * @param state the state
 * @param[out] mode one of the CARDRULES_MODE numbers, or NULL
 * @param[out] actor the lowest seat that may act, #CARDRULES_CHANCE where chance is to, and
 *     #CARDRULES_NOBODY when the game is over; or NULL
 * @param[out] seats bit n is set where seat n may act; or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_turn(const cardrules_state* state, int32_t* mode,
                                           int32_t* actor, uint32_t* seats, cardrules_error* error);

/**
 * @brief How many moves an actor may choose from. Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] count their number; 0 for an actor who is not to act, and while a deal is due
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_legal_count(const cardrules_state* state, int32_t actor,
                                                  uint32_t* count, cardrules_error* error);

/**
 * @brief One of the moves that an actor may choose from. Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param index which, from 0, in canonical order
 * @param[out] move the move
 * @param[out] error details, or NULL
 * @return as cardrules_match_legal_at()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_legal_at(const cardrules_state* state, int32_t actor,
                                               uint32_t index, uint64_t* move,
                                               cardrules_error* error);

/**
 * @brief All the moves that an actor may choose from, in canonical order. Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] moves the moves; see "Arrays"
 * @param capacity elements of the array
 * @param[out] needed how many moves there are, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_legal_moves(const cardrules_state* state, int32_t actor,
                                                  uint64_t* moves, size_t capacity, size_t* needed,
                                                  cardrules_error* error);

/**
 * @brief One of the moves that an actor may choose from, as text. Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param index which, from 0, in canonical order
 * @param[out] buffer the text; see "Strings"
 * @param capacity bytes of the buffer; cardrules_move_text_size() are enough
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return as cardrules_match_legal_text()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_legal_text(const cardrules_state* state, int32_t actor,
                                                 uint32_t index, char* buffer, size_t capacity,
                                                 size_t* needed, cardrules_error* error);

/**
 * @brief The index of a move among those that an actor may choose from. Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param move the move
 * @param[out] index its index
 * @param[out] error details, or NULL; says why the move cannot be made
 * @return #CARDRULES_OK, or the code with which making the move would fail
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_legal_index(const cardrules_state* state, int32_t actor,
                                                  uint64_t move, uint32_t* index,
                                                  cardrules_error* error);

/**
 * @brief Makes a move. Host call, writes.
 * @param state the state
 * @param actor who makes it: a seat, or #CARDRULES_CHANCE for a lot
 * @param move the move
 * @param[out] error details, or NULL; where is the name of the slot that a refusal is about
 * @return as cardrules_match_apply(), but for #CARDRULES_ERROR_STALE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_apply(cardrules_state* state, int32_t actor, uint64_t move,
                                            cardrules_error* error);

/**
 * @brief Makes the move at an index of those that an actor may choose from. Host call, writes.
 * @param state the state
 * @param actor who makes it
 * @param index which, from 0, in canonical order
 * @param[out] error details, or NULL
 * @return as cardrules_match_apply_index(), but for #CARDRULES_ERROR_STALE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_apply_index(cardrules_state* state, int32_t actor,
                                                  uint32_t index, cardrules_error* error);

/**
 * @brief Makes a move that is given as text. Host call, writes.
 * @param state the state
 * @param actor who makes it
 * @param text as in "bot KC TD"; of chance "lot 2", or "deal" and the cards from the top
 * @param[out] error details, or NULL; where is the name of the slot that a refusal is about
 * @return as cardrules_match_apply_text(), but for #CARDRULES_ERROR_STALE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_apply_text(cardrules_state* state, int32_t actor,
                                                 const char* text, cardrules_error* error);

/**
 * @brief The cards that are to be shuffled for the deal that is due, ascending. Host call, reads.
 * @param state the state
 * @param[out] cards the cards; see "Arrays"
 * @param capacity elements of the array; #CARDRULES_MAX_CARDS are enough
 * @param[out] needed how many cards there are: 0 while no deal is due; or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_deal_cards(const cardrules_state* state, uint8_t* cards,
                                                 size_t capacity, size_t* needed,
                                                 cardrules_error* error);

/**
 * @brief Makes the deal that is due. Host call, writes.
 * @param state the state
 * @param cards the cards, the top one first
 * @param count how many
 * @param[out] error details, or NULL
 * @return as cardrules_match_apply_deal(), but for #CARDRULES_ERROR_STALE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_apply_deal(cardrules_state* state, const uint8_t* cards,
                                                 size_t count, cardrules_error* error);

/**
 * @brief The score of a seat so far. Host call, reads.
 * @param state the state
 * @param seat the seat
 * @param[out] score its score
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_score(const cardrules_state* state, int32_t seat,
                                            int32_t* score, cardrules_error* error);

/**
 * @brief How the game ended. Host call, reads.
 * @param state the state
 * @param[out] result the result; set it up with cardrules_result_init()
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOT_OVER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_result(const cardrules_state* state, cardrules_result* result,
                                             cardrules_error* error);

/**
 * @brief The hash of the position, as cardrules_match_hash(). Host call, reads.
 * @param state the state
 * @param[out] hash the hash
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_hash(const cardrules_state* state, uint64_t* hash,
                                           cardrules_error* error);

/**
 * @brief Writes what an actor may do as JSON, as cardrules_match_choices(). Host call, reads.
 * @param state the state
 * @param actor a seat or #CARDRULES_CHANCE
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_choices(const cardrules_state* state, int32_t actor,
                                              char* buffer, size_t capacity, size_t* needed,
                                              cardrules_error* error);

/**
 * @brief Writes what the position holds as JSON, in the words of the conformance vectors. Host
 * call, reads.
 * @param state the state
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_facts(const cardrules_state* state, char* buffer,
                                            size_t capacity, size_t* needed,
                                            cardrules_error* error);

/**
 * @brief Writes the position and its rules as JSON, without a key or a past. Host call, reads.
 * @param state the state
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_save(const cardrules_state* state, char* buffer,
                                           size_t capacity, size_t* needed, cardrules_error* error);

/**
 * @brief Makes a state from what cardrules_state_save() wrote, or from a position made by hand; all
 *     of it is checked.
 * @param text the JSON text
 * @param[out] state the state
 * @param[out] error details, or NULL; where points to the fault
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BAD_JSON, #CARDRULES_ERROR_BAD_DOCUMENT,
 *     #CARDRULES_ERROR_TOO_NEW, #CARDRULES_ERROR_TOO_OLD, or as cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_load(const char* text, cardrules_state** state,
                                           cardrules_error* error);

/**
 * @brief Plays random moves, and those of chance. Host call, writes.
 * @param state the state
 * @param seed where the random numbers come from, with `number`
 * @param number another number for every playout
 * @param most stop after so many moves of seats; UINT64_MAX to play to the end
 * @param[out] moves how many moves seats made, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_playout(cardrules_state* state, uint64_t seed,
                                              uint64_t number, uint64_t most, uint64_t* moves,
                                              cardrules_error* error);

/**
 * @brief Plays from one position to the end many times, at random, and counts what came of it. Host
 *     call, reads.
 * @param state the state to begin with; it stays as it is
 * @param seed where the random numbers come from, with the number of each playout
 * @param first the number of the first playout
 * @param count how many playouts; at most cardrules_max_playouts()
 * @param[out] result what came of them; set it up with cardrules_simulation_result_init()
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_playouts(const cardrules_state* state, uint64_t seed,
                                               uint64_t first, uint32_t count,
                                               cardrules_simulation_result* result,
                                               cardrules_error* error);

/**
 * @brief How many playouts one call makes at most.
 * @return playouts
 * @since 1.0
 */
CARDRULES_API uint32_t cardrules_max_playouts(void);
/** @} */

/**
 * @defgroup viewer What a viewer may know of a match or a state
 * Viewer calls: their answers may be handed to that viewer, and to nobody else. Two games that a
 * viewer cannot tell apart give him the same answers, byte for byte.
 * @{
 */

/**
 * @brief What a viewer may know. Viewer call, reads.
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param step before which step, 0 to cardrules_match_step(); or #CARDRULES_ANY_STEP for now
 * @param[out] view the view
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_view(const cardrules_match* match, int32_t viewer,
                                                  int32_t step, cardrules_view** view,
                                                  cardrules_error* error);

/**
 * @brief Writes what a viewer may know as JSON, see cardrules_view_save(). Viewer call, reads.
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param step before which step, 0 to cardrules_match_step(); or #CARDRULES_ANY_STEP for now
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_view_json(const cardrules_match* match, int32_t viewer,
                                                       int32_t step, char* buffer, size_t capacity,
                                                       size_t* needed, cardrules_error* error);

/**
 * @brief Writes what a viewer has seen as JSON, from an event on. Viewer call, reads.
 *
 * An event has a step and an index within the step. A client that has seen all before step `next`
 * of the answer asks from `next` and 0 the next time.
 *
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param step the step of the first event wanted, 0 to cardrules_match_step()
 * @param index its index within the step
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_events(const cardrules_match* match, int32_t viewer,
                                                    int32_t step, int32_t index, char* buffer,
                                                    size_t capacity, size_t* needed,
                                                    cardrules_error* error);

/**
 * @brief Writes what a viewer would know right after a move of his own as JSON. Viewer call, reads.
 *
 * {"ok":true,"depends":false,"view":{…}}, or with depends true and view null where it depends on
 * what is hidden from him; for a move that cannot be made ok is false and the reason is told.
 *
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param text the move, as in "bot KC TD"
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_preview(const cardrules_match* match, int32_t viewer,
                                                     const char* text, char* buffer,
                                                     size_t capacity, size_t* needed,
                                                     cardrules_error* error);

/**
 * @brief Writes the record as far as a viewer may know it as JSON, with null for what is hidden.
 *     Viewer call, reads.
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_record(const cardrules_match* match, int32_t viewer,
                                                    char* buffer, size_t capacity, size_t* needed,
                                                    cardrules_error* error);

/**
 * @brief A number that is the same for two views that say the same, but for step and edit numbers.
 *     Viewer call, reads.
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param[out] hash the hash of the view
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_hash(const cardrules_match* match, int32_t viewer,
                                                  uint64_t* hash, cardrules_error* error);

/**
 * @brief Writes what a viewer may do as JSON, as cardrules_match_choices(); nothing for the
 *     spectator. Viewer call, reads.
 * @param match the match
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_choices(const cardrules_match* match, int32_t viewer,
                                                     char* buffer, size_t capacity, size_t* needed,
                                                     cardrules_error* error);

/**
 * @brief Whether a viewer could make a move, and if not, why. Viewer call, reads.
 * @param match the match
 * @param viewer a seat
 * @param move the move
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, or the code with which cardrules_match_apply() would fail
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_check(const cardrules_match* match, int32_t viewer,
                                                   uint64_t move, int32_t expected_step,
                                                   cardrules_error* error);

/**
 * @brief The same for a move that is given as text. Viewer call, reads.
 * @param match the match
 * @param viewer a seat
 * @param text the move, as in "bot KC TD"
 * @param expected_step see "Steps"
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, or the code with which cardrules_match_apply_text() would fail
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_match_viewer_check_text(const cardrules_match* match,
                                                        int32_t viewer, const char* text,
                                                        int32_t expected_step,
                                                        cardrules_error* error);

/**
 * @brief What a viewer may know of a state. Viewer call, reads.
 * @param state the state
 * @param viewer a seat or #CARDRULES_SPECTATOR
 * @param[out] view the view; its step and edit numbers are 0
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_state_viewer_view(const cardrules_state* state, int32_t viewer,
                                                  cardrules_view** view, cardrules_error* error);
/** @} */

/**
 * @defgroup view Views
 * What one viewer may know, apart from any match: a client can hold it and ask it what its viewer
 * may do, without asking the host. All of it is viewer calls, but for those that draw a state: such
 * a state is a guess of that viewer's.
 * @{
 */

/**
 * @brief Copies a view. Viewer call, reads.
 * @param view the view to copy
 * @param[out] clone the copy
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_clone(const cardrules_view* view, cardrules_view** clone,
                                           cardrules_error* error);

/**
 * @brief Destroys a view. Writes: nobody else may use it, or use it later.
 * @param view the view, or NULL
 * @since 1.0
 */
CARDRULES_API void cardrules_view_destroy(cardrules_view* view);

/**
 * @brief The name of the view's game. Viewer call, reads.
 * @param view the view
 * @return as in "bot_war"; NULL for NULL; static
 * @since 1.0
 */
CARDRULES_API const char* cardrules_view_game(const cardrules_view* view);

/**
 * @brief How many play. Viewer call, reads.
 * @param view the view
 * @param[out] players the number of players
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_players(const cardrules_view* view, int32_t* players,
                                             cardrules_error* error);

/**
 * @brief Whose view it is. Viewer call, reads.
 * @param view the view
 * @param[out] viewer a seat or #CARDRULES_SPECTATOR
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_viewer(const cardrules_view* view, int32_t* viewer,
                                            cardrules_error* error);

/**
 * @brief The step that comes next in the view's match; 0 for the view of a state. Viewer call,
 * reads.
 * @param view the view
 * @param[out] step the step
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_step(const cardrules_view* view, int32_t* step,
                                          cardrules_error* error);

/**
 * @brief The edit number of the view's match, see cardrules_match_edit(). Viewer call, reads.
 * @param view the view
 * @param[out] edit the number
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_edit(const cardrules_view* view, uint64_t* edit,
                                          cardrules_error* error);

/**
 * @brief Who is to act. Viewer call, reads.
 * @param view the view
 * @param[out] mode one of the CARDRULES_MODE numbers, or NULL
 * @param[out] actor the lowest seat that may act, #CARDRULES_CHANCE where chance is to, and
 *     #CARDRULES_NOBODY when the game is over; or NULL
 * @param[out] seats bit n is set where seat n may act; or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_turn(const cardrules_view* view, int32_t* mode, int32_t* actor,
                                          uint32_t* seats, cardrules_error* error);

/**
 * @brief How many moves the viewer may choose from. Viewer call, reads.
 * @param view the view
 * @param[out] count their number; 0 where he is not to act
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_legal_count(const cardrules_view* view, uint32_t* count,
                                                 cardrules_error* error);

/**
 * @brief All the moves that the viewer may choose from, in canonical order. Viewer call, reads.
 * @param view the view
 * @param[out] moves the moves; see "Arrays"
 * @param capacity elements of the array
 * @param[out] needed how many moves there are, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_IMPOSSIBLE, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_legal_moves(const cardrules_view* view, uint64_t* moves,
                                                 size_t capacity, size_t* needed,
                                                 cardrules_error* error);

/**
 * @brief One of the moves that the viewer may choose from, as text. Viewer call, reads.
 * @param view the view
 * @param index which, from 0, in canonical order
 * @param[out] buffer the text; see "Strings"
 * @param capacity bytes of the buffer; cardrules_move_text_size() are enough
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return as cardrules_match_legal_text(), #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_legal_text(const cardrules_view* view, uint32_t index,
                                                char* buffer, size_t capacity, size_t* needed,
                                                cardrules_error* error);

/**
 * @brief Writes what the viewer may do as JSON, as cardrules_match_choices(). Viewer call, reads.
 * @param view the view
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_IMPOSSIBLE, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_choices(const cardrules_view* view, char* buffer,
                                             size_t capacity, size_t* needed,
                                             cardrules_error* error);

/**
 * @brief Whether the viewer could make a move, and if not, why. Viewer call, reads.
 * @param view the view
 * @param move the move
 * @param[out] error details, or NULL
 * @return as cardrules_state_apply(), #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_check(const cardrules_view* view, uint64_t move,
                                           cardrules_error* error);

/**
 * @brief The same for a move that is given as text. Viewer call, reads.
 * @param view the view
 * @param text the move, as in "bot KC TD"
 * @param[out] error details, or NULL
 * @return as cardrules_state_apply(), #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_check_text(const cardrules_view* view, const char* text,
                                                cardrules_error* error);

/**
 * @brief Writes the view as JSON, to be sent to its viewer. Viewer call, reads.
 * @param view the view
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_save(const cardrules_view* view, char* buffer, size_t capacity,
                                          size_t* needed, cardrules_error* error);

/**
 * @brief Makes a view from what cardrules_view_save() or cardrules_match_viewer_view_json() wrote;
 * all of it is checked.
 * @param text the JSON text
 * @param[out] view the view
 * @param[out] error details, or NULL; where points to the fault
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BAD_JSON, #CARDRULES_ERROR_BAD_DOCUMENT,
 *     #CARDRULES_ERROR_TOO_NEW, #CARDRULES_ERROR_TOO_OLD, #CARDRULES_ERROR_IMPOSSIBLE, or as
 *     cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_load(const char* text, cardrules_view** view,
                                          cardrules_error* error);

/**
 * @brief Writes what the viewer would know right after a move of his own as JSON, as
 *     cardrules_match_viewer_preview(). Viewer call, reads.
 * @param view the view
 * @param text the move, as in "bot KC TD"
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_BUFFER
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_preview(const cardrules_view* view, const char* text,
                                             char* buffer, size_t capacity, size_t* needed,
                                             cardrules_error* error);

/**
 * @brief The hash of the view, as cardrules_match_viewer_hash(). Viewer call, reads.
 * @param view the view
 * @param[out] hash the hash
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_hash(const cardrules_view* view, uint64_t* hash,
                                          cardrules_error* error);

/**
 * @brief Draws a whole position that agrees with the view, for a bot to search. Reads.
 *
 * Every position that the viewer cannot rule out by what he sees is as likely as any other.
 *
 * @param view the view
 * @param key #CARDRULES_KEY_SIZE bytes that the draw comes from; not the key of a match
 * @param number another number for every draw under one key
 * @param[out] state the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_determinize(const cardrules_view* view, const uint8_t* key,
                                                 uint64_t number, cardrules_state** state,
                                                 cardrules_error* error);

/**
 * @brief The same into a state that there is already, which needs no memory. Reads the view, writes
 *     the state.
 * @param view the view
 * @param key #CARDRULES_KEY_SIZE bytes that the draw comes from; not the key of a match
 * @param number another number for every draw under one key
 * @param[out] state becomes the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_IMPOSSIBLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_view_determinize_into(const cardrules_view* view,
                                                      const uint8_t* key, uint64_t number,
                                                      cardrules_state* state,
                                                      cardrules_error* error);
/** @} */

/**
 * @defgroup simulation Simulations
 * @{
 */

/**
 * @brief Sets up a cardrules_simulation.
 * @param[out] simulation set to the defaults; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_simulation_init(cardrules_simulation* simulation);

/**
 * @brief Sets up a cardrules_simulation_result.
 * @param[out] result set to empty; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_simulation_result_init(cardrules_simulation_result* result);

/**
 * @brief Plays many games of random players and counts what came of them.
 * @param game the game's name
 * @param players how many play
 * @param options JSON text of the rule options that differ from the defaults; NULL or "" for none
 * @param simulation which games
 * @param[out] result what came of them
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_CALLBACK, or as cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_simulate(const char* game, int32_t players, const char* options,
                                         const cardrules_simulation* simulation,
                                         cardrules_simulation_result* result,
                                         cardrules_error* error);

/**
 * @brief The same, with the result as JSON: what was simulated, wins by seat, moves, the reasons of
 *     ends by name.
 *
 * Every call simulates, one that only asks for the size too: have
 * cardrules_simulation_json_size() bytes ready.
 *
 * @param game the game's name
 * @param players how many play
 * @param options JSON text of the rule options that differ from the defaults; NULL or "" for none
 * @param simulation which games
 * @param[out] buffer the JSON text; see "Strings"
 * @param capacity bytes of the buffer
 * @param[out] needed bytes that the text takes, or NULL
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_CALLBACK, #CARDRULES_ERROR_BUFFER, or as
 *     cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_simulate_json(const char* game, int32_t players,
                                              const char* options,
                                              const cardrules_simulation* simulation, char* buffer,
                                              size_t capacity, size_t* needed,
                                              cardrules_error* error);

/**
 * @brief Bytes that are enough for what cardrules_simulate_json() writes.
 * @return bytes, the end of the string included
 * @since 1.0
 */
CARDRULES_API size_t cardrules_simulation_json_size(void);
/** @} */

/**
 * @defgroup batch Batches: many games at once
 * Many games of one ruleset, stepped together on the caller's arrays, for training and search.
 * Chance acts by itself: between calls every slot of a batch waits for a seat, or its game is over.
 * In a sealed turn the seats act in ascending order. All of it is the host's.
 *
 * Slot j of n plays the games first + j, first + j + n, first + j + 2n … of the seed. Each is the
 * game of that number as cardrules_simulate() has it, if all its moves are random.
 *
 * Arrays have one entry for each slot, or for each slot one entry for each seat (in rows by slot).
 * An array that is NULL is not wanted. `count` is the number of slots, to be sure that arrays fit.
 * @{
 */

/**
 * @brief Sets up cardrules_batch_options.
 * @param[out] options set to the defaults; NULL does nothing
 * @since 1.0
 */
CARDRULES_API void cardrules_batch_options_init(cardrules_batch_options* options);

/**
 * @brief Makes a batch and begins the first game of every slot.
 * @param game the game's name
 * @param players how many play
 * @param options JSON text of the rule options that differ from the defaults; NULL or "" for none
 * @param setup how to set it up, or NULL for the defaults
 * @param[out] batch the batch
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, or as cardrules_match_create()
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_create(const char* game, int32_t players, const char* options,
                                             const cardrules_batch_options* setup,
                                             cardrules_batch** batch, cardrules_error* error);

/**
 * @brief Destroys a batch. Writes: nobody else may use it, or use it later.
 * @param batch the batch, or NULL
 * @since 1.0
 */
CARDRULES_API void cardrules_batch_destroy(cardrules_batch* batch);

/**
 * @brief How many slots a batch can have.
 * @return slots
 * @since 1.0
 */
CARDRULES_API uint32_t cardrules_max_batch_size(void);

/**
 * @brief How many slots a batch has. Host call, reads.
 * @param batch the batch
 * @param[out] size the number of slots
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_size(const cardrules_batch* batch, uint32_t* size,
                                           cardrules_error* error);

/**
 * @brief How many play each game. Host call, reads.
 * @param batch the batch
 * @param[out] players the number of players
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_players(const cardrules_batch* batch, int32_t* players,
                                              cardrules_error* error);

/**
 * @brief Who acts in each slot, and how many moves he may choose from. Host call, reads.
 * @param batch the batch
 * @param[out] seats the seats, #CARDRULES_NOBODY where the game is over; or NULL
 * @param[out] counts the numbers of moves; or NULL
 * @param count entries of each array: the number of slots
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_look(const cardrules_batch* batch, int32_t* seats,
                                           uint64_t* counts, size_t count, cardrules_error* error);

/**
 * @brief Makes a move in every slot whose game goes on. Host call, writes.
 *
 * If an index is no move, no slot moves, and `position` of the error says which slot it was.
 *
 * @param batch the batch
 * @param indices for each slot the index of the move, in canonical order, or -1 for a random one;
 *     entries of slots whose game is over are not looked at; or NULL for random moves everywhere
 * @param[out] done 1 where the step ended a game, else 0; or NULL
 * @param[out] reasons the numbers of the reasons of games that the step ended, else 0; or NULL
 * @param[out] places the places of games that the step ended, else 0, for each slot and seat; or
 * NULL
 * @param[out] scores the scores of games that the step ended, else 0, for each slot and seat; or
 * NULL
 * @param count the number of slots
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK, #CARDRULES_ERROR_NOT_AVAILABLE
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_step(cardrules_batch* batch, const int64_t* indices,
                                           uint8_t* done, int32_t* reasons, int32_t* places,
                                           int32_t* scores, size_t count, cardrules_error* error);

/**
 * @brief Begins the next game of a slot, whatever has become of the one in it. Host call, writes.
 * @param batch the batch
 * @param slot the slot, from 0
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_next_game(cardrules_batch* batch, uint32_t slot,
                                                cardrules_error* error);

/**
 * @brief The number of the game in a slot. Host call, reads.
 * @param batch the batch
 * @param slot the slot, from 0
 * @param[out] number the number of the game under the seed
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_game_number(const cardrules_batch* batch, uint32_t slot,
                                                  uint64_t* number, cardrules_error* error);

/**
 * @brief A copy of the position in a slot. Host call, reads.
 * @param batch the batch
 * @param slot the slot, from 0
 * @param[out] state the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_state(const cardrules_batch* batch, uint32_t slot,
                                            cardrules_state** state, cardrules_error* error);

/**
 * @brief The same into a state that there is already, which needs no memory. Host call, reads the
 *     batch, writes the state.
 * @param batch the batch
 * @param slot the slot, from 0
 * @param[out] state becomes the position
 * @param[out] error details, or NULL
 * @return #CARDRULES_OK
 * @since 1.0
 */
CARDRULES_API int32_t cardrules_batch_state_into(const cardrules_batch* batch, uint32_t slot,
                                                 cardrules_state* state, cardrules_error* error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
