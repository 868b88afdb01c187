//! Replays a recorded game.

use menagerie_js_types::{GameOptions, GameRecord, games};
use menagerie_rules::{Game, Ply, Position, notation};

/// Plays a recorded game. If `known` is the same game at an earlier or later position, only the difference is played: writing hundreds of
/// moves again takes longer than a quick search.
///
/// # Errors
/// When there is no such game, or it has no such position or move, the reason as a sentence.
pub fn replay(record: &GameRecord, known: Option<Game>) -> Result<Game, String> {
    let mut game = match known.filter(|game| begins_like(record, game)) {
        Some(game) => game,
        None => Game::from_position(start(record)?),
    };
    let is_same = |(ply, text): &(&Ply, &String)| notation::coordinate::write(game.start(), ply.mv) == **text;
    let common = game.plies().iter().zip(&record.moves).take_while(is_same).count();
    while game.plies().len() > common {
        game.undo();
    }
    for text in &record.moves[common..] {
        game.play_text(text).map_err(sentence)?;
    }
    Ok(game)
}

/// The initial position of a record.
fn start(record: &GameRecord) -> Result<Position, String> {
    // The worker knows other games only by their definitions in records.
    if let Some(definition) = record.definition.as_deref().filter(|_| games::definition_of(&record.variant).is_none()) {
        let own = games::is_own(&record.variant);
        if own { games::register(definition) } else { games::register_from_library(definition) }.map_err(sentence)?;
    }
    let variant = games::find(&record.variant, &record.options).map_err(sentence)?;
    Position::from_fen(&variant, &record.start).map_err(sentence)
}

fn begins_like(record: &GameRecord, game: &Game) -> bool {
    let variant = game.variant();
    record.variant == variant.id() && record.options == GameOptions::of(variant) && record.start == game.start().fen()
}

/// An error message with a capital letter at the beginning.
fn sentence(error: impl ToString) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Variant;

    fn record(variant: &str, moves: &[&str]) -> GameRecord {
        let start = Variant::named(variant, &GameOptions::default().chosen()).map(|it| Position::start(&it).fen());
        GameRecord {
            variant: variant.to_string(),
            definition: None,
            options: GameOptions::default(),
            start: start.unwrap_or_default(),
            moves: moves.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn a_game_is_followed_forwards_and_backwards() {
        let longer = replay(&record("chess", &["e2e4", "e7e5", "g1f3"]), None).unwrap();
        let shorter = replay(&record("chess", &["e2e4", "c7c5"]), Some(longer)).unwrap();
        assert_eq!(shorter.plies().len(), 2);
        assert_eq!(
            shorter.position().fen(),
            replay(&record("chess", &["e2e4", "c7c5"]), None).unwrap().position().fen()
        );
    }

    #[test]
    fn what_cannot_be_played_is_said_in_a_sentence() {
        let wrong = |record: &GameRecord| replay(record, None).map(|_| ()).unwrap_err();
        assert!(wrong(&record("no game", &[])).starts_with("There is no game"), "{}", wrong(&record("no game", &[])));
        let no_start = GameRecord { start: "nothing".to_string(), ..record("chess", &[]) };
        assert!(wrong(&no_start).starts_with(char::is_uppercase), "{}", wrong(&no_start));
        assert!(wrong(&record("chess", &["e2e5"])).contains("e5"), "{}", wrong(&record("chess", &["e2e5"])));
    }
}
