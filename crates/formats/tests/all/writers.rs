//! A game that is written is read back as the same game, or the losses are reported.

use formats::{NoteKind, built_in, read, to_interactive_diagram, to_xboard};
use menagerie_rules::{Definition, Options, Variant};
use menagerie_texts::Language;

/// Compares the number of moves for one and for two plies.
fn same_moves(one: &Definition, other: &Definition) {
    let count = |definition: &Definition| {
        let variant =
            Variant::from_definition(definition.clone(), &Options::none()).unwrap_or_else(|error| panic!("{error}"));
        let start = menagerie_rules::Position::start(&variant);
        let moves = start.legal_moves();
        let replies = moves.iter().map(|&mv| {
            let mut after = start.clone();
            after.play(mv).expect("a legal move");
            after.legal_moves().len()
        });
        (moves.len(), replies.sum::<usize>())
    };
    assert_eq!(count(one), count(other), "{}", one.name);
}

#[test]
fn games_of_ours_go_there_and_back() {
    for id in ["chess", "janus", "capablanca", "gigachess", "gigachess2"] {
        let definition = Variant::by_id(id, &Options::none()).expect("a game").definition().clone();
        for (form, (text, notes)) in
            [("diagram", to_interactive_diagram(&definition)), ("XBoard", to_xboard(&definition))]
        {
            let words = notes.iter().map(|note| note.words(Language::EN));
            let reported: Vec<String> = words.filter(|words| !words.contains("option")).collect();
            // Many of these kinds promote, each to its own kind, which neither format can express.
            let is_lost =
                |words: &str| id.starts_with("giga") && (words.contains("promotion") || words.contains("counting"));
            let is_lost = |words: &str| is_lost(words) || words.contains("want of material");
            assert!(reported.iter().all(|words| is_lost(words)), "{id} as {form}: {reported:#?}\n{text}");
            same_moves(&definition, &read(&text, None).expect("what was written").definition);
        }
    }
}

#[test]
fn losses_are_reported() {
    let atomic = built_in("atomic").expect("a game").definition;
    for (_, notes) in [to_interactive_diagram(&atomic), to_xboard(&atomic)] {
        assert!(
            notes
                .iter()
                .any(|note| note.kind == NoteKind::Unsupported && note.words(Language::EN).contains("capturing")),
            "{notes:?}"
        );
    }
    let chaturaji = Variant::by_id("chaturaji", &Options::none()).expect("a game");
    assert_eq!(to_interactive_diagram(chaturaji.definition()).0, "");
    let shogi = built_in("minishogi").expect("a game").definition;
    let (text, _) = to_interactive_diagram(&shogi);
    assert!(text.contains("holdingsType=-1") && text.contains("promoOffset="), "{text}");
    same_moves(&shogi, &read(&text, None).expect("what was written").definition);
}
