//! Definition → variant: everything a definition says is checked, and turned into tables.

use super::castling::{are_told_apart, castling_move, goes_by_itself};
use super::error::{DefinitionError, DefinitionFault, DefinitionPart, unknown_letter, wrong};
use super::kinds::kinds;
use super::parts::{FenRight, PieceKind, PlayerInfo};
use super::{Variant, kind_with};
use crate::definition::{Definition, Family, Forward, OptionDefinition, OptionalRule};
use crate::notation::placement::{self, Ground};
use crate::tables::{KindMoves, Tables};
use crate::{Bitboard, Board, KindId, Letter, Options, Player, Shape, Square, read_squares};

impl Variant {
    pub(super) fn compile(definition: Definition, options: &Options) -> Result<Variant, DefinitionError> {
        let definition = definition.with_roles();
        let Some(shape) = Shape::new(definition.board.files, definition.board.ranks) else {
            return wrong(DefinitionPart::Key("board"), DefinitionFault::BoardSize);
        };
        let holes = match read_squares(&definition.board.holes, shape) {
            Ok(holes) => holes,
            Err(error) => return wrong(DefinitionPart::Key("board"), DefinitionFault::Zone(error)),
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
        let letters = |letter: Letter| kind_with(&kinds, letter);

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
                text.0
                    .iter()
                    .map(|&letter| {
                        letters(letter).map_or_else(|| unknown_letter(DefinitionPart::Key("insufficient"), letter), Ok)
                    })
                    .collect()
            })
            .collect::<Result<Vec<Vec<KindId>>, _>>()?;

        let on: Vec<&OptionDefinition> = definition.options.iter().filter(|option| options.is_on(&option.id)).collect();
        let start = on.last().map_or(&definition.start, |option| &option.start).clone();
        let king_leap = on.iter().find(|option| option.rule == OptionalRule::KingLeap).map(|option| option.right);
        let stands = start_squares(&start, Ground { shape, holes: &holes, players: &players }, &kinds);

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
        let is_own = |at: usize| rights[..at].iter().all(|other| other.letter != rights[at].letter);
        if rights.len() > 8 || !(0..rights.len()).all(is_own) {
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
            holes,
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

/// Where each kind of each player stands in the start position. Tolerates faults: the whole text is checked later, with words.
fn start_squares(start: &str, ground: Ground<'_>, kinds: &[PieceKind]) -> impl Fn(Player, KindId) -> Bitboard + use<> {
    let placement = start.split([' ', '[']).next().unwrap_or("");
    let letters: Vec<(KindId, Letter)> = kinds.iter().enumerate().map(|(id, k)| (KindId(id as u8), k.letter)).collect();
    let lookup = move |letter: Letter| letters.iter().find(|(_, known)| *known == letter).map(|(id, _)| *id);
    let board = placement::read(placement, ground, lookup).unwrap_or_else(|_| Board::empty());
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
            let kind = Letter::new(letter)
                .and_then(|letter| kind_with(kinds, letter))
                .map_or_else(|| unknown_letter(DefinitionPart::Key("promotionSquares"), letter), Ok)?;
            squares.push((square, kind, Player(player as u8)));
        }
    }
    Ok(squares)
}
