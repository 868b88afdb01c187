//! The section about the board, the players' directions, and the start position.

use crate::speaker::Speaker;
use crate::{squares, texts};
use menagerie_rules::{Bitboard, Forward, Player, Position, SetupDefinition, read_squares};

/// Writes the section.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let shape = variant.board_size();
    let mut all = vec![texts::board_size(language, shape.files(), shape.ranks())];
    all.push(
        match variant.definition().board.checkered {
            true => texts::board_light_and_dark(language),
            false => texts::board_plain(language),
        }
        .to_string(),
    );
    if !variant.holes().is_empty() {
        // The text is about the holes, so they count as squares here.
        all.push(texts::board_holes(language, squares::of_shape(variant.holes(), shape, language)));
    }
    for player in variant.turn_order() {
        let name = speaker.player(player);
        let file = |number: u8| texts::forward_file(language, name, (b'a' + number) as char);
        all.push(match variant.player(player).forward {
            Forward::North => texts::forward_rank(language, name, shape.ranks()),
            Forward::South => texts::forward_rank(language, name, 1),
            Forward::East => file(shape.files() - 1),
            Forward::West => file(0),
        });
    }
    let start = Position::start(variant);
    all.push(texts::first_move(language, speaker.player(start.turn())));
    if variant.players().len() > 2 {
        let names: Vec<&str> = variant.turn_order().map(|player| speaker.player(player)).collect();
        all.push(texts::order(language, names.join(", ")));
    }
    all.extend(variant.turn_order().map(|player| setup(speaker, &start, player)));
    shuffle(speaker, &mut all);
    all
}

/// The pieces of a player at the start.
fn setup(speaker: &Speaker<'_>, start: &Position, player: Player) -> String {
    let (variant, language) = (speaker.variant, speaker.language);
    let stands = |kind| -> Bitboard {
        let own = start.board().pieces_of(player).filter(|(_, it)| *it == kind);
        own.map(|(square, _)| square).collect()
    };
    let each = variant.kind_ids().map(|kind| (kind, stands(kind))).filter(|(_, squares)| !squares.is_empty());
    let pieces: Vec<String> =
        each.map(|(kind, squares)| format!("{} ({})", speaker.bare(kind), speaker.square_set(squares))).collect();
    if pieces.is_empty() {
        return texts::setup_none(language, speaker.player(player));
    }
    texts::setup(language, speaker.player(player), pieces.join(", "))
}

/// The pieces that start in several orders, and how the order is chosen.
fn shuffle(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let mut players = variant.turn_order();
    let (Some(first), Some(second)) = (players.next(), players.next()) else { return };
    let squares_of = |text: &str| {
        let squares = read_squares(text, variant.board_size()).unwrap_or(Bitboard::EMPTY);
        speaker.square_set(squares)
    };
    let start = Position::start(variant);
    for group in &variant.definition().shuffle {
        let (pieces, squares) = (speaker.list(&speaker.named(&group.pieces)), squares_of(&group.squares));
        let player = speaker.player(first);
        all.push(match (group.chosen, group.apart) {
            (false, _) => texts::shuffle(language, player, pieces, squares),
            (true, false) => texts::shuffle_chosen(language, speaker.player(second), player, pieces, squares),
            (true, true) => texts::shuffle_chosen_apart(language, player, pieces, squares),
        });
        all.push(if group.apart { texts::shuffle_apart(language) } else { texts::shuffle_alike(language) }.to_string());
        if group.bishops_differ {
            all.push(texts::shuffle_differ(language).to_string());
        }
        if group.king_between_rooks {
            all.push(texts::shuffle_king(language).to_string());
        }
        for (&letter, zone) in group.within.iter() {
            if let Some(kind) = variant.kind_by_letter(letter) {
                all.push(texts::shuffle_within(language, speaker.the(kind), squares_of(zone)));
            }
        }
        if group.setups.is_empty() {
            continue;
        }
        let within = read_squares(&group.squares, variant.board_size()).unwrap_or(Bitboard::EMPTY);
        let shuffled = speaker.named(&group.pieces);
        let own =
            start.board().pieces_of(first).filter(|(square, kind)| within.has(*square) && shuffled.contains(kind));
        let own: Vec<_> = own.map(|(square, _)| square).collect();
        let setup = |setup: &SetupDefinition| {
            let stand = own.iter().zip(speaker.named(&setup.pieces));
            let stand: Vec<String> = stand.map(|(square, kind)| format!("{} {square}", speaker.bare(kind))).collect();
            texts::shuffle_setup(language, setup.name_in(language.tag()), stand.join(", "))
        };
        let setups: Vec<String> = group.setups.iter().map(setup).collect();
        all.push(texts::shuffle_setups(language, player, setups.join("; ")));
    }
}
