//! A game's definition as a page hands it over: one value a line, `pieces.3.name=Camel`. A browser reads JSON by itself; with a
//! second reader of it, and with the library's sorts, the program was 157 kB compressed instead of 114.

use menagerie_rules::{
    BoardDefinition, CaptureDefinition, CastlingDefinition, CheckDefinition, Definition, Facing, Family,
    FirstMovesText, Forward, GoalDefinition, HandsDefinition, Letters, LettersByPlayer, OptionDefinition, OptionalRule,
    Passing, PieceDefinition, PieceName, PlayerDefinition, PromotionDefinition, Royal, Zone, ZoneMovesDefinition,
};

/// More entries of a list than any game has: a number beyond it is a slip.
const MOST: usize = 64;

/// A line that cannot be read.
#[derive(Debug)]
pub struct DefinitionLineError {
    /// Its beginning.
    pub line: String,
    /// The last of its keys.
    pub key: String,
    /// The keys that may stand there.
    pub known: &'static [&'static str],
}

/// Reads a definition.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Definition, DefinitionLineError> {
    let mut definition = Definition {
        format: 1,
        board: BoardDefinition { checkered: true, ..BoardDefinition::default() },
        ..Definition::default()
    };
    let mut goals = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let read = line.split_once('=').and_then(|(path, value)| match path.strip_prefix("goals.") {
            Some(path) => checks(&mut goals, path, value),
            None => set(&mut definition, path, value),
        });
        read.ok_or_else(|| {
            let path: Vec<&str> = line.split('=').next().unwrap_or_default().split('.').collect();
            let within = path.iter().rev().skip(1).find_map(|section| keys(section));
            let known = within.filter(|_| path.len() > 1);
            let at = if known.is_none() {
                path.first()
            } else {
                path.iter().rev().find(|key| key.parse::<usize>().is_err())
            };
            let key = at.copied().unwrap_or_default().to_string();
            DefinitionLineError { line: line.chars().take(80).collect(), key, known: known.unwrap_or(SECTIONS) }
        })?;
    }
    let counted = goals.into_iter().filter(|(is_counted, _)| *is_counted);
    definition.goals = counted.map(|(_, count)| GoalDefinition::Checks { count }).collect();
    Ok(definition)
}

/// Reads a line on a goal. Only whether checks are counted, and to how many, is seen in positions; when a game is over, a diagram leaves to
/// the page.
fn checks(goals: &mut Vec<(bool, u8)>, path: &str, value: &str) -> Option<()> {
    let (number, field) = path.split_once('.')?;
    let goal = entry(goals, number, Default::default)?;
    match field {
        "goal" => goal.0 = value == "checks",
        "count" => goal.1 = value.parse().ok()?,
        _ => {}
    }
    Some(())
}

#[rustfmt::skip]
const SECTIONS: &[&str] = &[
    "id", "name", "inventor", "start", "family", "board", "players", "pieces", "castling", "options", "insufficient",
    "promotionSquares", "alsoCalled", "variantTag", "names", "$schema", "format", "year", "source", "licence", "about",
    "decisions", "kingLeap", "check", "capture", "hands", "passing", "mustBeAbleToMove", "ends", "goals", "shuffle", "chess960Castling", "oppositeCastling",
    "firstMovesText",
];

/// The keys of a section's entries.
#[rustfmt::skip]
fn keys(section: &str) -> Option<&'static [&'static str]> {
    Some(match section {
        "board" => &["files", "ranks", "checkered", "holes"],
        "players" => &["letter", "name", "forward", "otherLetters"],
        "pieces" => &[
            "name", "french", "alsoCalled", "letter", "otherLetters", "art", "betza", "value", "points", "royal", "pawn", "progress",
            "castles", "boat", "earlyPromotion",
            "promotesTo", "takesEnPassant", "takenEnPassant", "lowestRank", "promotion", "promotedFrom", "promotionLimit",
            "zoneMoves", "confined", "enPassantZone", "dropZone", "dropsOnFile", "dropsPromoted", "hopsNot", "hopsNot",
        ],
        "promotion" => &[
            "to", "zone", "optional", "mustIn", "byMoves", "leaving", "entering", "byCapture", "withoutCapture", "notEnPassant", "onlyCaptured", "reverts",
            "ownMove",
        ],
        "zoneMoves" => &["from", "within", "betza"],
        "check" => &["forbidden", "allAttacked", "royalGroup", "facing", "kingStays", "substitutes", "firstMovesLostTo"],
        "capture" => &["forced", "explodes", "spared", "immune", "notAlike", "iron", "trade", "petrifies"],
        "trade" => &["pieces", "adjacentAllowed", "doubleAllowed", "minor", "noCounterstrike"],
        "hands" => &[
            "captures", "keepPromotions", "drops", "gating", "mustDrop", "mustDropAll", "noDropChecks", "noDropMates",
            "bishopsDiffer", "dropsCastle",
        ],
        "castling" => &["right", "san", "king", "kingTo", "rook", "rookTo", "otherSan", "kingLetter", "rookLetter"],
        "options" => &["id", "name", "about", "rule", "start", "right"],
        _ => return None,
    })
}

fn set(definition: &mut Definition, path: &str, value: &str) -> Option<()> {
    let mut parts = path.split('.');
    let (section, second, third) = (parts.next()?, parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let rest: Vec<&str> = parts.collect();
    let text = || value.to_string();
    match section {
        "id" => definition.id = text(),
        "name" => definition.name = text(),
        "inventor" => definition.inventor = text(),
        "start" => definition.start = text(),
        "alsoCalled" => *entry(&mut definition.also_called, second, String::new)? = text(),
        "variantTag" => definition.variant_tag = Some(text()),
        "format" => definition.format = value.parse().ok()?,
        // What is told of the game, and of the file, is the page's.
        "$schema" | "year" | "source" | "licence" | "about" | "decisions" => {}
        // When a game is over, a diagram leaves to the page.
        "ends" => {}
        // Which start is played is the page's choice: a diagram shows the one that is written.
        "shuffle" => {}
        "chess960Castling" => definition.chess960_castling = yes(value)?,
        "oppositeCastling" => definition.opposite_castling = yes(value)?,
        "firstMovesText" => {
            definition.first_moves_text =
                if value == "files" { FirstMovesText::Files } else { FirstMovesText::Returned };
        }
        "kingLeap" => definition.king_leap = yes(value)?,
        "mustBeAbleToMove" => definition.must_be_able_to_move = yes(value)?,
        "passing" => definition.passing = passing(value)?,
        "check" => check(&mut definition.check, second, value)?,
        "capture" => capture(&mut definition.capture, second, value)?,
        "hands" => hands(&mut definition.hands, second, value)?,
        "family" => definition.family = family(value)?,
        "board" => match second {
            "files" => definition.board.files = value.parse().ok()?,
            "ranks" => definition.board.ranks = value.parse().ok()?,
            "checkered" => definition.board.checkered = yes(value)?,
            "holes" => definition.board.holes = text(),
            _ => return None,
        },
        "players" => player(entry(&mut definition.players, second, new_player)?, third, value)?,
        "names" => {
            definition.names.push(PieceName { language: second.to_string(), letter: third.parse().ok()?, name: text() })
        }
        "pieces" => piece(entry(&mut definition.pieces, second, new_piece)?, third, &rest, value)?,
        "castling" => castling(entry(&mut definition.castling, second, new_castling)?, third, value)?,
        "options" => option(entry(&mut definition.options, second, new_option)?, third, value)?,
        "insufficient" => *entry(&mut definition.insufficient, second, Letters::default)? = value.parse().ok()?,
        "promotionSquares" => *entry(&mut definition.promotion_squares, second, String::new)? = text(),
        _ => return None,
    }
    Some(())
}

/// The entry with this number, made if it is the next one.
fn entry<'a, T>(list: &'a mut Vec<T>, number: &str, new: fn() -> T) -> Option<&'a mut T> {
    let number: usize = number.parse().ok()?;
    if number == list.len() && number < MOST {
        list.push(new());
    }
    list.get_mut(number)
}

fn new_player() -> PlayerDefinition {
    PlayerDefinition { letter: '?', name: String::new(), forward: Forward::North, other_letters: String::new() }
}

fn player(player: &mut PlayerDefinition, field: &str, value: &str) -> Option<()> {
    match field {
        "letter" => player.letter = letter(value)?,
        "name" => player.name = value.to_string(),
        "otherLetters" => player.other_letters = value.to_string(),
        "forward" => player.forward = forward(value)?,
        _ => return None,
    }
    Some(())
}

fn new_piece() -> PieceDefinition {
    PieceDefinition { lowest_rank: 1, ..PieceDefinition::default() }
}

fn piece(piece: &mut PieceDefinition, field: &str, rest: &[&str], value: &str) -> Option<()> {
    match field {
        "name" => piece.name = value.to_string(),
        "french" => piece.french = value.to_string(),
        "alsoCalled" => piece.also_called.push(value.to_string()),
        "letter" => piece.letter = value.parse().ok()?,
        "otherLetters" => piece.other_letters = value.parse().ok()?,
        "art" => piece.art = value.to_string(),
        "betza" => piece.betza = value.to_string(),
        // What a piece is worth is told by the page, not by its diagram.
        "value" => {}
        "points" => piece.points = value.parse().ok()?,
        "royal" if value == "last" => piece.royal = Royal::Last,
        "royal" => piece.royal = if yes(value)? { Royal::Always } else { Royal::No },
        "castles" => piece.castles = yes(value)?,
        "boat" => piece.boat = yes(value)?,
        "earlyPromotion" => piece.early_promotion = yes(value)?,
        "pawn" => piece.pawn = yes(value)?,
        "progress" => piece.zeroing = yes(value)?,
        "promotesTo" => piece.promotes_to = value.parse().ok()?,
        "takesEnPassant" => piece.takes_en_passant = yes(value)?,
        "takenEnPassant" => piece.taken_en_passant = yes(value)?,
        "lowestRank" => piece.lowest_rank = value.parse().ok()?,
        "promotion" => {
            // One row, or several with their numbers.
            let (number, row) = if number(rest.first()?) { (rest[0], &rest[1..]) } else { ("0", rest) };
            promotion(entry(&mut piece.promotion.0, number, PromotionDefinition::default)?, row, value)?;
        }
        "promotedFrom" => piece.promoted_from = Some(value.parse().ok()?),
        "promotionLimit" => piece.promotion_limit = value.parse().ok()?,
        "zoneMoves" => {
            let [number, field, rest @ ..] = rest else { return None };
            let entry = entry(&mut piece.zone_moves, number, new_zone_moves)?;
            match *field {
                "from" => zone(&mut entry.from, rest, value)?,
                "within" => zone(entry.within.get_or_insert_with(new_zone), rest, value)?,
                "betza" => entry.betza = value.to_string(),
                _ => return None,
            }
        }
        "confined" => zone(piece.confined.get_or_insert_with(new_zone), rest, value)?,
        "enPassantZone" => zone(piece.en_passant_zone.get_or_insert_with(new_zone), rest, value)?,
        "dropZone" => zone(piece.drop_zone.get_or_insert_with(new_zone), rest, value)?,
        "dropsOnFile" => piece.drops_on_file = value.parse().ok()?,
        "dropsPromoted" => piece.drops_promoted = yes(value)?,
        "hopsNot" => piece.hops_not = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}

/// Whether a key is the number of an entry.
fn number(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_digit())
}

fn new_zone() -> Zone {
    Zone::Same(String::new())
}

fn new_zone_moves() -> ZoneMovesDefinition {
    ZoneMovesDefinition { from: new_zone(), within: None, betza: String::new() }
}

/// A set of squares for all players, or one more of those for each.
fn zone(zone: &mut Zone, rest: &[&str], value: &str) -> Option<()> {
    match (rest, &mut *zone) {
        ([], _) => *zone = Zone::Same(value.to_string()),
        ([_], Zone::Each(all)) => all.push(value.to_string()),
        ([_], Zone::Same(_)) => *zone = Zone::Each(vec![value.to_string()]),
        _ => return None,
    }
    Some(())
}

fn promotion(row: &mut PromotionDefinition, path: &[&str], value: &str) -> Option<()> {
    let [field, rest @ ..] = path else { return None };
    let flag = match *field {
        "to" => {
            let letters: Letters = value.parse().ok()?;
            match (rest, &mut row.to) {
                ([], to) => *to = LettersByPlayer::Same(letters),
                (_, LettersByPlayer::Each(all)) => all.push(letters),
                (_, to) => *to = LettersByPlayer::Each(vec![letters]),
            }
            return Some(());
        }
        "zone" => return zone(row.zone.get_or_insert_with(new_zone), rest, value),
        "mustIn" => return zone(row.must_in.get_or_insert_with(new_zone), rest, value),
        "byMoves" => {
            row.by_moves = Some(value.to_string());
            return Some(());
        }
        "optional" => &mut row.optional,
        "leaving" => &mut row.leaving,
        "entering" => &mut row.entering,
        "byCapture" => &mut row.by_capture,
        "withoutCapture" => &mut row.without_capture,
        "notEnPassant" => &mut row.not_en_passant,
        "onlyCaptured" => &mut row.only_captured,
        "reverts" => &mut row.reverts,
        "ownMove" => &mut row.own_move,
        _ => return None,
    };
    *flag = yes(value)?;
    Some(())
}

fn check(check: &mut CheckDefinition, field: &str, value: &str) -> Option<()> {
    let flag = match field {
        "royalGroup" => {
            check.royal_group = value.parse().ok()?;
            return Some(());
        }
        "substitutes" => {
            check.substitutes = value.parse().ok()?;
            return Some(());
        }
        // One of a list, or all at once.
        "facing" => {
            let lines = &mut check.facing;
            match value {
                "files" => lines.files = true,
                "ranks" => lines.ranks = true,
                "diagonals" => lines.diagonals = true,
                _ => *lines = if yes(value)? { Facing::STRAIGHT } else { Facing::NONE },
            }
            return Some(());
        }
        "firstMovesLostTo" => {
            check.first_moves_lost_to = value.parse().ok()?;
            return Some(());
        }
        "forbidden" => &mut check.forbidden,
        "allAttacked" => &mut check.all_attacked,
        "kingStays" => &mut check.king_stays,
        _ => return None,
    };
    *flag = yes(value)?;
    Some(())
}

fn capture(capture: &mut CaptureDefinition, field: &str, value: &str) -> Option<()> {
    let letters = match field {
        "forced" => {
            capture.forced = yes(value)?;
            return Some(());
        }
        "explodes" => {
            capture.explodes = yes(value)?;
            return Some(());
        }
        "spared" => &mut capture.spared,
        "immune" => &mut capture.immune,
        "notAlike" => &mut capture.not_alike,
        "iron" => &mut capture.iron,
        "petrifies" => &mut capture.petrifies,
        // Of no use to a picture, and hardly ever to a line of moves.
        "trade" => return Some(()),
        _ => return None,
    };
    *letters = value.parse().ok()?;
    Some(())
}

fn hands(hands: &mut HandsDefinition, field: &str, value: &str) -> Option<()> {
    let flag = match field {
        "mustDrop" => {
            hands.must_drop = value.parse().ok()?;
            return Some(());
        }
        "noDropMates" => {
            hands.no_drop_mates = value.parse().ok()?;
            return Some(());
        }
        "captures" => &mut hands.captures,
        "keepPromotions" => &mut hands.keep_promotions,
        "drops" => &mut hands.drops,
        "gating" => &mut hands.gating,
        "mustDropAll" => &mut hands.must_drop_all,
        "noDropChecks" => &mut hands.no_drop_checks,
        "bishopsDiffer" => &mut hands.bishops_differ,
        "dropsCastle" => &mut hands.drops_castle,
        _ => return None,
    };
    *flag = yes(value)?;
    Some(())
}

fn passing(value: &str) -> Option<Passing> {
    Some(match value {
        "never" => Passing::Never,
        "without-move" => Passing::WithoutMove,
        "always" => Passing::Always,
        _ => return None,
    })
}

fn new_castling() -> CastlingDefinition {
    CastlingDefinition { right: '?', ..CastlingDefinition::default() }
}

fn castling(castling: &mut CastlingDefinition, field: &str, value: &str) -> Option<()> {
    let field = match field {
        "right" => {
            castling.right = letter(value)?;
            return Some(());
        }
        "kingLetter" => {
            castling.king_letter = Some(value.parse().ok()?);
            return Some(());
        }
        "rookLetter" => {
            castling.rook_letter = Some(value.parse().ok()?);
            return Some(());
        }
        "san" => &mut castling.san,
        "otherSan" => castling.other_san.get_or_insert_default(),
        "king" => &mut castling.king,
        "kingTo" => &mut castling.king_to,
        "rook" => &mut castling.rook,
        "rookTo" => &mut castling.rook_to,
        _ => return None,
    };
    *field = value.to_string();
    Some(())
}

fn new_option() -> OptionDefinition {
    let text = String::new;
    OptionDefinition {
        id: text(),
        name: text(),
        about: text(),
        rule: OptionalRule::KingLeap,
        start: text(),
        right: 'K',
    }
}

fn option(option: &mut OptionDefinition, field: &str, value: &str) -> Option<()> {
    let field = match field {
        "rule" => return (value == "king-leap").then_some(()),
        "right" => {
            option.right = letter(value)?;
            return Some(());
        }
        "id" => &mut option.id,
        "name" => &mut option.name,
        "about" => &mut option.about,
        "start" => &mut option.start,
        _ => return None,
    };
    *field = value.to_string();
    Some(())
}

fn family(value: &str) -> Option<Family> {
    match value {
        "chess" => Some(Family::Chess),
        "chaturaji" => Some(Family::Chaturaji),
        _ => None,
    }
}

fn forward(value: &str) -> Option<Forward> {
    Some(match value {
        "north" => Forward::North,
        "east" => Forward::East,
        "south" => Forward::South,
        "west" => Forward::West,
        _ => return None,
    })
}

fn yes(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

fn letter(value: &str) -> Option<char> {
    let mut letters = value.chars();
    letters.next().filter(|_| letters.next().is_none())
}
