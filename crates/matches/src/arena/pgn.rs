//! Writes a played game as PGN.

use crate::arena::game::PlayedGame;
use menagerie_rules::notation::pgn::PgnGame;
use menagerie_rules::{Game, Position};

/// The game with its tags: players, round (from 0), result, and termination.
pub fn text(played: &PlayedGame, names: &[&str], round: usize) -> String {
    let variant = played.game.variant();
    let mut tags = vec![
        ("Event".to_string(), "Engine match".to_string()),
        ("Round".to_string(), (round + 1).to_string()),
        ("Termination".to_string(), format!("{}: {}", played.termination.id, played.termination.text)),
    ];
    tags.extend(variant.players().iter().zip(names).map(|(player, name)| (player.name.clone(), (*name).to_string())));
    let mut text = PgnGame::of(&played.game, &tags);
    if played.game.outcome().is_ongoing() {
        // By the rules alone the game would be unfinished.
        text.result = result(&played.game, played);
    }
    text.to_text()
}

fn result(game: &Game, played: &PlayedGame) -> String {
    if let Position::Chaturaji(position) = game.position() {
        return position.scores().map(|score| score.to_string()).join("-");
    }
    match played.termination.winners.first().map(|player| player.index()) {
        None => "1/2-1/2".to_string(),
        Some(0) => "1-0".to_string(),
        Some(_) => "0-1".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::game::GameTermination;
    use menagerie_rules::notation::pgn;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn an_adjudicated_result_is_written_and_read_back() {
        let mut game = Game::new(&Variant::by_id("janus", &Options::none()).expect("a game"));
        game.play_text("e4").expect("legal");
        let winners = game.variant().turn_order().skip(1).collect();
        let termination =
            GameTermination { winners, id: "resignation", text: "Black wins.".to_string(), failed_seat: None };
        let text = text(&PlayedGame { game, termination, stats: Vec::new() }, &["one", "two"], 4);
        for part in [
            "[White \"one\"]",
            "[Black \"two\"]",
            "[Round \"5\"]",
            "[Result \"0-1\"]",
            "[Termination \"resignation: Black wins.\"]",
            "1. e4 0-1\n",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert_eq!(pgn::read(&text).expect("a game").coordinates(), ["e2e4"]);
    }
}
