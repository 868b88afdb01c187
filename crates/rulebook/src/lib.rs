//! Generates the rules of any variant in words from its definition.
//!
//! Each section of the rules has a module here. There are sentences only for the rules that a variant has. The sentences are messages of
//! `rulebook.ftl`.
//!
//! ```
//! use menagerie_rulebook::rulebook;
//! use menagerie_rules::{Options, Variant};
//! use menagerie_texts::Language;
//! let janus = Variant::by_id("janus", &Options::none()).unwrap();
//! let rules = rulebook(&janus, Language::EN);
//! assert_eq!(rules[0].title, "Board and start");
//! assert_eq!(rules[0].sentences[0], "The board has 10 files and 8 ranks.");
//! ```

#![forbid(unsafe_code)]

mod board;
mod capture;
mod castling;
mod ends;
mod examples;
mod four_players;
mod goals;
mod hands;
pub mod movement;
mod pieces;
mod promotion;
mod royalty;
mod speaker;
mod squares;
mod texts;
mod traits;

pub use examples::{RuleExample, examples};
pub use traits::{GameDifficulty, GameTraits, SizeClass, traits};

use menagerie_rules::{Family, KindId, Variant};
use menagerie_texts::Language;
use speaker::{Speaker, sentence};
use std::sync::Arc;

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSection {
    /// Its id, the same in every language.
    pub id: &'static str,
    /// The heading.
    pub title: &'static str,
    /// The rules, in whole sentences. An item may be several sentences that belong together.
    pub sentences: Vec<String>,
}

/// The moves of a piece, in whole sentences: first the unconditional moves, then everything else. There is a sentence for a piece that
/// cannot move.
///
/// ```
/// use menagerie_rulebook::piece_rules;
/// use menagerie_rules::{Options, Variant};
/// use menagerie_texts::Language;
/// let janus = Variant::by_id("janus", &Options::none()).unwrap();
/// let king = janus.royal().unwrap();
/// assert_eq!(piece_rules(&janus, king, Language::EN), ["Steps one square in any direction."]);
/// ```
pub fn piece_rules(variant: &Arc<Variant>, kind: KindId, language: Language) -> Vec<String> {
    let speaker = Speaker { variant, language };
    let stays = || texts::piece_stays(language, speaker.bare(kind), variant.kind(kind).letter);
    let first = pieces::moves(&speaker, kind).unwrap_or_else(stays);
    std::iter::once(first).chain(pieces::besides(&speaker, kind)).map(sentence).collect()
}

/// The name of a piece in a language.
pub fn piece_name(variant: &Arc<Variant>, kind: KindId, language: Language) -> String {
    Speaker { variant, language }.bare(kind)
}

/// The name of a piece with its indefinite article in a language: “a Pawn”.
pub fn piece_with_article(variant: &Arc<Variant>, kind: KindId, language: Language) -> String {
    Speaker { variant, language }.a(kind)
}

/// All rules of a variant, in reading order. No section is empty.
pub fn rulebook(variant: &Arc<Variant>, language: Language) -> Vec<RuleSection> {
    let speaker = Speaker { variant, language };
    let parts = match variant.family() {
        Family::Chess => vec![
            ("board", texts::title_board(language), board::say(&speaker)),
            ("pieces", texts::title_pieces(language), pieces::say(&speaker)),
            ("castling", texts::title_castling(language), castling::say(&speaker)),
            ("promotion", texts::title_promotion(language), promotion::say(&speaker)),
            ("en_passant", texts::title_en_passant(language), pieces::en_passant(&speaker)),
            ("capture", texts::title_capture(language), capture::say(&speaker)),
            ("hands", texts::title_hands(language), hands::say(&speaker)),
            ("check", texts::title_check(language), royalty::say(&speaker)),
            ("goals", texts::title_goals(language), goals::say(&speaker)),
            ("ends", texts::title_ends(language), ends::say(&speaker)),
            ("turns", texts::title_turns(language), ends::passing(&speaker)),
        ],
        Family::Chaturaji => vec![
            ("board", texts::title_board(language), board::say(&speaker)),
            ("pieces", texts::title_pieces(language), pieces::say(&speaker)),
            ("capture", texts::title_capture(language), four_players::captures(&speaker)),
            ("promotion", texts::title_promotion(language), four_players::promotion(&speaker)),
            ("ends", texts::title_ends(language), four_players::end(&speaker)),
        ],
    };
    let filled = parts.into_iter().filter(|(_, _, sentences)| !sentences.is_empty());
    filled
        .map(|(id, title, all)| RuleSection { id, title, sentences: all.into_iter().map(sentence).collect() })
        .collect()
}
