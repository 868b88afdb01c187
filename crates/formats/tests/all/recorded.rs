//! Games imported from Fairy-Stockfish have the same moves as there.
//!
//! `importers.json` is the record of `crates/crosscheck/oracles/importers.py`.

use menagerie_rules::{Game, Options, Termination, Variant, notation};
use serde_json::Value;

/// Games that are not read, or not played to the end of a record, with the reason.
const DIFFERENCES: [(&str, &str); 1] = [("duck", "walls cannot be said")];

fn record() -> Value {
    serde_json::from_str(include_str!("../importers.json")).expect("the record")
}

/// FNV-1a of 32 bits.
fn check_sum(text: &str) -> u64 {
    u64::from(text.bytes().fold(0x811C_9DC5_u32, |value, byte| (value ^ u32::from(byte)).wrapping_mul(0x0100_0193)))
}

/// The first difference in a game.
fn difference(game: &mut Game, recorded: &Value) -> Option<String> {
    let moves: Vec<&str> = recorded["moves"].as_str().unwrap_or_default().split_whitespace().collect();
    let rows = recorded["positions"].as_array().expect("positions");
    for (number, row) in rows.iter().enumerate() {
        let position = game.position();
        let (count, sum, check, end) = (&row[0], &row[1], row[2] == 1, row[3].as_i64());
        let mut legal: Vec<String> =
            position.legal_moves().iter().map(|mv| notation::coordinate::write(position, *mv)).collect();
        legal.sort();
        let at = || format!("{} after {}", position.fen(), moves[..number].join(" "));
        let same = *count == legal.len() && *sum == check_sum(&legal.join(" "));
        // After the end the moves do not matter.
        if !(same || end.is_some() && legal.is_empty()) {
            return Some(format!("{count} moves, not {}: {} in {}", legal.len(), legal.join(" "), at()));
        }
        if position.in_check() != check {
            return Some(format!("check is {check} in {}", at()));
        }
        let outcome = game.outcome();
        let reason = outcome.termination();
        let mover = position.turn();
        let own = reason.map(|_| match &outcome {
            menagerie_rules::Outcome::Win { winners, .. } if winners.contains(&mover) => 1,
            menagerie_rules::Outcome::Win { .. } => -1,
            _ => 0,
        });
        // Ends that Fairy-Stockfish does not have.
        let too_little = recorded["tooLittle"] == true
            && matches!(reason, Some(Termination::InsufficientMaterial | Termination::BareKings));
        if own != end && !(end.is_none() && too_little) {
            return Some(format!("the end is {end:?}, not {own:?} ({reason:?}), in {}", at()));
        }
        if let Some(text) = moves.get(number) {
            let mv = match notation::read_move(position, text) {
                Ok(mv) => mv,
                Err(error) => return Some(format!("{text}: {error} in {}", at())),
            };
            if let Err(error) = game.play_on(mv) {
                return Some(format!("{text}: {error}"));
            }
        }
    }
    let own = game.position().fen();
    // `~` marks a promoted Pawn, which only matters for pockets.
    let placement = |text: &str| text.split([' ', '[']).next().map(|it| it.replace('~', ""));
    let recorded = recorded["placement"].as_str().unwrap_or_default();
    (placement(&own) != placement(recorded)).then(|| format!("{recorded} at the end, not {own}"))
}

#[test]
fn games_of_fairy_stockfish_have_its_moves() {
    let record = record();
    let mut wrong = Vec::new();
    for (name, games) in record.as_object().expect("variants") {
        let reason = DIFFERENCES.iter().find(|(it, _)| it == name);
        let variant =
            formats::built_in(name).and_then(|game| Variant::from_definition(game.definition, &Options::none()).ok());
        let found = match variant {
            None => Some("it is not read".to_string()),
            Some(variant) => games
                .as_array()
                .expect("games")
                .iter()
                .find_map(|recorded| difference(&mut Game::new(&variant), recorded)),
        };
        match (found, reason) {
            (Some(words), None) => wrong.push(format!("{name}: {words}")),
            (None, Some((_, reason))) => wrong.push(format!("{name} agrees although {reason}")),
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_game_that_is_read_has_a_record() {
    let record = record();
    let names = formats::built_in_names();
    let lacking: Vec<&String> = names.iter().filter(|name| record.get(name).is_none()).collect();
    assert!(lacking.is_empty(), "{lacking:?}");
}
