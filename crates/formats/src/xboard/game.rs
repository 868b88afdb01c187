//! XBoard's commands → the definition of the game.

use super::lines::{Commands, PieceCommand};
use super::setup::{self, Setup};
use crate::draft::{self, DraftGame, DraftPiece, FreeLetters};
use crate::text_place::Place;
use crate::{FormatNote, NoteKind, usual};
use menagerie_rules::{Definition, Letter, Letters, LettersByPlayer, PromotionDefinition, Promotions, Royal, Zone};
use std::collections::BTreeMap;

/// What XBoard's pieces are called, in its order; the King is the last of a table. Those further on have too many names.
pub(super) const PLACES: [&str; 13] = [
    "pawn",
    "knight",
    "bishop",
    "rook",
    "queen",
    "ferz",
    "alfil",
    "archbishop",
    "chancellor",
    "gold",
    "commoner",
    "cannon",
    "nightrider",
];

/// Games that XBoard knows in which captured pieces change sides.
const DROPS: [&str; 4] = ["crazyhouse", "bughouse", "shogi", "capahouse"];

/// Games that XBoard knows which add no rule to what the commands say.
const PLAIN: [&str; 15] = [
    "",
    "normal",
    "fairy",
    "capablanca",
    "gothic",
    "janus",
    "fischerandom",
    "nocastle",
    "knightmate",
    "great",
    "superchess",
    "grand",
    "courier",
    "asean",
    "unknown",
];

/// The definition of the commands' game.
///
/// # Errors
/// If there is no start position, or one that cannot be read.
pub(super) fn definition(commands: &Commands, notes: &mut Vec<FormatNote>) -> Result<Definition, Vec<FormatNote>> {
    let reason = |at: Place, key: &str, words: String| FormatNote {
        line: at.line,
        column: at.column,
        key: key.to_string(),
        kind: NoteKind::Unreadable,
        words,
    };
    let Some((text, at)) = &commands.setup else {
        return Err(vec![reason(
            Place::default(),
            "setup",
            "there is no setup command, which gives the start position".to_string(),
        )]);
    };
    let setup = setup::read(text)
        .map_err(|(after, words)| vec![reason(Place { column: at.column + after, ..*at }, "setup", words)])?;
    if !PLAIN.contains(&setup.parent.as_str()) && !DROPS.contains(&setup.parent.as_str()) {
        let words = format!("what the rules of “{}” add to these commands is not known here", setup.parent);
        notes.push(FormatNote { kind: NoteKind::Unsupported, ..reason(*at, "setup", words) });
    }
    let (mut pieces, kinds) = pieces(commands, &setup, notes);
    if pieces.is_empty() {
        return Err(vec![reason(*at, "setup", "there is no piece on the board".to_string())]);
    }
    let royal = royal(&setup, &pieces);
    pieces[royal].royal = Royal::Always;
    castle(&mut pieces[royal], &setup, (royal, &kinds), notes);
    let board =
        setup.board.iter().filter_map(|(&square, stands)| Some((square, (stands.0, *kinds.get(stands)?)))).collect();
    for stands in &setup.hands {
        if let Some(&piece) = kinds.get(stands) {
            let count = &mut pieces[piece].hand[stands.0];
            *count = count.saturating_add(1);
        }
    }
    let game = DraftGame {
        name: commands.name(),
        files: setup.files,
        ranks: setup.ranks,
        pieces,
        board,
        holes: setup.holes.clone(),
    };
    let mut definition = draft::definition(&game, notes);
    if DROPS.contains(&setup.parent.as_str()) {
        definition.hands.captures = true;
        definition.hands.drops = true;
        if !definition.start.contains('[') {
            definition.start = definition.start.replacen(' ', "[] ", 1);
        }
    }
    if setup.black_begins {
        definition.start = definition.start.replacen(" w ", " b ", 1);
    }
    promotions(&mut definition, commands, &setup, royal, notes);
    Ok(definition)
}

type Kinds = BTreeMap<(usize, Letter), usize>;

/// The kinds, and which of them a player's letter means.
fn pieces(commands: &Commands, setup: &Setup, notes: &mut Vec<FormatNote>) -> (Vec<DraftPiece>, Kinds) {
    let mut letters: Vec<Letter> = setup.table.iter().copied().flatten().collect();
    letters.extend(setup.board.values().map(|(_, letter)| *letter));
    letters.extend(setup.hands.iter().map(|(_, letter)| *letter));
    let mut told: BTreeMap<(usize, Letter), &PieceCommand> = BTreeMap::new();
    for command in &commands.pieces {
        match Letter::read(&command.letter) {
            Some((letter, white, "")) => {
                letters.push(letter);
                let players: &[usize] = if command.both { &[0, 1] } else { &[usize::from(!white)] };
                told.extend(players.iter().map(|player| ((*player, letter), command)));
            }
            _ => notes.push(FormatNote {
                line: command.at.line,
                column: command.at.column,
                key: "piece".to_string(),
                kind: NoteKind::Unreadable,
                words: format!("“{}” is no letter of a piece", command.letter),
            }),
        }
    }
    let mut all: Vec<Letter> = Vec::new();
    letters.retain(|letter| !all.contains(letter) && (all.push(*letter), true).1);
    let stands =
        |player: usize, letter: Letter| setup.board.values().chain(&setup.hands).any(|it| *it == (player, letter));
    let mut free = FreeLetters::new(letters.clone());
    let (mut pieces, mut kinds) = (Vec::new(), Kinds::new());
    for letter in letters {
        let [white, black] = [0, 1].map(|player| told.get(&(player, letter)).copied());
        let differ = white.map(|it| &it.moves) != black.map(|it| &it.moves) && stands(0, letter) && stands(1, letter);
        let sides: &[&[usize]] = if differ { &[&[0], &[1]] } else { &[&[0, 1]] };
        for side in sides {
            let command = side.iter().find_map(|&player| told.get(&(player, letter)).copied());
            let own = if side[0] == 1 { free.take(&letter.to_string()).unwrap_or(letter) } else { letter };
            kinds.extend(side.iter().map(|&player| ((player, letter), pieces.len())));
            pieces.push(piece(command, own, setup, notes));
        }
    }
    (pieces, kinds)
}

fn piece(command: Option<&PieceCommand>, letter: Letter, setup: &Setup, notes: &mut Vec<FormatNote>) -> DraftPiece {
    let place = setup.table.iter().position(|it| *it == Some(letter));
    let last = setup.table.iter().rposition(Option::is_some);
    let known = match place {
        Some(place) if Some(place) == last => Some("king"),
        Some(place) => PLACES.get(place).copied(),
        None if letter == 'K' => Some("king"),
        None => None,
    };
    let moves = command.map(|command| command.moves.clone());
    let by_moves = moves.as_deref().and_then(usual::name).filter(|_| setup.table.is_empty());
    let name = known.or(by_moves).map_or_else(|| format!("piece {letter}"), ToString::to_string);
    let at = command.map(|command| command.moves_at).unwrap_or_default();
    let moves = moves.unwrap_or_else(|| {
        // Castling follows from the rights of the position.
        let usual = if name == "king" { "K" } else { usual::moves(&name).unwrap_or_default() };
        let words = format!("its moves are not told; they are taken as “{usual}”");
        let kind = if usual.is_empty() { NoteKind::Unsupported } else { NoteKind::Assumed };
        notes.push(FormatNote { line: 0, column: 0, key: letter.to_string(), kind, words });
        usual.to_string()
    });
    let picture = by_moves.unwrap_or_default().to_string();
    DraftPiece { name, letter, picture, moves, at, royal: Royal::No, hand: [0, 0] }
}

/// Which kind is royal: the last one of the table, or the one with the letter K, or else the last one.
fn royal(setup: &Setup, pieces: &[DraftPiece]) -> usize {
    let of = |letter: Letter| pieces.iter().position(|piece| piece.letter == letter);
    let last = setup.table.iter().rev().copied().flatten().next();
    last.and_then(of).or_else(|| Letter::new('K').and_then(of)).unwrap_or(pieces.len() - 1)
}

/// Castling that follows from the rights of the position, where the moves of the King do not tell it.
fn castle(king: &mut DraftPiece, setup: &Setup, (kind, kinds): (usize, &Kinds), notes: &mut Vec<FormatNote>) {
    if king.moves.contains('O') {
        return;
    }
    let Some(square) = setup
        .board
        .iter()
        .find(|(_, stands)| stands.0 == 0 && kinds.get(stands) == Some(&kind))
        .map(|(square, _)| *square)
    else {
        return;
    };
    let mut told = String::new();
    let (to_right, to_left) =
        (setup.files.saturating_sub(2).saturating_sub(square.file()), square.file().saturating_sub(2));
    for (right, steps, side) in [('K', to_right, 'r'), ('Q', to_left, 'l')] {
        if setup.rights.contains(right) && steps > 0 {
            told.push_str(&format!("i{side}O{steps}"));
        }
    }
    if !told.is_empty() {
        let words =
            format!("the position has rights to castle, but the moves of the King do not tell how; “{told}” is taken");
        notes.push(FormatNote {
            line: king.at.line,
            column: king.at.column,
            key: king.letter.to_string(),
            kind: NoteKind::Assumed,
            words,
        });
        king.moves.push_str(&told);
    }
}

/// Kinds with `+` before their letter are what those without it promote to; Pawns promote to what `choice` tells, or anything else.
fn promotions(
    definition: &mut Definition,
    commands: &Commands,
    setup: &Setup,
    royal: usize,
    notes: &mut Vec<FormatNote>,
) {
    let letters: Vec<Letter> = definition.pieces.iter().map(|piece| piece.letter).collect();
    let depth = if setup.parent == "shogi" { (setup.ranks / 3).max(1) } else { 1 };
    for place in 0..letters.len() {
        let promoted = letters[place].with_plus();
        if letters[place].has_plus() || !letters.contains(&promoted) {
            continue;
        }
        let zone =
            ((setup.ranks - depth + 1)..=setup.ranks).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" ");
        definition.pieces[place].promotion = Promotions::from(PromotionDefinition {
            to: LettersByPlayer::Same(Letters(vec![promoted])),
            zone: Some(Zone::Same(zone)),
            optional: true,
            leaving: depth > 1,
            ..PromotionDefinition::default()
        });
        if let Some(target) = letters.iter().position(|letter| *letter == promoted) {
            definition.pieces[target].promoted_from = Some(letters[place]);
        }
    }
    let pawns: Vec<usize> = (0..letters.len()).filter(|&place| definition.pieces[place].name == "Pawn").collect();
    let others =
        (0..letters.len()).filter(|place| *place != royal && !pawns.contains(place)).map(|place| letters[place]);
    let told = commands.choice.as_deref().and_then(|choice| choice.to_uppercase().parse::<Letters>().ok());
    let choice = told.clone().unwrap_or_else(|| Letters(others.filter(|letter| !letter.has_plus()).collect()));
    for pawn in pawns {
        let pawn = &mut definition.pieces[pawn];
        pawn.pawn = true;
        pawn.zeroing = true;
        if !pawn.promotion.is_empty() || choice.0.is_empty() {
            continue;
        }
        pawn.promotes_to = choice.clone();
        if told.is_none() {
            let words = format!("what it promotes to is not told, so it is the player's choice of {choice}");
            notes.push(FormatNote { line: 0, column: 0, key: pawn.letter.to_string(), kind: NoteKind::Assumed, words });
        }
    }
}
