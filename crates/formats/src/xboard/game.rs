//! Converts XBoard's commands to a definition.

use super::drops::{self, DropRule};
use super::kings;
use super::lines::{Commands, PieceCommand};
use super::parent::Parent;
use super::promotion;
use super::read_commands::{Kinds, ReadCommands};
use super::setup::{self, Setup};
use super::table::{KING, Table};
use crate::draft::{self, DraftGame, DraftPiece, FreeLetters};
use crate::text_place::Place;
use crate::{FormatNote, Message, NoteKind, default_moves};
use menagerie_rules::betza::Movement;
use menagerie_rules::{Definition, Facing, FirstMovesText, GameResult, Letter, Royal, Zone};
use std::collections::BTreeMap;

/// Converts the commands.
///
/// # Errors
/// If there are no pieces, or the start position is invalid.
pub(super) fn definition(commands: &Commands, notes: &mut Vec<FormatNote>) -> Result<Definition, Vec<FormatNote>> {
    let reason = |at: Place, message: Message| FormatNote {
        line: at.line,
        column: at.column,
        key: "setup".to_string(),
        kind: NoteKind::Unreadable,
        message,
    };
    let (text, at) = match &commands.setup {
        Some((text, at)) => (text.clone(), *at),
        None if commands.pieces.is_empty() => {
            return Err(vec![reason(Place::default(), Message::new("format-xboard-nothing"))]);
        }
        None => {
            let (text, message) = default_start(commands);
            notes.push(FormatNote { kind: NoteKind::Assumed, ..reason(Place::default(), message) });
            (text, Place::default())
        }
    };
    let at = &at;
    let setup = setup::read(&text)
        .map_err(|(after, message)| vec![reason(Place { column: at.column + after, ..*at }, message)])?;
    let parent = Parent(&setup.parent);
    let mut note = |kind: NoteKind, message: Message| notes.push(FormatNote { kind, ..reason(*at, message) });
    if !parent.is_known() {
        note(NoteKind::Unsupported, Message::new("format-xboard-parent").with("parent", &setup.parent));
    }
    if let Some(letters) = &setup.unread_table {
        note(NoteKind::Unreadable, Message::new("format-xboard-table").with("letters", letters));
    }
    for field in &setup.further {
        note(NoteKind::Unsupported, Message::new("format-xboard-field").with("what", field));
    }
    let table = if setup.table.is_empty() { parent.table() } else { setup.table.clone() };
    let defined = kinds(commands, &setup, &table, notes);
    let DefinedKinds { mut pieces, drops, kinds } = defined;
    if pieces.is_empty() {
        return Err(vec![reason(*at, Message::new("format-xboard-no-piece"))]);
    }
    let royals = [0, 1].map(|player| royal(player, &setup, &table, &kinds));
    for royal in royals.into_iter().flatten() {
        pieces[royal].royal = Royal::Always;
    }
    if royals == [None, None] {
        let message = Message::new("format-xboard-no-royal");
        notes.push(FormatNote { kind: NoteKind::Unsupported, ..reason(*at, message) });
    }
    let read = ReadCommands { setup: &setup, parent, table, kinds, royals };
    if let Some(royal) = royals[0] {
        castle(&mut pieces[royal], royal, &read, notes);
    }
    let kind = |stands: &(usize, Letter)| read.kinds.get(stands).copied();
    let board = setup.board.iter().filter_map(|(&square, stands)| Some((square, (stands.0, kind(stands)?)))).collect();
    for stands in &setup.hands {
        if let Some(piece) = kind(stands) {
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
    if setup.black_begins {
        definition.start = definition.start.replacen(" w ", " b ", 1);
    }
    promotion::add(&mut definition, commands, &read, notes);
    hands(&mut definition, &read, &drops, notes);
    first_moves(&mut definition, &setup);
    of_parent(&mut definition, &read, notes);
    Ok(definition)
}

/// The default `setup` for commands without one, with a message: that of the variant they name, or of chess.
fn default_start(commands: &Commands) -> (String, Message) {
    let named = commands.variant.as_deref().and_then(|name| Some((name, crate::built_in(name)?.definition)));
    match named {
        Some((name, game)) => {
            let parent = if Parent(name).is_known() { name } else { "fairy" };
            let size = format!("{}x{}", game.board.files, game.board.ranks);
            // Without parentheses the letters are those of the parent.
            let message = Message::new("format-xboard-default-start").with("game", game.name);
            (format!("{size}_{parent} {}", game.start), message)
        }
        None => (ORTHODOX.to_string(), Message::new("format-xboard-orthodox-start")),
    }
}

/// The start position of chess.
const ORTHODOX: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The kinds that the commands define.
struct DefinedKinds {
    pieces: Vec<DraftPiece>,
    /// The restrictions of each kind's drops, if given.
    drops: Vec<Option<DropRule>>,
    kinds: Kinds,
}

fn kinds(commands: &Commands, setup: &Setup, table: &Table, notes: &mut Vec<FormatNote>) -> DefinedKinds {
    let parent = Parent(&setup.parent);
    let stands =
        |player: usize, letter: Letter| setup.board.values().chain(&setup.hands).any(|it| *it == (player, letter));
    let on_board = |letter: Letter| stands(0, letter) || stands(1, letter);
    let mut commanded: BTreeMap<(usize, Letter), &PieceCommand> = BTreeMap::new();
    for command in &commands.pieces {
        let mut note = |kind: NoteKind, id: &'static str| {
            notes.push(FormatNote {
                line: command.at.line,
                column: command.at.column,
                key: "piece".to_string(),
                kind,
                message: Message::new(id).with("letter", &command.letter),
            });
        };
        match Letter::read(&command.letter) {
            Some((letter, white, "")) => {
                let players: &[usize] = if command.both { &[0, 1] } else { &[usize::from(!white)] };
                let meant = |player: usize| table.meant(player, letter);
                let takes_part = |player: usize| {
                    let plain = meant(player).without_plus();
                    setup.table.is_empty()
                        || setup.table.place(player, plain).is_some()
                        || on_board(plain)
                        || on_board(plain.with_plus())
                };
                if players.iter().all(|&player| !takes_part(player)) {
                    note(NoteKind::NotNeeded, "format-xboard-not-in-table");
                    continue;
                }
                commanded.extend(players.iter().map(|&player| ((player, meant(player)), command)));
            }
            _ => note(NoteKind::Unreadable, "format-xboard-no-letter"),
        }
    }
    // Pieces of the table that are only promotions, if their moves are known.
    let known = |letter: Letter| {
        [0, 1].into_iter().any(|player| {
            let name = table.place(player, letter).and_then(|place| place_name(parent, place));
            name.is_some_and(|(name, moves, _)| moves.or_else(|| default_moves::moves(name)).is_some())
        })
    };
    let of_table = setup.table.entries().map(|entry| entry.letter);
    let mut letters: Vec<Letter> = of_table
        .filter(|&letter| {
            on_board(letter)
                || commanded.keys().any(|(_, it)| *it == letter)
                || !setup.table.names_all() && known(letter)
        })
        .collect();
    letters.extend(setup.board.values().chain(&setup.hands).map(|(_, letter)| *letter));
    letters.extend(commanded.keys().map(|(_, letter)| *letter));
    let mut all: Vec<Letter> = Vec::new();
    letters.retain(|letter| !all.contains(letter) && (all.push(*letter), true).1);
    let mut free = FreeLetters::new(letters.clone());
    let mut defined = DefinedKinds { pieces: Vec::new(), drops: Vec::new(), kinds: Kinds::new() };
    for letter in letters {
        let [white, black] = [0, 1].map(|player| commanded.get(&(player, letter)).copied());
        let differ = white.map(|it| &it.moves) != black.map(|it| &it.moves) && stands(0, letter) && stands(1, letter);
        let sides: &[&[usize]] = if differ { &[&[0], &[1]] } else { &[&[0, 1]] };
        for side in sides {
            let command = side.iter().find_map(|&player| commanded.get(&(player, letter)).copied());
            let own = if side[0] == 1 { free.take(&letter.to_string()).unwrap_or(letter) } else { letter };
            defined.kinds.extend(side.iter().map(|&player| ((player, letter), defined.pieces.len())));
            let place = side.iter().chain(&[0, 1]).find_map(|&player| table.place(player, letter));
            let (piece, drop) = piece(command, own, place.and_then(|place| place_name(parent, place)), notes);
            defined.pieces.push(piece);
            defined.drops.push(drop);
        }
    }
    defined
}

/// The name of a place in the table, its default moves, and whether the name is independent of the moves.
fn place_name(parent: Parent<'_>, place: usize) -> Option<(&'static str, Option<&'static str>, bool)> {
    // Castling follows from the castling rights.
    if place == KING {
        return Some(("king", Some("K"), true));
    }
    parent.name(place).map(|it| (it.name, it.moves, it.sure))
}

fn piece(
    command: Option<&PieceCommand>,
    letter: Letter,
    place: Option<(&'static str, Option<&'static str>, bool)>,
    notes: &mut Vec<FormatNote>,
) -> (DraftPiece, Option<DropRule>) {
    let (moves, drop) = match command {
        Some(command) => {
            let (moves, drop) = drops::split(&command.moves);
            // In XBoard every double step of a Pawn allows en passant.
            let is_pawn = place.is_some_and(|(name, ..)| name == "pawn");
            let moves = kings::in_straight_and_diagonal(moves);
            (Some(if is_pawn { moves.replace("ifmW2", "ifmnD") } else { moves }), drop)
        }
        None => (None, None),
    };
    let same = |one: &str, other: &str| match (one.parse::<Movement>(), other.parse::<Movement>()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    };
    let by_place = place.filter(|(name, own, sure)| {
        let own = own.or_else(|| default_moves::moves(name)).unwrap_or_default();
        *sure || moves.as_ref().is_none_or(|moves| same(moves, own))
    });
    let by_moves = moves.as_deref().and_then(default_moves::name);
    let by_letter = (place.is_none() && letter == 'K').then_some("king");
    let known = by_place.map(|(name, ..)| name).or(by_letter).or(by_moves);
    let name = known.map_or_else(|| format!("piece {letter}"), ToString::to_string);
    let at = command.map(|command| command.moves_at).unwrap_or_default();
    let moves = moves.unwrap_or_else(|| {
        let of_place = by_place.and_then(|(_, moves, _)| moves);
        let default = of_place.or(by_letter.map(|_| "K")).or_else(|| default_moves::moves(&name)).unwrap_or_default();
        let message = Message::new("format-xboard-moves-taken").with("moves", default);
        let kind = if default.is_empty() { NoteKind::Unsupported } else { NoteKind::Assumed };
        notes.push(FormatNote::whole(kind, &letter.to_string(), message));
        default.to_string()
    });
    let picture = by_moves.unwrap_or_default().to_string();
    (DraftPiece { name, letter, picture, moves, at, royal: Royal::No, hand: [0, 0] }, drop)
}

/// The royal kind of a player: the last of the table, the one with the letter K, or the only piece.
fn royal(player: usize, setup: &Setup, table: &Table, kinds: &Kinds) -> Option<usize> {
    let stands = |letter: &Letter| setup.board.values().chain(&setup.hands).any(|it| *it == (player, *letter));
    let letter = table.at(player, KING).filter(stands).or_else(|| Letter::new('K').filter(stands));
    let mut own = setup.board.values().filter(|(owner, _)| *owner == player);
    let only = match (own.next(), own.next()) {
        (Some((_, letter)), None) => Some(*letter),
        _ => None,
    };
    kinds.get(&(player, letter.or(only)?)).copied()
}

/// Adds castling by the castling rights, if the moves of the King do not include it.
fn castle(king: &mut DraftPiece, kind: usize, read: &ReadCommands<'_>, notes: &mut Vec<FormatNote>) {
    if king.moves.contains('O') {
        return;
    }
    let setup = read.setup;
    let Some(square) = setup
        .board
        .iter()
        .find(|(_, stands)| stands.0 == 0 && read.kinds.get(stands) == Some(&kind))
        .map(|(square, _)| *square)
    else {
        return;
    };
    let mut castling = String::new();
    let (to_right, to_left) =
        (setup.files.saturating_sub(2).saturating_sub(square.file()), square.file().saturating_sub(2));
    for (right, steps, side) in [('K', to_right, 'r'), ('Q', to_left, 'l')] {
        if setup.rights.contains(right) && steps > 0 {
            castling.push_str(&format!("i{side}O{steps}"));
        }
    }
    if !castling.is_empty() {
        notes.push(FormatNote {
            line: king.at.line,
            column: king.at.column,
            key: king.letter.to_string(),
            kind: NoteKind::Assumed,
            message: Message::new("format-xboard-castling").with("moves", &castling),
        });
        king.moves.push_str(&castling);
    }
}

/// Rights that are files, not sides, belong to pieces with first moves.
fn first_moves(definition: &mut Definition, setup: &Setup) {
    let is_file = |letter: char| usize::from(setup.files) > usize::from(letter.to_ascii_lowercase() as u8 - b'a');
    let letters = setup.rights.chars().all(|it| it.is_ascii_alphabetic() && !"KQkq".contains(it) && is_file(it));
    if letters && !setup.rights.is_empty() && definition.pieces.iter().any(|piece| piece.betza.contains('i')) {
        definition.first_moves_text = FirstMovesText::Files;
        definition.start = definition.start.replacen(" - ", &format!(" {} ", setup.rights), 1);
    }
}

/// Adds pieces in hand and restrictions of drops.
fn hands(
    definition: &mut Definition,
    read: &ReadCommands<'_>,
    drops: &[Option<DropRule>],
    notes: &mut Vec<FormatNote>,
) {
    let (parent, hand) = (read.parent, read.setup.hand);
    definition.hands.drops |= parent.drops(hand);
    definition.hands.captures = parent.captures(hand);
    definition.hands.gating = parent.0 == "seirawan" && hand > 0;
    if definition.hands.gating {
        definition.hands.drops = false;
    }
    if !definition.hands.drops {
        return;
    }
    if !definition.start.contains('[') {
        definition.start = definition.start.replacen(' ', "[] ", 1);
    }
    let promoted = definition.pieces.iter().any(|piece| piece.letter.has_plus());
    definition.hands.keep_promotions =
        definition.hands.captures && !promoted && !read.setup.table.is_empty() && !read.table.shadows;
    if definition.hands.keep_promotions {
        notes.push(FormatNote::whole(NoteKind::Assumed, "setup", Message::new("format-xboard-keeps-promotion")));
    }
    let ranks = read.setup.ranks;
    let pawn = [0, 1].map(|player| read.table.at(player, 0).and_then(|it| read.kinds.get(&(player, it)).copied()));
    for (place, rule) in drops.iter().enumerate() {
        let is_pawn = pawn.contains(&Some(place));
        let piece = &mut definition.pieces[place];
        // It may return to any rank.
        piece.lowest_rank = 1;
        let rule = match rule {
            Some(rule) => rule.clone(),
            None if is_pawn && parent.0 == "shogi" => DropRule { on_file: 1, ..DropRule::default() },
            None if is_pawn && parent.has_pawns() => {
                DropRule { ranks: Some(ranks.saturating_sub(1)), not_first: true, ..DropRule::default() }
            }
            None => DropRule::default(),
        };
        for letter in &rule.unknown {
            let message = Message::new("format-xboard-drops").with("letter", *letter);
            notes.push(FormatNote::whole(NoteKind::Unsupported, &piece.letter.to_string(), message));
        }
        piece.drops_on_file = rule.on_file;
        piece.drop_zone = rule.zone(ranks).map(Zone::Same);
        definition.hands.bishops_differ |= rule.differ;
    }
}

/// Adds the rules of the parent variant: game end and areas.
fn of_parent(definition: &mut Definition, read: &ReadCommands<'_>, notes: &mut Vec<FormatNote>) {
    let parent = read.parent.0;
    let mut note = |kind: NoteKind, id: &'static str| notes.push(FormatNote::whole(kind, "setup", Message::new(id)));
    let ends = &mut definition.ends;
    match parent {
        "shogi" | "chu" => {
            ends.stalemate = GameResult::Loss;
            ends.repetitions = 4;
            ends.move_limit = 0;
            ends.bare_kings_draw = Some(false);
            ends.perpetual_check_loses = parent == "shogi";
            if parent == "shogi" {
                definition.must_be_able_to_move = true;
                let pawns = (0..2).filter_map(|player| read.table.at(player, 0));
                if definition.hands.drops {
                    let pawn = pawns.take(1).filter(|it| definition.pieces.iter().any(|piece| piece.letter == *it));
                    definition.hands.no_drop_mates.0 = pawn.collect();
                }
                note(NoteKind::Assumed, "format-xboard-shogi");
            } else {
                note(NoteKind::Unsupported, "format-xboard-chu");
            }
        }
        "xiangqi" => {
            ends.stalemate = GameResult::Loss;
            ends.perpetual_check_loses = true;
            ends.bare_kings_draw = Some(false);
            definition.check.facing = definition.check.facing.or(Facing { files: true, ..Facing::NONE });
            let setup = read.setup;
            let middle = usize::from(setup.files / 2);
            if let (Some(first), Some(last)) = (file(middle.saturating_sub(1)), file(middle + 1)) {
                let palace = Zone::Same(format!("{first}1-{last}3"));
                let advisors = (0..2).filter_map(|player| {
                    let letter = read.table.at(player, 5)?;
                    read.kinds.get(&(player, letter)).copied()
                });
                for place in read.royals.into_iter().flatten().chain(advisors) {
                    definition.pieces[place].confined = Some(palace.clone());
                }
            }
            note(NoteKind::Assumed, "format-xboard-xiangqi");
            note(NoteKind::Unsupported, "format-xboard-xiangqi-rest");
        }
        "makruk" | "asean" => {
            ends.move_limit = 0;
            note(NoteKind::Unsupported, "format-xboard-counting");
        }
        "shatranj" => {
            ends.stalemate = GameResult::Loss;
            ends.bare_king_loses = true;
        }
        "3check" | "atomic" | "giveaway" | "losers" | "suicide" => {
            let letters = |definition: &Definition| {
                definition.pieces.iter().map(|piece| piece.letter).collect::<std::collections::BTreeSet<_>>()
            };
            match crate::built_in(parent).map(|game| game.definition) {
                Some(own) if letters(&own) == letters(definition) => {
                    for piece in &mut definition.pieces {
                        if let Some(own) = own.pieces.iter().find(|own| own.letter == piece.letter) {
                            piece.royal = own.royal;
                            piece.promotes_to = own.promotes_to.clone();
                            piece.promotion = own.promotion.clone();
                        }
                    }
                    definition.ends = own.ends;
                    definition.goals = own.goals;
                    definition.check = own.check;
                    definition.capture = own.capture;
                }
                _ => note(NoteKind::Unsupported, "format-xboard-parent-pieces"),
            }
        }
        _ => {}
    }
}

/// The letter of a file.
fn file(number: usize) -> Option<char> {
    ('a'..='p').nth(number)
}
