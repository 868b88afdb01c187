//! Random Betza texts, and random games with such pieces.

use menagerie_rules::betza::Movement;
use menagerie_rules::{Options, Variant};
use proptest::prelude::*;
use proptest::sample::select;

const STEPS: &[&str] = &["W", "F", "K", "R", "B", "Q", "W2", "F3", "K2", "R4", "B5", "Q2", "WW", "F0"];
const STRAIGHT_LEAPS: &[&str] = &["D", "A", "H", "G", "WX", "AY", "(0,5)", "(2,2)"];
const OBLIQUE: &[&str] = &["N", "C", "L", "Z", "J", "FX", "DY", "NY", "CY", "ZY", "(1,4)", "(3,1)", "(2,1)"];
const RIDERS: &[&str] = &["DD", "AA", "NN", "CC", "N2", "D3", "A0", "(1,2)0", "(1,3)(1,3)", "Z2"];
const MODES: &[&str] = &["", "", "m", "c", "mc", "ce"];

const OBLIQUE_WAYS: &[&str] =
    &["f", "ff", "fh", "fs", "fl", "rf", "b", "bh", "ll", "lh", "s", "sh", "v", "hr", "hl", "sf", "vr"];
const FURTHER_WAYS: &[&str] = &["f", "s", "fs", "fl", "fr", "lf", "l", "r", "b", "bs", "br", "z", "fz", "q", "fq", "v"];
const BENT_ATOMS: &[&str] = &["W", "F", "K", "W", "F", "D", "A", "N", "C", "R", "B", "W2", "F3", "Q", "N2"];
const CROOKED: &[&str] = &["zB", "zR", "zNN", "zW3", "zF4", "zCC", "qN", "qC", "q(1,2)4", "qZ0", "zDD"];
const FORWARD: &[&str] = &["fW", "fmW", "fcF", "fF", "fN", "fhN", "fmR2", "fD"];
const INITIAL: &[&str] = &["ifmnD", "ifW3", "ifF2", "imfnH", "ifN", "ifmW2"];
const ROYAL: &[&str] = &["K", "K", "K", "N", "F", "KN", "WfN", "KmNN", "mKcpK2", "KADGH"];

/// Direction letters of a first leg: any on straight and diagonal leaps, halves and turns as well on oblique ones.
fn directions(oblique: bool) -> BoxedStrategy<String> {
    if oblique {
        prop::collection::vec(select(OBLIQUE_WAYS), 0..3).prop_map(|parts| parts.concat()).boxed()
    } else {
        prop_oneof![2 => Just(String::new()), 3 => "[fblrsv]{1,4}"].boxed()
    }
}

/// The order of modifiers does not matter, so one order is enough: mode, directions, kind of movement.
fn one_leg(how: &'static [&'static str], atoms: &'static [&'static str], oblique: bool) -> BoxedStrategy<String> {
    (select(MODES), directions(oblique), select(how), select(atoms))
        .prop_map(|(mode, directions, how, atom)| format!("{mode}{directions}{how}{atom}"))
        .boxed()
}

/// Several legs.
fn bent() -> BoxedStrategy<String> {
    let first = (select(&["", "", "m", "mp", "p", "y", "y", "n", "mpy"][..]), directions(false));
    let between = (select(&["", "m", "mp", "y"][..]), further());
    let last = (select(MODES), further(), select(&["", "", "", "n"][..]));
    (first, prop::option::weighted(0.2, between), last, select(BENT_ATOMS))
        .prop_map(|(first, between, last, atom)| {
            let between = between.map_or(String::new(), |(how, ways)| format!("{how}{ways}a"));
            format!("{}{}a{between}{}{}{}{atom}", first.0, first.1, last.0, last.1, last.2)
        })
        .boxed()
}

/// Direction letters of a further leg.
fn further() -> BoxedStrategy<String> {
    prop_oneof![1 => Just(String::new()), 4 => select(FURTHER_WAYS).prop_map(str::to_string)].boxed()
}

fn term() -> BoxedStrategy<String> {
    prop_oneof![
        4 => one_leg(&[""], STEPS, false),
        3 => one_leg(&["", "", "n", "j"], STRAIGHT_LEAPS, false),
        3 => one_leg(&["", "", "n"], OBLIQUE, true),
        2 => one_leg(&["", "n", "p", "g"], RIDERS, true),
        3 => one_leg(&["p", "g", "j"], STEPS, false),
        1 => one_leg(&["p", "g", "j", "n"], STRAIGHT_LEAPS, false),
        1 => (select(MODES), select(CROOKED))
            .prop_map(|(mode, rest)| format!("{mode}{rest}")),
        6 => bent(),
    ]
    .boxed()
}

/// A piece that only goes forward may have an initial move.
fn forward_only() -> BoxedStrategy<String> {
    (prop::collection::vec(select(FORWARD), 1..3), select(INITIAL))
        .prop_map(|(moves, initial)| moves.concat() + initial)
        .boxed()
}

/// A text of the dialect, of one to three terms.
pub fn betza() -> impl Strategy<Value = String> {
    let terms = prop::collection::vec(term(), 1..4).prop_map(|terms| terms.concat());
    prop_oneof![9 => terms, 1 => forward_only()]
        .prop_filter("the dialect does not read it", |text| text.parse::<Movement>().is_ok())
}

/// A game of random pieces on a board of any size: its definition.
pub fn definition() -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(betza(), 1..4);
    (5..=12_usize, 4..=12_usize, select(ROYAL), pieces, any::<bool>()).prop_map(|(files, ranks, royal, betza, white)| {
        let letters = ['A', 'B', 'C'];
        let mut pieces: Vec<String> = betza
            .iter()
            .zip(letters)
            .map(|(text, letter)| format!(r#"{{ "name": "{letter}", "letter": "{letter}", "art": "x", "betza": "{text}" }}"#))
            .collect();
        let special = [
            format!(r#"{{ "name": "King", "letter": "K", "art": "x", "betza": "{royal}", "royal": true }}"#),
            r#"{ "name": "Pawn", "letter": "P", "art": "x", "betza": "fmWfmnDfcF", "pawn": true, "progress": true,
                 "takesEnPassant": true, "takenEnPassant": true, "promotesTo": "A" }"#
                .to_string(),
        ];
        pieces.extend(special);
        // One of each random piece, so that they have squares for initial moves.
        let row: String = letters[..betza.len()].iter().collect();
        let gap = files - 1 - row.len();
        let gap = if gap == 0 { String::new() } else { gap.to_string() };
        let middle = format!("/{files}").repeat(ranks - 2);
        format!(
            r#"{{ "id": "x", "name": "X", "family": "chess", "board": {{ "files": {files}, "ranks": {ranks}, "checkered": true }},
            "players": [{{ "letter": "w", "name": "White", "forward": "north" }}, {{ "letter": "b", "name": "Black", "forward": "south" }}],
            "pieces": [{}], "start": "k{gap}{}{middle}/{row}{gap}K {} - - 0 1" }}"#,
            pieces.join(", "),
            row.to_ascii_lowercase(),
            if white { 'w' } else { 'b' }
        )
    })
}

/// The definition of a random game that has a legal start.
pub fn game() -> impl Strategy<Value = String> {
    definition().prop_filter("a King begins in check", |json| Variant::from_json(json, &Options::none()).is_ok())
}
