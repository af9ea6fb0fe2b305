//! Many games stepped together.
use crate::call::{c_text, check, made, sized, Result};
use crate::{ffi, State};
use std::ptr::null;

/// So many games of chosen or random moves. The vectors are written by `look` and `step`.
pub struct Batch {
    object: *mut ffi::Batch,
    players: usize,
    /// Who acts in each slot; -3 where the game is over.
    pub seats: Vec<i32>,
    /// How many moves he may choose from.
    pub counts: Vec<u64>,
    /// 1 where the last step ended a game.
    pub done: Vec<u8>,
    pub reasons: Vec<i32>,
    /// Slot by slot and seat by seat.
    pub places: Vec<i32>,
    pub scores: Vec<i32>,
}

/// How a batch is set up.
#[derive(Clone, Debug, Default)]
pub struct BatchSetup {
    pub seed: u64,
    pub fast: bool,
    /// A slot whose game is over waits, in place of beginning the next.
    pub stay_over: bool,
}

// SAFETY: as for the other objects.
unsafe impl Send for Batch {}
unsafe impl Sync for Batch {}

impl Batch {
    pub fn new(game: &str, players: i32, options: &str, size: u32, setup: &BatchSetup) -> Result<Batch> {
        let mut c_setup: ffi::BatchOptions = sized();
        unsafe { ffi::cardrules_batch_options_init(&mut c_setup) };
        c_setup.generator = i32::from(setup.fast);
        c_setup.stay_over = i32::from(setup.stay_over);
        c_setup.size = size;
        c_setup.seed = setup.seed;
        let (game, options) = (c_text(game), c_text(options));
        let object = made(|out, failure| unsafe {
            ffi::cardrules_batch_create(
                game.as_ptr(), players, options.as_ptr(), &c_setup, out, failure,
            )
        })?;
        let (slots, players) = (size.max(1) as usize, players as usize);
        Ok(Batch {
            object,
            players,
            seats: vec![0; slots],
            counts: vec![0; slots],
            done: vec![0; slots],
            reasons: vec![0; slots],
            places: vec![0; slots * players],
            scores: vec![0; slots * players],
        })
    }

    pub fn players(&self) -> usize {
        self.players
    }

    /// Fills `seats` and `counts`.
    pub fn look(&mut self) -> Result<()> {
        let (seats, counts) = (self.seats.as_mut_ptr(), self.counts.as_mut_ptr());
        let slots = self.done.len();
        // SAFETY: both vectors have an element a slot.
        check(|failure| unsafe {
            ffi::cardrules_batch_look(self.object, seats, counts, slots, failure)
        })
    }

    /// Makes a move in every slot: by index, -1 for a random one; random everywhere without indices.
    ///
    /// # Panics
    /// Where there is not an index for each slot.
    pub fn step(&mut self, indices: Option<&[i64]>) -> Result<()> {
        let slots = self.done.len();
        assert!(indices.map_or(true, |list| list.len() == slots), "one index a slot");
        let indices = indices.map_or(null(), <[i64]>::as_ptr);
        // SAFETY: the vectors have the sizes that the interface asks for.
        check(|failure| unsafe {
            ffi::cardrules_batch_step(
                self.object, indices, self.done.as_mut_ptr(), self.reasons.as_mut_ptr(),
                self.places.as_mut_ptr(), self.scores.as_mut_ptr(), slots, failure,
            )
        })
    }

    /// A copy of a slot's position.
    pub fn state(&self, slot: u32) -> Result<State> {
        Ok(State(made(|out, failure| unsafe {
            ffi::cardrules_batch_state(self.object, slot, out, failure)
        })?))
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        unsafe { ffi::cardrules_batch_destroy(self.object) }
    }
}
