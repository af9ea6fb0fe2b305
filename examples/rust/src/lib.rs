//! cardrules: a rules engine for card games.
//!
//! Objects of C are freed when they are dropped. A call that only reads takes `&self` and may run on
//! several threads at once; one that changes takes `&mut self`.

mod batch;
mod call;
mod ffi;
mod position;

pub use batch::{Batch, BatchSetup};
pub use call::{Error, Result};
pub use ffi::{ANY_STEP, CHANCE, SPECTATOR};
pub use position::{Mode, Outcome, Position, Turn};

use call::{c_text, check, made, sized, text, text_at, value};
use std::ptr::null;

// SAFETY of every call below: the pointer in an object was made by C and lives as long as the object;
// what is written to is ours and as large as is said.

macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $destroy:ident) => {
        $(#[$doc])*
        pub struct $name(*mut ffi::$name);

        // SAFETY: the library has no threads' own data, and reading calls may run concurrently.
        unsafe impl Send for $name {}
        unsafe impl Sync for $name {}

        impl Drop for $name {
            fn drop(&mut self) {
                unsafe { ffi::$destroy(self.0) }
            }
        }
    };
}

macro_rules! cloned {
    ($name:ident, $clone:ident) => {
        impl $name {
            /// An independent copy; an error where memory runs out.
            pub fn try_clone(&self) -> Result<$name> {
                Ok($name(made(|out, failure| unsafe { ffi::$clone(self.0, out, failure) })?))
            }
        }
    };
}

object!(
    /// A game being played, with its record: the host's.
    Match, cardrules_match_destroy);
object!(
    /// A position without a record, cheap to copy: for search. The host's.
    State, cardrules_state_destroy);
object!(
    /// What one viewer may know; it can be handed to him.
    View, cardrules_view_destroy);
cloned!(Match, cardrules_match_clone);
cloned!(State, cardrules_state_clone);
cloned!(View, cardrules_view_clone);

/// How a match is set up. The default is a key that everybody can guess.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The secret key of the series.
    pub key: [u8; 32],
    /// Whether the host makes the moves of chance.
    pub host_chance: bool,
    /// Which game of the series.
    pub game: u64,
    /// The version of the rules; 0 for the latest.
    pub rules: i32,
}

impl Setup {
    /// A setup under the key of a seed, for tests and demonstrations.
    pub fn seeded(seed: u64) -> Setup {
        let mut key = [0; 32];
        let done = check(|failure| unsafe {
            ffi::cardrules_key_from_seed(seed, key.as_mut_ptr(), failure)
        });
        debug_assert!(done.is_ok());
        Setup { key, ..Setup::default() }
    }

    /// A setup in which the host makes the moves of chance.
    pub fn host() -> Setup {
        Setup { host_chance: true, ..Setup::default() }
    }
}

impl Match {
    /// A new game; `options` is JSON text of the options that differ from the defaults.
    pub fn new(game: &str, players: i32, options: &str, setup: &Setup) -> Result<Match> {
        let mut c_setup: ffi::MatchOptions = sized();
        unsafe { ffi::cardrules_match_options_init(&mut c_setup) };
        c_setup.chance = i32::from(setup.host_chance);
        c_setup.rules = setup.rules;
        c_setup.key = setup.key;
        c_setup.game = setup.game;
        let (game, options) = (c_text(game), c_text(options));
        Ok(Match(made(|out, failure| unsafe {
            ffi::cardrules_match_create(
                game.as_ptr(), players, options.as_ptr(), &c_setup, out, failure,
            )
        })?))
    }

    /// A match that was saved.
    pub fn load(save: &str) -> Result<Match> {
        let save = c_text(save);
        Ok(Match(made(|out, failure| unsafe {
            ffi::cardrules_match_load(save.as_ptr(), out, failure)
        })?))
    }

    /// Replays a record.
    pub fn from_record(record: &str) -> Result<Match> {
        let record = c_text(record);
        Ok(Match(made(|out, failure| unsafe {
            ffi::cardrules_match_load_record(record.as_ptr(), out, failure)
        })?))
    }

    /// The number of the step that comes next.
    pub fn step(&self) -> Result<i32> {
        value(|out, failure| unsafe { ffi::cardrules_match_step(self.0, out, failure) })
    }

    /// Which game of its series this is.
    pub fn number(&self) -> Result<u64> {
        value(|out, failure| unsafe { ffi::cardrules_match_game_number(self.0, out, failure) })
    }

    /// Makes a move given as text; `expected_step` may be [`ANY_STEP`].
    pub fn apply(&mut self, actor: i32, text: &str, expected_step: i32) -> Result<()> {
        let text = c_text(text);
        check(|failure| unsafe {
            ffi::cardrules_match_apply_text(self.0, actor, text.as_ptr(), expected_step, failure)
        })
    }

    pub fn apply_index(&mut self, actor: i32, index: u32, expected_step: i32) -> Result<()> {
        check(|failure| unsafe {
            ffi::cardrules_match_apply_index(self.0, actor, index, expected_step, failure)
        })
    }

    pub fn undo(&mut self) -> Result<()> {
        check(|failure| unsafe { ffi::cardrules_match_undo(self.0, failure) })
    }

    pub fn redo(&mut self) -> Result<()> {
        check(|failure| unsafe { ffi::cardrules_match_redo(self.0, failure) })
    }

    /// Begins the next game of the series; this one must be over.
    pub fn next_game(&mut self) -> Result<()> {
        check(|failure| unsafe { ffi::cardrules_match_next_game(self.0, failure) })
    }

    /// All of the match as JSON, its secret key too: for the host alone.
    pub fn save(&self) -> Result<String> {
        text(|buffer, capacity, needed, failure| unsafe {
            ffi::cardrules_match_save(self.0, buffer, capacity, needed, failure)
        })
    }

    /// The steps made, without the key, as JSON.
    pub fn record(&self) -> Result<String> {
        text(|buffer, capacity, needed, failure| unsafe {
            ffi::cardrules_match_record(self.0, 0, buffer, capacity, needed, failure)
        })
    }

    /// The position before a step, from 0 to [`Match::step`].
    pub fn state(&self, step: i32) -> Result<State> {
        Ok(State(made(|out, failure| unsafe {
            ffi::cardrules_match_state(self.0, step, out, failure)
        })?))
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: i32) -> Result<View> {
        Ok(View(made(|out, failure| unsafe {
            ffi::cardrules_match_viewer_view(self.0, viewer, ANY_STEP, out, failure)
        })?))
    }

    /// What a viewer has seen from an event on, as JSON.
    pub fn events(&self, viewer: i32, step: i32, index: i32) -> Result<String> {
        text(|buffer, capacity, needed, failure| unsafe {
            ffi::cardrules_match_viewer_events(
                self.0, viewer, step, index, buffer, capacity, needed, failure,
            )
        })
    }
}

impl State {
    /// The first position of a game, in which chance is to act.
    pub fn new(game: &str, players: i32, options: &str) -> Result<State> {
        let (game, options) = (c_text(game), c_text(options));
        Ok(State(made(|out, failure| unsafe {
            ffi::cardrules_state_create(game.as_ptr(), players, options.as_ptr(), out, failure)
        })?))
    }

    pub fn load(document: &str) -> Result<State> {
        let document = c_text(document);
        Ok(State(made(|out, failure| unsafe {
            ffi::cardrules_state_load(document.as_ptr(), out, failure)
        })?))
    }

    /// The position as JSON.
    pub fn save(&self) -> Result<String> {
        text(|buffer, capacity, needed, failure| unsafe {
            ffi::cardrules_state_save(self.0, buffer, capacity, needed, failure)
        })
    }

    pub fn apply(&mut self, actor: i32, text: &str) -> Result<()> {
        let text = c_text(text);
        check(|failure| unsafe {
            ffi::cardrules_state_apply_text(self.0, actor, text.as_ptr(), failure)
        })
    }

    pub fn apply_index(&mut self, actor: i32, index: u32) -> Result<()> {
        check(|failure| unsafe {
            ffi::cardrules_state_apply_index(self.0, actor, index, failure)
        })
    }

    /// Random moves to the end; how many were made.
    pub fn playout(&mut self, seed: u64, number: u64) -> Result<u64> {
        value(|out, failure| unsafe {
            ffi::cardrules_state_playout(self.0, seed, number, u64::MAX, out, failure)
        })
    }

    pub fn view(&self, viewer: i32) -> Result<View> {
        Ok(View(made(|out, failure| unsafe {
            ffi::cardrules_state_viewer_view(self.0, viewer, out, failure)
        })?))
    }
}

impl View {
    /// A view that was written as a document.
    pub fn load(document: &str) -> Result<View> {
        let document = c_text(document);
        Ok(View(made(|out, failure| unsafe {
            ffi::cardrules_view_load(document.as_ptr(), out, failure)
        })?))
    }

    /// The view as JSON, which may be sent to the viewer.
    pub fn save(&self) -> Result<String> {
        text(|buffer, capacity, needed, failure| unsafe {
            ffi::cardrules_view_save(self.0, buffer, capacity, needed, failure)
        })
    }

    pub fn viewer(&self) -> Result<i32> {
        value(|out, failure| unsafe { ffi::cardrules_view_viewer(self.0, out, failure) })
    }

    pub fn hash(&self) -> Result<u64> {
        value(|out, failure| unsafe { ffi::cardrules_view_hash(self.0, out, failure) })
    }

    /// The moves that the viewer may choose from, as text.
    pub fn legal_moves(&self) -> Result<Vec<String>> {
        let count: u32 = value(|out, failure| unsafe {
            ffi::cardrules_view_legal_count(self.0, out, failure)
        })?;
        (0..count)
            .map(|index| {
                text(|buffer, capacity, needed, failure| unsafe {
                    ffi::cardrules_view_legal_text(self.0, index, buffer, capacity, needed, failure)
                })
            })
            .collect()
    }

    /// The error that making the move would give.
    pub fn check(&self, text: &str) -> Result<()> {
        let text = c_text(text);
        check(|failure| unsafe { ffi::cardrules_view_check_text(self.0, text.as_ptr(), failure) })
    }

    /// A full position, drawn uniformly from all that agree with the view.
    pub fn determinize(&self, key: &[u8; 32], number: u64) -> Result<State> {
        Ok(State(made(|out, failure| unsafe {
            ffi::cardrules_view_determinize(self.0, key.as_ptr(), number, out, failure)
        })?))
    }
}

/// The version of the C library.
pub fn version() -> String {
    text_at(unsafe { ffi::cardrules_version_string() })
}

/// The names of the games.
pub fn games() -> Vec<String> {
    (0..unsafe { ffi::cardrules_game_count() })
        .map(|index| text_at(unsafe { ffi::cardrules_game_name(index) }))
        .collect()
}

/// What a game is like for so many players, as JSON.
pub fn describe(game: &str, players: i32) -> Result<String> {
    let game = c_text(game);
    text(|buffer, capacity, needed, failure| unsafe {
        ffi::cardrules_game_describe(game.as_ptr(), players, buffer, capacity, needed, failure)
    })
}

/// What came of simulated games, in whole numbers; lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    pub games: u64,
    pub sole_wins: Vec<u64>,
    pub shared_wins: Vec<u64>,
    pub moves: u64,
    pub hash: u64,
}

/// Plays games 0 … `count` - 1 of a seed; the same for any number of threads.
pub fn simulate(
    game: &str, players: i32, options: &str, seed: u64, count: u64, threads: i32,
) -> Result<Simulated> {
    let mut what: ffi::Simulation = sized();
    let mut result: ffi::SimulationResult = sized();
    unsafe {
        ffi::cardrules_simulation_init(&mut what);
        ffi::cardrules_simulation_result_init(&mut result);
    }
    what.seed = seed;
    what.to = count;
    what.threads = threads;
    what.progress = null();
    let (game, options) = (c_text(game), c_text(options));
    check(|failure| unsafe {
        ffi::cardrules_simulate(
            game.as_ptr(), players, options.as_ptr(), &what, &mut result, failure,
        )
    })?;
    let seats = result.players as usize;
    Ok(Simulated {
        games: result.games,
        sole_wins: result.sole_wins[..seats].to_vec(),
        shared_wins: result.shared_wins[..seats].to_vec(),
        moves: result.moves,
        hash: result.hash,
    })
}
