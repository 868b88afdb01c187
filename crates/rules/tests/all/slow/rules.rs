//! The rules of a definition, as the slow generator uses them.

use super::betza::{self, Term};
use super::board::{At, Board, Piece, square};
use super::zones::{self, Zones};
use menagerie_rules::{
    CaptureDefinition, CheckDefinition, Definition, EndsDefinition, Family, Forward, GameResult, GoalDefinition,
    HandsDefinition, Letter, LettersByPlayer, Passing, PieceDefinition, PromotionDefinition, Royal,
};
use std::collections::BTreeSet;

/// A kind of piece.
pub struct Kind {
    pub letter: Letter,
    pub terms: Vec<Term>,
    /// Moves from certain squares only.
    pub zone_moves: Vec<ZoneMoves>,
    /// The squares that it cannot leave.
    pub confined: Zones,
    /// Whether it is royal, always or sometimes.
    pub royal: bool,
    pub royalty: Royal,
    pub pawn: bool,
    pub castles: bool,
    pub zeroing: bool,
    pub points: u32,
    pub promotions: Vec<Promotion>,
    pub promoted_from: Option<Letter>,
    pub promotion_limit: usize,
    pub drop_zone: Zones,
    pub drops_on_file: usize,
    pub drops_promoted: bool,
    pub takes_en_passant: bool,
    pub taken_en_passant: bool,
    pub en_passant_zone: Zones,
    /// The lowest rank from its owner's view, from 0.
    pub lowest_rank: i32,
}

/// Moves from certain squares, which may be restricted to certain squares.
pub struct ZoneMoves {
    pub from: Zones,
    pub within: Zones,
    pub terms: Vec<Term>,
}

/// A row of the promotion table.
pub struct Promotion {
    /// The kinds that it may become, by player.
    pub to: Vec<Vec<Letter>>,
    pub zone: Zones,
    pub optional: bool,
    pub must_in: Zones,
    pub by_moves: Option<Vec<Term>>,
    pub leaving: bool,
    pub entering: bool,
    pub by_capture: bool,
    pub without_capture: bool,
    pub not_en_passant: bool,
    pub only_captured: bool,
    pub reverts: bool,
}

/// A castling move.
pub struct Castling {
    pub letter: char,
    pub king: At,
    pub king_to: At,
    pub rook: At,
    pub rook_to: At,
    pub king_letter: Letter,
    pub rook_letter: Letter,
}

/// A goal, with the squares of its zone.
pub struct Goal {
    pub what: GoalDefinition,
    pub zone: Option<Zones>,
}

/// The rules of a game.
pub struct Rules {
    pub family: Family,
    pub files: i32,
    pub ranks: i32,
    pub holes: BTreeSet<At>,
    /// Letter and forward direction.
    pub players: Vec<(char, Forward)>,
    pub kinds: Vec<Kind>,
    pub castling: Vec<Castling>,
    /// The squares of the two Kings that have a leap, and the letter of the right.
    pub leaping_kings: Option<([At; 2], char)>,
    pub insufficient: Vec<Vec<Letter>>,
    /// For each player the letters that belong to the last rank.
    pub promotion_squares: Vec<Vec<char>>,
    pub ends: EndsDefinition,
    pub goals: Vec<Goal>,
    pub check: CheckDefinition,
    pub capture: CaptureDefinition,
    pub hands: HandsDefinition,
    pub must_be_able_to_move: bool,
    pub passing: Passing,
    /// Whether each player begins with one King, and no other piece is or becomes royal.
    pub one_king: bool,
    /// The start position.
    pub start: Board,
}

impl Rules {
    pub fn new(definition: &Definition, king_leap: Option<char>, start: &str) -> Rules {
        let size = (i32::from(definition.board.files), i32::from(definition.board.ranks));
        let players: Vec<(char, Forward)> =
            definition.players.iter().map(|player| (player.letter, player.forward)).collect();
        let forwards: Vec<Forward> = players.iter().map(|player| player.1).collect();
        let reader = Reader { size, forwards: &forwards };
        let kinds: Vec<Kind> = definition.pieces.iter().map(|piece| reader.kind(piece)).collect();
        let goals = definition.goals.iter().map(|goal| reader.goal(goal)).collect();
        let royal = kinds.iter().find(|kind| kind.royal).map(|kind| kind.letter);
        let partner = kinds.iter().find(|kind| kind.castles).map(|kind| kind.letter);
        let castling = definition.castling.iter().map(|it| Castling {
            letter: it.right,
            king: square(&it.king),
            king_to: square(&it.king_to),
            rook: square(&it.rook),
            rook_to: square(&it.rook_to),
            king_letter: it.king_letter.or(royal).expect("a King"),
            rook_letter: it.rook_letter.or(partner).expect("a Rook"),
        });
        let mut rules = Rules {
            family: definition.family,
            files: size.0,
            ranks: size.1,
            holes: zones::read(&definition.board.holes, size),
            players,
            castling: castling.collect(),
            leaping_kings: None,
            insufficient: definition.insufficient.iter().map(|letters| letters.0.clone()).collect(),
            promotion_squares: definition.promotion_squares.iter().map(|row| row.chars().collect()).collect(),
            ends: definition.ends.clone(),
            goals,
            check: definition.check.clone(),
            capture: definition.capture.clone(),
            hands: definition.hands.clone(),
            must_be_able_to_move: definition.must_be_able_to_move,
            passing: definition.passing,
            one_king: false,
            start: Board::nothing(),
            kinds,
        };
        let pieces = start.split([' ', '[']).next().expect("a placement");
        rules.start = Board::read(&rules, pieces);
        if let Some(letter) = king_leap {
            let royal = royal.expect("a King");
            let home = |player: usize| {
                let own = rules.start.of(player);
                own.into_iter().find(|(_, letter)| *letter == royal).expect("a King").0
            };
            rules.leaping_kings = Some(([0, 1].map(home), letter));
        }
        rules.one_king = rules.has_one_king();
        rules
    }

    fn has_one_king(&self) -> bool {
        let royals: Vec<&Kind> = self.kinds.iter().filter(|kind| kind.royal).collect();
        let &[king] = royals.as_slice() else { return false };
        let becomes = self.kinds.iter().flat_map(|kind| &kind.promotions).flat_map(|row| row.to.iter().flatten());
        king.royalty == Royal::Always
            && king.promotions.is_empty()
            && becomes.into_iter().all(|letter| *letter != king.letter)
            && [0, 1].iter().all(|player| self.start.count(*player, king.letter) == 1)
    }

    pub fn kind(&self, letter: Letter) -> &Kind {
        let exact = self.kinds.iter().find(|kind| kind.letter == letter);
        exact.or_else(|| self.kinds.iter().find(|kind| kind.letter == letter.plain())).expect("a known kind")
    }

    /// The kind of a piece before its promotion, if it reverts.
    pub fn before_promotion(&self, letter: Letter) -> Option<Letter> {
        if letter == letter.plain() {
            return self.kind(letter).promoted_from;
        }
        let into = |kind: &&Kind| {
            let rows = kind.promotions.iter().filter(|row| row.reverts);
            rows.flat_map(|row| row.to.iter().flatten()).any(|to| *to == letter.plain())
        };
        self.kinds.iter().find(into).map(|kind| kind.letter)
    }

    pub fn player(&self, letter: char) -> usize {
        self.players.iter().position(|player| player.0 == letter).expect("a known player")
    }

    /// The square of a player's King.
    pub fn king(&self, board: &Board, player: usize) -> Option<At> {
        board.of(player).into_iter().find(|(_, letter)| self.kind(*letter).royal).map(|(at, _)| at)
    }

    /// Converts a step from a player's view to files to the right and ranks up.
    pub fn turned(&self, player: usize, (right, ahead): At) -> At {
        match self.players[player].1 {
            Forward::North => (right, ahead),
            Forward::South => (-right, -ahead),
            Forward::East => (ahead, -right),
            Forward::West => (-ahead, right),
        }
    }

    /// The number of ranks behind a square and in front of it, from the player's view.
    pub fn behind_and_before(&self, player: usize, (file, rank): At) -> (i32, i32) {
        let (east, north) = (self.files - 1 - file, self.ranks - 1 - rank);
        match self.players[player].1 {
            Forward::North => (rank, north),
            Forward::South => (north, rank),
            Forward::East => (file, east),
            Forward::West => (east, file),
        }
    }
}

/// A piece with this letter, for uses where the player does not matter.
pub fn piece(player: usize, letter: char) -> Piece {
    Piece { player, letter: letter_of(letter) }
}

/// A letter without `+` and marks.
pub fn letter_of(letter: char) -> Letter {
    letter.to_string().parse().expect("a letter")
}

/// Parses the parts of a definition.
struct Reader<'a> {
    size: At,
    forwards: &'a [Forward],
}

impl Reader<'_> {
    fn everywhere(&self) -> Zones {
        Zones::where_(self.forwards.len(), self.size, |_, _| true)
    }

    fn nowhere(&self) -> Zones {
        Zones::where_(self.forwards.len(), self.size, |_, _| false)
    }

    fn far(&self) -> Zones {
        let (files, ranks) = self.size;
        Zones::where_(self.forwards.len(), self.size, |player, (file, rank)| match self.forwards[player] {
            Forward::North => rank == ranks - 1,
            Forward::South => rank == 0,
            Forward::East => file == files - 1,
            Forward::West => file == 0,
        })
    }

    fn zone(&self, zone: Option<&menagerie_rules::Zone>, otherwise: impl Fn() -> Zones) -> Zones {
        zone.map_or_else(otherwise, |zone| Zones::read(zone, self.size, self.forwards))
    }

    fn kind(&self, piece: &PieceDefinition) -> Kind {
        let everywhere = || self.everywhere();
        let default_row = || PromotionDefinition {
            to: LettersByPlayer::Same(piece.promotes_to.clone()),
            ..PromotionDefinition::default()
        };
        let rows = match (piece.promotion.0.is_empty(), piece.promotes_to.0.is_empty()) {
            (false, _) => piece.promotion.0.clone(),
            (true, false) => vec![default_row()],
            (true, true) => Vec::new(),
        };
        let zone_moves = piece.zone_moves.iter().map(|it| ZoneMoves {
            from: self.zone(Some(&it.from), everywhere),
            within: self.zone(it.within.as_ref(), everywhere),
            terms: betza::read(&it.betza),
        });
        Kind {
            letter: piece.letter,
            terms: betza::read(&piece.betza),
            zone_moves: zone_moves.collect(),
            confined: self.zone(piece.confined.as_ref(), everywhere),
            royal: piece.royal != Royal::No,
            royalty: piece.royal,
            pawn: piece.pawn,
            castles: piece.castles,
            zeroing: piece.zeroing,
            points: u32::from(piece.points),
            promotions: rows.iter().map(|row| self.promotion(row)).collect(),
            promoted_from: piece.promoted_from,
            promotion_limit: usize::from(piece.promotion_limit),
            drop_zone: self.zone(piece.drop_zone.as_ref(), everywhere),
            drops_on_file: usize::from(piece.drops_on_file),
            drops_promoted: piece.drops_promoted,
            takes_en_passant: piece.takes_en_passant,
            taken_en_passant: piece.taken_en_passant,
            en_passant_zone: self.zone(piece.en_passant_zone.as_ref(), everywhere),
            lowest_rank: i32::from(piece.lowest_rank) - 1,
        }
    }

    fn promotion(&self, row: &PromotionDefinition) -> Promotion {
        let to = match &row.to {
            LettersByPlayer::Same(letters) => vec![letters.0.clone(); self.forwards.len()],
            LettersByPlayer::Each(each) => each.iter().map(|letters| letters.0.clone()).collect(),
        };
        Promotion {
            to,
            zone: self.zone(row.zone.as_ref(), || self.far()),
            optional: row.optional,
            must_in: self.zone(row.must_in.as_ref(), || self.nowhere()),
            by_moves: row.by_moves.as_ref().map(|text| betza::read(text)),
            leaving: row.leaving,
            entering: row.entering,
            by_capture: row.by_capture,
            without_capture: row.without_capture,
            not_en_passant: row.not_en_passant,
            only_captured: row.only_captured,
            reverts: row.reverts,
        }
    }

    fn goal(&self, goal: &GoalDefinition) -> Goal {
        let zone = match goal {
            GoalDefinition::Reach { zone, .. } | GoalDefinition::Enter { zone, .. } => {
                Some(self.zone(Some(zone), || self.nowhere()))
            }
            _ => None,
        };
        Goal { what: goal.clone(), zone }
    }
}

/// The opposite result.
pub fn opposite(result: GameResult) -> GameResult {
    match result {
        GameResult::Win => GameResult::Loss,
        GameResult::Loss => GameResult::Win,
        GameResult::Draw => GameResult::Draw,
    }
}
