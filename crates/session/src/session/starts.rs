//! The start positions of games that have several, by their numbers.

use menagerie_rules::Position;
use serde::Serialize;

use super::Session;
use crate::names;
use menagerie_texts::Text;

/// Set-ups of which a start has one: a digit of its number.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct StartChoice {
    /// Whose pieces stand so. None if both players' do.
    player: Option<Text>,
    /// What the set-ups are called, in the order of their numbers.
    names: Vec<String>,
    /// What one more of this digit adds to the number of the start.
    worth: f64,
}

impl Session {
    /// How many starts the game has: 1 if nothing is shuffled. They are numbered from 0, and there are so few that a number of JavaScript
    /// holds each exactly.
    pub fn start_count(&self) -> f64 {
        self.tree.variant().number_of_starts() as f64
    }

    /// The number of the start from which this game was played. None if nothing is shuffled, or if the game began from another position.
    pub fn start_number(&self) -> Option<f64> {
        let (variant, start) = (self.tree.variant(), self.tree.start());
        let number = variant.number_of_start(start.board()).filter(|_| variant.number_of_starts() > 1)?;
        // The rest of the position must match too, with the castling rights.
        let numbered = Position::from_fen(variant, &variant.start_numbered(number)?).ok()?;
        (numbered == *start).then_some(number as f64)
    }

    /// The number of the start that the definition writes. None if nothing is shuffled.
    pub fn standard_start(&self) -> Option<f64> {
        let variant = self.tree.variant();
        variant.standard_start().filter(|_| variant.number_of_starts() > 1).map(|number| number as f64)
    }

    /// Whether chance chooses the start of a game for which nobody has chosen one.
    pub fn starts_by_chance(&self) -> bool {
        self.tree.variant().starts_by_chance()
    }

    /// The set-ups that can be chosen by name, with their names in the language with this tag.
    pub fn start_choices(&self, language: &str) -> Vec<StartChoice> {
        let variant = self.tree.variant();
        let choice = |choice: &menagerie_rules::SetupChoice<'_>| StartChoice {
            player: choice.player.map(|player| names::player(variant.player(player))),
            names: choice.setups.iter().map(|setup| setup.name_in(language).to_string()).collect(),
            worth: choice.worth as f64,
        };
        variant.start_choices().iter().map(choice).collect()
    }

    /// The number of the start that comes of another one when the pieces on two squares change places. None if it is no start.
    pub fn swapped_start(&self, number: f64, one: &str, other: &str) -> Option<f64> {
        let square = |text: &str| self.square(text).ok();
        let swapped = self.tree.variant().swapped_start(number as u64, square(one)?, square(other)?);
        swapped.map(|number| number as f64)
    }

    /// The same game with the same options, from the start with this number, or with set-ups of these names. It is a text, because an address
    /// may say anything.
    pub fn with_start(&self, number: &str) -> Result<Session, Text> {
        let variant = self.tree.variant();
        let game = || Text::new(format!("game-{}", variant.id()));
        let count = variant.number_of_starts();
        if count == 1 {
            return Err(Text::new("link-unknown").with("name", "start").with("game", game()));
        }
        let text = variant.start_named(number).and_then(|number| variant.start_numbered(number));
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
    use menagerie_js_types::GameOptions;

    fn chess960() -> Session {
        let definition = include_str!("../../../../games/chess960/definition.json");
        Session::start(&variants::register_from_library(definition).unwrap())
    }

    #[test]
    fn a_start_is_opened_by_its_number_and_known_by_it() {
        let standard = chess960();
        assert_eq!((standard.start_count(), standard.start_number()), (960.0, Some(518.0)));
        for number in 0..960 {
            let other = standard.with_start(&number.to_string()).unwrap();
            assert_eq!(other.start_number(), Some(f64::from(number)));
            assert!(other.notes.is_empty(), "{number}");
            let playable = |text: &String| menagerie_rules::notation::read_move(other.tree.start(), text).is_ok();
            assert!(
                other.examples().len() == 2 && other.examples().iter().all(playable),
                "{number}: {:?}",
                other.examples()
            );
            assert_eq!(other.tree.start() == standard.tree.start(), number == 518);
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
    fn a_wrong_number_is_reported_with_the_right_ones() {
        let english = Texts::of_language("en");
        for wrong in ["960", "-1", "1.5", "", "default", "99999999999999999999"] {
            let error = chess960().with_start(wrong).err().map(|text| english.words(&text));
            let said = format!("Chess960 has no start “{wrong}”: the starts are 0 to 959, or random");
            assert_eq!(error, Some(said));
        }
    }

    /// Metamachy, whose start Black chooses.
    fn metamachy() -> Session {
        let definition = include_str!("../../../../games/metamachy/definition.json");
        Session::start(&variants::register_from_library(definition).unwrap())
    }

    #[test]
    fn a_start_that_is_chosen_keeps_the_leap_of_the_king() {
        let standard = metamachy();
        assert_eq!((standard.start_count(), standard.starts_by_chance()), (24.0, false));
        assert!(chess960().starts_by_chance());
        let number = standard.start_number();
        assert_eq!(number, standard.standard_start());
        for number in 0..24 {
            let other = standard.with_start(&number.to_string()).unwrap();
            assert_eq!(other.start_number(), Some(f64::from(number)));
            assert!(other.notes.is_empty() && other.tree.start().fen().contains(" w Kk "), "{number}");
            // A game text has the position, unless it is the standard one.
            let text = other.game_text(None);
            assert_eq!(text.contains("[FEN "), Some(f64::from(number)) != standard.standard_start(), "{text}");
            let again = Session::from_text("metamachy", None, &text).unwrap();
            assert_eq!(again.start_number(), Some(f64::from(number)));
        }
        let swapped = standard.swapped_start(number.unwrap(), "f1", "g1").unwrap();
        let other = standard.with_start(&swapped.to_string()).unwrap();
        assert!(other.tree.start().fen().starts_with("cm3kq3mc/"));
        // The game from another start has the same set of starts.
        assert_eq!(other.swapped_start(swapped, "f12", "g12"), number);
        assert_eq!(other.standard_start(), number);
        assert_eq!(other.swapped_start(swapped, "a1", "x"), None);
    }

    #[test]
    fn setups_are_reported_in_a_language_and_chosen_by_name() {
        let mut definition: serde_json::Value =
            serde_json::from_str(include_str!("../../../../games/metamachy/definition.json")).unwrap();
        definition["id"] = "setups".into();
        definition["name"] = "Set-ups".into();
        definition["shuffle"] = serde_json::json!([ { "pieces": "NB", "squares": "*2", "apart": true, "chosen": true, "setups": [
            { "name": "Inner", "names": { "fr": "Dedans" }, "pieces": "NBBN" }, { "name": "Outer", "pieces": "BNNB" },
        ] } ]);
        let session = Session::start(&variants::register_from_library(&definition.to_string()).unwrap());
        assert_eq!(session.start_count(), 4.0);
        let choices = session.start_choices("fr");
        let found: Vec<_> = choices.iter().map(|choice| (choice.names.join(" "), choice.worth)).collect();
        assert_eq!(found, [("Dedans Outer".to_string(), 1.0), ("Dedans Outer".to_string(), 2.0)]);
        assert_eq!(session.with_start("dedans, outer").unwrap().start_number(), Some(2.0));
    }

    #[test]
    fn a_game_that_shuffles_nothing_has_no_numbers() {
        let janus = Session::start(&variants::find("janus", &GameOptions::default()).unwrap());
        assert_eq!((janus.start_count(), janus.start_number()), (1.0, None));
        assert_eq!(janus.with_start("0").err().map(|text| text.id().to_string()), Some("link-unknown".to_string()));
    }
}
