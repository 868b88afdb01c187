//! What a game is like, in a few words by which it is found among many: how large, how long, how hard, and what pieces it has.

use menagerie_rules::betza::{Movement, Walk};
use menagerie_rules::{Goal, PieceKind, Position, Variant};
use std::sync::Arc;

/// The moves of the pieces of chess, in Betza notation: who plays a game like chess knows them.
const KNOWN: [&str; 5] = ["K", "Q", "R", "B", "N"];

/// The longest side of a small board.
const SMALL: u8 = 8;
/// The longest side of a board that is not large.
const MEDIUM: u8 = 10;

/// A game that takes at most so many minutes is short.
const SHORT: usize = 15;

/// How large a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    /// As that of chess, or smaller.
    Small,
    /// Up to ten by ten.
    Medium,
    /// Larger.
    Large,
}

/// How hard a game is to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameDifficulty {
    /// Nearly all pieces are those of chess.
    Easy,
    /// Some pieces are new, or the game is played by other rules.
    Medium,
    /// Most pieces are new.
    Hard,
}

impl BoardSize {
    /// Its name for programs: `small`, `medium`, `large`.
    pub const fn id(self) -> &'static str {
        match self {
            BoardSize::Small => "small",
            BoardSize::Medium => "medium",
            BoardSize::Large => "large",
        }
    }
}

impl GameDifficulty {
    /// Its name for programs: `easy`, `medium`, `hard`.
    pub const fn id(self) -> &'static str {
        match self {
            GameDifficulty::Easy => "easy",
            GameDifficulty::Medium => "medium",
            GameDifficulty::Hard => "hard",
        }
    }
}

/// What a game is like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTraits {
    /// How large the board is.
    pub size: BoardSize,
    /// How many play.
    pub players: usize,
    /// How hard it is to begin with.
    pub difficulty: GameDifficulty,
    /// How many minutes a game against the computer takes, about, in steps of five.
    pub minutes: usize,
    /// Whether that is little.
    pub short: bool,
    /// Whether pieces enter from the hand.
    pub drops: bool,
    /// Whether some piece hops over others.
    pub hoppers: bool,
}

/// What a game is like.
///
/// ```
/// use menagerie_rulebook::{BoardSize, traits};
/// use menagerie_rules::{Options, Variant};
/// let giga = Variant::by_id("gigachess", &Options::none()).unwrap();
/// let traits = traits(&giga);
/// assert_eq!(traits.size, BoardSize::Large);
/// assert!(traits.hoppers && !traits.drops && !traits.short);
/// ```
pub fn traits(variant: &Arc<Variant>) -> GameTraits {
    let kinds = &variant.kinds()[..variant.definition().pieces.len().min(variant.kinds().len())];
    let players = variant.players().len();
    // What a kind becomes by promotion is learnt with it.
    let promoted = |kind: &PieceKind| {
        variant.definition().pieces.iter().any(|it| it.letter == kind.letter && it.promoted_from.is_some())
    };
    let new = kinds.iter().filter(|kind| !is_known(kind) && !promoted(kind)).count();
    let side = variant.shape().files().max(variant.shape().ranks());
    let minutes = minutes(variant);
    GameTraits {
        size: match side {
            _ if side <= SMALL => BoardSize::Small,
            _ if side <= MEDIUM => BoardSize::Medium,
            _ => BoardSize::Large,
        },
        players,
        difficulty: difficulty(new, players),
        minutes,
        short: minutes <= SHORT,
        drops: variant.rules().hands.any(),
        hoppers: kinds.iter().any(hops),
    }
}

/// Whether who plays chess knows how this piece moves.
fn is_known(kind: &PieceKind) -> bool {
    kind.pawn || KNOWN.contains(&kind.betza.as_str())
}

fn hops(kind: &PieceKind) -> bool {
    let hops = |movement: &Movement| movement.walks().iter().any(Walk::is_hopper);
    hops(&kind.movement) || kind.zone_moves.iter().any(|more| hops(&more.movement))
}

/// As many pieces as nobody has met before, and as many opponents as chess has.
fn difficulty(new: usize, players: usize) -> GameDifficulty {
    match new {
        0..=2 if players == 2 => GameDifficulty::Easy,
        0..=6 => GameDifficulty::Medium,
        _ => GameDifficulty::Hard,
    }
}

/// The 32 pieces of chess take twenty minutes, and each piece more its share, those in the hands included; half of it where there is a
/// way to win that comes before mate, or captures take several pieces away.
fn minutes(variant: &Arc<Variant>) -> usize {
    let rules = variant.rules();
    let start = Position::start(variant);
    let in_hand = |player| match &start {
        Position::Chess(start) => start.extra().hand(player).map(|(_, count)| usize::from(count)).sum::<usize>(),
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
        let medium = those(|it| it.size == BoardSize::Medium);
        assert!(["gothic", "xiangqi", "grand"].iter().all(|id| medium.iter().any(|it| it == id)));
    }
}
