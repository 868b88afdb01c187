//! Promotions of diagrams.
//!
//! `promoChoice` is a list of IDs. `*` before an ID means that only captured pieces return, `!` that the last rank does not allow it, and
//! a number behind it is the number of last ranks that allow it. The piece's own ID makes promotion optional.

use super::parameters::{Parameters, note};
use super::text::Placed;
use crate::draft::{DraftGame, never_goes_back};
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Definition, Letters, LettersByPlayer, PromotionDefinition, Promotions, Royal, Zone};

/// A choice in `promoChoice`.
struct Choice {
    piece: usize,
    captured: bool,
    not_last: bool,
    /// The number of last ranks that allow it.
    ranks: u8,
}

/// Adds the promotions.
pub(super) fn add(
    definition: &mut Definition,
    game: &DraftGame,
    ids: &[String],
    parameters: &Parameters,
    notes: &mut Vec<FormatNote>,
) {
    let promoting = parameters.max_promote.min(ids.len());
    if promoting == 0 {
        return;
    }
    if parameters.promo_zone == 0 {
        let message = Message::new("format-diagram-no-zone");
        notes.push(note(&Placed::default(), "promoZone", NoteKind::Unsupported, message));
        return;
    }
    if parameters.promo_offset > 0 {
        return as_in_shogi(definition, promoting, parameters, notes);
    }
    let choices = match &parameters.promo_choice {
        Some(text) => choices(text, ids, parameters.promo_zone, notes),
        None => {
            let others = (promoting..ids.len()).filter(|&piece| game.pieces[piece].royal == Royal::No);
            let default: Vec<Choice> = others
                .map(|piece| Choice { piece, captured: false, not_last: false, ranks: parameters.promo_zone })
                .collect();
            if !default.is_empty() {
                let names: Vec<&str> = default.iter().map(|choice| game.pieces[choice.piece].name.as_str()).collect();
                let message = Message::new("format-diagram-promotes-to").with("pieces", names.join(", "));
                notes.push(note(&Placed::default(), "promoChoice", NoteKind::Assumed, message));
            }
            default
        }
    };
    for piece in 0..promoting {
        promote(definition, game, piece, &choices, parameters, notes);
    }
    for choice in choices.iter().filter(|choice| choice.captured) {
        // The number in a piece's line is the size of the set, on the board and beside it.
        let hand = game.pieces[choice.piece].hand[0];
        let stands = game.board.values().filter(|stands| **stands == (0, choice.piece)).count() as u8;
        definition.pieces[choice.piece].promotion_limit = hand.max(stands);
    }
    if choices.iter().any(|choice| choice.captured) && game.pieces.iter().any(|piece| piece.hand != [0, 0]) {
        // The pieces beside the board are for promotion, not for dropping.
        definition.hands.drops = false;
        if let Some((before, after)) = definition.start.split_once(' ') {
            let board = before.split_once('[').map_or(before, |(board, _)| board);
            definition.start = format!("{board} {after}");
        }
    }
}

/// Each piece may promote to the kind at an offset in the list.
fn as_in_shogi(definition: &mut Definition, promoting: usize, parameters: &Parameters, notes: &mut Vec<FormatNote>) {
    let mut lacking = Vec::new();
    for piece in 0..promoting {
        let Some(target) = definition.pieces.get(piece + parameters.promo_offset).map(|target| target.letter) else {
            lacking.push(definition.pieces[piece].name.clone());
            continue;
        };
        let own = definition.pieces[piece].letter;
        definition.pieces[piece].zeroing = never_goes_back(&definition.pieces[piece].betza);
        definition.pieces[piece].promotion = Promotions::from(PromotionDefinition {
            to: LettersByPlayer::Same(Letters(vec![target])),
            zone: Some(zone(parameters.ranks, parameters.promo_zone)),
            optional: true,
            leaving: true,
            ..PromotionDefinition::default()
        });
        definition.pieces[piece + parameters.promo_offset].promoted_from = Some(own);
    }
    if !lacking.is_empty() {
        let message = Message::new("format-diagram-promotes-to-none")
            .with("offset", parameters.promo_offset)
            .with("pieces", lacking.join(", "));
        notes.push(note(&Placed::default(), "promoOffset", NoteKind::Unreadable, message));
    }
}

fn promote(
    definition: &mut Definition,
    game: &DraftGame,
    piece: usize,
    choices: &[Choice],
    parameters: &Parameters,
    notes: &mut Vec<FormatNote>,
) {
    let stays = choices.iter().find(|choice| choice.piece == piece);
    let others: Vec<&Choice> = choices.iter().filter(|choice| choice.piece != piece).collect();
    if others.is_empty() {
        return;
    }
    let to = Letters(others.iter().map(|choice| game.pieces[choice.piece].letter).collect());
    let kind = &mut definition.pieces[piece];
    kind.zeroing = never_goes_back(&kind.betza);
    // The only piece that promotes and never goes back is written without a letter, as Pawns are.
    kind.pawn = piece == 0 && kind.zeroing;
    let simple = others.iter().all(|choice| choice.ranks == 1)
        && stays.is_none()
        && others.iter().all(|choice| !choice.captured);
    if simple {
        kind.promotes_to = to;
        return;
    }
    if others.iter().any(|choice| choice.captured) && !others.iter().all(|choice| choice.captured) {
        let place = parameters.promo_choice.clone().unwrap_or_default();
        notes.push(note(&place, "promoChoice", NoteKind::Assumed, Message::new("format-diagram-captured-before")));
    }
    let ranks = parameters.ranks;
    let mut depths: Vec<u8> = others.iter().map(|choice| choice.ranks).collect();
    depths.sort_unstable();
    depths.dedup();
    let row = |depth: u8| {
        // The first row that fits a move counts, so it includes what is allowed on more ranks.
        let there = others.iter().filter(|choice| choice.ranks >= depth);
        PromotionDefinition {
            to: LettersByPlayer::Same(Letters(there.map(|choice| game.pieces[choice.piece].letter).collect())),
            zone: (depth > 1).then(|| zone(ranks, depth)),
            optional: stays.is_some(),
            must_in: stays.filter(|stays| stays.not_last).map(|_| zone(ranks, 1)),
            ..PromotionDefinition::default()
        }
    };
    kind.promotion = Promotions(depths.into_iter().map(row).collect());
}

/// A zone of the last ranks.
fn zone(ranks: u8, depth: u8) -> Zone {
    let first = ranks.saturating_sub(depth) + 1;
    Zone::Same((first..=ranks).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" "))
}

fn choices(text: &Placed, ids: &[String], zone: u8, notes: &mut Vec<FormatNote>) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut rest = text.text.trim();
    let (mut captured, mut not_last) = (false, false);
    while let Some(letter) = rest.chars().next() {
        let longest = |begins: &dyn Fn(&str) -> bool| {
            let found = ids.iter().enumerate().filter(|(_, id)| !id.is_empty() && begins(id));
            found.max_by_key(|(place, id)| (id.len(), usize::MAX - place))
        };
        let any_case = |id: &str| rest.get(..id.len()).is_some_and(|start| start.eq_ignore_ascii_case(id));
        let longest = longest(&|id| rest.starts_with(id)).or_else(|| longest(&any_case));
        if let Some((piece, id)) = longest {
            rest = &rest[id.len()..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let ranks = rest[..digits].parse().unwrap_or(zone);
            rest = &rest[digits..];
            choices.push(Choice { piece, captured, not_last, ranks });
            (captured, not_last) = (false, false);
            continue;
        }
        match letter {
            '*' => captured = true,
            '!' => not_last = true,
            ',' | ' ' => {}
            other => notes.push(note(
                text,
                "promoChoice",
                NoteKind::Unreadable,
                Message::new("format-diagram-no-id").with("letter", other),
            )),
        }
        rest = &rest[letter.len_utf8()..];
    }
    choices
}
