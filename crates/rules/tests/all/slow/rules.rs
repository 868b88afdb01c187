//! What a definition says, as the slow generator wants it.

use super::betza::{self, Term};
use super::board::{At, Board, square};
use menagerie_rules::{Definition, Family, Forward};

/// A kind of piece.
pub struct Kind {
    pub letter: char,
    pub terms: Vec<Term>,
    pub royal: bool,
    pub pawn: bool,
    pub zeroing: bool,
    pub points: u32,
    pub promotes_to: Vec<char>,
    pub takes_en_passant: bool,
    pub taken_en_passant: bool,
    /// The lowest rank from its owner's side, from 0.
    pub lowest_rank: i32,
}

/// A castling move.
pub struct Castling {
    pub letter: char,
    pub king: At,
    pub king_to: At,
    pub rook: At,
    pub rook_to: At,
}

/// The rules of a game.
pub struct Rules {
    pub family: Family,
    pub files: i32,
    pub ranks: i32,
    /// Letter and forward direction.
    pub players: Vec<(char, Forward)>,
    pub kinds: Vec<Kind>,
    pub castling: Vec<Castling>,
    /// The squares of the two Kings, if they have their leap.
    pub leaping_kings: Option<[At; 2]>,
    pub insufficient: Vec<String>,
    /// For each player the letters that belong to its far rank.
    pub promotion_squares: Vec<Vec<char>>,
    /// Where everything stands at the start.
    pub start: Board,
}

impl Rules {
    pub fn new(definition: &Definition, king_leap: bool) -> Rules {
        let kinds = definition
            .pieces
            .iter()
            .map(|piece| Kind {
                letter: piece.letter.base(),
                terms: betza::read(&piece.betza),
                royal: piece.royal != menagerie_rules::Royal::No,
                pawn: piece.pawn,
                zeroing: piece.zeroing,
                points: u32::from(piece.points),
                promotes_to: piece.promotes_to.to_string().chars().collect(),
                takes_en_passant: piece.takes_en_passant,
                taken_en_passant: piece.taken_en_passant,
                lowest_rank: i32::from(piece.lowest_rank) - 1,
            })
            .collect();
        let castling = definition.castling.iter().map(|it| Castling {
            letter: it.right,
            king: square(&it.king),
            king_to: square(&it.king_to),
            rook: square(&it.rook),
            rook_to: square(&it.rook_to),
        });
        let (files, ranks) = (i32::from(definition.board.files), i32::from(definition.board.ranks));
        let mut rules = Rules {
            family: definition.family,
            files,
            ranks,
            players: definition.players.iter().map(|player| (player.letter, player.forward)).collect(),
            kinds,
            castling: castling.collect(),
            leaping_kings: None,
            insufficient: definition.insufficient.iter().map(ToString::to_string).collect(),
            promotion_squares: definition.promotion_squares.iter().map(|row| row.chars().collect()).collect(),
            start: Board::empty(files, ranks),
        };
        let option = definition.options.first().filter(|_| king_leap);
        let start = option.map_or(&definition.start, |option| &option.start);
        rules.start = Board::read(&rules, start.split(' ').next().expect("a placement"));
        if king_leap {
            rules.leaping_kings = Some([0, 1].map(|player| rules.king(&rules.start, player).expect("a King")));
        }
        rules
    }

    pub fn kind(&self, letter: char) -> &Kind {
        self.kinds.iter().find(|kind| kind.letter == letter).expect("a known kind")
    }

    pub fn player(&self, letter: char) -> usize {
        self.players.iter().position(|player| player.0 == letter).expect("a known player")
    }

    /// Where a player's King stands.
    pub fn king(&self, board: &Board, player: usize) -> Option<At> {
        board.of(player).into_iter().find(|(_, letter)| self.kind(*letter).royal).map(|(at, _)| at)
    }

    /// A step as a player sees it → files to the right and ranks up.
    pub fn turned(&self, player: usize, (right, ahead): At) -> At {
        match self.players[player].1 {
            Forward::North => (right, ahead),
            Forward::South => (-right, -ahead),
            Forward::East => (ahead, -right),
            Forward::West => (-ahead, right),
        }
    }

    /// How many ranks lie behind a square, as the player sees it, and how many before it.
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
