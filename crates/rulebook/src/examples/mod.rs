//! Rules of a definition shown on the board: a small position, and one to three moves that are legal there. They are found by trying, with
//! the rules themselves, so that they show what the game really does. A rule that cannot be shown so is left out.

mod capture;
mod castling;
mod en_passant;
mod goals;
mod hands;
mod hops;
mod promotion;
mod royals;
mod setting;
mod zones;

use crate::speaker::{Speaker, sentence};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Game, Square, Variant};
use menagerie_texts::Language;
use setting::ExampleScene;
use std::sync::Arc;

/// A rule shown on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleExample {
    /// Its id: that of the rule, and a number from 1 where several show it.
    pub id: String,
    /// What it shows: “Castling”.
    pub title: String,
    /// What happens, in sentences.
    pub caption: String,
    /// The position.
    pub fen: String,
    /// The moves as coordinates, none where the squares of one piece are the example.
    pub moves: Vec<String>,
    /// The moves as people write them.
    pub san: Vec<String>,
    /// The piece whose squares are to be shown.
    pub select: Option<Square>,
}

/// A scene that has been found, with its words.
struct Told {
    title: &'static str,
    caption: String,
    scene: ExampleScene,
}

/// Finds the examples of a rule.
type Teller = fn(&Speaker<'_>) -> Vec<Told>;

/// How many examples there are of one rule at most: kinds that do the same need not all be shown.
const MOST: usize = 4;

/// Every rule of a game that can be shown, in the order of the rulebook. None of four players.
///
/// ```
/// use menagerie_rulebook::examples;
/// use menagerie_rules::{Options, Variant};
/// use menagerie_texts::Language;
/// let chess = Variant::by_id("chess", &Options::none()).unwrap();
/// let all = examples(&chess, Language::English);
/// assert_eq!(all[0].title, "Castling");
/// assert_eq!(all[0].moves, ["e1g1"]);
/// ```
pub fn examples(variant: &Arc<Variant>, language: Language) -> Vec<RuleExample> {
    if variant.family() != Family::Chess {
        return Vec::new();
    }
    let speaker = Speaker { variant, language };
    let rules: [(&str, Teller); 12] = [
        ("castling", castling::tell),
        ("king-leap", royals::leap),
        ("promotion", promotion::tell),
        ("en-passant", en_passant::tell),
        ("hop", hops::tell),
        ("leg", capture::legs),
        ("zone", zones::tell),
        ("capture", capture::tell),
        ("hand", hands::drops),
        ("gate", hands::gates),
        ("facing", royals::facing),
        ("goal", goals::tell),
    ];
    rules.into_iter().flat_map(|(id, tell)| written(variant, id, tell(&speaker))).collect()
}

fn written(variant: &Arc<Variant>, id: &str, all: Vec<Told>) -> Vec<RuleExample> {
    let several = all.len() > 1;
    let each = all.into_iter().enumerate().filter_map(|(index, Told { title, caption, scene })| {
        let game: Game = scene.game(variant)?;
        Some(RuleExample {
            id: if several { format!("{id}-{}", index + 1) } else { id.to_string() },
            title: title.to_string(),
            caption: sentence(caption),
            fen: scene.fen,
            moves: scene.line.iter().map(|&mv| coordinate::write(variant, mv)).collect(),
            san: game.san_list().into_iter().map(str::to_string).collect(),
            select: scene.select,
        })
    });
    each.collect()
}
