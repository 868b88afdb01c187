//! The kinds of piece that a definition describes.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, unknown_letter, wrong};
use super::rules::zone;
use super::{PieceKind, Promotion, ZoneMoves, kind_with};
use crate::betza::Movement;
use crate::definition::{Definition, Letters, LettersByPlayer, PieceDefinition, PromotionDefinition, Royal};
use crate::{Bitboard, Family, Forward, KindId, Player, Shape, Square};

/// What the kinds are checked against.
#[derive(Clone, Copy)]
pub(super) struct KindGround<'a> {
    pub shape: Shape,
    /// All squares there are.
    pub board: Bitboard,
    pub forwards: &'a [Forward],
}

impl KindGround<'_> {
    /// The farthest rank of a player.
    fn far(&self, player: Player) -> Bitboard {
        let (files, ranks) = (self.shape.files(), self.shape.ranks());
        let is_far = |square: &Square| match self.forwards[player.index()] {
            Forward::North => square.rank() + 1 == ranks,
            Forward::South => square.rank() == 0,
            Forward::East => square.file() + 1 == files,
            Forward::West => square.file() == 0,
        };
        self.shape.squares().filter(is_far).collect()
    }
}

/// The kinds, checked.
pub(super) fn kinds(definition: &Definition, ground: KindGround<'_>) -> Result<Vec<PieceKind>, DefinitionError> {
    let most = if definition.family == Family::Chaturaji { KindId::MOST - 1 } else { KindId::MOST };
    if definition.pieces.len() > most {
        return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Kinds);
    }
    let mut kinds: Vec<PieceKind> = Vec::new();
    for piece in &definition.pieces {
        kinds.push(kind(definition, piece, ground, &kinds)?);
    }
    if let Some(name) = definition.names.iter().find(|name| kind_with(&kinds, name.letter).is_none()) {
        return unknown_letter(DefinitionPart::Key("names"), name.letter);
    }
    reverting(definition, &mut kinds)?;
    if kinds.len() > most {
        return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Kinds);
    }
    for (kind, piece) in definition.pieces.iter().enumerate() {
        let part = || DefinitionPart::Piece(piece.name.clone());
        if let Some(base) = piece.promoted_from {
            kinds[kind].promoted_from = Some(find(&kinds, base, &part)?);
        }
        let promotion = match &piece.promotion {
            Some(promotion) => promotion.clone(),
            None if piece.promotes_to.0.is_empty() => continue,
            None => PromotionDefinition {
                to: LettersByPlayer::Same(piece.promotes_to.clone()),
                ..PromotionDefinition::default()
            },
        };
        let promotion = promotion_of(&promotion, ground, &kinds, &part)?;
        let mut targets: Vec<KindId> = Vec::new();
        for &target in promotion.to.iter().flatten() {
            if kinds[target.index()].royalty == Royal::Always && definition.format < 2 {
                return wrong(part(), DefinitionFault::PromotesToKing);
            }
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        kinds[kind].promotes_to = targets;
        kinds[kind].promotion = Some(promotion).filter(|_| definition.family == Family::Chess);
    }
    Ok(kinds)
}

fn find(
    kinds: &[PieceKind],
    letter: crate::Letter,
    part: &impl Fn() -> DefinitionPart,
) -> Result<KindId, DefinitionError> {
    kind_with(kinds, letter).map_or_else(|| unknown_letter(part(), letter), Ok)
}

/// One kind, without what refers to other kinds.
fn kind(
    definition: &Definition,
    piece: &PieceDefinition,
    ground: KindGround<'_>,
    before: &[PieceKind],
) -> Result<PieceKind, DefinitionError> {
    let KindGround { shape, forwards, .. } = ground;
    let part = || DefinitionPart::Piece(piece.name.clone());
    if kind_with(before, piece.letter).is_some() {
        return wrong(part(), DefinitionFault::LetterTaken(piece.letter));
    }
    if piece.lowest_rank == 0 || piece.lowest_rank > shape.ranks().max(shape.files()) {
        return wrong(part(), DefinitionFault::LowestRank);
    }
    let read = |betza: &str| -> Result<Movement, DefinitionError> {
        betza.parse().map_err(|fault| DefinitionError::Betza { piece: piece.name.clone(), fault })
    };
    // A piece without a move of its own stands where it is.
    let movement = if piece.betza.is_empty() && definition.format > 1 { Movement::none() } else { read(&piece.betza)? };
    let returns = movement.walks().iter().any(|walk| walk.step.1 <= 0 || walk.bends.iter().any(|step| step.1 < 0));
    if returns && movement.walks().iter().any(|walk| walk.initial) {
        return wrong(part(), DefinitionFault::InitialReturns);
    }
    let everywhere = |_: Player| ground.board;
    let zone_moves = piece.zone_moves.iter().map(|it| {
        Ok(ZoneMoves {
            from: zone(Some(&it.from), part, shape, forwards, everywhere)?,
            within: zone(it.within.as_ref(), part, shape, forwards, everywhere)?,
            movement: read(&it.betza)?,
        })
    });
    let zone_moves = zone_moves.collect::<Result<Vec<_>, DefinitionError>>()?;
    Ok(PieceKind {
        name: piece.name.clone(),
        translations: translations(definition, piece),
        also_called: piece.also_called.clone(),
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
        promotes_to: Vec::new(),
        promotion: None,
        promoted_from: None,
        same_as: None,
        promotion_limit: piece.promotion_limit,
        drop_zone: zone(piece.drop_zone.as_ref(), part, shape, forwards, everywhere)?,
        drops_on_file: piece.drops_on_file,
        drops_promoted: piece.drops_promoted,
        confined: zone(piece.confined.as_ref(), part, shape, forwards, everywhere)?,
        zone_moves,
        takes_en_passant: piece.takes_en_passant,
        taken_en_passant: piece.taken_en_passant,
        lowest_rank: piece.lowest_rank - 1,
    })
}

/// Adds a kind with `~` behind its letter for each that another becomes and ceases to be when it is captured.
fn reverting(definition: &Definition, kinds: &mut Vec<PieceKind>) -> Result<(), DefinitionError> {
    for (base, piece) in definition.pieces.iter().enumerate() {
        let Some(promotion) = piece.promotion.as_ref().filter(|it| it.reverts) else { continue };
        for &letter in promotion.to.all() {
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
    ground: KindGround<'_>,
    kinds: &[PieceKind],
    part: &impl Fn() -> DefinitionPart,
) -> Result<Promotion, DefinitionError> {
    let KindGround { shape, forwards, .. } = ground;
    let target = |letter: crate::Letter| find(kinds, if given.reverts { letter.promoted() } else { letter }, part);
    let row = |letters: &Letters| letters.0.iter().map(|&letter| target(letter)).collect::<Result<Vec<_>, _>>();
    let to = match &given.to {
        LettersByPlayer::Same(letters) => vec![row(letters)?; forwards.len()],
        LettersByPlayer::Each(each) if each.len() == forwards.len() => {
            each.iter().map(row).collect::<Result<Vec<_>, _>>()?
        }
        LettersByPlayer::Each(each) => {
            return wrong(part(), DefinitionFault::Players { needed: forwards.len(), found: each.len() });
        }
    };
    Ok(Promotion {
        to,
        zone: zone(given.zone.as_ref(), part, shape, forwards, |player| ground.far(player))?,
        optional: given.optional,
        leaving: given.leaving,
        by_capture: given.by_capture,
        without_capture: given.without_capture,
        only_captured: given.only_captured,
    })
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
