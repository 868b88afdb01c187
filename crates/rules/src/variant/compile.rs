//! Definition → variant: everything a definition says is checked, and turned into tables.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, wrong};
use super::parts::{Castling, FenRight, PieceKind, PlayerInfo};
use super::{Variant, kind_with};
use crate::betza::Movement;
use crate::definition::{
    CastlingDefinition, Definition, Family, Forward, OptionDefinition, OptionalRule, Options, PieceDefinition,
};
use crate::notation::placement;
use crate::tables::{KindMoves, Path, Tables};
use crate::{Bitboard, Board, KindId, Player, Shape, Square};
use std::collections::BTreeSet;

impl Variant {
    pub(super) fn compile(definition: Definition, options: &Options) -> Result<Variant, DefinitionError> {
        let definition = definition.with_roles();
        let Some(shape) = Shape::new(definition.board.files, definition.board.ranks) else {
            return wrong(DefinitionPart::Key("board"), DefinitionFault::BoardSize);
        };
        let players = players(&definition)?;
        let kinds = kinds(&definition, shape)?;
        let royals: Vec<usize> = (0..kinds.len()).filter(|&kind| kinds[kind].royal).collect();
        let &[royal] = royals.as_slice() else {
            return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Royals(royals.len()));
        };
        let royal = KindId(royal as u8);
        if kinds.iter().filter(|kind| kind.boat).count() > 1 {
            return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Boats);
        }
        let letters = |letter: char| kind_with(&kinds, letter);

        let mut castling = Vec::new();
        for entry in &definition.castling {
            castling.push(castling_move(entry, shape)?);
        }
        are_told_apart(&castling)?;
        let rooks: Vec<KindId> =
            (0..kinds.len()).filter(|&kind| kinds[kind].castles).map(|kind| KindId(kind as u8)).collect();
        if !castling.is_empty() && rooks.len() != 1 {
            return wrong(DefinitionPart::Key("castling"), DefinitionFault::Castlers(rooks.len()));
        }
        let insufficient = definition
            .insufficient
            .iter()
            .map(|text| {
                text.chars()
                    .map(|letter| {
                        letters(letter).map_or_else(|| unknown_letter(DefinitionPart::Key("insufficient"), letter), Ok)
                    })
                    .collect()
            })
            .collect::<Result<Vec<Vec<KindId>>, _>>()?;

        let on: Vec<&OptionDefinition> = definition.options.iter().filter(|option| options.is_on(&option.id)).collect();
        let start = on.last().map_or(&definition.start, |option| &option.start).clone();
        let king_leap = on.iter().find(|option| option.rule == OptionalRule::KingLeap).map(|option| option.right);
        let stands = start_squares(&start, shape, &kinds, &players);

        let mut rights: Vec<FenRight> = Vec::new();
        for (castle, &rook) in castling.iter().zip(rooks.iter().cycle()) {
            rights.push(FenRight {
                letter: castle.letter,
                player: castle.player,
                needs: vec![(castle.king, royal), (castle.rook, rook)],
            });
        }
        if let Some(letter) = king_leap {
            let letters = [letter.to_ascii_uppercase(), letter.to_ascii_lowercase()];
            for (player, letter) in [Player(0), Player(1)].into_iter().zip(letters) {
                let Some(home) = stands(player, royal).iter().next() else {
                    return wrong(DefinitionPart::Key("start"), DefinitionFault::NoKing);
                };
                rights.push(FenRight { letter, player, needs: vec![(home, royal)] });
            }
        }
        let mut seen = BTreeSet::new();
        if rights.len() > 8 || !rights.iter().all(|right| seen.insert(right.letter)) {
            return wrong(DefinitionPart::Key("castling"), DefinitionFault::Rights);
        }

        let promotion_squares = promotion_squares(&definition, shape, &players, &kinds)?;
        let moves: Vec<KindMoves<'_>> = kinds
            .iter()
            .map(|kind| KindMoves { movement: &kind.movement, taken_en_passant: kind.taken_en_passant })
            .collect();
        let forwards: Vec<_> = players.iter().map(|player| player.forward).collect();
        let tables = Tables::new(shape, &forwards, &moves, stands);
        for castle in &mut castling {
            castle.by_rook = goes_by_itself(&tables, royal, king_leap.is_some(), castle);
        }
        let options = options.clone();
        let kept = rights.iter().flat_map(|right| right.needs.iter().map(|&(square, _)| square)).collect();
        let mut variant = Variant {
            definition,
            options,
            shape,
            players,
            kinds,
            royal,
            castling,
            rights,
            kept,
            king_leap: king_leap.is_some(),
            insufficient,
            promotion_squares,
            start,
            tables,
            promoters: Vec::new(),
        };
        variant.promoters = variant.turn_order().map(|player| promoters(&variant, player)).collect();
        Ok(variant)
    }
}

/// From where some kind that promotes may come to the player's farthest rank in a move, whatever stands on the board.
fn promoters(variant: &Variant, player: Player) -> Bitboard {
    let tables = variant.tables();
    let far: Bitboard = variant.shape().squares().filter(|&square| variant.is_promotion_rank(player, square)).collect();
    let promotes = |kind: &KindId| !variant.kind(*kind).promotes_to.is_empty();
    let mut from_where = Bitboard::EMPTY;
    for kind in variant.kind_ids().filter(promotes) {
        let arrives = |from: &Square| {
            let leaps = tables.leap_moves(player, kind, *from) | tables.leap_captures(player, kind, *from);
            let mut paths = tables.paths(player, kind, *from).iter();
            !(leaps & far).is_empty() || paths.any(|path| tables.path_squares(path).0.iter().any(|&to| far.has(to)))
        };
        from_where |= variant.shape().squares().filter(arrives).collect();
    }
    from_where
}

fn unknown_letter<T>(part: DefinitionPart, letter: char) -> Result<T, DefinitionError> {
    wrong(part, DefinitionFault::NoPiece(letter))
}

fn players(definition: &Definition) -> Result<Vec<PlayerInfo>, DefinitionError> {
    let needed = match definition.family {
        Family::Chess => 2,
        Family::Chaturaji => 4,
    };
    if definition.players.len() != needed {
        return wrong(
            DefinitionPart::Key("players"),
            DefinitionFault::Players { needed, found: definition.players.len() },
        );
    }
    Ok(definition
        .players
        .iter()
        .map(|player| PlayerInfo { letter: player.letter, name: player.name.clone(), forward: player.forward })
        .collect())
}

fn kinds(definition: &Definition, shape: Shape) -> Result<Vec<PieceKind>, DefinitionError> {
    if definition.pieces.len() > KindId::MOST {
        return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Kinds);
    }
    let mut kinds: Vec<PieceKind> = Vec::new();
    for piece in &definition.pieces {
        let part = || DefinitionPart::Piece(piece.name.clone());
        if !piece.letter.is_ascii_uppercase() {
            return wrong(part(), DefinitionFault::Letter);
        }
        if kind_with(&kinds, piece.letter).is_some() {
            return wrong(part(), DefinitionFault::LetterTaken(piece.letter));
        }
        if piece.lowest_rank == 0 || piece.lowest_rank > shape.ranks().max(shape.files()) {
            return wrong(part(), DefinitionFault::LowestRank);
        }
        let movement: Movement =
            piece.betza.parse().map_err(|fault| DefinitionError::Betza { piece: piece.name.clone(), fault })?;
        let returns = movement.walks().iter().any(|walk| walk.step.1 <= 0 || walk.bends.iter().any(|step| step.1 < 0));
        if returns && movement.walks().iter().any(|walk| walk.initial) {
            return wrong(part(), DefinitionFault::InitialReturns);
        }
        kinds.push(PieceKind {
            name: piece.name.clone(),
            translations: translations(definition, piece),
            also_called: piece.also_called.clone(),
            letter: piece.letter,
            art: piece.art.clone(),
            betza: piece.betza.clone(),
            movement,
            value: piece.value,
            points: piece.points,
            royal: piece.royal,
            castles: piece.castles,
            boat: piece.boat,
            early_promotion: piece.early_promotion,
            pawn: piece.pawn,
            zeroing: piece.zeroing,
            promotes_to: Vec::new(),
            takes_en_passant: piece.takes_en_passant,
            taken_en_passant: piece.taken_en_passant,
            lowest_rank: piece.lowest_rank - 1,
        });
    }
    if let Some(name) = definition.names.iter().find(|name| kind_with(&kinds, name.letter).is_none()) {
        return unknown_letter(DefinitionPart::Key("names"), name.letter);
    }
    for (kind, piece) in definition.pieces.iter().enumerate() {
        for letter in piece.promotes_to.chars() {
            match kind_with(&kinds, letter) {
                Some(target) if !kinds[target.index()].royal => kinds[kind].promotes_to.push(target),
                Some(_) => return wrong(DefinitionPart::Piece(piece.name.clone()), DefinitionFault::PromotesToKing),
                None => return unknown_letter(DefinitionPart::Piece(piece.name.clone()), letter),
            }
        }
    }
    Ok(kinds)
}

/// The names of a piece in other languages than English.
fn translations(definition: &Definition, piece: &PieceDefinition) -> Vec<(String, String)> {
    let own = definition.names.iter().filter(|name| name.letter == piece.letter);
    let mut names: Vec<(String, String)> = own.map(|it| (it.language.clone(), it.name.clone())).collect();
    if !piece.french.is_empty() && names.iter().all(|(language, _)| language != "fr") {
        names.push(("fr".to_string(), piece.french.clone()));
    }
    names
}

fn castling_move(entry: &CastlingDefinition, shape: Shape) -> Result<Castling, DefinitionError> {
    let part = DefinitionPart::Castling(entry.right);
    let square = |text: &str| match text.parse::<Square>() {
        Ok(square) if shape.contains(square) => Ok(square),
        Ok(square) => wrong(part.clone(), DefinitionFault::OffBoard(square)),
        Err(error) => wrong(part.clone(), DefinitionFault::Square(error)),
    };
    let (king, king_to) = (square(&entry.king)?, square(&entry.king_to)?);
    let (rook, rook_to) = (square(&entry.rook)?, square(&entry.rook_to)?);
    if [king_to, rook, rook_to].iter().any(|square| square.rank() != king.rank()) || king == rook {
        return wrong(part, DefinitionFault::CastlingRank);
    }
    if king_to == rook {
        return wrong(part, DefinitionFault::KingOnRook);
    }
    let between = |a: Square, b: Square| -> Bitboard {
        let (low, high) = (a.file().min(b.file()), a.file().max(b.file()));
        (low..=high).filter_map(|file| Square::new(file, a.rank())).collect()
    };
    let free = (between(king, rook) | between(king, king_to) | between(rook, rook_to)).without(king).without(rook);
    Ok(Castling {
        player: Player(u8::from(entry.right.is_ascii_lowercase())),
        letter: entry.right,
        san: entry.san.clone(),
        other_san: entry.other_san.clone(),
        king,
        king_to,
        rook,
        rook_to,
        free,
        crossed: between(king, king_to).without(king).without(king_to),
        by_rook: false,
    })
}

/// Whether the King could come to where castling takes it by another move, whatever stands on the board.
fn goes_by_itself(tables: &Tables, royal: KindId, king_leap: bool, castle: &Castling) -> bool {
    let (from, to) = (castle.king, castle.king_to);
    let along = |path: &Path| path.moves && tables.path_squares(path).0.contains(&to);
    tables.leap_moves(castle.player, royal, from).has(to)
        || tables.paths(castle.player, royal, from).iter().any(along)
        || king_leap && from.file().abs_diff(to.file()) == 2
}

/// Whether castling moves can be told from each other, by their squares and by what people write.
fn are_told_apart(castling: &[Castling]) -> Result<(), DefinitionError> {
    for (place, castle) in castling.iter().enumerate() {
        let part = DefinitionPart::Castling(castle.letter);
        if !castle.letter.is_ascii_alphabetic() {
            return wrong(part, DefinitionFault::RightLetter);
        }
        if castle.san.split('-').any(|part| part != "O") || !castle.san.contains('-') {
            return wrong(part, DefinitionFault::CastlingSan);
        }
        for other in &castling[..place] {
            if (other.king, other.king_to) == (castle.king, castle.king_to) {
                return wrong(part, DefinitionFault::SameKing);
            }
            if other.player == castle.player && other.san == castle.san {
                return wrong(part, DefinitionFault::SameSan);
            }
        }
    }
    Ok(())
}

/// Where each kind of each player stands in the start position. Tolerates faults: the whole text is checked later, with words.
fn start_squares(
    start: &str,
    shape: Shape,
    kinds: &[PieceKind],
    players: &[PlayerInfo],
) -> impl Fn(Player, KindId) -> Bitboard + use<> {
    let placement = start.split(' ').next().unwrap_or("");
    let letters: Vec<(KindId, char)> = kinds.iter().enumerate().map(|(id, k)| (KindId(id as u8), k.letter)).collect();
    let lookup = move |letter: char| letters.iter().find(|(_, known)| *known == letter).map(|(id, _)| *id);
    let board = placement::read(placement, shape, players, lookup).unwrap_or_else(|_| Board::empty());
    move |player, kind| board.pieces_of(player).filter(|(_, it)| *it == kind).map(|(square, _)| square).collect()
}

fn promotion_squares(
    definition: &Definition,
    shape: Shape,
    players: &[PlayerInfo],
    kinds: &[PieceKind],
) -> Result<Vec<(Square, KindId, Player)>, DefinitionError> {
    if definition.family == Family::Chess {
        return Ok(Vec::new());
    }
    if definition.promotion_squares.len() != players.len() {
        return wrong(DefinitionPart::Key("promotionSquares"), DefinitionFault::PromotionRows);
    }
    let mut squares = Vec::new();
    for (player, (info, row)) in players.iter().zip(&definition.promotion_squares).enumerate() {
        let (last_file, last_rank) = (shape.files() - 1, shape.ranks() - 1);
        for (place, letter) in row.chars().enumerate() {
            let place = u8::try_from(place).unwrap_or(u8::MAX);
            let square = match info.forward {
                Forward::North => Square::new(place, last_rank),
                Forward::South => Square::new(place, 0),
                Forward::East => Square::new(last_file, place),
                Forward::West => Square::new(0, place),
            };
            let Some(square) = square.filter(|&square| shape.contains(square)) else {
                return wrong(
                    DefinitionPart::Key("promotionSquares"),
                    DefinitionFault::PromotionRowTooLong(info.name.clone()),
                );
            };
            let kind = kind_with(kinds, letter)
                .map_or_else(|| unknown_letter(DefinitionPart::Key("promotionSquares"), letter), Ok)?;
            squares.push((square, kind, Player(player as u8)));
        }
    }
    Ok(squares)
}
