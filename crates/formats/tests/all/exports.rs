//! Every rule that a format cannot express is reported: no rule is lost silently.

use formats::{FormatNote, Games};
use menagerie_rules::betza::Movement;
use menagerie_rules::{
    BoardSize, Definition, Forward, Letters, LettersByPlayer, Options, PieceDefinition, PromotionDefinition,
    Promotions, Royal, Variant, Zone, read_squares, write_squares,
};
use menagerie_texts::Language;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Fields that are not rules: names, pictures, descriptions, how moves are written, and the ranks where a position may have a piece. Which
/// piece castles is reported with castling.
const NO_RULES: [&str; 22] = [
    "$schema",
    "format",
    "id",
    "name",
    "alsoCalled",
    "variantTag",
    "inventor",
    "year",
    "source",
    "licence",
    "about",
    "decisions",
    "names",
    "art",
    "french",
    "value",
    "otherLetters",
    "checkered",
    "pawn",
    "otherSan",
    "lowestRank",
    "castles",
];

/// A part of the rules, and the words of the notes that report its loss.
const REPORTED: &[(&str, &[&str])] = &[
    ("betza", &["the move of", "a capture on the way of"]),
    ("zoneMoves", &["the move of"]),
    ("promotion", &["the promotion of"]),
    ("promotesTo", &["the promotion of"]),
    ("promotedFrom", &["what it was before promotion of"]),
    ("enPassantZone", &["the zone of en passant of"]),
    ("promotionLimit", &["the limit of"]),
    ("confined", &["the zone of"]),
    ("royal", &["being royal of"]),
    ("takesEnPassant", &["en passant or the counting of moves of"]),
    ("takenEnPassant", &["en passant or the counting of moves of"]),
    ("progress", &["en passant or the counting of moves of"]),
    ("dropZone", &["the drop of"]),
    ("dropsOnFile", &["the drop of"]),
    ("hopsNot", &["what it hops over of"]),
    ("dropsPromoted", &["the drop of what it becomes of"]),
    ("board/holes", &["the holes of the board"]),
    ("start", &["the start position"]),
    ("castling", &["castling cannot be said"]),
    ("chess960Castling", &["that castling begins anywhere"]),
    ("shuffle", &["which pieces are shuffled"]),
    ("oppositeCastling", &["that castling takes"]),
    ("ends", &["how the game ends"]),
    ("goals", &["the goal “", "a goal must be said"]),
    ("check/royalGroup", &["that the last of several kinds"]),
    ("check", &["what check means"]),
    ("capture", &["what capturing does"]),
    ("hands", &["the rules of pieces in the hand"]),
    ("firstMovesText", &["how positions record who has moved"]),
    ("mustBeAbleToMove", &["where pieces must be able to move"]),
    ("kingLeap", &["the King's leap"]),
    ("passing", &["passing cannot be said"]),
    ("options", &["the option “"]),
    ("insufficient", &["draws for want of material"]),
    ("ends/bareKingsDraw", &["draws for want of material"]),
    ("ends/harmless", &["draws for want of material"]),
    ("ends/bishopsAlike", &["draws for want of material"]),
    ("ends/bishopsApart", &["draws for want of material"]),
];

/// Everything that a definition says about the rules, by its path.
fn facets(definition: &Definition) -> BTreeMap<String, Value> {
    let size = BoardSize::new(definition.board.files, definition.board.ranks).expect("a board");
    let mut value = serde_json::to_value(in_full(definition.clone(), size)).expect("JSON");
    plain(&mut value, size);
    let ends = Variant::from_definition(definition.clone(), &Options::none()).map(|it| it.rules().bare_kings_draw);
    value["ends"]["bareKingsDraw"] = json!(ends.ok());
    let mut facets = BTreeMap::new();
    let Value::Object(fields) = value else { return facets };
    for (key, value) in fields {
        match (key.as_str(), value) {
            ("pieces", Value::Array(pieces)) => {
                for piece in pieces {
                    let Value::Object(fields) = piece else { continue };
                    let letter = fields["letter"].as_str().unwrap_or_default().to_string();
                    for (field, value) in fields {
                        facets.insert(format!("pieces/{letter}/{field}"), value);
                    }
                }
            }
            ("ends" | "check" | "capture" | "hands" | "board", Value::Object(fields)) => {
                facets.extend(fields.into_iter().map(|(field, value)| (format!("{key}/{field}"), value)));
            }
            (_, value) => {
                facets.insert(key, value);
            }
        }
    }
    facets
}

/// The definition with all defaults written out, in a fixed order.
fn in_full(definition: Definition, size: BoardSize) -> Definition {
    let mut full = definition.with_roles();
    let letter = |piece: Option<&PieceDefinition>| piece.map(|piece| piece.letter);
    let king = letter(full.pieces.iter().find(|piece| piece.royal == Royal::Always));
    let rook = letter(full.pieces.iter().find(|piece| piece.castles));
    for entry in &mut full.castling {
        entry.king_letter = entry.king_letter.or(king);
        entry.rook_letter = entry.rook_letter.or(rook);
    }
    full.castling.sort_by(|one, other| (one.right, &one.king_to).cmp(&(other.right, &other.king_to)));
    for piece in &mut full.pieces {
        if piece.promotion.is_empty() && !piece.promotes_to.0.is_empty() {
            let to = LettersByPlayer::Same(std::mem::take(&mut piece.promotes_to));
            piece.promotion = Promotions::from(PromotionDefinition { to, ..PromotionDefinition::default() });
        }
        for promotion in &mut piece.promotion.0 {
            let last = Zone::Each(vec![format!("*{}", size.ranks()), "*1".to_string()]);
            promotion.zone.get_or_insert(last);
            let sorted = |letters: &mut Letters| letters.0.sort_unstable();
            match &mut promotion.to {
                LettersByPlayer::Same(letters) => sorted(letters),
                LettersByPlayer::Each(each) => each.iter_mut().for_each(sorted),
            }
        }
    }
    full.check.royal_group.0.sort_unstable();
    for group in &mut full.shuffle {
        group.pieces.0.sort_unstable();
        // All pieces of these kinds are on the first rank.
        if group.king_between_rooks {
            group.squares.clear();
        }
    }
    full.insufficient.iter_mut().for_each(|letters| letters.0.sort_unstable());
    full.insufficient.sort_by_key(|letters| letters.to_string());
    let mut fields: Vec<String> = full.start.split(' ').map(str::to_string).collect();
    if let Some(rights) = fields.get_mut(2) {
        let mut letters: Vec<char> = rights.chars().collect();
        letters.sort_unstable();
        *rights = letters.into_iter().collect();
    }
    if let Some((board, hand)) =
        full.start.split_once('[').and_then(|(board, rest)| Some((board, rest.split_once(']')?.0)))
    {
        let mut letters: Vec<char> = hand.chars().collect();
        letters.sort_unstable();
        fields[0] = format!("{board}[{}]", letters.into_iter().collect::<String>());
    }
    full.start = fields.join(" ");
    full
}

/// Replaces equivalent spellings by one of them.
fn plain(value: &mut Value, size: BoardSize) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| plain(value, size)),
        Value::Object(fields) => {
            fields.retain(|key, _| !NO_RULES.contains(&key.as_str()));
            let fields_now = std::mem::take(fields);
            for (key, mut value) in fields_now {
                match key.as_str() {
                    "betza" | "byMoves" => value = moves(&value),
                    "zone" | "confined" | "dropZone" | "mustIn" | "from" | "within" | "enPassantZone" | "weakZone" => {
                        value = squares(&value, size);
                    }
                    "holes" => value = holes(&value, size),
                    _ => plain(&mut value, size),
                }
                fields.insert(key, value);
            }
        }
        _ => {}
    }
}

fn moves(text: &Value) -> Value {
    let movement: Movement = text.as_str().unwrap_or_default().parse().unwrap_or_else(|_| Movement::none());
    let mut walks: Vec<String> = movement.walks().iter().map(|walk| format!("{walk:?}")).collect();
    walks.extend(movement.multi_leg().iter().map(|walk| format!("{walk:?}")));
    walks.sort();
    walks.dedup();
    json!(walks)
}

fn squares(zone: &Value, size: BoardSize) -> Value {
    let text = |value: &Value| value.as_str().map(str::to_string);
    let read = match zone {
        Value::Array(all) => all.iter().map(text).collect::<Option<_>>().map(Zone::Each),
        one => text(one).map(Zone::Same),
    };
    let Some(read) = read else { return zone.clone() };
    let squares = read.squares(size, &[Forward::North, Forward::South]).unwrap_or_default();
    json!(squares.into_iter().map(|squares| write_squares(squares, size)).collect::<Vec<_>>())
}

fn holes(text: &Value, size: BoardSize) -> Value {
    json!(read_squares(text.as_str().unwrap_or_default(), size).map(|squares| write_squares(squares, size)).ok())
}

/// The built-in games and those of the library.
fn all_games() -> Vec<Definition> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let folders = std::fs::read_dir(folder).expect("the library").map(|file| file.expect("a folder").path());
    let texts = folders.filter_map(|folder| std::fs::read_to_string(folder.join("definition.json")).ok());
    let library = texts.map(|text| serde_json::from_str(&text).expect("a definition"));
    let mut all: Vec<Definition> = Variant::definitions().filter_map(Result::ok).chain(library).collect();
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

#[test]
fn nothing_is_lost_in_silence() {
    let mut silent = Vec::new();
    assert!(all_games().len() > 80);
    for definition in all_games() {
        let json = serde_json::to_string(&definition).expect("JSON");
        let forms: [(&str, (String, Vec<FormatNote>)); 4] = [
            ("JSON", (json, Vec::new())),
            ("ini", formats::to_fairy_stockfish(&definition)),
            ("diagram", formats::to_interactive_diagram(&definition)),
            ("XBoard", formats::to_xboard(&definition)),
        ];
        for (form, (text, notes)) in forms {
            let words: Vec<String> = notes.iter().map(|note| note.words(Language::EN)).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if text.is_empty() {
                if words.is_empty() {
                    silent.push(format!("{form} {}: everything", definition.id));
                }
                continue;
            }
            let again = match Games::of(&text).and_then(|games| games.read(None)) {
                Ok(again) => again.definition,
                Err(error) => {
                    if words.is_empty() {
                        silent.push(format!("{form} {}: {error}", definition.id));
                    }
                    continue;
                }
            };
            let (meant, said) = (facets(&definition), facets(&again));
            let places = meant.keys().chain(said.keys().filter(|key| !meant.contains_key(*key)));
            for place in places.filter(|place| meant.get(*place) != said.get(*place)) {
                if !is_reported(place, &words) {
                    let short = |value: Option<&Value>| {
                        value.map_or("-".to_string(), ToString::to_string).chars().take(90).collect::<String>()
                    };
                    silent.push(format!(
                        "{form} {} {place}: {} → {}",
                        definition.id,
                        short(meant.get(place)),
                        short(said.get(place))
                    ));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{} silent losses:\n{}", silent.len(), silent.join("\n"));
}

/// Whether a note names this part of the rules.
fn is_reported(place: &str, words: &[&str]) -> bool {
    if let Some((letter, field)) = place.strip_prefix("pieces/").and_then(|place| place.split_once('/')) {
        let of_piece = |word: &&&str| word.contains(&format!("({letter}) cannot be said"));
        let all_of_it = |word: &str| !word.contains(" of ");
        return words.iter().filter(of_piece).any(|word| all_of_it(word) || reports(field, word));
    }
    // A note about the whole covers its parts, unless the part has notes of its own.
    let known = |place: &str| REPORTED.iter().any(|(known, _)| *known == place);
    let whole = place.split('/').next().unwrap_or(place);
    let place = if known(place) { place } else { whole };
    words.iter().any(|word| reports(place, word))
}

fn reports(place: &str, word: &str) -> bool {
    REPORTED.iter().any(|(known, beginnings)| *known == place && beginnings.iter().any(|it| word.starts_with(it)))
}
