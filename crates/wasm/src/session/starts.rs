//! The start positions of games that shuffle their pieces, by their numbers.

use menagerie_rules::Position;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::texts::Text;

#[wasm_bindgen]
impl Session {
    /// How many starts the game has: 1 if nothing is shuffled. They are numbered from 0, and there are so few that a number of JavaScript
    /// holds each exactly.
    #[wasm_bindgen(getter, js_name = startCount)]
    pub fn start_count(&self) -> f64 {
        self.tree.variant().number_of_starts() as f64
    }

    /// The number of the start from which this game was played. None if nothing is shuffled, or if the game began from another position.
    #[wasm_bindgen(getter, js_name = startNumber)]
    pub fn start_number(&self) -> Option<f64> {
        let (variant, start) = (self.tree.variant(), self.tree.start());
        let number = variant.number_of_start(start.board()).filter(|_| variant.number_of_starts() > 1)?;
        // What is not shuffled must be there as well, with the rights to castle.
        let numbered = Position::from_fen(variant, &variant.start_numbered(number)?).ok()?;
        (numbered == *start).then_some(number as f64)
    }

    /// The same game with the same options, from the start with this number. The number is a text, because an address may say anything.
    #[wasm_bindgen(js_name = withStart)]
    pub fn with_start(&self, number: &str) -> Result<Session, Text> {
        let variant = self.tree.variant();
        let game = || Text::new(format!("game-{}", variant.id()));
        let count = variant.number_of_starts();
        if count == 1 {
            return Err(Text::new("link-unknown").with("name", "start").with("game", game()));
        }
        let text = number.parse().ok().and_then(|number| variant.start_numbered(number));
        let wrong =
            || Text::new("link-start").with("game", game()).with("start", number).with("most", (count - 1).to_string());
        Session::at(variant, &text.ok_or_else(wrong)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::variants;
    use crate::texts::Texts;
    use menagerie_border::GameOptions;

    fn chess960() -> Session {
        let definition = include_str!("../../../../games/chess960.json");
        Session::start(&variants::bring_from_library(definition).unwrap())
    }

    #[test]
    fn a_start_is_opened_by_its_number_and_known_by_it() {
        let usual = chess960();
        assert_eq!((usual.start_count(), usual.start_number()), (960.0, Some(518.0)));
        for number in 0..960 {
            let other = usual.with_start(&number.to_string()).unwrap();
            assert_eq!(other.start_number(), Some(f64::from(number)));
            assert!(other.notes.is_empty(), "{number}");
            let playable = |text: &String| menagerie_rules::notation::read_move(other.tree.start(), text).is_ok();
            assert!(
                other.examples().len() == 2 && other.examples().iter().all(playable),
                "{number}: {:?}",
                other.examples()
            );
            assert_eq!(other.tree.start() == usual.tree.start(), number == 518);
        }
    }

    #[test]
    fn another_position_has_no_number() {
        let variant = chess960().tree.variant().clone();
        for position in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] {
            assert_eq!(Session::at(&variant, position).unwrap().start_number(), None, "{position}");
        }
    }

    #[test]
    fn a_wrong_number_is_told_with_the_right_ones() {
        let english = Texts::for_languages(vec!["en".to_string()]);
        for wrong in ["960", "-1", "1.5", "", "usual", "99999999999999999999"] {
            let told = chess960().with_start(wrong).err().map(|text| english.words(&text));
            let said = format!("Chess960 has no start “{wrong}”: the starts are 0 to 959, or random");
            assert_eq!(told, Some(said));
        }
    }

    #[test]
    fn a_game_that_shuffles_nothing_has_no_numbers() {
        let janus = Session::start(&variants::find("janus", &GameOptions::default()).unwrap());
        assert_eq!((janus.start_count(), janus.start_number()), (1.0, None));
        assert_eq!(janus.with_start("0").err().map(|text| text.id().to_string()), Some("link-unknown".to_string()));
    }
}
