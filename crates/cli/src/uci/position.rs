//! `position startpos|fen … [moves …]`.

use menagerie_rules::notation::{self, coordinate};
use menagerie_rules::{Game, Position, Variant};
use std::sync::Arc;

/// The result of a `position` command.
#[derive(Debug)]
pub struct PositionCommand {
    /// The game as far as it can be set up; `None` if there is not even a position.
    pub game: Option<Game>,
    /// Notes for the user about repairs and ignored parts.
    pub notes: Vec<String>,
}

/// Sets up the game in the words after `position`; `new_game` makes the game of `startpos`. Moves after a draw by rule are played, because
/// players need not claim it. The game ends before the first illegal move.
pub fn read(variant: &Arc<Variant>, new_game: impl FnOnce() -> Game, words: &[&str]) -> PositionCommand {
    let split = words.iter().position(|word| word.eq_ignore_ascii_case("moves")).unwrap_or(words.len());
    let (setup, moves) = words.split_at(split);
    let mut notes = Vec::new();
    let Some(mut game) = start(variant, new_game, setup, &mut notes) else {
        return PositionCommand { game: None, notes };
    };
    let moves = moves.get(1..).unwrap_or_default();
    for (number, text) in moves.iter().enumerate() {
        let position = game.position();
        let played = notation::read_move(position, text)
            // Some programs write everything in capitals.
            .or_else(|error| coordinate::read(position, &text.to_ascii_lowercase()).map_err(|_| error))
            .map_err(|error| error.to_string());
        if let Err(why) = played.and_then(|mv| game.play_on(mv).map(|_| ()).map_err(|error| error.to_string())) {
            let end = if number == 0 { "no move is played" } else { "the moves before it are played" };
            notes.push(format!("move {} ({text}): {why}; {end}", number + 1));
            break;
        }
    }
    PositionCommand { game: Some(game), notes }
}

/// The position before the first move.
fn start(
    variant: &Arc<Variant>,
    new_game: impl FnOnce() -> Game,
    words: &[&str],
    notes: &mut Vec<String>,
) -> Option<Game> {
    let (first, rest) = words.split_first().unwrap_or((&"", &[]));
    if first.eq_ignore_ascii_case("startpos") {
        if !rest.is_empty() {
            notes.push(format!("“{}” was passed over: write position startpos moves …", rest.join(" ")));
        }
        return Some(new_game());
    }
    // Some programs leave out the word `fen`.
    let fen = if first.eq_ignore_ascii_case("fen") { rest } else { words };
    if fen.is_empty() || !(first.eq_ignore_ascii_case("fen") || first.contains('/')) {
        notes.push("write position startpos or position fen …, then moves … if there are any".to_string());
        return None;
    }
    match Position::read(variant, &fen.join(" ")) {
        Ok((position, position_notes)) => {
            notes.extend(position_notes.iter().map(ToString::to_string));
            Some(Game::from_position(position))
        }
        Err(error) => {
            notes.push(format!("not a position: {error}"));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn setup(id: &str, line: &str) -> PositionCommand {
        let variant = Variant::by_id(id, &Options::none()).expect("a game");
        read(&variant, || Game::new(&variant), &line.split_whitespace().collect::<Vec<_>>())
    }

    /// The game of a line without notes.
    fn game(id: &str, line: &str) -> Game {
        let PositionCommand { game, notes } = setup(id, line);
        assert_eq!(notes, Vec::<String>::new(), "{line}");
        game.expect("a position")
    }

    #[test]
    fn start_and_moves_are_kept_apart() {
        let read = game("janus", "startpos moves e2e4 b8c6");
        assert_eq!(read.plies().len(), 2);
        let fen = read.position().fen();
        let again = game("janus", &format!("fen {fen} moves b1c3"));
        assert_eq!((again.start().fen(), again.plies().len()), (fen, 1));
    }

    #[test]
    fn a_pass_is_written_with_noughts() {
        let shut_in = "5,yK,2/6,yP,1/8/bK,bP,6/8/8/rP,rP,4,gP,1/rK,rP,5,gK r 0,0,0,0 -,-,-,- - 0 1";
        assert_eq!(game("chaturaji", &format!("fen {shut_in} moves 0000")).plies().len(), 1);
        assert_eq!(setup("chaturaji", "startpos moves 0000").notes.len(), 1);
    }

    #[test]
    fn moves_are_read_as_other_programs_write_them() {
        for line in [
            "startpos moves E2E4 e7-e5",
            "STARTPOS MOVES e2e4",
            "fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8Q",
            "startpos moves e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves Nf3",
        ] {
            assert!(!game("chess", line).plies().is_empty(), "{line}");
        }
    }

    #[test]
    fn play_goes_on_after_a_draw_by_rule() {
        let there_and_back = "g1f3 g8f6 f3g1 f6g8 ".repeat(2);
        assert_eq!(game("chess", &format!("startpos moves {there_and_back} e2e4 e7e5")).plies().len(), 10);
        assert_eq!(game("chess", "fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7").plies().len(), 2);
    }

    #[test]
    fn omissions_are_reported_and_the_rest_is_set_up() {
        for (line, reason, plies) in [
            ("startpos e2e4", "“e2e4” was passed over", 0),
            ("startpos moves e2e4 e2e4 e7e5", "move 2 (e2e4)", 1),
            ("startpos moves Nc4", "move 1 (Nc4)", 0),
            ("fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 0", "the move number 0 was read as 1", 0),
            ("fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1", "does not say whose turn it is", 0),
        ] {
            let PositionCommand { game, notes } = setup("chess", line);
            assert!(notes.iter().any(|note| note.contains(reason)), "{line}: {notes:?}");
            assert_eq!(game.map(|game| game.plies().len()), Some(plies), "{line}");
        }
    }

    #[test]
    fn invalid_positions_are_reported() {
        for (line, reason) in
            [("", "startpos"), ("nowhere", "startpos"), ("fen", "startpos"), ("fen 8/8 w", "not a position")]
        {
            let PositionCommand { game, notes } = setup("chess", line);
            assert!(game.is_none() && notes.iter().any(|note| note.contains(reason)), "{line}: {notes:?}");
        }
    }
}
