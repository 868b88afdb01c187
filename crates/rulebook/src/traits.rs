//! Traits of variants, by which they can be found: size, length, difficulty, and types of pieces.

use menagerie_rules::betza::{Movement, Walk};
use menagerie_rules::{Goal, PieceKind, Position, Variant};
use std::sync::Arc;

/// The moves of the pieces of chess in Betza notation, which chess players know.
const KNOWN: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// The maximum side of a small board.
const SMALL: u8 = 8;
/// The maximum side of a board that is not large.
const MEDIUM: u8 = 10;

/// The maximum number of minutes of a short game.
const SHORT: usize = 15;

/// The size class of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeClass {
    /// At most that of chess.
    Small,
    /// Up to ten by ten.
    Medium,
    /// Larger.
    Large,
}

/// The difficulty of a variant for beginners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameDifficulty {
    /// Nearly all pieces are those of chess.
    Easy,
    /// Some pieces are new, or the game is played by other rules.
    Medium,
    /// Most pieces are new.
    Hard,
}

impl SizeClass {
    /// The id: `small`, `medium`, `large`.
    pub const fn id(self) -> &'static str {
        match self {
            SizeClass::Small => "small",
            SizeClass::Medium => "medium",
            SizeClass::Large => "large",
        }
    }
}

impl GameDifficulty {
    /// The id: `easy`, `medium`, `hard`.
    pub const fn id(self) -> &'static str {
        match self {
            GameDifficulty::Easy => "easy",
            GameDifficulty::Medium => "medium",
            GameDifficulty::Hard => "hard",
        }
    }
}

/// The traits of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTraits {
    /// The size of the board.
    pub size: SizeClass,
    /// The number of players.
    pub players: usize,
    /// The difficulty for beginners.
    pub difficulty: GameDifficulty,
    /// The approximate number of minutes of a game against the computer, in steps of five.
    pub minutes: usize,
    /// Whether that is short.
    pub short: bool,
    /// Whether pieces enter from the hand.
    pub drops: bool,
    /// Whether some piece hops over others.
    pub hoppers: bool,
}

/// The traits of a variant.
///
/// ```
/// use menagerie_rulebook::{SizeClass, traits};
/// use menagerie_rules::{Options, Variant};
/// let giga = Variant::by_id("gigachess", &Options::none()).unwrap();
/// let traits = traits(&giga);
/// assert_eq!(traits.size, SizeClass::Large);
/// assert!(traits.hoppers && !traits.drops && !traits.short);
/// ```
pub fn traits(variant: &Arc<Variant>) -> GameTraits {
    let kinds = &variant.kinds()[..variant.definition().pieces.len().min(variant.kinds().len())];
    let players = variant.players().len();
    // A promotion is learnt together with its kind.
    let promoted = |kind: &PieceKind| {
        variant.definition().pieces.iter().any(|it| it.letter == kind.letter && it.promoted_from.is_some())
    };
    let new = kinds.iter().filter(|kind| !is_known(kind) && !promoted(kind)).count();
    let side = variant.board_size().files().max(variant.board_size().ranks());
    let minutes = minutes(variant);
    GameTraits {
        size: match side {
            _ if side <= SMALL => SizeClass::Small,
            _ if side <= MEDIUM => SizeClass::Medium,
            _ => SizeClass::Large,
        },
        players,
        difficulty: difficulty(new, players),
        minutes,
        short: minutes <= SHORT,
        drops: variant.rules().pockets.any(),
        hoppers: kinds.iter().any(hops),
    }
}

/// Whether chess players know how this piece moves.
fn is_known(kind: &PieceKind) -> bool {
    kind.pawn || KNOWN.contains(&kind.betza.as_str())
}

fn hops(kind: &PieceKind) -> bool {
    let hops = |movement: &Movement| movement.walks().iter().any(Walk::is_hopper);
    hops(&kind.movement) || kind.zone_moves.iter().any(|more| hops(&more.movement))
}

/// By the number of unknown pieces, and the number of opponents compared with chess.
fn difficulty(new: usize, players: usize) -> GameDifficulty {
    match new {
        0..=2 if players == 2 => GameDifficulty::Easy,
        0..=6 => GameDifficulty::Medium,
        _ => GameDifficulty::Hard,
    }
}

/// Twenty minutes for the 32 pieces of chess, and proportionally more for more pieces, those in hand included; half of it if the game can
/// be won before mate, or captures remove several pieces.
fn minutes(variant: &Arc<Variant>) -> usize {
    let rules = variant.rules();
    let start = Position::start(variant);
    let in_hand = |player| match &start {
        Position::Chess(start) => {
            start.variant_state().pocket(player).map(|(_, count)| usize::from(count)).sum::<usize>()
        }
        _ => 0,
    };
    let pieces = start.board().pieces().count() + variant.turn_order().map(in_hand).sum::<usize>();
    let given = variant.definition().goals.len();
    let is_quick = |goal: &Goal| !matches!(goal, Goal::Extinction { .. } | Goal::Enter { .. });
    let soon = rules.goals.iter().take(given).any(is_quick) || rules.capture.explodes;
    let share = if soon { 10 } else { 20 };
    (pieces * share).div_ceil(32 * 5) * 5
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<(String, GameTraits)> {
        let games = menagerie_games::library::definitions();
        let games = games.map(|it| Variant::from_definition(it, &menagerie_rules::Options::none()).unwrap());
        games.map(|it| (it.id().to_string(), traits(&it))).collect()
    }

    fn those(wanted: impl Fn(&GameTraits) -> bool) -> Vec<String> {
        all().into_iter().filter(|(_, traits)| wanted(traits)).map(|(id, _)| id).collect()
    }

    #[test]
    fn games_are_found_by_what_they_have() {
        let drops = "cannon-shogi capahouse chennis chessgi crazyhouse dobutsu dragon euroshogi gorogoro-plus judkins \
            kyoto-shogi mansindam micro-shogi minishogi placement pocket-knight seirawan shinobi shogi shogun sittuyin \
            synochess tori-shogi yari-shogi";
        assert_eq!(those(|it| it.drops).join(" "), drops);
        let short = "atomic chak chennis dobutsu empire five-check gardner gorogoro-plus judkins khans king-of-the-hill \
            kyoto-shogi los-alamos mansindam micro-shogi minishogi minixiangqi orda racing-kings shinobi synochess \
            three-check";
        assert_eq!(those(|it| it.short).join(" "), short);
        let hoppers = those(|it| it.hoppers);
        assert!(["shako", "xiangqi", "metamachy"].iter().all(|id| hoppers.iter().any(|it| it == id)), "{hoppers:?}");
        assert!(!hoppers.iter().any(|it| it == "shogi" || it == "grand"), "{hoppers:?}");
        let medium = those(|it| it.size == SizeClass::Medium);
        assert!(["gothic", "xiangqi", "grand"].iter().all(|id| medium.iter().any(|it| it == id)));
    }
}
