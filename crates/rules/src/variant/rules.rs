//! The rules of a definition beyond how its pieces move, checked and ready to be asked.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, unknown_letter, wrong};
use super::{KindSet, PieceKind, PromotionRow, first_moves, kind_with};
use crate::definition::{ChasingDefinition, CountingRow, Definition, GoalDefinition, Letters, Passing, Royal};
use crate::{
    Bitboard, CheckDefinition, EndsDefinition, Forward, GameResult, KindId, Letter, MaterialDefinition, Player, Shape,
    Zone,
};

/// A goal besides checkmate.
#[derive(Clone, Debug)]
pub enum Goal {
    /// To have pieces on the squares of a zone.
    Reach {
        /// The kinds.
        kinds: KindSet,
        /// The squares, by player.
        zone: Vec<Bitboard>,
        /// How many pieces.
        count: u8,
        /// Whether the second player may answer with the same.
        reply: bool,
        /// Whether the pieces must still stand there after the other's move.
        keep: bool,
        /// Whether the pieces count only if none of them can be captured.
        safe: bool,
    },
    /// To have brought the King into a zone with enough pieces, and to have the turn there without being in check.
    Enter {
        /// The squares, by player.
        zone: Vec<Bitboard>,
        /// How many pieces must be there besides.
        count: u8,
        /// What a piece is worth, by kind.
        worth: Vec<u32>,
        /// How many points are needed, by player.
        points: [u16; 2],
    },
    /// To castle by one of the rights with these letters. Who has lost them all loses.
    Castle(String),
    /// To have given check so often.
    Checks(u8),
    /// That a player has no more than some pieces of kinds.
    Extinction {
        /// The kinds.
        kinds: KindSet,
        /// Whether each kind counts by itself.
        each: bool,
        /// At how many pieces the player is counted out.
        count: u8,
        /// Only if the other has at least so many.
        against: u8,
        /// What it is worth to the player who has so few.
        result: GameResult,
        /// Whether a player to move who has so few may still bring the other to as few in answer: then the other must have one more.
        answered: bool,
    },
}

/// What capturing does beyond taking a piece away.
#[derive(Clone, Copy, Debug, Default)]
pub struct CaptureRules {
    /// Whether a player who can capture must.
    pub forced: bool,
    /// Whether a capture explodes.
    pub explodes: bool,
    /// The kinds that an explosion next to them spares.
    pub spared: KindSet,
    /// The kinds that no explosion takes away.
    pub immune: KindSet,
    /// The kinds that turn to stone when they capture.
    pub petrifies: KindSet,
    /// The kinds that cannot capture a piece of their own kind.
    pub not_alike: KindSet,
    /// The kinds that cannot be captured.
    pub iron: KindSet,
    /// Kinds that are not simply traded for each other.
    pub trade: TradeRules,
}

/// Which kinds are not simply traded for each other, and where they may be.
#[derive(Clone, Copy, Debug, Default)]
pub struct TradeRules {
    /// The kinds.
    pub kinds: KindSet,
    /// Whether one on the next square may always be captured.
    pub adjacent_allowed: bool,
    /// Whether one may be captured together with another piece.
    pub double_allowed: bool,
    /// The kinds that do not count as such another piece.
    pub minor: KindSet,
    /// Whether the loss of one to another kind must not be answered by capturing one elsewhere with another kind.
    pub no_counterstrike: bool,
}

/// Pieces in the hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandRules {
    /// Whether a captured piece goes to the hand of who captured it.
    pub captures: bool,
    /// Whether it stays what it has become by promotion.
    pub keep_promotions: bool,
    /// Whether pieces in the hand may be dropped.
    pub drops: bool,
    /// Whether they may enter on the square that a piece leaves with its first move.
    pub gating: bool,
    /// Kinds, one of which must be dropped as long as it can be.
    pub must_drop: KindSet,
    /// Whether a drop must not give check.
    pub no_drop_checks: bool,
    /// Kinds of which a drop must not give checkmate.
    pub no_drop_mates: KindSet,
    /// Whether kinds that keep to one colour of squares must be dropped on squares of different colours.
    pub bishops_differ: bool,
    /// Whether a King or Rook that is dropped on its square may castle.
    pub drops_castle: bool,
}

impl HandRules {
    /// Whether there are hands at all.
    pub const fn any(&self) -> bool {
        self.captures || self.drops || self.gating
    }
}

/// How moves are counted at the end, as [`CountingDefinition`](crate::CountingDefinition) says.
#[derive(Clone, Debug)]
pub struct CountingRules {
    /// The kinds of which none may be left.
    pub pawns: KindSet,
    /// In how many moves a player must be mated who is not bare; 0 if never.
    pub board: u16,
    /// How many pieces such a player may have; 0 for any number.
    pub board_most: u8,
    /// Whether such a player counts although there are Pawns.
    pub board_with_pawns: bool,
    /// In how many moves a bare player must be mated by at least so many pieces of some kinds.
    pub rows: Vec<(KindSet, u8, u16)>,
    /// In how many moves by others; 0 if never.
    pub others: u16,
    /// Whether a bare player begins with the number of all pieces.
    pub from_pieces: bool,
}

/// Pieces with which nobody can win, whoever has them: a game with nothing else but royal pieces is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeadRules {
    /// In any case.
    pub harmless: KindSet,
    /// If all of them stand on squares of one colour.
    pub alike: KindSet,
    /// If both players have some, those of one on light squares and those of the other on dark ones.
    pub apart: KindSet,
}

impl DeadRules {
    /// Whether there are any.
    pub const fn any(&self) -> bool {
        !self.harmless.is_empty() || !self.alike.is_empty() || !self.apart.is_empty()
    }
}

/// What the pieces that are left are worth at the end.
#[derive(Clone, Debug)]
pub struct MaterialRules {
    /// By kind.
    pub worth: Vec<i32>,
    /// What the second player has besides.
    pub second: i32,
}

impl MaterialRules {
    fn new(given: &MaterialDefinition, kinds: &[PieceKind]) -> Result<MaterialRules, DefinitionError> {
        let plain = i32::from(given.worth.is_empty());
        let mut worth = vec![plain; kinds.len()];
        for (&letter, &points) in &given.worth {
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

/// What chasing is, as [`ChasingDefinition`] says.
#[derive(Clone, Debug)]
pub struct ChasingRules {
    /// By kind how strong it is as a chaser; 0 for those that do not chase.
    pub strength: Vec<u8>,
    /// Where pieces can be chased, by kind and player.
    pub chased: Vec<Vec<Bitboard>>,
}

impl ChasingRules {
    fn new(
        given: &ChasingDefinition,
        shape: Shape,
        forwards: &[Forward],
        kinds: &[PieceKind],
    ) -> Result<ChasingRules, DefinitionError> {
        let part = || DefinitionPart::Key("ends");
        let everywhere: Bitboard = shape.squares().collect();
        let weak = zone(given.weak_zone.as_ref(), part, shape, forwards, |_| everywhere)?;
        let mut strength = vec![0; kinds.len()];
        let mut chased = vec![vec![Bitboard::EMPTY; forwards.len()]; kinds.len()];
        for (&letter, &how_strong) in &given.strength {
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

/// The rules of a game beyond how its pieces move.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How it ends for want of a move, by repetition and by counting.
    pub ends: EndsDefinition,
    /// Goals besides checkmate.
    pub goals: Vec<Goal>,
    /// What check means, and which moves it forbids.
    pub check: CheckDefinition,
    /// What capturing does.
    pub capture: CaptureRules,
    /// Pieces in the hand.
    pub hands: HandRules,
    /// Whether a piece must not go to where it could never move again.
    pub must_be_able_to_move: bool,
    /// Whether the turn may be passed.
    pub passing: Passing,
    /// The kinds that are royal when they are the last, and are counted together.
    pub royal_group: KindSet,
    /// Whether each player has exactly one royal piece, which every move must leave safe, and nothing else is asked of a move's
    /// safety. Then legal moves are told without trying them.
    pub one_king: bool,
    /// Whether some kind captures on its way, or can go somewhere and back.
    pub multi_leg: bool,
    /// Whether legal moves are all there is to look at: no hands, no goals, no moves that a rule forbids.
    pub plain: bool,
    /// Whether some pieces do not attack what their moves say: they hop over no piece of some kinds, or turn to stone when they capture.
    pub some_attack_not: bool,
    /// The kinds with one of which a checkmated royal piece may change places.
    pub substitutes: KindSet,
    /// The kinds of which one must have given check in the series of checks that ends in mate; none if any mate counts.
    pub mate_needs_check_by: KindSet,
    /// The kinds that alone must not mate.
    pub no_mate_by: KindSet,
    /// How moves are counted at the end.
    pub counting: Option<CountingRules>,
    /// Whether some promotions are moves of their own.
    pub own_moves: bool,
    /// Whether a player who castles takes from the other the right to castle to the same side.
    pub opposite_castling: bool,
    /// Which pieces must not be chased by a repetition.
    pub chasing: Option<ChasingRules>,
    /// How the pieces that are left decide the game, where they do.
    pub material: Option<MaterialRules>,
    /// Whether the game is drawn when nobody has more than a King and what is listed as too little.
    pub bare_kings_draw: bool,
    /// Pieces with which nobody can win.
    pub dead: DeadRules,
    /// How many checks win; 0 if they are not counted.
    pub checks: u8,
}

/// The squares of each player, with a default.
pub(super) fn zone(
    zone: Option<&Zone>,
    part: impl Fn() -> DefinitionPart,
    shape: Shape,
    forwards: &[Forward],
    otherwise: impl Fn(Player) -> Bitboard,
) -> Result<Vec<Bitboard>, DefinitionError> {
    match zone {
        None => Ok((0..forwards.len() as u8).map(|player| otherwise(Player(player))).collect()),
        Some(zone) => zone
            .squares(shape, forwards)
            .map_err(|fault| DefinitionError::Wrong { part: part(), fault: DefinitionFault::Zone(fault) }),
    }
}

impl Rules {
    pub(super) fn new(
        definition: &Definition,
        shape: Shape,
        forwards: &[Forward],
        kinds: &[PieceKind],
        royals_stand: bool,
    ) -> Result<Rules, DefinitionError> {
        let set = |letters: &Letters, key: &'static str| -> Result<KindSet, DefinitionError> {
            let find =
                |letter| kind_with(kinds, letter).map_or_else(|| unknown_letter(DefinitionPart::Key(key), letter), Ok);
            let named = letters.0.iter().map(|&letter| find(letter)).collect::<Result<KindSet, _>>()?;
            // What a Pawn has become counts as what it is.
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
                    zone: zone(Some(squares), || DefinitionPart::Key("goals"), shape, forwards, |_| Bitboard::EMPTY)?,
                    count: *count,
                    reply: *reply,
                    keep: *keep,
                    safe: *safe,
                },
                GoalDefinition::Enter { zone: squares, count, worth, first, second } => {
                    let mut points: Vec<u32> = kinds.iter().map(|kind| u32::from(!kind.royal)).collect();
                    for (&letter, &worth) in worth {
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
                        zone: zone(Some(squares), part, shape, forwards, |_| Bitboard::EMPTY)?,
                        count: *count,
                        worth: points,
                        points: [*first, *second],
                    }
                }
                GoalDefinition::Castle { rights } => Goal::Castle(rights.clone()),
                GoalDefinition::Checks { count } => {
                    if *count == 0 {
                        return wrong(DefinitionPart::Key("goals"), DefinitionFault::NoChecks);
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
        let capture = CaptureRules {
            forced: definition.capture.forced,
            explodes: definition.capture.explodes,
            spared: set(&definition.capture.spared, "capture")?,
            immune: set(&definition.capture.immune, "capture")?,
            petrifies: set(&definition.capture.petrifies, "capture")?,
            not_alike: set(&definition.capture.not_alike, "capture")?,
            iron: set(&definition.capture.iron, "capture")?,
            trade: match &definition.capture.trade {
                None => TradeRules::default(),
                Some(trade) => TradeRules {
                    kinds: set(&trade.pieces, "capture")?,
                    adjacent_allowed: trade.adjacent_allowed,
                    double_allowed: trade.double_allowed,
                    minor: set(&trade.minor, "capture")?,
                    no_counterstrike: trade.no_counterstrike,
                },
            },
        };
        let given = &definition.hands;
        let hands = HandRules {
            captures: given.captures,
            keep_promotions: given.keep_promotions,
            drops: given.drops,
            gating: given.gating,
            must_drop: if given.must_drop_all { all } else { set(&given.must_drop, "hands")? },
            no_drop_checks: given.no_drop_checks,
            no_drop_mates: set(&given.no_drop_mates, "hands")?,
            bishops_differ: given.bishops_differ,
            drops_castle: given.drops_castle,
        };
        let some_attack_not = kinds.iter().any(|kind| !kind.hops_not.is_empty() || first_moves::captures(kind))
            || !capture.petrifies.is_empty();
        let counting = match &definition.ends.counting {
            None => None,
            Some(given) => {
                let row = |row: &CountingRow| Ok((set(&row.pieces, "ends")?, row.count, row.moves));
                Some(CountingRules {
                    pawns: set(&given.pawns, "ends")?,
                    board: given.board,
                    board_most: given.board_most,
                    board_with_pawns: given.board_with_pawns,
                    rows: given.rows.iter().map(row).collect::<Result<_, DefinitionError>>()?,
                    others: given.others,
                    from_pieces: given.from_pieces,
                })
            }
        };
        let mate_needs_check_by = set(&definition.ends.mate_needs_check_by, "ends")?;
        let no_mate_by = set(&definition.ends.no_mate_by, "ends")?;
        let dead = DeadRules {
            harmless: set(&definition.ends.harmless, "ends")?,
            alike: set(&definition.ends.bishops_alike, "ends")?,
            apart: set(&definition.ends.bishops_apart, "ends")?,
        };
        let own_moves = kinds.iter().flat_map(|kind| &kind.promotions).any(|row| row.own_move);
        let material = match &definition.ends.material {
            None => None,
            Some(given) => Some(MaterialRules::new(given, kinds)?),
        };
        let chasing = match &definition.ends.chasing {
            None => None,
            Some(given) => Some(ChasingRules::new(given, shape, forwards, kinds)?),
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
        let check = &definition.check;
        let is_not_royal = |letter: Letter| kinds.iter().any(|kind| kind.letter == letter && !kind.royal);
        let only_mate_wins = one_king_a_side
            && !hands.any()
            && goals.is_empty()
            && !check.forbidden
            && !capture.forced
            && capture.not_alike.is_empty()
            && !definition.opposite_castling
            && !definition.castling.iter().filter_map(|it| it.king_letter).any(is_not_royal)
            && counting.is_none()
            && mate_needs_check_by.is_empty()
            && no_mate_by.is_empty()
            && check.substitutes.0.is_empty()
            && !own_moves
            && !kinds.iter().any(first_moves::has_them)
            && !definition.ends.facing_twice
            && !definition.ends.passing_twice
            && capture.iron.is_empty()
            && capture.trade.kinds.is_empty()
            && !definition.must_be_able_to_move
            && definition.passing == Passing::Never;
        let stalemate_draws = definition.ends.stalemate == GameResult::Draw && !definition.ends.stalemate_counts_pieces;
        let bare_kings_draw = only_mate_wins && stalemate_draws || definition.ends.bare_king_loses;
        let plain = only_mate_wins && one_king;
        Ok(Rules {
            ends: definition.ends.clone(),
            goals,
            check: check.clone(),
            capture,
            hands,
            must_be_able_to_move: definition.must_be_able_to_move,
            passing: definition.passing,
            royal_group: set(&check.royal_group, "check")?,
            one_king,
            multi_leg,
            plain,
            some_attack_not,
            own_moves,
            mate_needs_check_by,
            no_mate_by,
            counting,
            substitutes: set(&check.substitutes, "check")?,
            opposite_castling: definition.opposite_castling,
            chasing,
            material,
            bare_kings_draw: definition.ends.bare_kings_draw.unwrap_or(bare_kings_draw),
            dead,
            checks,
        })
    }
}

/// Whether some kind that a promotion leads to is royal.
fn makes_royal(promotion: &PromotionRow, kinds: &[PieceKind]) -> bool {
    promotion.to.iter().flatten().any(|kind| kinds[kind.index()].royal)
}
