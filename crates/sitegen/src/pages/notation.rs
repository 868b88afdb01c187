//! The notation of moves and positions of a two-player game, for the template `notation.html`. The examples are legal moves.

use super::piece::{kinds, targets};
use menagerie_rulebook::{RuleExample, piece_with_article};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, KindId, Move, MoveKind, Position, Variant};
use menagerie_texts::Language;
use minijinja::{Value, context};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The data about the notation of a game; none for games with more players. The examples are those of its rules.
pub fn notation(variant: &Arc<Variant>, language: Language, examples: &[RuleExample]) -> Option<Value> {
    if variant.family() != Family::Chess {
        return None;
    }
    let rules = variant.rules();
    let listed: Vec<KindId> = kinds(variant).collect();
    let any = |test: &dyn Fn(KindId) -> bool| listed.iter().any(|&kind| test(kind));
    let bare = listed.iter().filter(|&&kind| variant.kind(kind).pawn);
    let castling = variant.castling().moves();
    let plain = |san: &str| san.trim_end_matches(|letter| !['O', '-'].contains(&letter)).to_owned();
    let names: BTreeSet<String> = castling.iter().map(|it| plain(&it.san)).collect();
    // Where several castling moves would have the same name, the King's target square follows it.
    let with_square = castling.iter().find(|it| it.san == format!("{}{}", plain(&it.san), it.king_to));
    let rights = variant.start().split_whitespace().nth(2).filter(|rights| *rights != "-");
    let moves = moves_of(variant, examples);
    Some(context! {
        bare => bare.map(|&kind| piece_with_article(variant, kind, language)).collect::<Vec<_>>(),
        chequered => variant.definition().board.checkered,
        check => variant.royal().is_some(),
        promotes => any(&|kind| targets(variant, kind).next().is_some()),
        one_promotion => any(&|kind| targets(variant, kind).count() == 1),
        plus => moves.get("promotion").is_some_and(|text| text.ends_with('+')),
        castling => names,
        castling_square => with_square.map(|it| &it.san),
        castling_by_king => castling.iter().all(|it| it.target() == it.king_to),
        rights,
        more_rights => rights.is_some_and(|rights| rights.len() > castling.len()),
        en_passant => any(&|kind| variant.kind(kind).taken_en_passant),
        other_memory => rules.ends.counting.is_some() || rules.capture.trade.is_some(),
        checks => rules.checks > 0,
        hands => rules.pockets.any(),
        holes => !variant.holes().is_empty(),
        pawn_clock => any(&|kind| variant.kind(kind).zeroing),
        step => first_move(variant).map(|mv| coordinate::write(&Position::start(variant), mv)),
        moves,
    })
}

/// An example of each kind of move in the rules: in coordinates, except those with a special notation.
fn moves_of(variant: &Arc<Variant>, examples: &[RuleExample]) -> BTreeMap<&'static str, String> {
    let mut found = BTreeMap::new();
    for example in examples {
        let Ok(mut position) = Position::from_fen(variant, &example.fen) else { continue };
        for (text, san) in example.moves.iter().zip(&example.san) {
            let Ok(mv) = coordinate::read(&position, text) else { break };
            let (kind, written) = match mv.kind() {
                _ if mv.is_castling() => ("castling", text),
                MoveKind::Drop => ("drop", text),
                MoveKind::Gate => ("gate", san),
                _ if mv.via().is_some() => ("on_the_way", san),
                _ if mv.promotion().is_some() => ("promotion", text),
                _ => ("other", text),
            };
            found.entry(kind).or_insert_with(|| written.clone());
            if position.play(mv).is_err() {
                break;
            }
        }
    }
    found
}

/// The longest initial move of a central Pawn; of another piece if no Pawn can move.
fn first_move(variant: &Arc<Variant>) -> Option<Move> {
    let start = Position::start(variant);
    let moves = start.legal_moves().into_iter().filter(|mv| mv.from_pocket().is_none() && !mv.is_pass());
    moves.max_by_key(|mv| {
        let (from, to) = (mv.from(), mv.to());
        let is_pawn = start.piece_at(from).is_some_and(|it| variant.kind(it.kind).pawn);
        let aside = (2 * i16::from(from.file()) + 1 - i16::from(variant.board_size().files())).abs();
        let is_plain = mv.promotion().is_none() && start.captured_by(*mv).is_none();
        (is_plain, is_pawn, from.rank().abs_diff(to.rank()), Reverse(aside), mv.to_bits())
    })
}
