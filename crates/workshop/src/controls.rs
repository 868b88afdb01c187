//! The groups of fields on the page: where the control of each field is. The page is made from these groups, and a test compares them with
//! the fields.

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

/// The group that shows a field: by itself, or as a part of another field. And whether it is behind “More”.
pub fn group_of(id: &str) -> Option<(&'static Group, bool)> {
    let holds = |known: &&str| id == *known || id.strip_prefix(*known).is_some_and(|rest| rest.starts_with('-'));
    GROUPS.iter().find_map(|group| {
        let shown = group.fields.iter().any(&holds);
        (shown || group.more.iter().any(&holds)).then_some((group, !shown))
    })
}
