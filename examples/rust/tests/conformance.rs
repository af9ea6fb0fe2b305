//! The conformance vectors through the crate. CARDRULES_VECTORS names their folder.
mod common;

use cardrules::{Match, Position, Setup, ANY_STEP, CHANCE};
use common::Json;
use std::{env, fs};

fn fnv(text: &str) -> String {
    let digest = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    format!("{digest:016x}")
}

fn actor(json: &Json) -> i32 {
    match json {
        Json::Number(seat) => *seat as i32,
        _ => CHANCE,
    }
}

fn numbers(json: &Json) -> Vec<i32> {
    json.list().iter().map(|number| number.number() as i32).collect()
}

fn check_legal(game: &Match, legal: &Json) {
    for (name, wanted) in legal.object() {
        let mut moves = game.legal_moves(name.parse().unwrap_or(CHANCE)).unwrap();
        moves.sort();
        assert_eq!(moves.len() as i64, wanted.get("count").unwrap().number());
        assert_eq!(fnv(&moves.join("\n")), wanted.get("fnv").unwrap().text());
    }
}

fn check_step(game: &mut Match, step: &Json) {
    let wanted: Vec<i32> = step.get("to_act").unwrap().list().iter().map(actor).collect();
    assert_eq!(game.turn().unwrap().actors, wanted);
    if let Some(legal) = step.get("legal") {
        check_legal(game, legal);
    }
    if let Some(facts) = step.get("facts") {
        assert_eq!(&Json::parse(&game.facts().unwrap()), facts);
    }
    let by = actor(step.get("by").unwrap());
    for text in step.get("reject").map_or(&[][..], Json::list) {
        let before = game.hash().unwrap();
        assert!(game.apply(by, text.text(), ANY_STEP).is_err(), "{text:?}");
        assert_eq!(game.hash().unwrap(), before);
    }
    game.apply(by, step.get("do").unwrap().text(), ANY_STEP).unwrap();
}

fn check_game(vector: &Json) {
    let options = vector.get("options").unwrap().write();
    let players = vector.get("players").unwrap().number() as i32;
    let name = vector.get("game").unwrap().text();
    let mut game = Match::new(name, players, &options, &Setup::host()).unwrap();
    for step in vector.get("steps").unwrap().list() {
        check_step(&mut game, step);
    }
    let (outcome, wanted) = (game.outcome().unwrap(), vector.get("result").unwrap());
    assert_eq!(outcome.reason, wanted.get("reason").unwrap().text());
    assert_eq!(outcome.places, numbers(wanted.get("placements").unwrap()));
    assert_eq!(outcome.scores, numbers(wanted.get("scores").unwrap()));
}

#[test]
fn all_games_agree() {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/vectors");
    let folder = env::var("CARDRULES_VECTORS").unwrap_or_else(|_| beside.into());
    for game in ["generals_war", "suicide_king", "bot_war"] {
        let lines = fs::read_to_string(format!("{folder}/{game}.jsonl")).unwrap();
        for line in lines.lines() {
            check_game(&Json::parse(line));
        }
    }
}
