//! Examples of rules: small positions, each with one to three legal moves. They are found by search with the rules themselves, so that
//! they show the real behaviour. Rules without an example are left out.

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

/// An example of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleExample {
    /// The id: that of the rule, with a number from 1 if there are several.
    pub id: String,
    /// The title: “Castling”.
    pub title: String,
    /// The description, in sentences.
    pub caption: String,
    /// The FEN of the position.
    pub fen: String,
    /// The moves in coordinates; empty if the example is the targets of one piece.
    pub moves: Vec<String>,
    /// The moves in SAN.
    pub san: Vec<String>,
    /// The piece whose targets are shown.
    pub select: Option<Square>,
}

/// A scene with its title and caption.
struct CaptionedScene {
    title: &'static str,
    caption: String,
    scene: ExampleScene,
}

/// A function that finds the examples of a rule.
type FindExamples = fn(&Speaker<'_>) -> Vec<CaptionedScene>;

/// The maximum number of examples for one rule.
const MAX_EXAMPLES: usize = 4;

/// The examples of all rules of a variant, in the order of the rulebook. Empty for four players.
///
/// ```
/// use menagerie_rulebook::examples;
/// use menagerie_rules::{Options, Variant};
/// use menagerie_texts::Language;
/// let chess = Variant::by_id("chess", &Options::none()).unwrap();
/// let all = examples(&chess, Language::EN);
/// assert_eq!(all[0].title, "Castling");
/// assert_eq!(all[0].moves, ["e1g1"]);
/// ```
pub fn examples(variant: &Arc<Variant>, language: Language) -> Vec<RuleExample> {
    if variant.family() != Family::Chess {
        return Vec::new();
    }
    let speaker = Speaker { variant, language };
    let rules: [(&str, FindExamples); 12] = [
        ("castling", castling::find_examples),
        ("king-leap", royals::leap),
        ("promotion", promotion::find_examples),
        ("en-passant", en_passant::find_examples),
        ("hop", hops::find_examples),
        ("leg", capture::legs),
        ("zone", zones::find_examples),
        ("capture", capture::find_examples),
        ("hand", hands::drops),
        ("gate", hands::gates),
        ("facing", royals::facing),
        ("goal", goals::find_examples),
    ];
    rules.into_iter().flat_map(|(id, find)| written(variant, id, find(&speaker))).collect()
}

fn written(variant: &Arc<Variant>, id: &str, all: Vec<CaptionedScene>) -> Vec<RuleExample> {
    let several = all.len() > 1;
    let each = all.into_iter().enumerate().filter_map(|(index, CaptionedScene { title, caption, scene })| {
        let game: Game = scene.game(variant)?;
        Some(RuleExample {
            id: if several { format!("{id}-{}", index + 1) } else { id.to_string() },
            title: title.to_string(),
            caption: sentence(caption),
            fen: scene.fen,
            moves: scene.line.iter().map(|&mv| coordinate::write(game.start(), mv)).collect(),
            san: game.san_list().into_iter().map(str::to_string).collect(),
            select: scene.select,
        })
    });
    each.collect()
}
