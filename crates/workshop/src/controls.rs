//! By which control each field of a definition is set: the groups of the page, and the controls of their own. The page is made from these
//! groups, and a test compares them with the fields.

use crate::form::{FormClass, all_fields};
use menagerie_rules::Family;
use serde::Serialize;

/// A part of the page.
#[derive(Clone, Copy, Debug, Serialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The rules of the game.
    Rules,
    /// The details of a kind of piece.
    Pieces,
}

/// Fields of one subject.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Group {
    /// The id of its title.
    pub id: &'static str,
    /// Where it is.
    pub part: Part,
    /// The family of games that has it; none for all.
    pub family: Option<Family>,
    /// The fields that are always shown, each with all fields in it.
    pub fields: &'static [&'static str],
    /// The fields behind “More”.
    pub more: &'static [&'static str],
}

const fn rules(
    id: &'static str,
    family: Option<Family>,
    fields: &'static [&'static str],
    more: &'static [&'static str],
) -> Group {
    Group { id, part: Part::Rules, family, fields, more }
}

const fn pieces(
    id: &'static str,
    family: Option<Family>,
    fields: &'static [&'static str],
    more: &'static [&'static str],
) -> Group {
    Group { id, part: Part::Pieces, family, fields, more }
}

const TWO: Option<Family> = Some(Family::Chess);
const FOUR: Option<Family> = Some(Family::Chaturaji);

/// The groups, in the order of the page.
#[rustfmt::skip]
pub const GROUPS: &[Group] = &[
    rules("players", None, &["players"], &["board-checkered"]),
    rules("four", FOUR, &["promotionSquares", "fourPlayers"], &[]),
    rules("win", TWO, &["ends-checkmate", "ends-stalemate", "ends-bareKingLoses", "goals"],
        &["ends-stalemateCountsPieces", "ends-mateNeedsCheckBy", "ends-noMateBy", "ends-facingTwice", "ends-passingTwice", "ends-material"]),
    rules("draw", TWO, &["ends-repetitions", "ends-repetition", "ends-perpetualCheckLoses", "ends-moveLimit"],
        &["ends-repetitionFirst", "ends-perpetualAttackLoses", "ends-firstPassLoses", "ends-chasing", "ends-countedChecks", "ends-promotionIsProgress",
            "ends-bareKingsDraw", "insufficient", "ends-harmless", "ends-bishopsAlike", "ends-bishopsApart", "ends-counting"]),
    rules("check", TWO, &["check-forbidden", "check-facing", "check-kingStays"],
        &["check-allAttacked", "check-royalGroup", "check-substitutes", "check-firstMovesLostTo"]),
    rules("capture", TWO, &["capture-forced", "capture-explodes", "capture-iron"],
        &["capture-spared", "capture-immune", "capture-petrifies", "capture-petrifiesBlasted", "capture-notAlike", "capture-trade"]),
    rules("hand", TWO, &["hands-captures", "hands-drops", "hands-gating"],
        &["hands-keepPromotions", "hands-mustDrop", "hands-mustDropAll", "hands-noDropChecks", "hands-noDropMates", "hands-bishopsDiffer",
            "hands-dropsCastle"]),
    rules("move", TWO, &["kingLeap", "passing", "mustBeAbleToMove"],
        &["castling", "chess960Castling", "oppositeCastling", "options", "firstMovesText"]),
    rules("starts", TWO, &["shuffle"], &[]),
    rules("about", None, &["inventor", "year", "source", "about"], &["licence", "decisions", "alsoCalled", "variantTag", "id"]),
    pieces("promotion", TWO, &["pieces-promotesTo", "pieces-promotion"], &["pieces-promotionLimit"]),
    pieces("squares", TWO, &["pieces-confined"], &["pieces-lowestRank"]),
    pieces("roles", None, &["pieces-royal", "pieces-pawn", "pieces-progress"], &["pieces-castles", "pieces-hopsNot", "pieces-alsoCalled", "pieces-otherLetters"]),
    pieces("en-passant", TWO, &["pieces-takesEnPassant", "pieces-takenEnPassant"], &["pieces-enPassantZone"]),
    pieces("drops", TWO, &["pieces-dropZone"], &["pieces-dropsOnFile", "pieces-dropsPromoted"]),
    pieces("four-piece", FOUR, &["pieces-points", "pieces-boat", "pieces-earlyPromotion"], &[]),
];

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

/// The group that shows a field: by itself, or as a part of another field. And whether it is behind “More”.
pub(crate) fn group_of(id: &str) -> Option<(&'static Group, bool)> {
    let holds = |known: &&str| id == *known || id.strip_prefix(*known).is_some_and(|rest| rest.starts_with('-'));
    GROUPS.iter().find_map(|group| {
        let shown = group.fields.iter().any(&holds);
        (shown || group.more.iter().any(&holds)).then_some((group, !shown))
    })
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
