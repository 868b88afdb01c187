//! What of a game is not the same in the text that was written of it.

use super::facts::{confined, promotion, promotion_zone, squares, start_squares, targets};
use super::moves::{alike, walks};
use super::unsupported;
use crate::FormatNote;
use menagerie_rules::betza::{Movement, Walk};
use menagerie_rules::{
    Bitboard, CastlingDefinition, Definition, GoalDefinition, Letter, Letters, Options, PieceDefinition,
    PromotionDefinition, Royal, Shape, ShuffleDefinition, Variant,
};

/// Notes every difference in the rules. Names, pictures, and what is told of the game are none.
pub(crate) fn differences(meant: &Definition, said: &Definition, shape: Shape, notes: &mut Vec<FormatNote>) {
    let mut differ = |is: bool, words: String| {
        if is {
            notes.push(unsupported("", words));
        }
    };
    for piece in &meant.pieces {
        let name = format!("{} ({})", piece.name, piece.letter);
        match said.pieces.iter().find(|other| other.letter == piece.letter) {
            None => differ(true, format!("{name} cannot be said")),
            Some(other) => {
                for (what, is_same) in piece_parts(piece, other, shape) {
                    differ(!is_same, format!("{what} of {name} cannot be said as it is"));
                }
            }
        }
    }
    let holes = |definition: &Definition| {
        menagerie_rules::read_squares(&definition.board.holes, shape).unwrap_or(Bitboard::EMPTY)
    };
    differ(holes(meant) != holes(said), "the holes of the board cannot be said".into());
    differ(start(meant) != start(said), "the start position cannot be said as it is".into());
    differ(castling(meant) != castling(said), "castling cannot be said as it is".into());
    let elsewhere = meant.chess960_castling != said.chess960_castling;
    differ(elsewhere, "that castling begins anywhere on the rank cannot be said as it is".into());
    differ(shuffled(meant, shape) != shuffled(said, shape), "which pieces are shuffled cannot be said as it is".into());
    let opposite = meant.opposite_castling != said.opposite_castling;
    differ(opposite, "that castling takes the other's right to it cannot be said".into());
    differ(wants(meant) != wants(said), "draws for want of material cannot be said as they are".into());
    let other_ends = menagerie_rules::EndsDefinition {
        bare_kings_draw: meant.ends.bare_kings_draw,
        harmless: meant.ends.harmless.clone(),
        bishops_alike: meant.ends.bishops_alike.clone(),
        bishops_apart: meant.ends.bishops_apart.clone(),
        ..said.ends.clone()
    };
    differ(meant.ends != other_ends, "how the game ends cannot be said as it is".into());
    for goal in &meant.goals {
        let has = |other: &GoalDefinition| same_goal(goal, other, shape);
        differ(!said.goals.iter().any(has), format!("the goal “{}” cannot be said as it is", goal_name(goal)));
    }
    differ(said.goals.len() > meant.goals.len(), "a goal must be said that the game has not".into());
    let mut check = said.check.clone();
    check.royal_group = meant.check.royal_group.clone();
    let group = |definition: &Definition| {
        let mut letters = definition.check.royal_group.0.clone();
        letters.sort_unstable();
        letters
    };
    differ(group(meant) != group(said), "that the last of several kinds is royal cannot be said".into());
    differ(meant.check != check, "what check means cannot be said as it is".into());
    let sorted = |letters: &[Letter]| {
        let mut letters = letters.to_vec();
        letters.sort_unstable();
        letters
    };
    let (capture, other) = (&meant.capture, &said.capture);
    let same_capture = (capture.forced, capture.explodes) == (other.forced, other.explodes)
        && sorted(&capture.spared.0) == sorted(&other.spared.0)
        && sorted(&capture.immune.0) == sorted(&other.immune.0)
        && sorted(&capture.petrifies.0) == sorted(&other.petrifies.0)
        && sorted(&capture.not_alike.0) == sorted(&other.not_alike.0)
        && sorted(&capture.iron.0) == sorted(&other.iron.0)
        && capture.trade == other.trade;
    differ(!same_capture, "what capturing does cannot be said as it is".into());
    differ(meant.hands != said.hands, "the rules of pieces in the hand cannot be said as they are".into());
    let first = meant.first_moves_text != said.first_moves_text;
    differ(first, "how positions tell who has moved cannot be said as it is".into());
    let able = meant.must_be_able_to_move != said.must_be_able_to_move;
    differ(able, "where pieces must be able to move cannot be said".into());
    differ(meant.king_leap != said.king_leap, "the King's leap cannot be said".into());
    differ(meant.passing != said.passing, "passing cannot be said as it is".into());
}

/// With which pieces the game is drawn for want of material: bare Kings, and lists of kinds in an order.
fn wants(definition: &Definition) -> (Option<bool>, [Vec<Letter>; 3], Vec<Vec<Letter>>) {
    let sorted = |letters: &Letters| {
        let mut letters = letters.0.clone();
        letters.sort_unstable();
        letters
    };
    // Whether bare Kings draw may follow from other rules.
    let variant = Variant::from_definition(definition.clone(), &Options::none()).ok();
    let bare = variant.map_or(definition.ends.bare_kings_draw, |variant| Some(variant.rules().bare_kings_draw));
    let ends = &definition.ends;
    let mut insufficient: Vec<Vec<Letter>> = definition.insufficient.iter().map(sorted).collect();
    insufficient.sort_unstable();
    (bare, [&ends.harmless, &ends.bishops_alike, &ends.bishops_apart].map(sorted), insufficient)
}

/// Parts of a kind, and whether they are the same.
fn piece_parts(piece: &PieceDefinition, other: &PieceDefinition, shape: Shape) -> Vec<(&'static str, bool)> {
    let zone_moves = |piece: &PieceDefinition| {
        let mut all: Vec<(Vec<Walk>, [Bitboard; 2], [Bitboard; 2])> = Vec::new();
        for moves in &piece.zone_moves {
            let within = moves.within.as_ref().map_or([Bitboard::EMPTY; 2], |zone| squares(zone, shape));
            all.push((walks(&moves.betza), squares(&moves.from, shape), within));
        }
        all
    };
    let (moves, others) = (zone_moves(piece), zone_moves(other));
    let same_zone_moves = moves.len() == others.len()
        && moves.iter().all(|(one, from, within)| {
            others.iter().any(|(another, there, inner)| alike(one, another) && from == there && within == inner)
        });
    let drops = |piece: &PieceDefinition| piece.drop_zone.as_ref().map(|zone| squares(zone, shape));
    let roles = |piece: &PieceDefinition| (piece.takes_en_passant, piece.taken_en_passant, piece.zeroing);
    vec![
        ("the move", alike(&walks(&piece.betza), &walks(&other.betza)) && same_zone_moves),
        ("a capture on the way", same_legs(&piece.betza, &other.betza)),
        ("the promotion", same_promotion(piece, other, shape)),
        ("what it was before promotion", piece.promoted_from == other.promoted_from),
        ("the zone of en passant", zone(&piece.en_passant_zone, shape) == zone(&other.en_passant_zone, shape)),
        ("the limit", piece.promotion_limit == other.promotion_limit),
        ("the zone", confined(piece, shape) == confined(other, shape)),
        ("being royal", royal(piece) == royal(other)),
        ("en passant or the counting of moves", roles(piece) == roles(other)),
        ("the drop", drops(piece) == drops(other) && piece.drops_on_file == other.drops_on_file),
        ("what it hops over", piece.hops_not == other.hops_not),
        ("the drop of what it becomes", piece.drops_promoted == other.drops_promoted),
    ]
}

/// Whether the same captures on the way are in both texts.
fn same_legs(one: &str, other: &str) -> bool {
    let legs = |text: &str| text.parse::<Movement>().map_or_else(|_| Vec::new(), |it| it.multi_leg().to_vec());
    let (one, other) = (legs(one), legs(other));
    one.len() == other.len() && one.iter().all(|walk| other.contains(walk))
}

fn zone(zone: &Option<menagerie_rules::Zone>, shape: Shape) -> Option<[Bitboard; 2]> {
    zone.as_ref().map(|zone| squares(zone, shape))
}

fn royal(piece: &PieceDefinition) -> Royal {
    piece.royal
}

fn same_promotion(piece: &PieceDefinition, other: &PieceDefinition, shape: Shape) -> bool {
    if piece.promotion.0.len() > 1 || piece.promotion.0.len() != other.promotion.0.len() && !piece.promotion.is_empty()
    {
        return false;
    }
    let (one, another) = match (promotion(piece), promotion(other)) {
        (None, None) => return true,
        (Some(one), Some(another)) => (one, another),
        _ => return false,
    };
    let to = |promotion: &PromotionDefinition| {
        [0, 1].map(|player| {
            let mut letters = targets(promotion, player);
            letters.sort_unstable();
            letters
        })
    };
    let flags = |it: &PromotionDefinition| {
        let own = (it.own_move, it.entering, it.not_en_passant);
        (own, it.optional, it.leaving, it.by_capture, it.without_capture, it.only_captured, it.reverts)
    };
    to(&one) == to(&another)
        && promotion_zone(&one, shape) == promotion_zone(&another, shape)
        && flags(&one) == flags(&another)
        && zone(&one.must_in, shape) == zone(&another.must_in, shape)
        && one.by_moves == another.by_moves
}

/// Each shuffled group: the first player's squares, and what else decides how the pieces may stand.
fn shuffled(definition: &Definition, shape: Shape) -> Vec<(Bitboard, ShuffleDefinition)> {
    let of = |group: &ShuffleDefinition| {
        let within = menagerie_rules::read_squares(&group.squares, shape).unwrap_or(Bitboard::EMPTY);
        let stands = group.pieces.0.iter().map(|&letter| start_squares(definition, letter, shape)[0]);
        let squares = stands.fold(Bitboard::EMPTY, |all, squares| all | squares) & within;
        let ShuffleDefinition { pieces, squares: text, .. } = ShuffleDefinition::default();
        (squares, ShuffleDefinition { pieces, squares: text, ..group.clone() })
    };
    definition.shuffle.iter().map(of).collect()
}

/// The start without the order of rights and of pieces in the hands.
fn start(definition: &Definition) -> (String, Vec<char>, Vec<String>) {
    let (placement, rest) = definition.start.split_once(' ').unwrap_or((&definition.start, ""));
    let (board, hand) = placement.split_once('[').unwrap_or((placement, ""));
    let mut hand: Vec<char> = hand.chars().filter(|letter| letter.is_ascii_alphabetic()).collect();
    hand.sort_unstable();
    let sorted = |field: &str| {
        let mut letters: Vec<char> = field.chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    (
        board.to_string(),
        hand,
        rest.split(' ')
            .enumerate()
            .map(|(at, field)| if at == 1 { sorted(field) } else { field.to_string() })
            .collect(),
    )
}

/// Castling moves, with the letters of both partners and how they are written, in an order.
fn castling(definition: &Definition) -> Vec<[String; 8]> {
    let of = |royal: bool| {
        let kind =
            definition.pieces.iter().find(|piece| if royal { piece.royal == Royal::Always } else { piece.castles });
        kind.map_or_else(String::new, |piece| piece.letter.to_string())
    };
    let row = |entry: &CastlingDefinition| {
        let king = entry.king_letter.map_or_else(|| of(true), |letter| letter.to_string());
        let rook = entry.rook_letter.map_or_else(|| of(false), |letter| letter.to_string());
        let squares = [&entry.king, &entry.king_to, &entry.rook, &entry.rook_to].map(Clone::clone);
        let [a, b, c, d] = squares;
        [entry.right.to_string(), a, b, c, d, king, rook, entry.san.clone()]
    };
    let mut rows: Vec<[String; 8]> = definition.castling.iter().map(row).collect();
    rows.sort();
    rows
}

fn same_goal(one: &GoalDefinition, other: &GoalDefinition, shape: Shape) -> bool {
    match (one, other) {
        (
            GoalDefinition::Reach { pieces, zone, count, reply, keep, safe },
            GoalDefinition::Reach { pieces: others, zone: there, count: many, reply: answer, keep: stay, safe: sure },
        ) => {
            pieces.0.len() == others.0.len()
                && pieces.0.iter().all(|letter| others.0.contains(letter))
                && squares(zone, shape) == squares(there, shape)
                && (count, reply, keep, safe) == (many, answer, stay, sure)
        }
        (
            GoalDefinition::Extinction { pieces, each, count, against, result },
            GoalDefinition::Extinction { pieces: others, each: every, count: few, against: many, result: worth },
        ) => {
            let has = |letter: &Letter| others.0.contains(letter);
            pieces.0.len() == others.0.len()
                && pieces.0.iter().all(has)
                && (each, count, against, result) == (every, few, many, worth)
        }
        _ => one == other,
    }
}

fn goal_name(goal: &GoalDefinition) -> &'static str {
    match goal {
        GoalDefinition::Reach { .. } => "reach",
        GoalDefinition::Enter { .. } => "enter",
        GoalDefinition::Castle { .. } => "castle",
        GoalDefinition::Checks { .. } => "checks",
        GoalDefinition::Extinction { .. } => "extinction",
    }
}
