//! Random FENs: pieces anywhere, from bare Kings to boards full of Queens.

use super::board::{At, Board, Piece, plus};
use super::castling;
use super::en_passant::steps_over;
use super::rules::{Kind, Promotion, Rules, letter_of, piece};
use super::two::Two;
use menagerie_rules::{Family, Letter};

/// Returns a random number below the argument.
pub type Chance<'a> = &'a mut dyn FnMut(usize) -> usize;

/// A random FEN of the game. With two players the side that has just moved may be in check, which is illegal.
pub fn any(rules: &Rules, below: Chance<'_>) -> String {
    match rules.family {
        Family::Chess => two_players(rules, below),
        Family::Chaturaji => four_players(rules, below),
    }
}

/// A number from 1 on, rarely the largest that is accepted.
fn number(limit: usize, below: Chance<'_>) -> u32 {
    if below(40) == 0 { u32::MAX } else { 1 + below(limit) as u32 }
}

fn pick<T: Copy>(list: &[T], below: Chance<'_>) -> Option<T> {
    if list.is_empty() { None } else { Some(list[below(list.len())]) }
}

/// Puts a piece on an empty square where it is allowed. Most boards have one.
fn put(rules: &Rules, board: &mut Board, piece: Piece, below: Chance<'_>) -> Option<At> {
    let kind = rules.kind(piece.letter);
    // Pieces that must promote on the last rank cannot be there; in Chaturaji Pawns wait there.
    let must_leave = |at: At| {
        let always = |row: &Promotion| {
            let at_times =
                row.optional || row.by_capture || row.without_capture || row.not_en_passant || row.only_captured;
            row.zone.has(piece.player, at) && !at_times && row.by_moves.is_none()
        };
        kind.zeroing && kind.promotions.iter().any(always)
    };
    for _ in 0..20 {
        let at = (below(board.files as usize) as i32, below(board.ranks as usize) as i32);
        if !board.contains(at) {
            continue;
        }
        let behind = rules.behind_and_before(piece.player, at).0;
        if board.get(at).is_none() && behind >= kind.lowest_rank && !must_leave(at) {
            board.set(at, Some(piece));
            return Some(at);
        }
    }
    None
}

/// The letters to fill a board with: all, one repeatedly, or mostly Queens.
fn stock(rules: &Rules, below: Chance<'_>) -> Vec<Letter> {
    let placeable = |kind: &&Kind| !kind.royal || !rules.one_king && rules.family == Family::Chess;
    let mut letters: Vec<Letter> = rules.kinds.iter().filter(placeable).map(|kind| kind.letter).collect();
    // Promoted kinds that revert when captured.
    let rows = rules.kinds.iter().flat_map(|kind| &kind.promotions).filter(|row| row.reverts);
    let promoted = rows.flat_map(|row| row.to.iter().flatten()).map(|letter| format!("{letter}~"));
    letters.extend(promoted.map(|text| text.parse::<Letter>().expect("a letter")));
    let queen = letter_of('Q');
    match below(5) {
        0 => pick(&letters, below).into_iter().collect(),
        1 if letters.contains(&queen) => vec![queen],
        _ => letters,
    }
}

fn two_players(rules: &Rules, below: Chance<'_>) -> String {
    let mut board = Board::empty(rules);
    let royals: Vec<Letter> = rules.kinds.iter().filter(|kind| kind.royal).map(|kind| kind.letter).collect();
    let at_home = below(2) == 0;
    if at_home {
        // Kings and Rooks on the squares that their rights need.
        for castling in &rules.castling {
            let player = castling::owner(castling.letter);
            board.set(castling.king, Some(Piece { player, letter: castling.king_letter }));
            if below(3) > 0 {
                board.set(castling.rook, Some(Piece { player, letter: castling.rook_letter }));
            }
        }
        for (player, (king, _)) in castling::leaping(rules).into_iter().enumerate() {
            board.set(king, Some(Piece { player, letter: royals[0] }));
        }
    }
    for player in [0, 1] {
        for &letter in &royals {
            let wanted = if rules.one_king { 1 } else { below(3) };
            for _ in board.count(player, letter)..wanted {
                while put(rules, &mut board, Piece { player, letter }, below).is_none() && rules.one_king {}
            }
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
    let mut position = Two {
        rules,
        board,
        turn: below(2),
        rights: Vec::new(),
        hands: Default::default(),
        gates: Default::default(),
        passed: None,
        checks: [0, 1].map(|_| 1 + below(rules.counted_checks().max(1) as usize) as u32),
        traded: None,
        dropped: None,
        halfmove_clock: [0, 3, 98, 99, 100, u32::MAX][below(6)],
        fullmove_number: number(300, below),
    };
    position.rights = rights(&position, below);
    hold(&mut position, below);
    let passable: Vec<_> = position.board.squares().flat_map(|at| steps_over(&position, at)).collect();
    if below(3) > 0 && !passable.is_empty() {
        position.passed = Some(passable[below(passable.len())].clone());
    }
    position.write()
}

/// A random selection of the rights that the pieces allow.
fn rights(position: &Two<'_>, below: Chance<'_>) -> Vec<char> {
    let (rules, board) = (position.rules, &position.board);
    let is = |at: At, player: usize, letter: Letter| board.get(at) == Some(Piece { player, letter });
    let mut rights = Vec::new();
    for castling in &rules.castling {
        let player = castling::owner(castling.letter);
        let stand = is(castling.king, player, castling.king_letter) && is(castling.rook, player, castling.rook_letter);
        if stand && !rights.contains(&castling.letter) && below(4) > 0 {
            rights.push(castling.letter);
        }
    }
    for (player, (king, right)) in castling::leaping(rules).into_iter().enumerate() {
        let first = rules.kinds.iter().find(|kind| kind.royal).expect("a King").letter;
        if is(king, player, first) && below(4) > 0 {
            rights.push(right);
        }
    }
    rights
}

/// Fills pockets and opens gates, where the game has them.
fn hold(position: &mut Two<'_>, below: Chance<'_>) {
    let rules = position.rules;
    if rules.hands.captures || rules.hands.drops || rules.hands.gating {
        let placeable = |kind: &&Kind| kind.promoted_from.is_none() && !(kind.royal && rules.one_king);
        let letters: Vec<Letter> = rules.kinds.iter().filter(placeable).map(|kind| kind.letter).collect();
        for player in [0, 1] {
            for _ in 0..below(5) {
                if let Some(letter) = pick(&letters, below) {
                    position.gain(player, letter);
                }
            }
        }
    }
    if rules.hands.gating {
        for right in position.rights.clone() {
            position.gates.extend(castling::squares_of(rules, right));
        }
        for player in [0, 1] {
            for (at, _) in position.board.of(player) {
                let is_first = rules.behind_and_before(player, at).0 == 0;
                if is_first && below(2) == 0 && (rules.hands.captures || !position.hands[player].is_empty()) {
                    position.gates.insert(at);
                }
            }
        }
    }
}

fn four_players(rules: &Rules, below: Chance<'_>) -> String {
    let mut board = Board::empty(rules);
    let letters = stock(rules, below);
    // Boats close together, for triumphs, which are rare in random positions.
    let mut boats = below(3) * 4;
    let crowd = 1 + below(12);
    for player in 0..4 {
        if below(8) > 0 {
            put(rules, &mut board, piece(player, 'K'), below);
        }
        for _ in 0..below(crowd) {
            if let Some(letter) = pick(&letters, below) {
                put(rules, &mut board, Piece { player, letter }, below);
            }
        }
        // A Pawn about to arrive, or waiting.
        if below(2) == 0 {
            let pawn = piece(player, 'P');
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
            board.set(at, Some(piece(below(4), 'B')));
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
