//! The rules of a definition besides the moves of pieces, checked and compiled.

use super::error::{DefinitionError, DefinitionErrorKind, DefinitionPart, unknown_letter, wrong};
use super::{KindSet, PieceKind, PromotionRow, first_moves, kind_with};
use crate::definition::{
    CaptureDefinition, ChasingDefinition, CountingDefinition, Definition, FourPlayersDefinition, GoalDefinition,
    HandsDefinition, Letters, Passing, Royal,
};
use crate::{
    Bitboard, BoardSize, CheckDefinition, EndsDefinition, Forward, GameResult, KindId, Letter, MaterialDefinition,
    Player, Zone,
};

/// A goal besides checkmate.
#[derive(Clone, Debug)]
pub enum Goal {
    /// A player's pieces are on the squares of a zone.
    Reach {
        /// The kinds.
        kinds: KindSet,
        /// The squares, by player.
        zone: Vec<Bitboard>,
        /// The number of pieces.
        count: u8,
        /// Whether the second player may reply with the same.
        reply: bool,
        /// Whether the pieces must still be there after the other player's move.
        keep: bool,
        /// Whether the pieces count only if none of them can be captured.
        safe: bool,
    },
    /// A player's King is in a zone with enough pieces, and the player is to move and not in check.
    Enter {
        /// The squares, by player.
        zone: Vec<Bitboard>,
        /// The number of other pieces that must be there.
        count: u8,
        /// The points of a piece, by kind.
        worth: Vec<u32>,
        /// The required points, by player.
        points: [u16; 2],
    },
    /// A player castles with a right of one of these letters. A player who has lost them all loses.
    Castle(String),
    /// A player has given this number of checks.
    Checks(u8),
    /// A player has at most a number of pieces of some kinds.
    Extinction {
        /// The kinds.
        kinds: KindSet,
        /// Whether each kind counts separately.
        each: bool,
        /// The maximum number of pieces.
        count: u8,
        /// The minimum number that the other player must have.
        against: u8,
        /// The result for the player with so few.
        result: GameResult,
        /// Whether the player to move may still reduce the other to as few in reply. Then the other must have one more.
        answered: bool,
    },
}

/// The rules of capture.
pub type CaptureRules = CaptureDefinition<KindSet>;

/// The rules of pockets.
pub type PocketRules = HandsDefinition<KindSet>;

/// The rules of check.
pub type CheckRules = CheckDefinition<KindSet>;

/// The rules of ends.
pub type EndRules = EndsDefinition<KindSet>;

/// The rules of counted moves.
pub type CountingRules = CountingDefinition<KindSet>;

impl PocketRules {
    /// Whether the variant has pockets.
    pub const fn any(&self) -> bool {
        self.captures || self.drops || self.gating
    }
}

/// The value of the remaining pieces at the end.
#[derive(Clone, Debug)]
pub struct MaterialRules {
    /// The value by kind.
    pub worth: Vec<i32>,
    /// The second player's bonus.
    pub second: i32,
}

impl MaterialRules {
    fn new(given: &MaterialDefinition, kinds: &[PieceKind]) -> Result<MaterialRules, DefinitionError> {
        let plain = i32::from(given.worth.is_empty());
        let mut worth = vec![plain; kinds.len()];
        for (&letter, &points) in given.worth.iter() {
            match kind_with(kinds, letter) {
                Some(kind) => worth[kind.index()] = i32::from(points),
                None => return unknown_letter(DefinitionPart::Key("ends"), letter),
            }
        }
        for kind in 0..kinds.len() {
            if let Some(base) = kinds[kind].same_as {
                worth[kind] = worth[base.index()];
            }
        }
        Ok(MaterialRules { worth, second: given.second })
    }
}

/// The rules of chasing, see [`ChasingDefinition`].
#[derive(Clone, Debug)]
pub struct ChasingRules {
    /// By kind: the strength as a chaser; 0 for kinds that do not chase.
    pub strength: Vec<u8>,
    /// The squares where pieces can be chased, by kind and player.
    pub chased: Vec<Vec<Bitboard>>,
}

impl ChasingRules {
    fn new(
        given: &ChasingDefinition,
        size: BoardSize,
        forwards: &[Forward],
        kinds: &[PieceKind],
    ) -> Result<ChasingRules, DefinitionError> {
        let part = || DefinitionPart::Key("ends");
        let everywhere: Bitboard = size.squares().collect();
        let weak = zone(given.weak_zone.as_ref(), part, size, forwards, |_| everywhere)?;
        let mut strength = vec![0; kinds.len()];
        let mut chased = vec![vec![Bitboard::EMPTY; forwards.len()]; kinds.len()];
        for (&letter, &how_strong) in given.strength.iter() {
            let Some(kind) = kind_with(kinds, letter) else { return unknown_letter(part(), letter) };
            strength[kind.index()] = how_strong;
            chased[kind.index()].fill(everywhere);
        }
        for &letter in &given.weak.0 {
            let Some(kind) = kind_with(kinds, letter) else { return unknown_letter(part(), letter) };
            chased[kind.index()].clone_from(&weak);
        }
        Ok(ChasingRules { strength, chased })
    }
}

/// The rules of a variant besides the moves of pieces.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The results of stalemate, repetition and counting.
    pub ends: EndRules,
    /// Goals besides checkmate.
    pub goals: Vec<Goal>,
    /// The rules of check.
    pub check: CheckRules,
    /// The rules of capture.
    pub capture: CaptureRules,
    /// The rules of pockets.
    pub pockets: PocketRules,
    /// Whether a piece may not go to a square from which it could never move again.
    pub must_be_able_to_move: bool,
    /// Whether the turn may be passed.
    pub passing: Passing,
    /// The points and lengths of a game for four players.
    pub four_players: FourPlayersDefinition,
    /// Whether each player has exactly one royal piece, and a legal move only has to leave it safe. Then legal moves are generated
    /// without being made.
    pub one_king: bool,
    /// Whether some kind captures on its way, or can go somewhere and back.
    pub multi_leg: bool,
    /// Whether the game has only the rules of standard chess: no pockets, no goals, no moves that a rule forbids.
    pub standard: bool,
    /// Whether some pieces do not attack all squares of their moves: they cannot hop over some kinds, or turn to stone when they capture.
    pub some_attack_not: bool,
    /// Whether some promotions are moves of their own.
    pub own_moves: bool,
    /// Whether castling removes the other player's right to castle to the same side.
    pub opposite_castling: bool,
    /// The rules of chasing.
    pub chasing: Option<ChasingRules>,
    /// The value of the remaining pieces, where it decides the game.
    pub material: Option<MaterialRules>,
    /// Whether the game is drawn when no player has more than a King and insufficient material.
    pub bare_kings_draw: bool,
    /// The number of checks that wins; 0 if checks are not counted.
    pub checks: u8,
}

/// The squares of each player, with a default.
pub(super) fn zone(
    zone: Option<&Zone>,
    part: impl Fn() -> DefinitionPart,
    size: BoardSize,
    forwards: &[Forward],
    otherwise: impl Fn(Player) -> Bitboard,
) -> Result<Vec<Bitboard>, DefinitionError> {
    match zone {
        None => Ok((0..forwards.len() as u8).map(|player| otherwise(Player(player))).collect()),
        Some(zone) => zone
            .squares(size, forwards)
            .map_err(|error| DefinitionError::Wrong { part: part(), kind: DefinitionErrorKind::Zone(error) }),
    }
}

impl Rules {
    pub(super) fn new(
        definition: &Definition,
        size: BoardSize,
        forwards: &[Forward],
        kinds: &[PieceKind],
        royals_stand: bool,
    ) -> Result<Rules, DefinitionError> {
        let set = |letters: &Letters, key: &'static str| -> Result<KindSet, DefinitionError> {
            let find =
                |letter| kind_with(kinds, letter).map_or_else(|| unknown_letter(DefinitionPart::Key(key), letter), Ok);
            let named = letters.0.iter().map(|&letter| find(letter)).collect::<Result<KindSet, _>>()?;
            // A promoted piece counts as its unpromoted kind.
            let also = (0..kinds.len() as u8).map(KindId).filter(|kind| {
                let base = kinds[kind.index()].same_as;
                named.has(*kind) || base.is_some_and(|base| named.has(base))
            });
            Ok(also.collect())
        };
        let all: KindSet = (0..kinds.len() as u8).map(KindId).collect();
        let mut goals = Vec::new();
        let mut checks = 0;
        for goal in &definition.goals {
            goals.push(match goal {
                GoalDefinition::Reach { pieces, zone: squares, count, reply, keep, safe } => Goal::Reach {
                    kinds: if pieces.0.is_empty() { all } else { set(pieces, "goals")? },
                    zone: zone(Some(squares), || DefinitionPart::Key("goals"), size, forwards, |_| Bitboard::EMPTY)?,
                    count: *count,
                    reply: *reply,
                    keep: *keep,
                    safe: *safe,
                },
                GoalDefinition::Enter { zone: squares, count, worth, first, second } => {
                    let mut points: Vec<u32> = kinds.iter().map(|kind| u32::from(!kind.royal)).collect();
                    for (&letter, &worth) in worth.iter() {
                        let Some(kind) = kind_with(kinds, letter) else {
                            return unknown_letter(DefinitionPart::Key("goals"), letter);
                        };
                        points[kind.index()] = u32::from(worth);
                    }
                    for kind in 0..kinds.len() {
                        if let Some(base) = kinds[kind].same_as {
                            points[kind] = points[base.index()];
                        }
                    }
                    let part = || DefinitionPart::Key("goals");
                    Goal::Enter {
                        zone: zone(Some(squares), part, size, forwards, |_| Bitboard::EMPTY)?,
                        count: *count,
                        worth: points,
                        points: [*first, *second],
                    }
                }
                GoalDefinition::Castle { rights } => Goal::Castle(rights.clone()),
                GoalDefinition::Checks { count } => {
                    if *count == 0 {
                        return wrong(DefinitionPart::Key("goals"), DefinitionErrorKind::NoChecks);
                    }
                    checks = *count;
                    Goal::Checks(*count)
                }
                GoalDefinition::Extinction { pieces, each, count, against, result } => Goal::Extinction {
                    kinds: if pieces.0.is_empty() { all } else { set(pieces, "goals")? },
                    each: *each,
                    count: *count,
                    against: *against,
                    result: *result,
                    answered: false,
                },
            });
        }
        if definition.ends.bare_king_loses {
            let (kinds, result) = (all, GameResult::Loss);
            goals.push(Goal::Extinction { kinds, each: false, count: 1, against: 2, result, answered: true });
        }
        let mut capture = definition.capture.map(&mut |letters| set(letters, "capture"))?;
        capture.trade = capture.trade.filter(|trade| !trade.pieces.is_empty());
        let mut pockets = definition.hands.map(&mut |letters| set(letters, "hands"))?;
        if pockets.must_drop_all {
            pockets.must_drop = all;
        }
        let ends = definition.ends.map(&mut |letters| set(letters, "ends"))?;
        let check = definition.check.map(&mut |letters| set(letters, "check"))?;
        let some_attack_not = kinds.iter().any(|kind| !kind.hops_not.is_empty() || first_moves::captures(kind))
            || !capture.petrifies.is_empty();
        let own_moves = kinds.iter().flat_map(|kind| &kind.promotions).any(|row| row.own_move);
        let material = match &definition.ends.material {
            None => None,
            Some(given) => Some(MaterialRules::new(given, kinds)?),
        };
        let chasing = match &definition.ends.chasing {
            None => None,
            Some(given) => Some(ChasingRules::new(given, size, forwards, kinds)?),
        };
        let multi_leg = kinds.iter().any(PieceKind::has_multi_leg);
        let royals = || kinds.iter().filter(|kind| kind.royal);
        let one_king_a_side = royals().count() == 1
            && royals_stand
            && royals().all(|kind| kind.royalty == Royal::Always && kind.promotions.is_empty())
            && kinds.iter().flat_map(|kind| &kind.promotions).all(|promotion| !makes_royal(promotion, kinds))
            && !definition.check.facing.any()
            && !definition.check.king_stays
            && !capture.explodes;
        let one_king = one_king_a_side && !multi_leg && !some_attack_not;
        let is_not_royal = |letter: Letter| kinds.iter().any(|kind| kind.letter == letter && !kind.royal);
        let only_mate_wins = one_king_a_side
            && !pockets.any()
            && goals.is_empty()
            && !check.forbidden
            && !capture.forced
            && capture.not_alike.is_empty()
            && !definition.opposite_castling
            && !definition.castling.iter().filter_map(|it| it.king_letter).any(is_not_royal)
            && ends.counting.is_none()
            && ends.mate_needs_check_by.is_empty()
            && ends.no_mate_by.is_empty()
            && check.substitutes.is_empty()
            && !own_moves
            && !kinds.iter().any(first_moves::has_them)
            && !definition.ends.facing_twice
            && !definition.ends.passing_twice
            && capture.iron.is_empty()
            && capture.trade.is_none()
            && !definition.must_be_able_to_move
            && definition.passing == Passing::Never;
        let stalemate_draws = definition.ends.stalemate == GameResult::Draw && !definition.ends.stalemate_counts_pieces;
        let bare_kings_draw = only_mate_wins && stalemate_draws || definition.ends.bare_king_loses;
        let standard = only_mate_wins && one_king;
        Ok(Rules {
            ends,
            goals,
            check,
            capture,
            pockets,
            must_be_able_to_move: definition.must_be_able_to_move,
            passing: definition.passing,
            four_players: definition.four_players,
            one_king,
            multi_leg,
            standard,
            some_attack_not,
            own_moves,
            opposite_castling: definition.opposite_castling,
            chasing,
            material,
            bare_kings_draw: definition.ends.bare_kings_draw.unwrap_or(bare_kings_draw),
            checks,
        })
    }
}

/// Whether a promotion leads to a royal kind.
fn makes_royal(promotion: &PromotionRow, kinds: &[PieceKind]) -> bool {
    promotion.to.iter().flatten().any(|kind| kinds[kind.index()].royal)
}
