//! The kinds of piece that a definition describes.

use super::error::{DefinitionError, DefinitionErrorKind, DefinitionErrors, DefinitionPart, unknown_letter, wrong};
use super::rules::zone;
use super::{KindSet, PieceKind, PromotionRow, ZoneMoves, kind_with};
use crate::betza::Movement;
use crate::definition::{Definition, Letters, LettersByPlayer, PieceDefinition, PromotionDefinition, Royal, SortedMap};
use crate::tables::Tables;
use crate::{Bitboard, BoardSize, Family, Forward, KindId, Letter, Player, Square, Zone};

/// The board geometry that kinds are checked against.
#[derive(Clone, Copy)]
pub(super) struct KindGeometry<'a> {
    pub size: BoardSize,
    /// All squares of the board.
    pub board: Bitboard,
    pub forwards: &'a [Forward],
}

impl KindGeometry<'_> {
    /// The farthest rank of a player.
    fn far(&self, player: Player) -> Bitboard {
        let (files, ranks) = (self.size.files(), self.size.ranks());
        let is_far = |square: &Square| match self.forwards[player.index()] {
            Forward::North => square.rank() + 1 == ranks,
            Forward::South => square.rank() == 0,
            Forward::East => square.file() + 1 == files,
            Forward::West => square.file() == 0,
        };
        self.size.squares().filter(is_far).collect()
    }
}

/// Checks all kinds.
pub(super) fn kinds(definition: &Definition, geometry: KindGeometry<'_>) -> Result<Vec<PieceKind>, DefinitionError> {
    let most = if definition.family == Family::Chaturaji { KindId::MAX_COUNT - 1 } else { KindId::MAX_COUNT };
    if definition.pieces.len() > most {
        return wrong(DefinitionPart::Key("pieces"), DefinitionErrorKind::Kinds);
    }
    let mut kinds: Vec<PieceKind> = Vec::new();
    let mut errors = DefinitionErrors::default();
    for piece in &definition.pieces {
        let checked = kind(definition, piece, geometry, &kinds);
        kinds.extend(errors.keep(checked));
    }
    errors.none()?;
    let mut named = definition.names.iter().flat_map(|(_, names)| names.iter());
    if let Some((&letter, _)) = named.find(|(letter, _)| kind_with(&kinds, **letter).is_none()) {
        return unknown_letter(DefinitionPart::Key("names"), letter);
    }
    reverting(definition, &mut kinds)?;
    if kinds.len() > most {
        return wrong(DefinitionPart::Key("pieces"), DefinitionErrorKind::Kinds);
    }
    let mut errors = DefinitionErrors::default();
    for (kind, piece) in definition.pieces.iter().enumerate() {
        let part = || DefinitionPart::Piece(piece.name.clone());
        let no_screens = piece.hops_not.0.iter().map(|&letter| find(&kinds, letter, &part)).collect();
        kinds[kind].hops_not = errors.keep(no_screens).unwrap_or_default();
        errors.keep(promotions(definition, piece, geometry, &mut kinds, kind));
    }
    errors.none()?;
    Ok(kinds)
}

/// Sets the promotions of a kind, and the unpromoted kind of the targets.
fn promotions(
    definition: &Definition,
    piece: &PieceDefinition,
    geometry: KindGeometry<'_>,
    kinds: &mut [PieceKind],
    kind: usize,
) -> Result<(), DefinitionError> {
    let part = || DefinitionPart::Piece(piece.name.clone());
    if let Some(base) = piece.promoted_from {
        kinds[kind].promoted_from = Some(find(kinds, base, &part)?);
    }
    let default = || PromotionDefinition {
        to: LettersByPlayer::Same(piece.promotes_to.clone()),
        ..PromotionDefinition::default()
    };
    let rows = match &piece.promotion {
        rows if !rows.is_empty() => rows.0.clone(),
        _ if piece.promotes_to.0.is_empty() => return Ok(()),
        _ => vec![default()],
    };
    let promotions = rows.iter().map(|row| promotion_of(row, geometry, kinds, &part)).collect::<Result<Vec<_>, _>>()?;
    let mut targets: Vec<KindId> = Vec::new();
    for &target in promotions.iter().flat_map(|promotion| promotion.to.iter().flatten()) {
        if kinds[target.index()].royalty == Royal::Always && definition.format < 2 {
            return wrong(part(), DefinitionErrorKind::PromotesToKing);
        }
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    kinds[kind].promotes_to = targets;
    if definition.family == Family::Chess {
        kinds[kind].promotions = promotions;
    }
    Ok(())
}

fn find(kinds: &[PieceKind], letter: Letter, part: &impl Fn() -> DefinitionPart) -> Result<KindId, DefinitionError> {
    kind_with(kinds, letter).map_or_else(|| unknown_letter(part(), letter), Ok)
}

/// Checks a kind, without the fields that refer to other kinds.
fn kind(
    definition: &Definition,
    piece: &PieceDefinition,
    geometry: KindGeometry<'_>,
    before: &[PieceKind],
) -> Result<PieceKind, DefinitionError> {
    let KindGeometry { size, forwards, .. } = geometry;
    let part = || DefinitionPart::Piece(piece.name.clone());
    if kind_with(before, piece.letter).is_some() {
        return wrong(part(), DefinitionErrorKind::LetterTaken(piece.letter));
    }
    let own = |letter: &&Letter| definition.pieces.iter().any(|other| other.letter == **letter);
    let of_another = |letter: &&Letter| before.iter().any(|other| other.other_letters.0.contains(letter));
    if let Some(&letter) = piece.other_letters.0.iter().find(|letter| own(letter) || of_another(letter)) {
        return wrong(part(), DefinitionErrorKind::LetterTaken(letter));
    }
    if piece.lowest_rank == 0 || piece.lowest_rank > size.ranks().max(size.files()) {
        return wrong(part(), DefinitionErrorKind::LowestRank);
    }
    let read = |betza: &str| -> Result<Movement, DefinitionError> {
        betza.parse().map_err(|error| DefinitionError::Betza { part: DefinitionPart::Piece(piece.name.clone()), error })
    };
    // A piece without Betza text cannot move.
    let movement = if piece.betza.is_empty() && definition.format > 1 { Movement::none() } else { read(&piece.betza)? };
    let returns = movement.walks().iter().any(|walk| walk.step.1 <= 0 || walk.legs.iter().any(|step| step.1 < 0));
    // Positions of two-player games record which pieces have moved.
    let remembers = definition.format > 1 && definition.family == Family::Chess;
    if !remembers && returns && movement.walks().iter().any(|walk| walk.initial) {
        return wrong(part(), DefinitionErrorKind::InitialReturns);
    }
    // No piece stands on a hole, whatever a zone contains.
    let squares = |it: Option<&Zone>| {
        let zones = zone(it, part, size, forwards, |_| geometry.board)?;
        Ok::<Vec<Bitboard>, DefinitionError>(zones.into_iter().map(|zone| zone & geometry.board).collect())
    };
    let zone_moves = piece.zone_moves.iter().map(|it| {
        Ok(ZoneMoves {
            from: squares(Some(&it.from))?,
            within: squares(it.within.as_ref())?,
            movement: read(&it.betza)?,
        })
    });
    let zone_moves = zone_moves.collect::<Result<Vec<_>, DefinitionError>>()?;
    Ok(PieceKind {
        name: piece.name.clone(),
        translations: translations(definition, piece),
        also_called: piece.also_called.clone(),
        other_letters: piece.other_letters.clone(),
        letter: piece.letter,
        art: piece.art.clone(),
        betza: piece.betza.clone(),
        movement,
        value: piece.value,
        points: piece.points,
        royal: piece.royal != Royal::No,
        royalty: piece.royal,
        castles: piece.castles,
        boat: piece.boat,
        early_promotion: piece.early_promotion,
        pawn: piece.pawn,
        zeroing: piece.zeroing,
        goes_back: returns,
        promotes_to: Vec::new(),
        promotions: Vec::new(),
        promoted_from: None,
        same_as: None,
        promotion_limit: piece.promotion_limit,
        drop_zone: squares(piece.drop_zone.as_ref())?,
        drops_on_file: piece.drops_on_file,
        drops_promoted: piece.drops_promoted,
        hops_not: KindSet::default(),
        confined: squares(piece.confined.as_ref())?,
        zone_moves,
        en_passant_zone: squares(piece.en_passant_zone.as_ref())?,
        takes_en_passant: piece.takes_en_passant,
        taken_en_passant: piece.taken_en_passant,
        lowest_rank: piece.lowest_rank - 1,
    })
}

/// Adds a kind with `~` behind its letter for each kind that is a promotion and reverts when it is captured.
fn reverting(definition: &Definition, kinds: &mut Vec<PieceKind>) -> Result<(), DefinitionError> {
    for (base, piece) in definition.pieces.iter().enumerate() {
        for &letter in piece.promotion.0.iter().filter(|it| it.reverts).flat_map(|it| it.to.all()) {
            let target = find(kinds, letter, &|| DefinitionPart::Piece(piece.name.clone()))?;
            if kind_with(kinds, letter.promoted()).is_none() {
                let twin = PieceKind {
                    letter: letter.promoted(),
                    promoted_from: Some(KindId(base as u8)),
                    same_as: Some(target),
                    ..kinds[target.index()].clone()
                };
                kinds.push(twin);
            }
        }
    }
    Ok(())
}

fn promotion_of(
    given: &PromotionDefinition,
    geometry: KindGeometry<'_>,
    kinds: &[PieceKind],
    part: &impl Fn() -> DefinitionPart,
) -> Result<PromotionRow, DefinitionError> {
    let KindGeometry { size, forwards, .. } = geometry;
    let target = |letter: Letter| find(kinds, if given.reverts { letter.promoted() } else { letter }, part);
    let row = |letters: &Letters| letters.0.iter().map(|&letter| target(letter)).collect::<Result<Vec<_>, _>>();
    let to = match &given.to {
        LettersByPlayer::Same(letters) => vec![row(letters)?; forwards.len()],
        LettersByPlayer::Each(each) if each.len() == forwards.len() => {
            each.iter().map(row).collect::<Result<Vec<_>, _>>()?
        }
        LettersByPlayer::Each(each) => {
            return wrong(part(), DefinitionErrorKind::Players { needed: forwards.len(), found: each.len() });
        }
    };
    Ok(PromotionRow {
        to,
        zone: zone(given.zone.as_ref(), part, size, forwards, |player| geometry.far(player))?,
        optional: given.optional,
        must_in: zone(given.must_in.as_ref(), part, size, forwards, |_| Bitboard::EMPTY)?,
        by_moves: given.by_moves.as_ref().map(|betza| reached_by(betza, geometry, part)).transpose()?,
        leaving: given.leaving,
        entering: given.entering,
        by_capture: given.by_capture,
        without_capture: given.without_capture,
        not_en_passant: given.not_en_passant,
        own_move: given.own_move,
        only_captured: given.only_captured,
    })
}

/// By player and square: the targets of these moves on an otherwise empty board, without capture and with capture.
fn reached_by(
    betza: &str,
    geometry: KindGeometry<'_>,
    part: &impl Fn() -> DefinitionPart,
) -> Result<Vec<Vec<[Bitboard; 2]>>, DefinitionError> {
    let movement: Movement = betza.parse().map_err(|error| DefinitionError::Betza { part: part(), error })?;
    let starts = |_, _| geometry.board;
    let tables = Tables::of(geometry.size, geometry.forwards, &[&movement], |_| false, starts);
    let from = |player: Player, square: Square| {
        let kind = KindId(0);
        let mut squares = [tables.leap_moves(player, kind, square), tables.leap_captures(player, kind, square)];
        // A hopper has no screen there.
        for path in tables.paths(player, kind, square).iter().filter(|path| !path.is_hopper()) {
            let ends: Bitboard = path.ends(tables.path_squares(path).0).iter().copied().collect();
            squares[0] |= if path.moves { ends } else { Bitboard::EMPTY };
            squares[1] |= if path.captures { ends } else { Bitboard::EMPTY };
        }
        squares
    };
    let all = |player: Player| {
        let squares = (0..=u8::MAX).map(Square::from_index);
        squares
            .map(|square| if geometry.size.contains(square) { from(player, square) } else { Default::default() })
            .collect()
    };
    Ok((0..geometry.forwards.len() as u8).map(|player| all(Player(player))).collect())
}

/// The names of a piece in languages other than English.
fn translations(definition: &Definition, piece: &PieceDefinition) -> Vec<(String, String)> {
    let own = |(language, names): (&String, &SortedMap<Letter, String>)| {
        Some((language.clone(), names.get(&piece.letter)?.clone()))
    };
    let mut names: Vec<(String, String)> = definition.names.iter().filter_map(own).collect();
    if !piece.french.is_empty() && names.iter().all(|(language, _)| language != "fr") {
        names.push(("fr".to_string(), piece.french.clone()));
    }
    names
}
