//! Games, errors, documents, views, batches and simulations.
use cardrules::{
    games, simulate, Batch, BatchSetup, Match, Mode, Position, Setup, State, View, ANY_STEP, CHANCE,
    SPECTATOR,
};

fn play_to_the_end(game: &mut Match, salt: u32) -> u32 {
    let mut moves = 0;
    while !game.is_over().unwrap() {
        let seat = game.turn().unwrap().actors[0];
        let index = (moves * 7 + salt) % game.legal_count(seat).unwrap();
        game.apply_index(seat, index, game.step().unwrap()).unwrap();
        moves += 1;
    }
    moves
}

#[test]
fn every_game_is_played_to_its_end() {
    assert!(games().contains(&"bot_war".to_string()));
    for name in games() {
        for players in 2..=5 {
            let mut game = match Match::new(&name, players, "", &Setup::seeded(7)) {
                Ok(game) => game,
                Err(_) => continue,
            };
            assert!(play_to_the_end(&mut game, 1) > 5);
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.places.iter().min(), Some(&1));
            assert_eq!(outcome.scores.len(), players as usize);
        }
    }
}

#[test]
fn a_series_goes_on() {
    let mut game = Match::new("generals_war", 2, "", &Setup::seeded(3)).unwrap();
    play_to_the_end(&mut game, 2);
    game.next_game().unwrap();
    assert_eq!(game.number().unwrap(), 1);
    assert!(!game.is_over().unwrap());
}

#[test]
fn the_host_may_deal() {
    let options = r#"{"dealer":"lot","draw_from":"top"}"#;
    let mut game = Match::new("suicide_king", 2, options, &Setup::host()).unwrap();
    assert_eq!(game.turn().unwrap().mode, Mode::Lot);
    game.apply(CHANCE, "lot 1", ANY_STEP).unwrap();
    assert_eq!(game.turn().unwrap().mode, Mode::Deal);
}

#[test]
fn a_refusal_has_a_code_and_changes_nothing() {
    let mut game = Match::new("generals_war", 2, "", &Setup::seeded(1)).unwrap();
    let before = game.hash().unwrap();
    let refused = game.apply(0, "stand", ANY_STEP).unwrap_err();
    assert_eq!((refused.code, refused.name.as_str()), (-4, "not_to_act"));
    let stale = game.apply(1, "stand", game.step().unwrap() + 1).unwrap_err();
    assert_eq!(stale.name, "stale");
    assert_eq!(game.hash().unwrap(), before);
}

#[test]
fn rules_that_do_not_exist() {
    let setup = Setup::default();
    let wrong = |game, players, options| Match::new(game, players, options, &setup).err().unwrap().name;
    assert_eq!(wrong("chess", 2, ""), "unknown_game");
    assert_eq!(wrong("generals_war", 3, ""), "bad_players");
    assert_eq!(wrong("bot_war", 2, r#"{"target_score":0}"#), "bad_option");
}

#[test]
fn documents_come_back_and_bad_ones_tell_where() {
    let mut game = Match::new("bot_war", 3, "", &Setup::seeded(5)).unwrap();
    let mut loaded = Match::load(&game.save().unwrap()).unwrap();
    let state = game.state(game.step().unwrap()).unwrap().save().unwrap();
    let fault = State::load(&state.replace("\"turn\":null", "\"turn\":\"two\"")).err().unwrap();
    assert_eq!(fault.place, "/position/turn");
    play_to_the_end(&mut game, 3);
    play_to_the_end(&mut loaded, 3);
    assert_eq!(loaded.outcome().unwrap(), game.outcome().unwrap());
    let replayed = Match::from_record(&game.record().unwrap()).unwrap();
    assert_eq!(replayed.hash().unwrap(), game.hash().unwrap());
    let last = game.hash().unwrap();
    game.undo().unwrap();
    assert_ne!(game.hash().unwrap(), last);
    game.redo().unwrap();
    assert_eq!(game.hash().unwrap(), last);
}

#[test]
fn a_view_offers_what_its_seat_may_do_and_travels() {
    let game = Match::new("bot_war", 3, "", &Setup::seeded(7)).unwrap();
    for seat in 0..3 {
        let view = View::load(&game.view(seat).unwrap().save().unwrap()).unwrap();
        assert_eq!(view.viewer().unwrap(), seat);
        let moves = view.legal_moves().unwrap();
        assert_eq!(moves, game.legal_moves(seat).unwrap());
        view.check(&moves[0]).unwrap();
        assert!(view.check("pass").is_err());
        let sample = view.determinize(&[1; 32], 0).unwrap();
        assert_eq!(sample.view(seat).unwrap().hash().unwrap(), view.hash().unwrap());
    }
    assert!(game.view(SPECTATOR).unwrap().legal_moves().unwrap().is_empty());
    assert!(game.events(SPECTATOR, 0, 0).unwrap().contains("\"events\""));
}

#[test]
fn states_are_for_search() {
    let game = Match::new("suicide_king", 4, "", &Setup::seeded(9)).unwrap();
    let state = game.state(game.step().unwrap()).unwrap();
    let mut copy = state.try_clone().unwrap();
    assert!(copy.playout(1, 0).unwrap() > 0);
    assert!(copy.is_over().unwrap() && !state.is_over().unwrap());
}

#[test]
fn batches_and_simulations() {
    let mut batch = Batch::new("bot_war", 3, "", 20, &BatchSetup::default()).unwrap();
    let mut ended = 0;
    for _ in 0..400 {
        batch.look().unwrap();
        let last: Vec<i64> = batch.counts.iter().map(|count| *count as i64 - 1).collect();
        batch.step(if ended == 0 { None } else { Some(&last) }).unwrap();
        ended += batch.done.iter().filter(|done| **done == 1).count();
    }
    assert!(ended > 0);
    assert!(batch.step(Some(&[1_000_000; 20])).is_err());
    assert!(!batch.state(0).unwrap().is_over().unwrap());
    let alone = simulate("bot_war", 3, "", 1, 200, 1).unwrap();
    assert_eq!(simulate("bot_war", 3, "", 1, 200, 2).unwrap(), alone);
    assert_eq!(alone.games, 200);
}

#[test]
fn objects_may_be_read_by_several_threads() {
    let game = Match::new("bot_war", 3, "", &Setup::seeded(7)).unwrap();
    let hash = game.hash().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| assert_eq!(game.hash().unwrap(), hash));
        }
    });
}
