//! `position startpos|fen … [moves …]`.

use super::Fault;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Position, Variant};
use std::sync::Arc;

/// Sets a game up as the words after `position` say.
///
/// # Errors
/// What is wrong with them.
pub fn read(variant: &Arc<Variant>, words: &[&str]) -> Result<Game, Fault> {
    let split = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let (setup, moves) = words.split_at(split);
    let mut game = match setup {
        ["startpos"] => Game::new(variant),
        ["fen", fen @ ..] => {
            let position = Position::from_fen(variant, &fen.join(" "));
            Game::from_position(position.map_err(|error| Fault(format!("not a position: {error}")))?)
        }
        _ => return Err(Fault("write position startpos or position fen …, then moves … if there are any".to_string())),
    };
    for (number, text) in moves.iter().skip(1).enumerate() {
        let fault = |why: String| Fault(format!("move {} ({text}): {why}", number + 1));
        let mv = coordinate::read(game.position(), text).map_err(|error| fault(error.to_string()))?;
        game.play(mv).map_err(|error| fault(error.to_string()))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn game(id: &str, line: &str) -> Result<Game, Fault> {
        let variant = Variant::by_id(id, &Options::none()).expect("a game");
        read(&variant, &line.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn start_and_moves_are_kept_apart() {
        let read = game("janus", "startpos moves e2e4 b8c6").expect("legal");
        assert_eq!(read.plies().len(), 2);
        let fen = read.position().fen();
        let again = game("janus", &format!("fen {fen} moves b1c3")).expect("legal");
        assert_eq!((again.start().fen(), again.plies().len()), (fen, 1));
    }

    #[test]
    fn a_pass_is_written_with_noughts() {
        let shut_in = "5,yK,2/6,yP,1/8/bK,bP,6/8/8/rP,rP,4,gP,1/rK,rP,5,gK r 0,0,0,0 -,-,-,- - 0 1";
        assert!(game("chaturaji", &format!("fen {shut_in} moves 0000")).is_ok());
        assert!(game("chaturaji", "startpos moves 0000").is_err());
    }

    #[test]
    fn faults_are_named() {
        for (line, reason) in [
            ("", "startpos"),
            ("nowhere", "startpos"),
            ("startpos e2e4", "startpos"),
            ("fen 8/8 w", "six fields"),
            ("startpos moves e2e4 e2e4", "move 2 (e2e4)"),
            ("startpos moves Nc3", "move 1 (Nc3)"),
        ] {
            let fault = game("chess", line).expect_err(line);
            assert!(fault.0.contains(reason), "{line}: {}", fault.0);
        }
    }
}
