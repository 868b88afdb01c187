//! Random position texts: pieces anywhere, from bare Kings to boards full of Queens.

use super::board::{At, Board, Piece, name, plus};
use super::rules::Rules;
use super::walk::destinations;
use menagerie_rules::Family;

/// A number below the one given, by chance.
pub type Chance<'a> = &'a mut dyn FnMut(usize) -> usize;

/// A random position text of the game. With two players the side that has just moved may be in check, which is not allowed.
pub fn any(rules: &Rules, below: Chance<'_>) -> String {
    match rules.family {
        Family::Chess => two_players(rules, below),
        Family::Chaturaji => four_players(rules, below),
    }
}

/// A number from 1 on, seldom the largest that is read.
fn number(limit: usize, below: Chance<'_>) -> u32 {
    if below(40) == 0 { u32::MAX } else { 1 + below(limit) as u32 }
}

fn pick<T: Copy>(list: &[T], below: Chance<'_>) -> Option<T> {
    if list.is_empty() { None } else { Some(list[below(list.len())]) }
}

/// Puts a piece on an empty square where it may stand. Most boards have one.
fn put(rules: &Rules, board: &mut Board, piece: Piece, below: Chance<'_>) -> Option<At> {
    let kind = rules.kind(piece.letter);
    // What must have become something else on the farthest rank does not stand there; in Chaturaji Pawns wait there.
    let must_leave = kind.zeroing && !kind.promotes_to.is_empty();
    for _ in 0..20 {
        let at = (below(board.files as usize) as i32, below(board.ranks as usize) as i32);
        let (behind, before) = rules.behind_and_before(piece.player, at);
        if board.get(at).is_none() && behind >= kind.lowest_rank && !(must_leave && before == 0) {
            board.set(at, Some(piece));
            return Some(at);
        }
    }
    None
}

/// The letters that a board is filled with: all, one again and again, or mostly Queens.
fn stock(rules: &Rules, below: Chance<'_>) -> Vec<char> {
    let letters: Vec<char> = rules.kinds.iter().filter(|kind| !kind.royal).map(|kind| kind.letter).collect();
    match below(5) {
        0 => pick(&letters, below).into_iter().collect(),
        1 if letters.contains(&'Q') => vec!['Q'],
        _ => letters,
    }
}

fn two_players(rules: &Rules, below: Chance<'_>) -> String {
    let mut board = Board::empty(rules.files, rules.ranks);
    let royal = rules.kinds.iter().find(|kind| kind.royal).expect("a King").letter;
    let at_home = below(2) == 0;
    if at_home {
        // Kings and Rooks where their rights need them.
        for castling in &rules.castling {
            let player = usize::from(castling.letter.is_lowercase());
            board.set(castling.king, Some(Piece { player, letter: royal }));
            if below(3) > 0 {
                board.set(castling.rook, Some(Piece { player, letter: 'R' }));
            }
        }
        for (player, king) in rules.leaping_kings.into_iter().flatten().enumerate() {
            board.set(king, Some(Piece { player, letter: royal }));
        }
    }
    for player in [0, 1] {
        while rules.king(&board, player).is_none() {
            put(rules, &mut board, Piece { player, letter: royal }, below);
        }
    }
    let squares = (rules.files * rules.ranks) as usize;
    let count = match below(6) {
        0 => 0,
        1 => below(4),
        2 | 3 => below(squares / 4),
        4 => below(squares / 2),
        _ => 20 + below(squares),
    };
    let letters = stock(rules, below);
    for _ in 0..count {
        if let Some(letter) = pick(&letters, below) {
            put(rules, &mut board, Piece { player: below(2), letter }, below);
        }
    }
    let turn = below(2);
    let rights = rights(rules, &board, below);
    let passed = pick(&passable(rules, &board, 1 - turn), below).filter(|_| below(3) > 0);
    let halfmove_clock = [0, 3, 98, 99, 100, u32::MAX][below(6)];
    format!(
        "{} {} {} {} {halfmove_clock} {}",
        board.write(rules),
        rules.players[turn].0,
        if rights.is_empty() { "-".to_string() } else { rights },
        passed.map_or("-".to_string(), name),
        number(300, below)
    )
}

/// Rights that the pieces allow, some of them.
fn rights(rules: &Rules, board: &Board, below: Chance<'_>) -> String {
    let is = |at: At, player: usize, royal: bool| {
        board.get(at).is_some_and(|piece| {
            piece.player == player && if royal { rules.kind(piece.letter).royal } else { piece.letter == 'R' }
        })
    };
    let mut rights = String::new();
    for castling in &rules.castling {
        let player = usize::from(castling.letter.is_lowercase());
        if is(castling.king, player, true) && is(castling.rook, player, false) && below(4) > 0 {
            rights.push(castling.letter);
        }
    }
    for (player, king) in rules.leaping_kings.into_iter().flatten().enumerate() {
        if is(king, player, true) && below(4) > 0 {
            rights.push(['K', 'k'][player]);
        }
    }
    rights
}

/// The squares that a piece of this player may just have passed over with a double step.
fn passable(rules: &Rules, board: &Board, mover: usize) -> Vec<At> {
    let forward = rules.turned(mover, (0, 1));
    let could = |&target: &At| {
        let (victim, origin) = (plus(target, forward), plus(target, (-forward.0, -forward.1)));
        let on_board = board.contains(victim) && board.contains(origin);
        if !on_board || board.get(target).is_some() || board.get(origin).is_some() {
            return false;
        }
        let Some(piece) = board.get(victim).filter(|piece| piece.player == mover) else { return false };
        let far = rules.behind_and_before(mover, victim).1 == 0;
        rules.kinds.iter().filter(|kind| kind.taken_en_passant).any(|kind| {
            let promotes = far && !kind.promotes_to.is_empty();
            let arrives = if promotes { kind.promotes_to.contains(&piece.letter) } else { kind.letter == piece.letter };
            let mut before = board.clone();
            before.set(victim, None);
            before.set(origin, Some(Piece { letter: kind.letter, ..piece }));
            arrives && destinations(rules, &before, origin).contains(&victim)
        })
    };
    board.squares().filter(could).collect()
}

fn four_players(rules: &Rules, below: Chance<'_>) -> String {
    let mut board = Board::empty(rules.files, rules.ranks);
    let letters = stock(rules, below);
    // Boats close together triumph, which chance alone seldom brings about.
    let mut boats = below(3) * 4;
    let crowd = 1 + below(12);
    for player in 0..4 {
        if below(8) > 0 {
            put(rules, &mut board, Piece { player, letter: 'K' }, below);
        }
        for _ in 0..below(crowd) {
            if let Some(letter) = pick(&letters, below) {
                put(rules, &mut board, Piece { player, letter }, below);
            }
        }
        // A Pawn about to arrive, or waiting.
        if below(2) == 0 {
            let pawn = Piece { player, letter: 'P' };
            let ahead = below(2) as i32;
            let free: Vec<At> = board
                .squares()
                .filter(|at| rules.behind_and_before(player, *at).1 == ahead && board.get(*at).is_none())
                .collect();
            if let Some(at) = pick(&free, below) {
                board.set(at, Some(pawn));
            }
        }
    }
    let corner = (below(6) as i32, below(6) as i32);
    while boats > 0 {
        boats -= 1;
        let at = plus(corner, (below(3) as i32, below(3) as i32));
        if board.get(at).is_none() {
            board.set(at, Some(Piece { player: below(4), letter: 'B' }));
        }
    }
    let is_in = |player: &usize| rules.king(&board, *player).is_some() && board.of(*player).len() > 1;
    let players_in: Vec<usize> = (0..4).filter(is_in).collect();
    let turn = pick(&players_in, below).unwrap_or(0);
    let taken = [0, 1, 2, 3].map(|player| {
        let others = (0..4).filter(|other| *other != player && below(2) == 0);
        let letters: String = others.map(|other| rules.players[other].0).collect();
        if letters.is_empty() { "-".to_string() } else { letters }
    });
    let scores = [0; 4].map(|_: i32| (number(80, below) - 1).to_string());
    let sudden = if players_in.len() <= 2 { below(21).to_string() } else { "-".to_string() };
    let quiet = [0, 7, 198, 199, 200, u32::MAX][below(6)];
    format!(
        "{} {} {} {} {sudden} {quiet} {}",
        board.write(rules),
        rules.players[turn].0,
        scores.join(","),
        taken.join(","),
        number(400, below)
    )
}
