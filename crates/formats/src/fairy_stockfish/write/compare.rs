//! Compares a variant with the result of parsing its written text.

use super::facts::{confined, promotion, promotion_zone, squares, start_squares, targets};
use super::moves::{alike, walks};
use super::{described, unsupported};
use crate::{FormatNote, Message};
use menagerie_rules::betza::{Movement, Walk};
use menagerie_rules::{
    Bitboard, BoardSize, CastlingDefinition, CheckDefinition, Definition, EndsDefinition, FieldMut, GoalDefinition,
    Letter, Letters, Options, PieceDefinition, PromotionDefinition, Royal, Section, ShuffleDefinition, Variant,
};

/// Notes every difference in the rules. Names, pictures and descriptions do not count.
pub(crate) fn differences(meant: &Definition, said: &Definition, size: BoardSize, notes: &mut Vec<FormatNote>) {
    let mut differ = |is: bool, message: Message| {
        if is {
            notes.push(unsupported("", message));
        }
    };
    for piece in &meant.pieces {
        match said.pieces.iter().find(|other| other.letter == piece.letter) {
            None => differ(true, Message::new("format-piece-unsaid").with("piece", described(piece))),
            Some(other) => {
                for (part, is_same) in piece_parts(piece, other, size) {
                    let message = Message::new("format-part-unsaid")
                        .with("part", Message::new(part))
                        .with("piece", described(piece));
                    differ(!is_same, message);
                }
            }
        }
    }
    let holes = |definition: &Definition| {
        menagerie_rules::read_squares(&definition.board.holes, size).unwrap_or(Bitboard::EMPTY)
    };
    differ(holes(meant) != holes(said), Message::new("format-unsaid-holes"));
    differ(start(meant) != start(said), Message::new("format-unsaid-start"));
    differ(castling(meant) != castling(said), Message::new("format-unsaid-castling"));
    let elsewhere = meant.chess960_castling != said.chess960_castling;
    differ(elsewhere, Message::new("format-unsaid-castling-anywhere"));
    differ(shuffled(meant, size) != shuffled(said, size), Message::new("format-unsaid-shuffle"));
    let opposite = meant.opposite_castling != said.opposite_castling;
    differ(opposite, Message::new("format-unsaid-opposite-castling"));
    differ(wants(meant) != wants(said), Message::new("format-unsaid-material"));
    let other_ends: EndsDefinition = EndsDefinition {
        bare_kings_draw: meant.ends.bare_kings_draw,
        harmless: meant.ends.harmless.clone(),
        bishops_alike: meant.ends.bishops_alike.clone(),
        bishops_apart: meant.ends.bishops_apart.clone(),
        ..said.ends.clone()
    };
    differ(meant.ends != other_ends, Message::new("format-unsaid-ends"));
    for goal in &meant.goals {
        let has = |other: &GoalDefinition| same_goal(goal, other, size);
        let message = Message::new("format-unsaid-goal").with("goal", goal_name(goal));
        differ(!said.goals.iter().any(has), message);
    }
    differ(said.goals.len() > meant.goals.len(), Message::new("format-unsaid-goal-more"));
    let (check, other) = (sorted(&meant.check), sorted(&said.check));
    differ(check.royal_group != other.royal_group, Message::new("format-unsaid-royal-group"));
    let other = CheckDefinition { royal_group: check.royal_group.clone(), ..other };
    differ(check != other, Message::new("format-unsaid-check"));
    differ(sorted(&meant.capture) != sorted(&said.capture), Message::new("format-unsaid-capture"));
    differ(meant.hands != said.hands, Message::new("format-unsaid-hands"));
    let first = meant.first_moves_text != said.first_moves_text;
    differ(first, Message::new("format-unsaid-first-moves"));
    let able = meant.must_be_able_to_move != said.must_be_able_to_move;
    differ(able, Message::new("format-unsaid-able-to-move"));
    differ(meant.king_leap != said.king_leap, Message::new("format-unsaid-king-leap"));
    differ(meant.passing != said.passing, Message::new("format-unsaid-passing"));
}

/// A section with its lists of kinds in the order of their letters.
fn sorted<S: Section + Clone>(section: &S) -> S {
    let mut sorted = section.clone();
    sorted.fields(&mut |_, field| {
        if let FieldMut::Letters(Letters(letters)) = field {
            letters.sort_unstable();
        }
    });
    sorted
}

/// The rules of insufficient material: bare Kings, and sorted lists of kinds.
fn wants(definition: &Definition) -> (Option<bool>, [Letters; 3], Vec<Vec<Letter>>) {
    // Whether bare Kings draw may follow from other rules.
    let variant = Variant::from_definition(definition.clone(), &Options::none()).ok();
    let bare = variant.map_or(definition.ends.bare_kings_draw, |variant| Some(variant.rules().bare_kings_draw));
    let ends = sorted(&definition.ends);
    let mut insufficient: Vec<Vec<Letter>> = definition.insufficient.iter().map(|letters| letters.0.clone()).collect();
    insufficient.iter_mut().for_each(|letters| letters.sort_unstable());
    insufficient.sort_unstable();
    (bare, [ends.harmless, ends.bishops_alike, ends.bishops_apart], insufficient)
}

/// The parts of a kind: the message for each, and whether they are equal.
fn piece_parts(piece: &PieceDefinition, other: &PieceDefinition, size: BoardSize) -> Vec<(&'static str, bool)> {
    let zone_moves = |piece: &PieceDefinition| {
        let mut all: Vec<(Vec<Walk>, [Bitboard; 2], [Bitboard; 2])> = Vec::new();
        for moves in &piece.zone_moves {
            let within = moves.within.as_ref().map_or([Bitboard::EMPTY; 2], |zone| squares(zone, size));
            all.push((walks(&moves.betza), squares(&moves.from, size), within));
        }
        all
    };
    let (moves, others) = (zone_moves(piece), zone_moves(other));
    let same_zone_moves = moves.len() == others.len()
        && moves.iter().all(|(one, from, within)| {
            others.iter().any(|(another, there, inner)| alike(one, another) && from == there && within == inner)
        });
    let drops = |piece: &PieceDefinition| piece.drop_zone.as_ref().map(|zone| squares(zone, size));
    let roles = |piece: &PieceDefinition| (piece.takes_en_passant, piece.taken_en_passant, piece.zeroing);
    vec![
        ("format-part-move", alike(&walks(&piece.betza), &walks(&other.betza)) && same_zone_moves),
        ("format-part-leg", same_legs(&piece.betza, &other.betza)),
        ("format-part-promotion", same_promotion(piece, other, size)),
        ("format-part-promoted-from", piece.promoted_from == other.promoted_from),
        ("format-part-en-passant-zone", zone(&piece.en_passant_zone, size) == zone(&other.en_passant_zone, size)),
        ("format-part-limit", piece.promotion_limit == other.promotion_limit),
        ("format-part-zone", confined(piece, size) == confined(other, size)),
        ("format-part-royal", royal(piece) == royal(other)),
        ("format-part-roles", roles(piece) == roles(other)),
        ("format-part-drop", drops(piece) == drops(other) && piece.drops_on_file == other.drops_on_file),
        ("format-part-hops", piece.hops_not == other.hops_not),
        ("format-part-drops-promoted", piece.drops_promoted == other.drops_promoted),
    ]
}

/// Whether both texts have the same captures on the way.
fn same_legs(one: &str, other: &str) -> bool {
    let legs = |text: &str| text.parse::<Movement>().map_or_else(|_| Vec::new(), |it| it.multi_leg().to_vec());
    let (one, other) = (legs(one), legs(other));
    one.len() == other.len() && one.iter().all(|walk| other.contains(walk))
}

fn zone(zone: &Option<menagerie_rules::Zone>, size: BoardSize) -> Option<[Bitboard; 2]> {
    zone.as_ref().map(|zone| squares(zone, size))
}

fn royal(piece: &PieceDefinition) -> Royal {
    piece.royal
}

fn same_promotion(piece: &PieceDefinition, other: &PieceDefinition, size: BoardSize) -> bool {
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
        && promotion_zone(&one, size) == promotion_zone(&another, size)
        && flags(&one) == flags(&another)
        && zone(&one.must_in, size) == zone(&another.must_in, size)
        && one.by_moves == another.by_moves
}

/// Each shuffled group: the first player's squares, and the other restrictions.
fn shuffled(definition: &Definition, size: BoardSize) -> Vec<(Bitboard, ShuffleDefinition)> {
    let of = |group: &ShuffleDefinition| {
        let within = menagerie_rules::read_squares(&group.squares, size).unwrap_or(Bitboard::EMPTY);
        let stands = group.pieces.0.iter().map(|&letter| start_squares(definition, letter, size)[0]);
        let squares = stands.fold(Bitboard::EMPTY, |all, squares| all | squares) & within;
        let ShuffleDefinition { pieces, squares: text, .. } = ShuffleDefinition::default();
        (squares, ShuffleDefinition { pieces, squares: text, ..group.clone() })
    };
    definition.shuffle.iter().map(of).collect()
}

/// The start position, without the order of rights and of pieces in hand.
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

/// Castling moves with the letters of both partners and their notation, sorted.
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

fn same_goal(one: &GoalDefinition, other: &GoalDefinition, size: BoardSize) -> bool {
    match (one, other) {
        (
            GoalDefinition::Reach { pieces, zone, count, reply, keep, safe },
            GoalDefinition::Reach { pieces: others, zone: there, count: many, reply: answer, keep: stay, safe: sure },
        ) => {
            pieces.0.len() == others.0.len()
                && pieces.0.iter().all(|letter| others.0.contains(letter))
                && squares(zone, size) == squares(there, size)
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
