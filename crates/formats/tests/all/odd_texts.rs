//! Texts as people write them: with blanks, comments and entities, with missing, duplicate or too many parts.

use formats::{FormatError, Games, ImportedGame, MAX_NOTES, NoteKind, read};
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;

/// The game of a text that must be playable.
fn game(text: &str) -> ImportedGame {
    let game = read(text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let variant = Variant::from_definition(game.definition.clone(), &Options::none());
    assert!(variant.is_ok(), "{text}: {variant:?}");
    game
}

fn fault(text: &str, name: Option<&str>) -> FormatError {
    read(text, name).expect_err(text)
}

fn reported(game: &ImportedGame) -> Vec<(usize, String)> {
    game.notes.iter().map(|note| (note.line, format!("{}: {}", note.key, note.words(Language::EN)))).collect()
}

#[test]
fn comments_blanks_and_marks_of_byte_order_are_no_part_of_an_ini_file() {
    for text in [
        "\u{feff}[mine:chess]\r\ncastling = false\r\n",
        "; mine\n# mine\n[mine:chess] # mine\ncastling=false ; so\n",
        "[ mine : chess ]\n\t castling  =  false\n",
    ] {
        let game = game(text);
        assert_eq!(reported(&game), [], "{text}");
        assert!(game.definition.castling.is_empty() && game.definition.id == "mine", "{text}");
    }
}

#[test]
fn duplicates_and_foreign_words_of_an_ini_file_are_reported() {
    let twice = game("[mine:chess]\ncastling = false\n[mine:crazyhouse]\n");
    assert!(matches!(reported(&twice).as_slice(), [(3, words)] if words.contains("line 1")), "{:?}", twice.notes);
    let other = game("[mine:chess]\nCastling = false\ncastling : false\n");
    assert_eq!(reported(&other).iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(other.definition.castling.len(), 4);
    let right = game("[mine:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqk - 0 1\n");
    assert!(matches!(reported(&right).as_slice(), [(2, words)] if words.contains("right k")), "{:?}", right.notes);
}

#[test]
fn games_that_are_like_none_or_like_themselves_are_refused() {
    let unknown = fault("[mine:chesss]\n", None);
    assert_eq!((unknown.reasons[0].line, unknown.reasons[0].column), (1, 7));
    assert!(unknown.to_string().contains("chess is the nearest"), "{unknown}");
    let circle = fault("[a:b]\n[b:a]\n", Some("a"));
    assert!(circle.to_string().contains("a → b → a"), "{circle}");
    let mut chain: String = (0..200).map(|at| format!("[g{}:g{at}]\n", at + 1)).collect();
    chain.push_str("[g0:chess]\n");
    let games = Games::of(&chain).expect("an ini file");
    assert!(games.read(Some("g30")).is_ok());
    let long = games.read(Some("g200")).expect_err("more steps than anybody follows");
    assert!(long.to_string().contains("more than 40 steps"), "{long}");
}

#[test]
fn a_meaningless_promotion_mark_is_reported() {
    let start =
        |base: &str| format!("[mine:{base}]\nstartFen = rnbqkbn~r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    let chess = game(&start("chess"));
    assert!(matches!(reported(&chess).as_slice(), [(2, words)] if words.contains('~')), "{:?}", chess.notes);
    assert_eq!(reported(&game(&start("crazyhouse"))), []);
}

#[test]
fn entities_in_diagrams_are_the_characters_that_they_stand_for() {
    let text = "## King &amp; &quot;Queen&quot;\nfiles=8\nking&#39;s&nbsp;man:M:W::a1\nking:K:K::e1";
    let game = game(text);
    assert_eq!(game.definition.name, "King & \"Queen\"");
    assert_eq!(game.definition.pieces[0].name, "King's man");
}

#[test]
fn commands_without_a_setup_are_read_and_the_missing_parts_reported() {
    let plain = game("piece N& NN\npiece Q& Q");
    assert!(reported(&plain).iter().any(|(_, words)| words.contains("that of chess is taken")), "{:?}", plain.notes);
    let knight = plain.definition.pieces.iter().find(|piece| piece.name == "Knight");
    assert_eq!(knight.map(|piece| piece.betza.as_str()), Some("NN"));
    let capablanca = game("variant capablanca\npiece A& BNW");
    assert_eq!((capablanca.definition.board.files, capablanca.definition.board.ranks), (10, 8));
    assert!(reported(&capablanca).iter().any(|(_, words)| words.contains("Capablanca Chess is taken")));
}

#[test]
fn the_notes_on_a_text_are_limited() {
    let mut ini = "[mine:chess]\n".to_string();
    (0..5000).for_each(|at| ini.push_str(&format!("key{at} = 1\nno line {at}\n")));
    let diagram = format!("files=8\nking:K:K::e1\nman:M:W::a1\n{}", "b9,".repeat(5000));
    let pieces = format!("{diagram}\n{}", "x9:\n".repeat(5000));
    let xboard = format!("setup 4k3/8/8/8/8/8/8/4K3\npiece K& K\n{}", "hello\n".repeat(5000));
    for text in [ini, diagram, pieces, xboard] {
        let notes = match read(&text, None) {
            Ok(game) => game.notes,
            Err(error) => error.reasons,
        };
        assert!(notes.len() <= MAX_NOTES + 1, "{} notes: {}", notes.len(), &text[..30]);
    }
    let many: String = (0..5000).map(|at| format!("[g{at}:chess]\n")).collect();
    assert!(fault(&many, None).to_string().len() < 2000);
    let left_out = game(&format!("[mine:chess]\n{}", "hello\n".repeat(500)));
    let last = left_out.notes.last().map(|note| (note.kind, note.words(Language::EN)));
    assert!(matches!(last, Some((NoteKind::Unreadable, words)) if words.contains("400 more")));
}
