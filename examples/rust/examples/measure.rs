//! Moves a second from Rust: one call at a time, by batch, and the whole in one call. Prints ratios to
//! the one call, in which the library plays alone: the machines differ.
use cardrules::{simulate, Batch, BatchSetup, Match, Position, Result, Setup, ANY_STEP};
use std::time::Instant;

const GAME: &str = "bot_war";
const PLAYERS: i32 = 3;

fn one_call(games: u64) -> Result<f64> {
    let begin = Instant::now();
    let result = simulate(GAME, PLAYERS, "", 1, games, 1)?;
    Ok(result.moves as f64 / begin.elapsed().as_secs_f64())
}

/// Random moves, chosen by the library.
fn by_batch(size: u32, moves: u32) -> Result<f64> {
    let mut batch = Batch::new(GAME, PLAYERS, "", size, &BatchSetup::default())?;
    let begin = Instant::now();
    for _ in 0..moves / size {
        batch.step(None)?;
    }
    Ok(f64::from(moves) / begin.elapsed().as_secs_f64())
}

/// Three calls a move: who acts, how many moves he has, make one.
fn one_at_a_time(moves: u32) -> Result<f64> {
    let mut game = Match::new(GAME, PLAYERS, "", &Setup::seeded(1))?;
    let begin = Instant::now();
    for number in 0..moves {
        let mut turn = game.turn()?;
        if turn.actors.is_empty() {
            game.next_game()?;
            turn = game.turn()?;
        }
        let seat = turn.actors[0];
        let count = game.legal_count(seat)?;
        game.apply_index(seat, number % count, ANY_STEP)?;
    }
    Ok(f64::from(moves) / begin.elapsed().as_secs_f64())
}

/// `measure [share]`: a share of the work, such as 0.01, to try the program.
fn main() -> Result<()> {
    let share: f64 = std::env::args().nth(1).map_or(1.0, |text| text.parse().expect("a share"));
    let moves = (1e6 * share) as u32;
    let alone = one_call((4000.0 * share) as u64)?;
    println!("rust: one call {alone:.0} moves a second");
    for size in [1, 100, 10_000] {
        println!("rust: batch of {size}: {:.3} of that", by_batch(size, moves)? / alone);
    }
    println!("rust: one at a time: {:.5} of that", one_at_a_time(moves)? / alone);
    Ok(())
}
