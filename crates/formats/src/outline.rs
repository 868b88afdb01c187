//! Queries about a definition that several writers need.

use crate::dialect::CastlingTerm;
use crate::fairy_stockfish::write::compare;
use crate::xboard::setup::{self, Setup};
use crate::{FormatError, FormatNote, ImportedGame, Message, NoteKind};
use menagerie_rules::{
    BoardSize, Definition, Family, Forward, Letter, Letters, LettersByPlayer, PromotionDefinition, Square, Zone,
};

/// A variant of two players who face north and south, with its start position.
pub(crate) struct Outline<'a> {
    pub definition: &'a Definition,
    pub setup: Setup,
    pub size: BoardSize,
}

impl<'a> Outline<'a> {
    /// The outline of a definition; an error if the variant is of another form.
    pub(crate) fn of(definition: &'a Definition) -> Result<Outline<'a>, FormatNote> {
        let forwards: Vec<Forward> = definition.players.iter().map(|player| player.forward).collect();
        let size = BoardSize::new(definition.board.files, definition.board.ranks);
        let (Some(size), Family::Chess, [Forward::North, Forward::South]) =
            (size, definition.family, forwards.as_slice())
        else {
            return Err(unsupported(Message::new("format-two-players")));
        };
        let setup = setup::read(&definition.start).map_err(|(_, message)| unsupported(message))?;
        Ok(Outline { definition, setup, size })
    }

    /// The start squares of a kind.
    pub(crate) fn squares(&self, player: usize, letter: Letter) -> Vec<Square> {
        self.setup.board.iter().filter(|(_, stands)| **stands == (player, letter)).map(|(square, _)| *square).collect()
    }

    /// The castling moves of the first player by pieces of a kind, in the dialect of diagrams.
    pub(crate) fn castlings(&self, letter: Letter) -> Vec<CastlingTerm> {
        let mut terms: Vec<CastlingTerm> = Vec::new();
        for entry in &self.definition.castling {
            let (Ok(king), Ok(king_to), Ok(rook)) =
                (entry.king.parse::<Square>(), entry.king_to.parse::<Square>(), entry.rook.parse::<Square>())
            else {
                continue;
            };
            if self.setup.board.get(&king) != Some(&(0, letter)) {
                continue;
            }
            let right = rook.file() > king.file();
            let beyond = |square: &Square| {
                square.rank() == rook.rank()
                    && if right { square.file() > rook.file() } else { square.file() < rook.file() }
            };
            let inward =
                self.setup.board.iter().filter(|(square, stands)| stands.0 == 0 && beyond(square)).count() as u8;
            let steps = king.file().abs_diff(king_to.file());
            match terms.iter_mut().find(|term| (term.steps, term.inward) == (steps, inward)) {
                Some(term) => (term.left, term.right) = (term.left || !right, term.right || right),
                None => terms.push(CastlingTerm { left: !right, right, steps, inward }),
            }
        }
        terms
    }

    /// The promotions of each kind, in the order of the kinds.
    pub(crate) fn promotions(&self) -> Vec<Vec<PromotionDefinition>> {
        let of = |piece: &menagerie_rules::PieceDefinition| {
            if !piece.promotion.is_empty() {
                piece.promotion.0.clone()
            } else if piece.promotes_to.0.is_empty() {
                Vec::new()
            } else {
                let to = LettersByPlayer::Same(piece.promotes_to.clone());
                vec![PromotionDefinition { to, ..PromotionDefinition::default() }]
            }
        };
        self.definition.pieces.iter().map(of).collect()
    }

    /// The number of last ranks in a promotion zone; `None` if it is another zone.
    pub(crate) fn zone_depth(&self, zone: Option<&Zone>) -> Option<u8> {
        let Some(zone) = zone else { return Some(1) };
        let squares = zone.squares(self.size, &[Forward::North, Forward::South]).ok()?;
        let ranks = self.size.ranks();
        let all = |depth: u8, player: usize| {
            let last =
                |square: &Square| if player == 0 { square.rank() >= ranks - depth } else { square.rank() < depth };
            self.size.squares().filter(last).collect()
        };
        (1..=ranks).find(|&depth| squares.iter().enumerate().all(|(player, squares)| *squares == all(depth, player)))
    }
}

/// The targets of a promotion, for the first player.
pub(crate) fn targets(promotion: &PromotionDefinition) -> Letters {
    match &promotion.to {
        LettersByPlayer::Same(letters) => letters.clone(),
        LettersByPlayer::Each(each) => each.first().cloned().unwrap_or_default(),
    }
}

/// Notes every difference between the variant and the result of parsing its text.
pub(crate) fn check(outline: &Outline<'_>, again: Result<ImportedGame, FormatError>, notes: &mut Vec<FormatNote>) {
    for option in &outline.definition.options {
        notes.push(unsupported(Message::new("format-option-left-out").with("option", &option.name)));
    }
    match again {
        Ok(again) => compare::differences(outline.definition, &again.definition, outline.size, notes),
        Err(error) => notes.extend(error.reasons.into_iter().map(|reason| unsupported(reason.message))),
    }
}

/// A note about a rule that cannot be expressed.
pub(crate) fn unsupported(message: Message) -> FormatNote {
    FormatNote::whole(NoteKind::Unsupported, "", message)
}
