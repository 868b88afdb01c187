//! Checks a definition and compiles it into a variant.

use super::BoardGeometry;
use super::castling::{
    are_distinguishable, castling_kinds, castling_move, castling_rights, goes_by_itself, name_flexible,
};
use super::castling_set::CastlingSet;
use super::chess960::name_by_file;
use super::error::{DefinitionError, DefinitionErrorKind, DefinitionErrors, DefinitionPart, unknown_letter, wrong};
use super::first_moves::{self, FirstMoves};
use super::kinds::{KindGeometry, kinds};
use super::parts::{FenRight, PieceKind, PlayerInfo};
use super::shuffle::shuffle;
use super::{Castling, KindSet, NO_KIND, Rules, Variant, kind_with};
use crate::definition::{Definition, Family, Forward, FourPlayersDefinition, OptionDefinition, OptionalRule};
use crate::notation::placement;
use crate::tables::{KindMoves, Tables};
use crate::{
    Bitboard, Board, BoardSize, KindId, Letter, Letters, Options, Player, ShortTextPlace, Square, read_squares,
};
use std::sync::Arc;

/// The maximum number of squares that the moves of all kinds may cross, each from one square of the board. Each takes about 2 kB in the
/// tables.
const MAX_CROSSED: usize = 100_000;

impl Variant {
    pub(super) fn compile(definition: Definition, options: &Options) -> Result<Variant, DefinitionError> {
        let definition = definition.with_roles();
        if !(1..=2).contains(&definition.format) {
            return wrong(DefinitionPart::Key("format"), DefinitionErrorKind::Format(definition.format));
        }
        let definition = with_short_texts(definition)?;
        let Some(size) = BoardSize::new(definition.board.files, definition.board.ranks) else {
            return wrong(DefinitionPart::Key("board"), DefinitionErrorKind::BoardSize);
        };
        let holes = match read_squares(&definition.board.holes, size) {
            Ok(holes) => holes,
            Err(error) => return wrong(DefinitionPart::Key("board"), DefinitionErrorKind::Zone(error)),
        };
        let players = players(&definition)?;
        let board = size.squares().filter(|&square| !holes.has(square)).collect();
        let forwards: Vec<_> = players.iter().map(|player| player.forward).collect();
        let kinds = kinds(&definition, KindGeometry { size, board, forwards: &forwards })?;
        let royals: Vec<usize> = (0..kinds.len()).filter(|&kind| kinds[kind].royal).collect();
        let may_have_any = definition.format > 1 && definition.family == Family::Chess;
        let royal = match royals.as_slice() {
            &[royal] => KindId(royal as u8),
            &[first, ..] if may_have_any => KindId(first as u8),
            [] if may_have_any => NO_KIND,
            _ => return wrong(DefinitionPart::Key("pieces"), DefinitionErrorKind::Royals(royals.len())),
        };
        if kinds.iter().filter(|kind| kind.boat).count() > 1 {
            return wrong(DefinitionPart::Key("pieces"), DefinitionErrorKind::Boats);
        }
        let letters = |letter: Letter| kind_with(&kinds, letter);

        let mut castling: Vec<Castling> = Vec::new();
        let mut errors = DefinitionErrors::default();
        for entry in &definition.castling {
            let checked = castling_kinds(entry, &kinds, royal).and_then(|kinds| castling_move(entry, size, kinds));
            castling.extend(errors.keep(checked));
        }
        let chess960_castling = definition.chess960_castling;
        if chess960_castling {
            castling.iter_mut().for_each(name_by_file);
        }
        errors.keep(are_distinguishable(&castling));
        name_flexible(&mut castling);
        let insufficient = definition
            .insufficient
            .iter()
            .map(|text| {
                text.0
                    .iter()
                    .map(|&letter| {
                        letters(letter).map_or_else(|| unknown_letter(DefinitionPart::Key("insufficient"), letter), Ok)
                    })
                    .collect()
            })
            .collect::<Result<Vec<Vec<KindId>>, _>>();
        let insufficient = errors.keep(insufficient).unwrap_or_default();

        let on: Vec<&OptionDefinition> = definition.options.iter().filter(|option| options.is_on(&option.id)).collect();
        let start = on.last().map_or(&definition.start, |option| &option.start).clone();
        let king_leap = on.iter().find(|option| option.rule == OptionalRule::KingLeap).map(|option| option.right);
        let king_leap = king_leap.or(definition.king_leap.then_some('K'));
        let geometry = BoardGeometry { size, holes: &holes, players: &players };
        let board = start_board(&start, geometry, &kinds);
        let stands = start_squares(&board);
        let shuffle = errors.keep(shuffle(&definition, geometry, &kinds, &board)).flatten();

        let one_each =
            |kind: &usize| players_of(&players).all(|player| stands(player, KindId(*kind as u8)).count() == 1);
        // A start position without a King is an error in formats that have no variants without a King.
        let waits = royals.iter().any(|&royal| is_in_pocket(&start, kinds[royal].letter));
        let royals_stand = definition.format < 2 || royals.iter().all(one_each) && !waits;
        let rules = errors.finish(Rules::new(&definition, size, &forwards, &kinds, royals_stand))?;
        if definition.family == Family::Chaturaji && !rules.standard {
            return wrong(DefinitionPart::Key("family"), DefinitionErrorKind::TwoPlayers);
        }
        let numbers = DefinitionPart::Key("fourPlayers");
        if definition.family == Family::Chess && definition.four_players != FourPlayersDefinition::default() {
            return wrong(numbers, DefinitionErrorKind::FourPlayers);
        }
        if !definition.four_players.is_in_range() {
            return wrong(numbers, DefinitionErrorKind::FourPlayersLength);
        }
        let mut rights = castling_rights(&mut castling)?;
        let first_leap = rights.len() as u8;
        if let Some(letter) = king_leap {
            let letters = [letter.to_ascii_uppercase(), letter.to_ascii_lowercase()];
            for (player, letter) in [Player(0), Player(1)].into_iter().zip(letters) {
                let Some(home) = stands(player, royal).iter().next() else {
                    return wrong(DefinitionPart::Key("start"), DefinitionErrorKind::NoKing);
                };
                let elsewhere = shuffle.as_ref().map(|shuffle| shuffle.squares_of(player, royal));
                let homes = elsewhere.unwrap_or(Bitboard::EMPTY).with(home);
                rights.push(FenRight { letter, bit: rights.len() as u8, player, needs: vec![(homes, royal)] });
            }
        }
        let is_own = |at: usize| rights[..at].iter().all(|other| other.letter != rights[at].letter);
        if rights.len() > 16 || !(0..rights.len()).all(is_own) {
            return wrong(DefinitionPart::Key("castling"), DefinitionErrorKind::Rights);
        }

        let promotion_squares = promotion_squares(&definition, size, &players, &kinds)?;
        let moves: Vec<KindMoves<'_>> = kinds
            .iter()
            .map(|kind| KindMoves {
                movement: &kind.movement,
                taken_en_passant: kind.taken_en_passant,
                zone_moves: &kind.zone_moves,
                confined: &kind.confined,
                same_as: kind.same_as.map(KindId::index),
            })
            .collect();
        let crossed = moves.iter().map(|kind| kind.crossed(usize::from(size.files().max(size.ranks())))).sum();
        if crossed > MAX_CROSSED {
            let kind = DefinitionErrorKind::TooManyMoves { crossed, most: MAX_CROSSED };
            return wrong(DefinitionPart::Key("pieces"), kind);
        }
        // A shuffled piece may start on the square of another.
        let begins = |player: Player, kind: KindId| {
            let elsewhere = shuffle.as_ref().map(|shuffle| shuffle.squares_of(player, kind));
            stands(player, kind) | elsewhere.unwrap_or(Bitboard::EMPTY)
        };
        let first_kinds: KindSet =
            (0..kinds.len() as u8).map(KindId).filter(|kind| first_moves::has_them(&kinds[kind.index()])).collect();
        let lost_to = letters_set(&definition.check.first_moves_lost_to, &kinds, "check")?;
        let first_moves = (!first_kinds.is_empty()).then(|| {
            let squares = |player: Player| (0..kinds.len() as u8).map(|kind| begins(player, KindId(kind))).collect();
            FirstMoves {
                kinds: first_kinds,
                squares: players_of(&players).map(squares).collect(),
                later: Tables::new(size, holes, &forwards, &moves, |player, kind| {
                    if first_kinds.has(kind) { Bitboard::EMPTY } else { begins(player, kind) }
                }),
                text: definition.first_moves_text,
                lost_to,
            }
        });
        let tables = Tables::new(size, holes, &forwards, &moves, begins);
        let start_counts = players_of(&players)
            .map(|player| (0..kinds.len() as u8).map(|kind| stands(player, KindId(kind)).count() as u8).collect())
            .collect();
        for castle in &mut castling {
            castle.by_rook = chess960_castling || goes_by_itself(&tables, king_leap.is_some(), castle);
        }
        let options = options.clone();
        let mut variant = Variant {
            definition,
            options,
            size,
            holes,
            players,
            kinds,
            royal,
            rules,
            start_counts,
            castling: Arc::new(CastlingSet::new(castling, rights, first_leap)),
            king_leap: king_leap.is_some(),
            insufficient,
            promotion_squares,
            start,
            tables,
            promoters: Vec::new(),
            promotion_area: Vec::new(),
            en_passant_area: Vec::new(),
            shuffle,
            first_moves,
            chess960_castling,
        };
        variant.promotion_area = variant.turn_order().map(|player| promotion_area(&variant, player)).collect();
        variant.en_passant_area = variant.turn_order().map(|player| en_passant_area(&variant, player)).collect();
        variant.promoters = variant.turn_order().map(|player| promoters(&variant, player)).collect();
        Ok(variant)
    }
}

/// The definition, if all its names and other short texts can be displayed.
fn with_short_texts(mut definition: Definition) -> Result<Definition, DefinitionError> {
    let mut errors = DefinitionErrors::default();
    definition.short_texts(&mut |place, kind, text| {
        let part = match place {
            ShortTextPlace::Key(key) => DefinitionPart::Key(key),
            // Its letter, because its name may be the wrong text.
            ShortTextPlace::Piece(letter) => DefinitionPart::Piece(letter.to_string()),
        };
        if errors.has_few()
            && let Err(error) = kind.check(text)
        {
            errors.keep(wrong::<()>(part, DefinitionErrorKind::ShortText(error)));
        }
    });
    errors.none()?;
    Ok(definition)
}

/// The squares where a promoting move of some kind may end: the zone, or every square if a move out of the zone promotes.
fn promotion_area(variant: &Variant, player: Player) -> Bitboard {
    let rows = variant.kinds().iter().flat_map(|kind| &kind.promotions);
    rows.fold(Bitboard::EMPTY, |area, row| {
        let zone = row.zone[player.index()];
        area | if row.leaving { variant.board_size().squares().collect() } else { zone }
    })
}

/// The squares where some kind may capture en passant.
fn en_passant_area(variant: &Variant, player: Player) -> Bitboard {
    let takers = variant.kinds().iter().filter(|kind| kind.takes_en_passant);
    takers.fold(Bitboard::EMPTY, |area, kind| area | kind.en_passant_zone[player.index()])
}

/// The squares from which some kind that promotes may reach the player's farthest rank in one move, on some board.
fn promoters(variant: &Variant, player: Player) -> Bitboard {
    let tables = variant.tables();
    let mut from_where = Bitboard::EMPTY;
    for kind in variant.kind_ids() {
        let promotions = &variant.kind(kind).promotions;
        if promotions.is_empty() {
            continue;
        }
        let zones = promotions.iter().map(|promotion| promotion.zone[player.index()]);
        let far = zones.fold(Bitboard::EMPTY, |all, zone| all | zone);
        for promotion in promotions.iter().filter(|promotion| promotion.leaving) {
            from_where |= promotion.zone[player.index()];
        }
        let arrives = |from: &Square| {
            let leaps = tables.leap_moves(player, kind, *from) | tables.leap_captures(player, kind, *from);
            let mut paths = tables.paths(player, kind, *from).iter();
            !(leaps & far).is_empty() || paths.any(|path| tables.path_squares(path).0.iter().any(|&to| far.has(to)))
        };
        from_where |= variant.board_size().squares().filter(arrives).collect();
    }
    from_where
}

/// The kinds with these letters.
fn letters_set(letters: &Letters, kinds: &[PieceKind], key: &'static str) -> Result<KindSet, DefinitionError> {
    let find = |&letter: &Letter| {
        kind_with(kinds, letter).map_or_else(|| unknown_letter(DefinitionPart::Key(key), letter), Ok)
    };
    letters.0.iter().map(find).collect()
}

fn players(definition: &Definition) -> Result<Vec<PlayerInfo>, DefinitionError> {
    let needed = match definition.family {
        Family::Chess => 2,
        Family::Chaturaji => 4,
    };
    if definition.players.len() != needed {
        return wrong(
            DefinitionPart::Key("players"),
            DefinitionErrorKind::Players { needed, found: definition.players.len() },
        );
    }
    Ok(definition
        .players
        .iter()
        .map(|player| PlayerInfo {
            letter: player.letter,
            other_letters: player.other_letters.clone(),
            name: player.name.clone(),
            forward: player.forward,
        })
        .collect())
}

fn players_of(players: &[PlayerInfo]) -> impl Iterator<Item = Player> + use<> {
    (0..players.len() as u8).map(Player)
}

/// The board of the start position. Tolerates errors, because the whole FEN is checked later, with messages.
fn start_board(start: &str, geometry: BoardGeometry<'_>, kinds: &[PieceKind]) -> Board {
    let placement = start.split([' ', '[']).next().unwrap_or("");
    placement::read(placement, geometry, |letter| kind_with(kinds, letter)).unwrap_or_else(|_| Board::empty())
}

/// Whether a piece with this letter is in a pocket at the start.
fn is_in_pocket(start: &str, letter: Letter) -> bool {
    let mut rest = start.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(pockets, _)| pockets);
    while let Some((found, _, after)) = Letter::read(rest) {
        if found == letter {
            return true;
        }
        rest = after;
    }
    false
}

/// The start squares of each kind, by player.
fn start_squares(board: &Board) -> impl Fn(Player, KindId) -> Bitboard {
    move |player, kind| board.pieces_of(player).filter(|(_, it)| *it == kind).map(|(square, _)| square).collect()
}

fn promotion_squares(
    definition: &Definition,
    size: BoardSize,
    players: &[PlayerInfo],
    kinds: &[PieceKind],
) -> Result<Vec<(Square, KindId, Player)>, DefinitionError> {
    if definition.family == Family::Chess {
        return Ok(Vec::new());
    }
    if definition.promotion_squares.len() != players.len() {
        return wrong(DefinitionPart::Key("promotionSquares"), DefinitionErrorKind::PromotionRows);
    }
    let mut squares = Vec::new();
    for (player, (info, row)) in players.iter().zip(&definition.promotion_squares).enumerate() {
        let (last_file, last_rank) = (size.files() - 1, size.ranks() - 1);
        for (place, letter) in row.chars().enumerate() {
            let place = u8::try_from(place).unwrap_or(u8::MAX);
            let square = match info.forward {
                Forward::North => Square::new(place, last_rank),
                Forward::South => Square::new(place, 0),
                Forward::East => Square::new(last_file, place),
                Forward::West => Square::new(0, place),
            };
            let Some(square) = square.filter(|&square| size.contains(square)) else {
                return wrong(
                    DefinitionPart::Key("promotionSquares"),
                    DefinitionErrorKind::PromotionRowTooLong(info.name.clone()),
                );
            };
            let kind = Letter::new(letter)
                .and_then(|letter| kind_with(kinds, letter))
                .map_or_else(|| unknown_letter(DefinitionPart::Key("promotionSquares"), letter), Ok)?;
            squares.push((square, kind, Player(player as u8)));
        }
    }
    Ok(squares)
}
