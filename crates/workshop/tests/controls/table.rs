//! The table of all fields with their controls, for docs/workshop.md.

use menagerie_workshop::{FormClass, Part, all_fields, group_of};

/// Fields with a control of their own, which the page marks with `data-sets`; and where it is.
#[rustfmt::skip]
pub const OWN_CONTROLS: &[(&str, &str)] = &[
    ("name", "the box above"),
    ("family", "the dialog of New: an array for two, or for four players"),
    ("board-files", "Board: the number of files"),
    ("board-ranks", "Board: the number of ranks"),
    ("board-holes", "Board: the tool Hole"),
    ("start", "Board: pieces are dragged, clicked, or put by keys; Rules: who moves first, and the pieces in the hands"),
    ("pieces", "Pieces: the list, and Add a piece"),
    ("pieces-name", "Pieces: a box"),
    ("pieces-letter", "Pieces: a box"),
    ("pieces-value", "Pieces: a box"),
    ("pieces-art", "Pieces: the picture, which opens a choice of all pictures"),
    ("pieces-betza", "Pieces: the squares around the piece are clicked; bent moves leg after leg"),
    ("pieces-zoneMoves", "Pieces: a page of the same squares for each region of the board"),
    ("pieces-zoneMoves-from", "Pieces, a region: painted on the board"),
    ("pieces-zoneMoves-within", "Pieces, a region: painted on the board"),
    ("pieces-zoneMoves-betza", "Pieces, a region: the squares around the piece are clicked"),
    ("pieces-promotedFrom", "Pieces: the choice Promoted kind"),
    ("names", "Pieces: a box for each other language"),
];

/// Fields that the page does not set, with the reason.
#[rustfmt::skip]
pub const LEFT_OUT: &[(&str, &str)] = &[
    ("$schema", "it is for editors, and means nothing in a game"),
    ("format", "it is the version of the file, and the page always writes the newest"),
    ("pieces-french", "it is for old files; the names of the pieces in all languages replace it"),
    ("options-start", "it follows the start of the game"),
];

/// The control of a class of field, in words.
const fn control(class: FormClass) -> &'static str {
    match class {
        FormClass::Flag => "a switch",
        FormClass::Number | FormClass::Decimal => "a number",
        FormClass::Choice => "a list of words",
        FormClass::Char => "a box for a letter",
        FormClass::Text => "a box",
        FormClass::Paragraph => "a box of several lines",
        FormClass::Letter => "a list of the pieces",
        FormClass::Letters => "the pieces are clicked",
        FormClass::Sequence => "the pieces are clicked, one after the other",
        FormClass::LettersByPlayer => "the pieces are clicked, for all players or for each",
        FormClass::Ranks => "a list of the pieces for each square",
        FormClass::Square => "a list of the squares",
        FormClass::Squares => "painted on the board",
        FormClass::Zone => "painted on the board, for all players or for each",
        FormClass::Facing => "a switch for each kind of line",
        FormClass::Moves => "the squares around the piece are clicked",
        FormClass::List => "rows are added and removed",
        FormClass::ByLetter => "a box or squares for each piece",
        FormClass::ByLanguage => "a box for each language",
        FormClass::Section => "a switch, with what belongs to it",
    }
}

/// Whether a field has no value of its own, because its parts are fields.
fn is_whole(id: &str, all: &[(String, FormClass)]) -> bool {
    let is_part = |(other, _): &(String, FormClass)| other.strip_prefix(id).is_some_and(|rest| rest.starts_with('-'));
    all.iter().any(is_part) && group_of(id).is_none()
}

/// A table of all fields with their controls, in Markdown; and the fields that have none.
pub fn controls_table() -> (String, Vec<String>) {
    let all = all_fields();
    let mut rows = String::from("| field | control | where |\n|---|---|---|\n");
    let mut missing = Vec::new();
    for (id, class) in &all {
        let own = OWN_CONTROLS.iter().find(|(known, _)| known == id);
        let left_out = LEFT_OUT.iter().find(|(known, _)| known == id);
        let (control, place) = match (own, left_out, group_of(id)) {
            (Some((_, place)), ..) => ("its own".to_string(), (*place).to_string()),
            (None, Some((_, reason)), _) => ("none".to_string(), format!("{reason}.")),
            (None, None, Some((group, is_more))) => {
                let part = if group.part == Part::Rules { "Rules" } else { "Pieces" };
                let more = if is_more { ", More" } else { "" };
                let parent = id.rsplit_once('-').and_then(|(parent, _)| all.iter().find(|(known, _)| known == parent));
                let is_row = *class == FormClass::Section && parent.is_some_and(|(_, class)| *class == FormClass::List);
                let control = if is_row { "a button adds it" } else { control(*class) };
                (control.to_string(), format!("{part}, {}{more}", group.id))
            }
            (None, None, None) if is_whole(id, &all) => continue,
            (None, None, None) => {
                missing.push(id.clone());
                continue;
            }
        };
        rows.push_str(&format!("| `{}` | {control} | {place} |\n", id.replace('-', ".")));
    }
    (rows, missing)
}
