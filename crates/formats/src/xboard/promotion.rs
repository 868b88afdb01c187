//! Promotions of XBoard's pieces.

use super::lines::Commands;
use super::read_commands::ReadCommands;
use super::table::KING;
use crate::draft::never_goes_back;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Definition, Letter, Letters, LettersByPlayer, PromotionDefinition, Promotions, Zone};

/// Adds promotions: by the table, or to the same letter with `+`; for Pawns by `choice`, by default to any kind.
pub(super) fn add(
    definition: &mut Definition,
    commands: &Commands,
    read: &ReadCommands<'_>,
    notes: &mut Vec<FormatNote>,
) {
    let ranks = read.setup.ranks;
    let depth = read.parent.depth(ranks);
    let zone = ((ranks - depth + 1)..=ranks).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" ");
    let letters: Vec<Letter> = definition.pieces.iter().map(|piece| piece.letter).collect();
    for place in 0..letters.len() {
        let promoted = read.table.promoted(letters[place]).unwrap_or_else(|| letters[place].with_plus());
        if letters[place].has_plus() || !letters.contains(&promoted) {
            continue;
        }
        let row = PromotionDefinition {
            to: LettersByPlayer::Same(Letters(vec![promoted])),
            zone: Some(Zone::Same(zone.clone())),
            optional: true,
            ..PromotionDefinition::default()
        };
        let rows = if read.parent.0 == "chu" {
            // On entering the zone, by a capture, and on the last rank for pieces that could not move on.
            let last = never_goes_back(&definition.pieces[place].betza)
                .then(|| PromotionDefinition { zone: None, ..row.clone() });
            let entering = PromotionDefinition { entering: true, ..row.clone() };
            let capture = PromotionDefinition { leaving: true, by_capture: true, ..row };
            [entering, capture].into_iter().chain(last).collect()
        } else {
            vec![PromotionDefinition { leaving: read.parent.0 == "shogi", ..row }]
        };
        definition.pieces[place].promotion = Promotions(rows);
        if let Some(target) = letters.iter().position(|letter| *letter == promoted) {
            // If several kinds promote to it, the one with its letter counts.
            let from = &mut definition.pieces[target].promoted_from;
            if from.is_none() || promoted == letters[place].with_plus() {
                *from = Some(letters[place]);
            }
        }
    }
    if !read.parent.has_pawns() {
        return;
    }
    let royal = |place: usize| read.royals.contains(&Some(place));
    let pawns: Vec<usize> = (0..letters.len()).filter(|&place| definition.pieces[place].name == "Pawn").collect();
    let others =
        (0..letters.len()).filter(|place| !royal(*place) && !pawns.contains(place)).map(|place| letters[place]);
    let given = commands.choice.as_deref().and_then(|choice| choice.to_uppercase().parse::<Letters>().ok());
    let ferz = read.parent.promotes_to_ferz().then(|| (5..KING).find_map(|place| read.table.at(0, place))).flatten();
    let by_parent = ferz.filter(|letter| letters.contains(letter)).map(|letter| Letters(vec![letter]));
    let is_given = given.is_some() || by_parent.is_some();
    let choice = given.or(by_parent).unwrap_or_else(|| Letters(others.filter(|letter| !letter.has_plus()).collect()));
    for pawn in pawns {
        let pawn = &mut definition.pieces[pawn];
        pawn.pawn = true;
        pawn.zeroing = true;
        if !pawn.promotion.is_empty() || choice.0.is_empty() {
            continue;
        }
        if depth > 1 {
            let to = LettersByPlayer::Same(choice.clone());
            // With several ranks promotion is mandatory only on the last one, unless there is a choice.
            let optional = read.parent.0 == "grand";
            let zone = Some(Zone::Same(zone.clone()));
            let must_in = optional.then(|| Zone::Same(format!("*{ranks}")));
            let row = PromotionDefinition { to, zone, optional, must_in, ..PromotionDefinition::default() };
            pawn.promotion = Promotions::from(row);
        } else {
            pawn.promotes_to = choice.clone();
        }
        if !is_given {
            let message = Message::new("format-xboard-promotes-to").with("letters", choice.to_string());
            notes.push(FormatNote::whole(NoteKind::Assumed, &pawn.letter.to_string(), message));
        }
    }
}
