//! The part of the C interface that the crate uses, as the header declares it.
use std::os::raw::{c_char, c_void};

pub const OK: i32 = 0;
pub const CHANCE: i32 = -1;
pub const SPECTATOR: i32 = -2;
pub const ANY_STEP: i32 = -1;

macro_rules! opaque {
    ($($name:ident),*) => {$(
        #[repr(C)]
        pub struct $name {
            _private: [u8; 0],
        }
    )*};
}
opaque!(Match, State, View, Batch);

#[repr(C)]
pub struct Error {
    pub struct_size: u32,
    pub code: i32,
    pub position: i64,
    pub place: [c_char; 128],
    pub message: [c_char; 256],
}

#[repr(C)]
pub struct MatchOptions {
    pub struct_size: u32,
    pub chance: i32,
    pub rules: i32,
    pub reserved: u32,
    pub key: [u8; 32],
    pub game: u64,
    pub log: *const c_void,
    pub user: *mut c_void,
}

#[repr(C)]
pub struct GameResult {
    pub struct_size: u32,
    pub players: i32,
    pub places: [i32; 8],
    pub scores: [i32; 8],
    pub reason: i32,
    pub reason_name: [c_char; 44],
}

#[repr(C)]
pub struct Simulation {
    pub struct_size: u32,
    pub generator: i32,
    pub rules: i32,
    pub threads: i32,
    pub seed: u64,
    pub from: u64,
    pub to: u64,
    pub progress: *const c_void,
    pub user: *mut c_void,
}

#[repr(C)]
pub struct SimulationResult {
    pub struct_size: u32,
    pub players: i32,
    pub games: u64,
    pub sole_wins: [u64; 8],
    pub shared_wins: [u64; 8],
    pub win_parts: [u64; 8],
    pub moves: u64,
    pub fewest_moves: u64,
    pub most_moves: u64,
    pub reasons: [u64; 16],
    pub hash: u64,
}

#[repr(C)]
pub struct BatchOptions {
    pub struct_size: u32,
    pub generator: i32,
    pub rules: i32,
    pub stay_over: i32,
    pub size: u32,
    pub reserved: u32,
    pub seed: u64,
    pub first: u64,
}

pub type Text = *const c_char;
pub type Buffer = *mut c_char;
pub type Failure = *mut Error;

extern "C" {
    pub fn cardrules_status_name(status: i32) -> Text;
    pub fn cardrules_version_string() -> Text;
    pub fn cardrules_error_init(error: Failure);
    pub fn cardrules_key_from_seed(seed: u64, key: *mut u8, error: Failure) -> i32;
    pub fn cardrules_game_count() -> i32;
    pub fn cardrules_game_name(index: i32) -> Text;
    pub fn cardrules_game_describe(
        game: Text, players: i32, buffer: Buffer, capacity: usize, needed: *mut usize, error: Failure,
    ) -> i32;
    pub fn cardrules_move_to_text(
        game: Text, value: u64, buffer: Buffer, capacity: usize, needed: *mut usize, error: Failure,
    ) -> i32;

    pub fn cardrules_match_options_init(options: *mut MatchOptions);
    pub fn cardrules_match_create(
        game: Text, players: i32, options: Text, setup: *const MatchOptions, made: *mut *mut Match,
        error: Failure,
    ) -> i32;
    pub fn cardrules_match_load(save: Text, made: *mut *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_load_record(record: Text, made: *mut *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_clone(from: *const Match, made: *mut *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_destroy(object: *mut Match);
    pub fn cardrules_match_step(object: *const Match, step: *mut i32, error: Failure) -> i32;
    pub fn cardrules_match_apply_text(
        object: *mut Match, actor: i32, text: Text, expected_step: i32, error: Failure,
    ) -> i32;
    pub fn cardrules_match_apply_index(
        object: *mut Match, actor: i32, index: u32, expected_step: i32, error: Failure,
    ) -> i32;
    pub fn cardrules_match_undo(object: *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_redo(object: *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_next_game(object: *mut Match, error: Failure) -> i32;
    pub fn cardrules_match_game_number(object: *const Match, number: *mut u64, error: Failure) -> i32;
    pub fn cardrules_match_save(
        object: *const Match, buffer: Buffer, capacity: usize, needed: *mut usize, error: Failure,
    ) -> i32;
    pub fn cardrules_match_record(
        object: *const Match, checkpoints: u32, buffer: Buffer, capacity: usize, needed: *mut usize,
        error: Failure,
    ) -> i32;
    pub fn cardrules_match_state(
        object: *const Match, step: i32, made: *mut *mut State, error: Failure,
    ) -> i32;
    pub fn cardrules_match_viewer_view(
        object: *const Match, viewer: i32, step: i32, made: *mut *mut View, error: Failure,
    ) -> i32;
    pub fn cardrules_match_viewer_events(
        object: *const Match, viewer: i32, step: i32, index: i32, buffer: Buffer, capacity: usize,
        needed: *mut usize, error: Failure,
    ) -> i32;

    pub fn cardrules_state_create(
        game: Text, players: i32, options: Text, made: *mut *mut State, error: Failure,
    ) -> i32;
    pub fn cardrules_state_load(text: Text, made: *mut *mut State, error: Failure) -> i32;
    pub fn cardrules_state_clone(from: *const State, made: *mut *mut State, error: Failure) -> i32;
    pub fn cardrules_state_destroy(object: *mut State);
    pub fn cardrules_state_apply_text(
        object: *mut State, actor: i32, text: Text, error: Failure,
    ) -> i32;
    pub fn cardrules_state_apply_index(
        object: *mut State, actor: i32, index: u32, error: Failure,
    ) -> i32;
    pub fn cardrules_state_save(
        object: *const State, buffer: Buffer, capacity: usize, needed: *mut usize, error: Failure,
    ) -> i32;
    pub fn cardrules_state_playout(
        object: *mut State, seed: u64, number: u64, most: u64, moves: *mut u64, error: Failure,
    ) -> i32;
    pub fn cardrules_state_viewer_view(
        object: *const State, viewer: i32, made: *mut *mut View, error: Failure,
    ) -> i32;

    pub fn cardrules_view_load(text: Text, made: *mut *mut View, error: Failure) -> i32;
    pub fn cardrules_view_clone(from: *const View, made: *mut *mut View, error: Failure) -> i32;
    pub fn cardrules_view_destroy(object: *mut View);
    pub fn cardrules_view_viewer(object: *const View, viewer: *mut i32, error: Failure) -> i32;
    pub fn cardrules_view_hash(object: *const View, hash: *mut u64, error: Failure) -> i32;
    pub fn cardrules_view_legal_count(object: *const View, count: *mut u32, error: Failure) -> i32;
    pub fn cardrules_view_legal_text(
        object: *const View, index: u32, buffer: Buffer, capacity: usize, needed: *mut usize,
        error: Failure,
    ) -> i32;
    pub fn cardrules_view_check_text(object: *const View, text: Text, error: Failure) -> i32;
    pub fn cardrules_view_save(
        object: *const View, buffer: Buffer, capacity: usize, needed: *mut usize, error: Failure,
    ) -> i32;
    pub fn cardrules_view_determinize(
        object: *const View, key: *const u8, number: u64, made: *mut *mut State, error: Failure,
    ) -> i32;

    pub fn cardrules_result_init(result: *mut GameResult);
    pub fn cardrules_simulation_init(what: *mut Simulation);
    pub fn cardrules_simulation_result_init(result: *mut SimulationResult);
    pub fn cardrules_simulate(
        game: Text, players: i32, options: Text, what: *const Simulation,
        result: *mut SimulationResult, error: Failure,
    ) -> i32;

    pub fn cardrules_batch_options_init(options: *mut BatchOptions);
    pub fn cardrules_batch_create(
        game: Text, players: i32, options: Text, setup: *const BatchOptions, made: *mut *mut Batch,
        error: Failure,
    ) -> i32;
    pub fn cardrules_batch_destroy(object: *mut Batch);
    pub fn cardrules_batch_look(
        object: *const Batch, seats: *mut i32, counts: *mut u64, count: usize, error: Failure,
    ) -> i32;
    pub fn cardrules_batch_step(
        object: *mut Batch, indices: *const i64, done: *mut u8, reasons: *mut i32, places: *mut i32,
        scores: *mut i32, count: usize, error: Failure,
    ) -> i32;
    pub fn cardrules_batch_state(
        object: *const Batch, slot: u32, made: *mut *mut State, error: Failure,
    ) -> i32;
}

// What matches and states have both, under two names.
macro_rules! position_calls {
    ($object:ident: $game:ident $players:ident $turn:ident $count:ident $text:ident $moves:ident
     $facts:ident $result:ident $hash:ident) => {
        extern "C" {
            pub fn $game(object: *const $object) -> Text;
            pub fn $players(object: *const $object, players: *mut i32, error: Failure) -> i32;
            pub fn $turn(
                object: *const $object, mode: *mut i32, actor: *mut i32, seats: *mut u32,
                error: Failure,
            ) -> i32;
            pub fn $count(
                object: *const $object, actor: i32, count: *mut u32, error: Failure,
            ) -> i32;
            pub fn $text(
                object: *const $object, actor: i32, index: u32, buffer: Buffer, capacity: usize,
                needed: *mut usize, error: Failure,
            ) -> i32;
            pub fn $moves(
                object: *const $object, actor: i32, moves: *mut u64, capacity: usize,
                needed: *mut usize, error: Failure,
            ) -> i32;
            pub fn $facts(
                object: *const $object, buffer: Buffer, capacity: usize, needed: *mut usize,
                error: Failure,
            ) -> i32;
            pub fn $result(
                object: *const $object, result: *mut GameResult, error: Failure,
            ) -> i32;
            pub fn $hash(object: *const $object, hash: *mut u64, error: Failure) -> i32;
        }
    };
}
position_calls!(Match: cardrules_match_game cardrules_match_players cardrules_match_turn
    cardrules_match_legal_count cardrules_match_legal_text cardrules_match_legal_moves
    cardrules_match_facts cardrules_match_result cardrules_match_hash);
position_calls!(State: cardrules_state_game cardrules_state_players cardrules_state_turn
    cardrules_state_legal_count cardrules_state_legal_text cardrules_state_legal_moves
    cardrules_state_facts cardrules_state_result cardrules_state_hash);
