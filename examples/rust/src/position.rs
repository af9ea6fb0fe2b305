//! What matches and states have in common.
use crate::call::{c_text, check, numbers, sized, text, text_at, value, Result};
use crate::ffi;

/// How the actors act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Over,
    Deal,
    Lot,
    One,
    Sealed,
    Open,
}

/// Who may act: seats in ascending order, or [`crate::CHANCE`] alone, or nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub mode: Mode,
    pub actors: Vec<i32>,
}

impl Turn {
    pub(crate) fn read(
        call: impl FnOnce(*mut i32, *mut i32, *mut u32, ffi::Failure) -> i32,
    ) -> Result<Turn> {
        let (mut mode, mut actor, mut seats) = (0, 0, 0);
        check(|failure| call(&mut mode, &mut actor, &mut seats, failure))?;
        let mode = match mode {
            1 => Mode::Deal,
            2 => Mode::Lot,
            3 => Mode::One,
            4 => Mode::Sealed,
            5 => Mode::Open,
            _ => Mode::Over,
        };
        let actors = match mode {
            Mode::Deal | Mode::Lot => vec![ffi::CHANCE],
            _ => (0..8).filter(|seat| seats >> seat & 1 == 1).collect(),
        };
        Ok(Turn { mode, actors })
    }
}

/// How a game ended; places by seat, 1 is best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub reason: String,
    pub places: Vec<i32>,
    pub scores: Vec<i32>,
}

impl Outcome {
    pub(crate) fn read(
        call: impl FnOnce(*mut ffi::GameResult, ffi::Failure) -> i32,
    ) -> Result<Outcome> {
        let mut result: ffi::GameResult = sized();
        // SAFETY: the struct is ours.
        unsafe { ffi::cardrules_result_init(&mut result) };
        check(|failure| call(&mut result, failure))?;
        let players = result.players as usize;
        Ok(Outcome {
            reason: text_at(result.reason_name.as_ptr()),
            places: result.places[..players].to_vec(),
            scores: result.scores[..players].to_vec(),
        })
    }
}

/// A position that can be looked at. Host calls: they may tell what is hidden from players.
pub trait Position {
    fn game(&self) -> String;
    fn players(&self) -> Result<i32>;
    fn turn(&self) -> Result<Turn>;
    fn legal_count(&self, actor: i32) -> Result<u32>;
    /// The move at an index in canonical order, as text.
    fn legal_move(&self, actor: i32, index: u32) -> Result<String>;
    /// All moves as 64-bit numbers, in canonical order.
    fn legal_numbers(&self, actor: i32) -> Result<Vec<u64>>;
    /// What the position holds, as JSON.
    fn facts(&self) -> Result<String>;
    /// An error while the game goes on.
    fn outcome(&self) -> Result<Outcome>;
    fn hash(&self) -> Result<u64>;

    fn is_over(&self) -> Result<bool> {
        Ok(self.turn()?.mode == Mode::Over)
    }

    /// All moves as text, in canonical order.
    fn legal_moves(&self, actor: i32) -> Result<Vec<String>> {
        let game = c_text(&self.game());
        self.legal_numbers(actor)?
            .into_iter()
            .map(|number| {
                text(|buffer, capacity, needed, failure| {
                    // SAFETY: buffer and capacity belong together, by `text`.
                    unsafe {
                        ffi::cardrules_move_to_text(
                            game.as_ptr(), number, buffer, capacity, needed, failure,
                        )
                    }
                })
            })
            .collect()
    }
}

// SAFETY of every call: `self.0` is an object that C made and that lives as long as `self`; what is
// written to is ours and as large as is said.
macro_rules! implement_position {
    ($type:ident: $game:ident $players:ident $turn:ident $count:ident $text:ident $moves:ident
     $facts:ident $result:ident $hash:ident) => {
        impl Position for crate::$type {
            fn game(&self) -> String {
                text_at(unsafe { ffi::$game(self.0) })
            }
            fn players(&self) -> Result<i32> {
                value(|out, failure| unsafe { ffi::$players(self.0, out, failure) })
            }
            fn turn(&self) -> Result<Turn> {
                Turn::read(|mode, actor, seats, failure| unsafe {
                    ffi::$turn(self.0, mode, actor, seats, failure)
                })
            }
            fn legal_count(&self, actor: i32) -> Result<u32> {
                value(|out, failure| unsafe { ffi::$count(self.0, actor, out, failure) })
            }
            fn legal_move(&self, actor: i32, index: u32) -> Result<String> {
                text(|buffer, capacity, needed, failure| unsafe {
                    ffi::$text(self.0, actor, index, buffer, capacity, needed, failure)
                })
            }
            fn legal_numbers(&self, actor: i32) -> Result<Vec<u64>> {
                numbers(|moves, capacity, needed, failure| unsafe {
                    ffi::$moves(self.0, actor, moves, capacity, needed, failure)
                })
            }
            fn facts(&self) -> Result<String> {
                text(|buffer, capacity, needed, failure| unsafe {
                    ffi::$facts(self.0, buffer, capacity, needed, failure)
                })
            }
            fn outcome(&self) -> Result<Outcome> {
                Outcome::read(|result, failure| unsafe { ffi::$result(self.0, result, failure) })
            }
            fn hash(&self) -> Result<u64> {
                value(|out, failure| unsafe { ffi::$hash(self.0, out, failure) })
            }
        }
    };
}
implement_position!(Match: cardrules_match_game cardrules_match_players cardrules_match_turn
    cardrules_match_legal_count cardrules_match_legal_text cardrules_match_legal_moves
    cardrules_match_facts cardrules_match_result cardrules_match_hash);
implement_position!(State: cardrules_state_game cardrules_state_players cardrules_state_turn
    cardrules_state_legal_count cardrules_state_legal_text cardrules_state_legal_moves
    cardrules_state_facts cardrules_state_result cardrules_state_hash);
