//! Every field of a definition that changes the rules changes the sentences.

mod common;

use common::{change_piece, changed, plain, rules_text};
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use std::collections::BTreeSet;

/// Fields of a definition that are not rules of play, with the reason.
const NOT_RULES: &[(&str, &str)] = &[
    ("Definition.$schema", "for editors"),
    ("Definition.format", "which fields the file may have"),
    ("Definition.id", "a name"),
    ("Definition.name", "a name, given beside the rules"),
    ("Definition.alsoCalled", "names"),
    ("Definition.fourPlayers", "its fields have sentences"),
    ("Definition.variantTag", "a name in game texts"),
    ("Definition.inventor", "about the game"),
    ("Definition.year", "about the game"),
    ("Definition.source", "about the game"),
    ("Definition.licence", "about the game"),
    ("Definition.about", "about the game"),
    ("Definition.decisions", "about the game"),
    ("PlayerDefinition.letter", "how positions are written"),
    ("PlayerDefinition.otherLetters", "how other programs write positions"),
    ("PieceDefinition.alsoCalled", "names that find the piece"),
    ("PieceDefinition.otherLetters", "how other programs write positions and moves"),
    ("PieceDefinition.art", "a picture"),
    ("PieceDefinition.value", "an estimate, for the computer"),
    ("PieceDefinition.lowestRank", "which positions can be entered: no move depends on it"),
    ("CastlingDefinition.otherSan", "how other programs write the move"),
    ("OptionDefinition.id", "a name in commands"),
    ("OptionDefinition.name", "a name, given where options are chosen"),
    ("OptionDefinition.about", "given where options are chosen"),
    ("OptionDefinition.right", "how positions are written"),
    ("Definition.firstMovesText", "how positions are written"),
    ("OptionDefinition.start", "the same start, with the right of the option"),
];

const CASTLE: &str = r#""start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K - 0 1", "castling": [
    { "right": "K", "san": "O-O", "king": "e1", "kingTo": "g1", "rook": "h1", "rookTo": "f1" "#;
const HAND: &str = r#""start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w - - 0 1", "hands": { "captures": true, "drops": true "#;

/// A field, a change that sets it, a change without it, and words that only appear with it, in English and French.
struct Case {
    field: &'static str,
    with: String,
    without: String,
    english: &'static str,
    french: &'static str,
}

fn case(field: &'static str, with: &str, without: &str, english: &'static str, french: &'static str) -> Case {
    Case { field, with: format!("{{{with}}}"), without: format!("{{{without}}}"), english, french }
}

/// A field of the goal of a King that reaches a zone.
fn reach(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    let goal = |more: &str| {
        format!(r#""goals": [ {{ "goal": "reach", "pieces": "KQ", "zone": "d4-e5", "count": 2{more} }} ]"#)
    };
    case(field, &goal(with), &goal(""), english, french)
}

/// A field of the goal of an entering King.
fn enter(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    let goal = |fields: &str| format!(r#""goals": [ {{ "goal": "enter", {fields} }} ]"#);
    case(field, &goal(with), &goal(r#""zone": "*7 *8", "count": 2, "first": 9, "second": 8"#), english, french)
}

/// A field of chasing.
fn chase(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    let chasing = |fields: &str| format!(r#""ends": {{ "chasing": {{ {fields} }} }}"#);
    case(field, &chasing(with), &chasing(r#""strength": { "R": 1 }"#), english, french)
}

/// A field of the pockets.
fn hand(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    case(field, &format!("{HAND}{with} }}"), &format!("{HAND} }}"), english, french)
}

/// A field of a piece.
fn piece(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    case(field, &format!(r#""pieces": [ {with} ]"#), "", english, french)
}

/// A field of the Pawn's promotion.
fn row(field: &'static str, with: &str, english: &'static str, french: &'static str) -> Case {
    let pawn = |more: &str| {
        format!(
            r#""pieces": [ {{ "letter": "P", "promotesTo": "", "promotion": {{ "to": "QN", "zone": "*7 *8"{more} }} }} ]"#
        )
    };
    case(field, &pawn(with), &pawn(""), english, french)
}

#[rustfmt::skip]
fn cases() -> Vec<Case> {
    let royal = r#"{ "letter": "K", "royal": "last" }, { "name": "Guard", "letter": "G", "betza": "K", "royal": "last" }"#;
    let last = format!(r#""pieces": [ {royal} ]"#);
    let boom = |more: &str| format!(r#""capture": {{ "explodes": true{more} }}"#);
    let trade = |more: &str| format!(r#""capture": {{ "trade": {{ "pieces": "Q"{more} }} }}"#);
    let shuffle = |more: &str| format!(r#""shuffle": [ {{ "pieces": "NBRQK", "squares": "*1"{more} }} ]"#);
    let setups = |name: &str, pieces: &str| {
        let end = if pieces.is_empty() { String::new() } else { format!(r#"", "pieces": "{pieces}" }} ] }} ]"#) };
        format!(r#""shuffle": [ {{ "pieces": "NB", "squares": "*1", "setups": [ {{ "name": "{name}{end}"#)
    };
    let counting = |more: &str| format!(r#""ends": {{ "counting": {{ "pawns": "P"{more} }} }}"#);
    let extinct = |more: &str| format!(r#""goals": [ {{ "goal": "extinction", "pieces": "QR"{more} }} ]"#);
    let zone_move = |more: &str| format!(r#""pieces": [ {{ "letter": "N", "zoneMoves": [ {{ "from": "*3", "betza": "W"{more} }} ] }} ]"#);
    vec![
        case("Definition.board", r#""board": { "files": 8, "ranks": 8, "checkered": false }"#, "", "All squares have the same colour.", "Toutes les cases ont la même couleur."),
        case("BoardDefinition.files", r#""board": { "files": 9, "ranks": 8, "checkered": true }, "start": "rnbqkbnr1/9/9/9/9/9/9/RNBQKBNR1 w - - 0 1""#, "", "9 files", "9 colonnes"),
        case("BoardDefinition.ranks", r#""board": { "files": 8, "ranks": 9, "checkered": true }, "start": "rnbqkbnr/8/8/8/8/8/8/8/RNBQKBNR w - - 0 1""#, "", "9 ranks", "9 rangées"),
        case("BoardDefinition.checkered", "", r#""board": { "files": 8, "ranks": 8, "checkered": false }"#, "Light and dark squares alternate.", "tour à tour claires et foncées"),
        case("BoardDefinition.holes", r#""board": { "files": 8, "ranks": 8, "checkered": true, "holes": "d4-e5 a6" }, "start": "rnbqkbnr/pppppppp/*7/3**3/3**3/8/PPPPPPPP/RNBQKBNR w - - 0 1""#, "", "Missing from the board: rectangle d4–e5, a6.", "Il manque à l’échiquier\u{a0}: rectangle d4–e5, a6."),
        case("Definition.players", "", r#""players": [ { "letter": "w", "name": "Sun", "forward": "north" }, { "letter": "b", "name": "Moon", "forward": "south" } ]"#, "White plays towards rank 8.", "Sens de marche, Blancs\u{a0}: vers la rangée 8."),
        case("PlayerDefinition.name", r#""players": [ { "letter": "w", "name": "Sun", "forward": "north" }, { "letter": "b", "name": "Moon", "forward": "south" } ]"#, "", "First to move: Sun.", "Premier coup\u{a0}: Sun."),
        case("PlayerDefinition.forward", "", r#""players": [ { "letter": "w", "name": "White", "forward": "south" }, { "letter": "b", "name": "Black", "forward": "north" } ], "start": "4k3/8/8/8/8/8/8/4K3 w - - 0 1""#, "Black plays towards rank 1.", "Sens de marche, Noirs\u{a0}: vers la rangée 1."),
        case("Definition.start", r#""start": "4k3/pppppppp/8/8/8/8/PPP5/4K3 b - - 0 1""#, "", "White at the start: Pawn (a2–c2), King (e1).", "Au départ, Blancs\u{a0}: Pion (a2–c2), Roi (e1)."),
        piece("Definition.pieces", r#"{ "name": "Unicorn", "letter": "U", "betza": "N" }"#, "Unicorn (U): Leaps", "Unicorn (U)\u{a0}: Saute"),
        piece("PieceDefinition.name", r#"{ "letter": "N", "name": "Horse" }"#, "Horse (N): Leaps", "Horse (N)\u{a0}: Saute"),
        piece("PieceDefinition.french", r#"{ "letter": "N", "name": "Horse", "french": "Cheval" }"#, "Horse (N)", "Cheval (N)\u{a0}:"),
        case("Definition.names", r#""names": { "fr": { "N": "Canasson" } }"#, "", "", "Canasson (N)\u{a0}:"),
        piece("PieceDefinition.letter", r#"{ "letter": "V", "name": "Vizier", "betza": "W" }"#, "Vizier (V)", "Vizier (V)"),
        piece("PieceDefinition.betza", r#"{ "letter": "N", "betza": "W" }"#, "Knight (N): Steps one square along the file or the rank.", "Cavalier (N)\u{a0}: Se déplace d’une case"),
        piece("PieceDefinition.zoneMoves", r#"{ "letter": "N", "zoneMoves": [ { "from": "*3", "betza": "W" } ] }"#, "The Knight has one more way to move from these squares", "De ces cases, le Cavalier a une façon de plus"),
        case("ZoneMovesDefinition.from", &zone_move(""), "", "these squares: rank 3 (White), rank 6 (Black). Steps one square", "rangée 3 (Blancs), rangée 6 (Noirs). Se déplace d’une case"),
        case("ZoneMovesDefinition.betza", &zone_move(""), "", "(Black). Steps one square along the file or the rank.", "Se déplace d’une case le long de la colonne ou de la rangée."),
        case("ZoneMovesDefinition.within", &zone_move(r#", "within": "a* b*""#), &zone_move(""), "All of that way must lie on these squares: files a to b.", "doit se trouver sur ces cases\u{a0}: colonnes a à b."),
        piece("PieceDefinition.confined", r#"{ "letter": "B", "confined": "*1 *2 *3 *4 *5" }"#, "The Bishop never leaves these squares: ranks 1 to 5 (White), ranks 4 to 8 (Black).", "Le Fou ne quitte jamais ces cases\u{a0}: rangées 1 à 5 (Blancs), rangées 4 à 8 (Noirs)."),
        case("Definition.mustBeAbleToMove", r#""mustBeAbleToMove": true"#, "", "could never move again", "ne pourrait plus jamais bouger"),

        case("Definition.castling", &format!("{CASTLE} }} ]"), "", "Castling moves two pieces in one turn.", "Le roque déplace deux pièces en un coup."),
        case("CastlingDefinition.right", &format!("{CASTLE} }} ]"), r#""castling": [ { "right": "K", "san": "O-O", "king": "e1", "kingTo": "g1", "rook": "h1", "rookTo": "f1" } ]"#, "White: King e1 to g1", "Blancs\u{a0}: Roi de e1 en g1"),
        case("CastlingDefinition.san", &format!("{CASTLE} }} ]"), "", "written O-O.", "écrit O-O."),
        case("CastlingDefinition.king", &format!("{CASTLE} }} ]"), "", "King e1 to g1", "Roi de e1 en g1"),
        case("CastlingDefinition.kingTo", &format!("{CASTLE} }} ]"), "", "King e1 to g1", "Roi de e1 en g1"),
        case("CastlingDefinition.rook", &format!("{CASTLE} }} ]"), "", "Rook h1 to f1", "Tour de h1 en f1"),
        case("CastlingDefinition.rookTo", &format!("{CASTLE} }} ]"), "", "Rook h1 to f1", "Tour de h1 en f1"),
        case("CastlingDefinition.kingLetter", r#""start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K - 0 1", "castling": [ { "right": "K", "san": "O-O", "king": "d1", "kingTo": "g1", "rook": "h1", "rookTo": "f1", "kingLetter": "Q" } ]"#, "", "White: Queen d1 to g1", "Blancs\u{a0}: Dame de d1 en g1"),
        case("CastlingDefinition.rookLetter", r#""start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K - 0 1", "castling": [ { "right": "K", "san": "O-O", "king": "e1", "kingTo": "h1", "rook": "g1", "rookTo": "f1", "rookLetter": "N" } ]"#, "", "Knight g1 to f1", "Cavalier de g1 en f1"),
        case("PieceDefinition.castles", r#""pieces": [ { "letter": "N", "castles": true }, { "letter": "R", "castles": false } ], "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w K - 0 1", "castling": [ { "right": "K", "san": "O-O", "king": "e1", "kingTo": "h1", "rook": "g1", "rookTo": "f1" } ]"#, "", "Knight g1 to f1", "Cavalier de g1 en f1"),
        case("Definition.kingLeap", r#""kingLeap": true, "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1""#, "", "Once in the game, the King may leap", "Une fois dans la partie, le Roi peut sauter"),
        case("Definition.options", r#""options": [ { "id": "king-leap", "name": "Leap", "about": "It leaps.", "rule": "king-leap", "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1" } ]"#, "", "This rule is an option", "Cette règle est une option"),
        case("OptionDefinition.rule", r#""options": [ { "id": "king-leap", "name": "Leap", "about": "It leaps.", "rule": "king-leap", "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1" } ]"#, "", "distance two", "distance deux"),

        piece("PieceDefinition.promotesTo", r#"{ "letter": "P", "promotesTo": "QN" }"#, "must become a Queen or a Knight: rank 8 (White), rank 1 (Black).", "doit devenir Dame ou Cavalier\u{a0}: rangée 8 (Blancs), rangée 1 (Noirs)."),
        piece("PieceDefinition.promotion", r#"{ "letter": "P", "promotesTo": "", "promotion": [ { "to": "Q", "zone": "*7", "byCapture": true }, { "to": "N" } ] }"#, "If several of these promotions fit a move of the Pawn, the one named first counts.", "la première nommée compte"),
        piece("PromotionDefinition.to", r#"{ "letter": "P", "promotesTo": "", "promotion": { "to": ["QN", "R"] } }"#, "must become a Queen or a Knight (White), a Rook (Black): rank 8 (White), rank 1 (Black).", "doit devenir Dame ou Cavalier (Blancs), Tour (Noirs)\u{a0}: rangée 8"),
        piece("PromotionDefinition.zone", r#"{ "letter": "P", "promotesTo": "", "promotion": { "to": "QN", "zone": "*6" } }"#, "A Pawn that ends its move on one of these squares must become a Queen or a Knight: rank 6 (White), rank 3 (Black).", "Un Pion qui finit son coup sur l’une de ces cases doit devenir Dame ou Cavalier\u{a0}: rangée 6 (Blancs), rangée 3 (Noirs)."),
        row("PromotionDefinition.optional", r#", "optional": true"#, "may become a Queen", "peut devenir Dame"),
        row("PromotionDefinition.mustIn", r#", "optional": true, "mustIn": "*8""#, "has no choice and must promote: rank 8 (White), rank 1 (Black).", "la promotion est obligatoire\u{a0}: rangée 8 (Blancs), rangée 1 (Noirs)."),
        row("PromotionDefinition.leaving", r#", "leaving": true"#, "begins or ends its move", "commence ou finit son coup"),
        row("PromotionDefinition.entering", r#", "entering": true"#, "arrives from outside", "arrive de l’extérieur"),
        row("PromotionDefinition.byCapture", r#", "byCapture": true"#, "ends a capture", "finit une prise"),
        row("PromotionDefinition.withoutCapture", r#", "withoutCapture": true"#, "ends a move without capture", "finit un coup sans prise"),
        row("PromotionDefinition.notEnPassant", r#", "notEnPassant": true"#, "The Pawn does not promote when it captures en passant.", "Pour le Pion, la prise en passant ne donne pas la promotion."),
        row("PromotionDefinition.byMoves", r#", "byMoves": "fF""#, "promotes only with moves of this kind. Steps one square diagonally forward.", "seuls les coups de cette sorte donnent la promotion. Se déplace d’une case en diagonale vers l’avant."),
        row("PromotionDefinition.onlyCaptured", r#", "onlyCaptured": true"#, "has fewer than at the start", "moins d’exemplaires qu’au départ"),
        case("PromotionDefinition.reverts", &format!(r#"{HAND} }}, "pieces": [ {{ "letter": "P", "promotesTo": "", "promotion": {{ "to": "Q", "reverts": true }} }} ]"#), &format!(r#"{HAND} }}, "pieces": [ {{ "letter": "P", "promotesTo": "", "promotion": {{ "to": "Q" }} }} ]"#), "it goes to the hand as a Pawn again", "elle redevient un Pion dans la main"),
        case("PieceDefinition.promotedFrom", &format!(r#"{HAND} }}, "pieces": [ {{ "name": "Horse", "letter": "+B", "betza": "BW", "promotedFrom": "B" }} ]"#), &format!(r#"{HAND} }}, "pieces": [ {{ "name": "Horse", "letter": "+B", "betza": "BW" }} ]"#), "In the hand, the Horse is a Bishop again.", "Dans la main, la pièce Horse redevient un Fou."),
        piece("PieceDefinition.promotionLimit", r#"{ "letter": "Q", "promotionLimit": 2 }"#, "fewer than 2 of that kind on the board: Queen.", "en a moins de 2 de cette sorte sur l’échiquier\u{a0}: Dame."),

        piece("PieceDefinition.takesEnPassant", r#"{ "letter": "N", "takesEnPassant": true }"#, "a Pawn or a Knight may capture it en passant", "un Pion ou un Cavalier peut faire la prise en passant"),
        piece("PieceDefinition.takenEnPassant", r#"{ "letter": "B", "takenEnPassant": true }"#, "When a Pawn or a Bishop has just gone several squares", "Quand un Pion ou un Fou vient de franchir"),
        piece("PieceDefinition.enPassantZone", r#"{ "letter": "P", "enPassantZone": "*6" }"#, "The Pawn captures en passant only on these squares: rank 6 (White), rank 3 (Black).", "Le Pion ne prend en passant que sur ces cases\u{a0}: rangée 6 (Blancs), rangée 3 (Noirs)."),

        case("Definition.capture", &boom(""), "", "Every capture explodes.", "Toute prise explose."),
        case("CaptureDefinition.explodes", &boom(""), "", "all pieces of both sides on the squares around", "toutes les pièces des deux camps sur les cases voisines"),
        case("CaptureDefinition.forced", r#""capture": { "forced": true }"#, "", "A player who can capture must capture.", "Qui peut prendre doit prendre."),
        case("CaptureDefinition.spared", &boom(r#", "spared": "PN""#), &boom(""), "does not take away: Pawn and Knight.", "n’enlève pas\u{a0}: Pion et Cavalier."),
        case("CaptureDefinition.immune", &boom(r#", "immune": "Q""#), &boom(""), "No explosion ever takes away: Queen.", "Aucune explosion n’enlève jamais\u{a0}: Dame."),
        case("CaptureDefinition.notAlike", r#""capture": { "notAlike": "Q" }"#, "", "A Queen cannot capture a Queen.", "Une Dame ne peut pas prendre une Dame."),
        case("CaptureDefinition.iron", r#""capture": { "iron": "NB" }"#, "", "Nothing can capture these pieces: Knight and Bishop.", "Rien ne peut prendre ces pièces\u{a0}: Cavalier et Fou."),
        case("CaptureDefinition.trade", &trade(""), "", "These pieces must not capture one another", "Ces pièces ne doivent pas se prendre entre elles"),
        case("TradeDefinition.pieces", &trade(""), "", "could be captured back: Queen.", "pourrait être reprise\u{a0}: Dame."),
        case("TradeDefinition.adjacentAllowed", &trade(r#", "adjacentAllowed": true"#), &trade(""), "On a neighbouring square", "Sur une case voisine"),
        case("TradeDefinition.doubleAllowed", &trade(r#", "doubleAllowed": true"#), &trade(""), "captures another piece as well", "prend encore une autre pièce"),
        case("TradeDefinition.minor", &trade(r#", "doubleAllowed": true, "minor": "P""#), &trade(r#", "doubleAllowed": true"#), "do not count as such another piece: Pawn.", "comme une telle autre pièce\u{a0}: Pion."),
        case("TradeDefinition.noCounterstrike", &trade(r#", "noCounterstrike": true"#), &trade(""), "has just been captured by a piece of another kind", "vient d’être prise par une pièce d’une autre sorte"),
        case("CaptureDefinition.petrifies", r#""capture": { "petrifies": "QR" }"#, "", "it turns to stone: Rook and Queen.", "elle se change en pierre\u{a0}: Tour et Dame."),
        case("CaptureDefinition.petrifiesBlasted", &boom(r#", "petrifiesBlasted": true"#), &boom(""), "The pieces around that an explosion takes away turn to stone", "Les pièces voisines qu’une explosion enlève se changent en pierre"),
        case("CheckDefinition.substitutes", r#""check": { "substitutes": "N" }"#, "", "may change places with one of these pieces of its own side, wherever that stands: Knight.", "où qu’elle soit\u{a0}: Cavalier."),
        case("CheckDefinition.firstMovesLostTo", r#""check": { "firstMovesLostTo": "R" }"#, "", "comes to its rank or file: Rook.", "sur sa rangée ou sa colonne\u{a0}: Tour."),
        piece("PieceDefinition.hopsNot", r#"{ "name": "Cannon", "letter": "C", "betza": "pR", "hopsNot": "CN" }"#, "The Cannon cannot hop over these pieces: Knight and Cannon.", "Le Canon ne peut pas sauter par-dessus ces pièces\u{a0}: Cavalier et Canon."),
        piece("PromotionDefinition.ownMove", r#"{ "letter": "P", "promotesTo": "", "promotion": { "to": "Q", "zone": "*5", "ownMove": true } }"#, "may promote as a move of its own: it becomes a Queen", "peut prendre sa promotion par un coup à part\u{a0}: devenir Dame"),
        case("Definition.chess960Castling", &format!("{CASTLE} }} ], \"chess960Castling\": true"), &format!("{CASTLE} }} ]"), "castle from wherever they begin", "roquent d’où qu’elles partent"),
        case("Definition.oppositeCastling", &format!("{CASTLE} }} ], \"oppositeCastling\": true"), &format!("{CASTLE} }} ]"), "takes from the other player the right to castle to the same side", "enlève à l’autre le droit de roquer du même côté"),
        case("Definition.shuffle", &shuffle(""), "", "These pieces of White are shuffled at the start", "ces pièces sont mélangées, Blancs"),
        case("ShuffleDefinition.pieces", &shuffle(""), "", "Knight, Bishop, Rook, Queen and King. They change places", "Cavalier, Fou, Tour, Dame et Roi. Elles changent de place"),
        case("ShuffleDefinition.squares", &shuffle(""), "", "on these squares: rank 1.", "sur ces cases\u{a0}: rangée 1."),
        case("ShuffleDefinition.bishopsDiffer", &shuffle(r#", "bishopsDiffer": true"#), &shuffle(""), "half stand on light squares and half on dark ones", "par moitié sur les cases claires et sur les foncées"),
        case("ShuffleDefinition.within", &shuffle(r#", "within": { "K": "d1-e1" }"#), &shuffle(""), "The King stands only on these of the squares: d1–e1.", "Seules cases permises, le Roi\u{a0}: d1–e1."),
        case("ShuffleDefinition.chosen", &shuffle(r#", "chosen": true"#), &shuffle(""), "Before the first move, Black chooses how these pieces of White stand: Knight", "Qui choisit\u{a0}: Noirs. Ces pièces, Blancs\u{a0}: Cavalier"),
        case("ShuffleDefinition.apart", &shuffle(r#", "apart": true"#), &shuffle(""), "The other player’s pieces are placed by themselves", "se placent à part"),
        case("ShuffleDefinition.setups", &setups("Inner", "BNNB"), &shuffle(""), "There are these set-ups, here for White: ", "Il y a ces dispositions, ici Blancs\u{a0}: "),
        case("SetupDefinition.name", &setups("Inner", "BNNB"), &setups("Outer", "BNNB"), "Inner (Bishop b1", "Inner (Fou b1"),
        case("SetupDefinition.names", &setups(r#"Inner", "names": { "fr": "Dedans" }, "pieces": "BNNB" } ] } ]"#, ""), &setups("Inner", "BNNB"), "", "Dedans (Fou b1"),
        case("SetupDefinition.pieces", &setups("Inner", "BNNB"), &setups("Inner", "BNBN"), "Inner (Bishop b1, Knight c1, Knight f1, Bishop g1)", "Inner (Fou b1, Cavalier c1, Cavalier f1, Fou g1)"),
        case("ShuffleDefinition.kingBetweenRooks", &shuffle(r#", "kingBetweenRooks": true"#), &shuffle(""), "stands between the two pieces that castle with it", "entre les deux pièces qui roquent avec elle"),
        case("GoalDefinition.castle.rights", &format!(r#"{CASTLE} }} ], "goals": [ {{ "goal": "castle", "rights": "K" }} ]"#), &format!("{CASTLE} }} ]"), "White wins by castling O-O, and loses as soon as", "Un joueur (Blancs) gagne par le roque O-O, et perd dès que"),
        case("EndsDefinition.facingTwice", r#""ends": { "facingTwice": true }"#, "", "face each other on an open rank or file after a move", "se font face sur une rangée ou une colonne ouverte"),
        case("EndsDefinition.passingTwice", r#""ends": { "passingTwice": true }, "passing": "always""#, r#""passing": "always""#, "The game ends when both players pass", "La partie finit quand les deux joueurs passent"),
        case("EndsDefinition.material", r#""ends": { "material": { } }"#, "", "the player with more pieces wins", "le joueur qui a le plus de pièces gagne"),
        case("MaterialDefinition.worth", r#""ends": { "material": { "worth": { "R": 5, "N": 3 } } }"#, "", "Knight 3, Rook 5.", "Cavalier 3, Tour 5."),
        case("MaterialDefinition.second", r#""ends": { "material": { "second": 2 } }"#, "", "Black has 2 besides.", "le second joueur (Noirs) a 2 de plus."),
        case("EndsDefinition.mateNeedsCheckBy", r#""ends": { "mateNeedsCheckBy": "RQ" }"#, "", "series of checks that ends in it: Rook and Queen.", "la suite ininterrompue d’échecs qui y mène\u{a0}: Tour et Dame."),
        case("EndsDefinition.noMateBy", r#""ends": { "noMateBy": "N" }"#, "", "A player who mates with one of these pieces alone loses: Knight.", "seule perd\u{a0}: Cavalier."),
        case("EndsDefinition.counting", &counting(""), "", "Moves are counted when none of these pieces is left", "Les coups se comptent quand il ne reste aucune"),
        case("CountingDefinition.pawns", &counting(""), "", "left on the board: Pawn.", "sur l’échiquier\u{a0}: Pion."),
        case("CountingDefinition.board", &counting(r#", "board": 64"#), &counting(""), "must be mated in 64 moves", "doit être maté en 64 coups"),
        case("CountingDefinition.boardMost", &counting(r#", "board": 64, "boardMost": 3"#), &counting(r#", "board": 64"#), "at most 3 pieces, the royal one included", "au plus 3 pièces, la royale comprise"),
        case("CountingDefinition.boardWithPawns", &counting(r#", "board": 64, "boardWithPawns": true"#), &counting(r#", "board": 64"#), "even while there are such pieces: Pawn.", "même tant qu’il y a de ces pièces\u{a0}: Pion."),
        case("CountingDefinition.rows", &counting(r#", "rows": [ { "pieces": "R", "moves": 16 } ]"#), &counting(""), "A bare royal piece must be mated in 16 moves", "Une pièce royale seule doit être matée en 16 coups"),
        case("CountingRow.pieces", &counting(r#", "rows": [ { "pieces": "R", "moves": 16 } ]"#), &counting(""), "at least 1 of these: Rook.", "au moins 1 de ces pièces\u{a0}: Tour."),
        case("CountingRow.count", &counting(r#", "rows": [ { "pieces": "R", "count": 2, "moves": 8 } ]"#), &counting(""), "at least 2 of these: Rook.", "au moins 2 de ces pièces\u{a0}: Tour."),
        case("CountingRow.moves", &counting(r#", "rows": [ { "pieces": "R", "count": 2, "moves": 8 } ]"#), &counting(""), "in 8 moves", "en 8 coups"),
        case("CountingDefinition.others", &counting(r#", "others": 44"#), &counting(""), "In all other cases a bare royal piece must be mated in 44 moves.", "doit être matée en 44 coups"),
        case("CountingDefinition.fromPieces", &counting(r#", "fromPieces": true"#), &counting(""), "begins with the number of all pieces", "commence par le nombre de toutes les pièces"),

        case("Definition.hands", &format!("{HAND} }}"), "", "A captured piece changes sides", "Une pièce prise change de camp"),
        case("HandsDefinition.captures", &format!("{HAND} }}"), "", "goes to the hand of the player who captured it", "va dans la main du joueur qui l’a prise"),
        case("HandsDefinition.drops", &format!("{HAND} }}"), "", "This is called a drop.", "On dit qu’il la parachute."),
        hand("HandsDefinition.keepPromotions", r#", "keepPromotions": true"#, "stays promoted in the hand", "reste promue dans la main"),
        case("HandsDefinition.gating", r#""hands": { "gating": true }, "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w - - 0 1""#, "", "put a piece from the hand on the square that it leaves", "poser une pièce de sa main sur la case quittée"),
        hand("HandsDefinition.mustDrop", r#", "mustDrop": "QR""#, "must drop one of them: Rook and Queen.", "doit en poser une\u{a0}: Tour et Dame."),
        hand("HandsDefinition.mustDropAll", r#", "mustDropAll": true"#, "While a piece in the hand can be dropped", "Tant qu’une pièce en main peut être posée"),
        hand("HandsDefinition.noDropChecks", r#", "noDropChecks": true"#, "A drop must not give check.", "Poser une pièce ne doit pas donner échec."),
        hand("HandsDefinition.noDropMates", r#", "noDropMates": "P""#, "gives checkmate by dropping a Pawn loses", "donne échec et mat en posant un Pion perd"),
        hand("HandsDefinition.bishopsDiffer", r#", "bishopsDiffer": true"#, "must be dropped on squares of both colours", "sur des cases des deux couleurs"),
        hand("HandsDefinition.dropsCastle", r#", "dropsCastle": true"#, "dropped on its square of castling may castle", "posée sur sa case de roque peut roquer"),
        hand("PieceDefinition.dropZone", r#" }, "pieces": [ { "letter": "P", "dropZone": "*2 *3" } ], "check": { "forbidden": false"#, "A Pawn may be dropped only on these squares: ranks 2 to 3 (White), ranks 6 to 7 (Black).", "On ne peut poser un Pion que sur ces cases\u{a0}: rangées 2 à 3 (Blancs), rangées 6 à 7 (Noirs)."),
        hand("PieceDefinition.dropsOnFile", r#" }, "pieces": [ { "letter": "P", "dropsOnFile": 2 } ], "check": { "forbidden": false"#, "has fewer than 2 of them", "en a moins de 2"),
        hand("PieceDefinition.dropsPromoted", r#" }, "pieces": [ { "letter": "P", "promotesTo": "QN", "dropsPromoted": true } ], "check": { "forbidden": false"#, "A Pawn may also be dropped as a Queen or a Knight.", "On peut aussi poser un Pion comme une Dame ou un Cavalier."),

        piece("PieceDefinition.royal", r#"{ "letter": "K", "royal": false }"#, "There is no check and no checkmate", "Il n’y a ni échec ni mat"),
        case("Definition.check", r#""check": { "forbidden": true }"#, "", "No move may give check.", "Aucun coup ne peut donner échec."),
        case("CheckDefinition.forbidden", r#""check": { "forbidden": true }"#, "", "No move may give check.", "Aucun coup ne peut donner échec."),
        case("CheckDefinition.allAttacked", &format!(r#"{last}, "check": {{ "allAttacked": true }}"#), &last, "when all of these pieces are attacked at the same time: King and Guard.", "attaquées en même temps\u{a0}: Roi et Guard."),
        case("CheckDefinition.royalGroup", &format!(r#"{last}, "check": {{ "royalGroup": "KG" }}"#), &last, "counted together, and the last of all of them is royal: King and Guard.", "la dernière de toutes est royale\u{a0}: Roi et Guard."),
        case("CheckDefinition.facing", r#""check": { "facing": true }"#, "", "must never face each other", "ne doivent jamais se faire face"),
        case("CheckDefinition.facing", r#""check": { "facing": ["files", "diagonals"] }"#, "", "on a file or a diagonal", "sur une colonne ou une diagonale"),
        case("CheckDefinition.kingStays", r#""check": { "kingStays": true }"#, "", "may move only to capture the one piece that gives the check", "ne peut bouger que pour prendre"),

        case("Definition.goals", r#""goals": [ { "goal": "checks", "count": 3 } ]"#, "", "A player who has given check 3 times wins.", "Un joueur qui a donné échec 3 fois gagne."),
        case("GoalDefinition.checks.count", r#""goals": [ { "goal": "checks", "count": 5 } ]"#, "", "given check 5 times", "donné échec 5 fois"),
        case("GoalDefinition.reach.pieces", r#""goals": [ { "goal": "reach", "pieces": "K", "zone": "d4-e5" } ]"#, "", "A player who has a King on one of these squares wins: rectangle d4–e5.", "Un joueur qui a un Roi sur l’une de ces cases gagne\u{a0}: rectangle d4–e5."),
        case("GoalDefinition.reach.zone", r#""goals": [ { "goal": "reach", "pieces": "K", "zone": "*8" } ]"#, "", "wins: rank 8 (White), rank 1 (Black).", "gagne\u{a0}: rangée 8 (Blancs), rangée 1 (Noirs)."),
        case("GoalDefinition.reach.count", r#""goals": [ { "goal": "reach", "zone": "*8", "count": 2 } ]"#, "", "A player who has 2 pieces on these squares wins: rank 8 (White), rank 1 (Black). What counts: any piece.", "Un joueur qui a 2 pièces sur ces cases gagne\u{a0}: rangée 8 (Blancs), rangée 1 (Noirs). Ce qui compte\u{a0}: n’importe quelle pièce."),
        reach("GoalDefinition.reach.reply", r#", "reply": true"#, "If White gets there first, Black may still draw", "Le premier joueur (Blancs) y est-il d’abord, le second (Noirs) peut encore faire nulle"),
        reach("GoalDefinition.reach.safe", r#", "safe": true"#, "Pieces that can be captured do not count", "Les pièces qui peuvent être prises ne comptent pas"),
        reach("GoalDefinition.reach.keep", r#", "keep": true"#, "still there after the next move of the other player", "encore là après le coup suivant de l’autre joueur"),
        enter("GoalDefinition.enter.zone", r#""zone": "*8", "count": 2, "first": 9, "second": 8"#, "at least 2 other pieces on these squares wins with enough points: rank 8 (White), rank 1 (Black).", "avec assez de points\u{a0}: rangée 8 (Blancs), rangée 1 (Noirs)."),
        enter("GoalDefinition.enter.count", r#""zone": "*7 *8", "count": 5, "first": 9, "second": 8"#, "at least 5 other pieces", "au moins 5 autres pièces"),
        enter("GoalDefinition.enter.worth", r#""zone": "*7 *8", "count": 2, "worth": { "R": 5 }, "first": 9, "second": 8"#, "except these: Rook 5.", "sauf celles-ci\u{a0}: Tour 5."),
        enter("GoalDefinition.enter.first", r#""zone": "*7 *8", "count": 2, "first": 12, "second": 8"#, "White needs 12 points", "Il faut 12 points au premier joueur (Blancs)"),
        enter("GoalDefinition.enter.second", r#""zone": "*7 *8", "count": 2, "first": 9, "second": 13"#, "Black needs 13.", "13 au second (Noirs)"),
        case("GoalDefinition.extinction.pieces", &extinct(""), "", "When a player has none of these pieces left, that player loses: Rook and Queen.", "Quand un joueur n’a plus aucune de ces pièces, ce joueur perd\u{a0}: Tour et Dame."),
        case("GoalDefinition.extinction.each", &extinct(r#", "each": true"#), &extinct(""), "has no piece of one of these kinds left, that player loses: Rook and Queen.", "plus de pièce de l’une de ces sortes, ce joueur perd\u{a0}: Tour et Dame."),
        case("GoalDefinition.extinction.count", &extinct(r#", "count": 2"#), &extinct(""), "has at most 2 of these pieces left, that player loses", "Quand il reste à un joueur au plus 2 de ces pièces, ce joueur perd"),
        case("GoalDefinition.extinction.against", &extinct(r#", "against": 2"#), &extinct(""), "only while the other player has at least 2 of them", "l’autre joueur en a au moins 2"),
        case("GoalDefinition.extinction.result", &extinct(r#", "result": "win""#), &extinct(""), "left, that player wins: Rook and Queen.", "aucune de ces pièces, ce joueur gagne\u{a0}: Tour et Dame."),

        case("Definition.ends", r#""ends": { "stalemate": "loss" }"#, "", "not in check and has no legal move, that player loses", "n’est pas en échec et n’a aucun coup permis, ce joueur perd"),
        case("EndsDefinition.checkmate", r#""ends": { "checkmate": "win" }"#, "", "is in check and has no legal move, that player wins", "est en échec et n’a aucun coup permis, ce joueur gagne"),
        case("EndsDefinition.stalemate", r#""ends": { "stalemate": "win" }"#, "", "not in check and has no legal move, that player wins", "n’est pas en échec et n’a aucun coup permis, ce joueur gagne"),
        case("EndsDefinition.stalemateCountsPieces", r#""ends": { "stalemateCountsPieces": true }"#, "", "the player with fewer pieces on the board wins", "le joueur qui a le moins de pièces sur l’échiquier gagne"),
        case("EndsDefinition.repetitions", r#""ends": { "repetitions": 4 }"#, "", "the same position occurs 4 times", "la même position se présente 4 fois"),
        case("EndsDefinition.repetition", r#""ends": { "repetition": "win" }"#, "", "occurs 3 times, the player to move wins", "se présente 3 fois, le joueur au trait gagne"),
        case("EndsDefinition.repetitionFirst", r#""ends": { "repetitionFirst": "loss" }"#, "", "occurs 3 times, White loses", "3 fois, le premier joueur (Blancs) perd"),
        case("EndsDefinition.perpetualCheckLoses", r#""ends": { "perpetualCheckLoses": true }"#, "", "has given check with every move", "a donné échec à chacun de ses coups"),
        case("EndsDefinition.perpetualAttackLoses", r#""ends": { "perpetualAttackLoses": true }"#, "", "has attacked with every move", "a attaqué à chacun de ses coups"),
        case("EndsDefinition.firstPassLoses", r#""ends": { "firstPassLoses": true }"#, "", "the player who passed first loses", "le joueur qui a passé le premier perd"),
        case("EndsDefinition.chasing", r#""ends": { "chasing": { "strength": { "R": 1 } } }"#, "", "has chased the same piece with every move", "a pourchassé la même pièce à chacun de ses coups"),
        chase("ChasingDefinition.strength", r#""strength": { "R": 2, "B": 1 }"#, "although it is protected: Bishop < Rook.", "même si elle est protégée\u{a0}: Fou < Tour."),
        chase("ChasingDefinition.weak", r#""strength": { "R": 1 }, "weak": "P""#, "do not chase, but can be chased: Pawn.", "mais peuvent être pourchassées\u{a0}: Pion."),
        chase("ChasingDefinition.weakZone", r#""strength": { "R": 1 }, "weak": "P", "weakZone": "*8""#, "can be chased on rank 8 (White), rank 1 (Black): Pawn.", "pourchassées sur rangée 8 (Blancs), rangée 1 (Noirs)\u{a0}: Pion."),
        case("EndsDefinition.countedChecks", r#""ends": { "countedChecks": 10 }"#, "", "only 10 count among these moves", "10 seulement comptent parmi ces coups"),
        case("EndsDefinition.moveLimit", r#""ends": { "moveLimit": 64 }"#, "", "after 64 moves of each player", "après 64 coups de chaque joueur"),
        piece("PieceDefinition.progress", r#"{ "letter": "N", "progress": true }"#, "a move of a Pawn or a Knight", "tout coup joué avec un Pion ou un Cavalier"),
        case("EndsDefinition.promotionIsProgress", r#""ends": { "promotionIsProgress": true }"#, "", "A promotion is progress", "Une promotion est un progrès"),
        case("EndsDefinition.bareKingsDraw", "", r#""ends": { "bareKingsDraw": false }"#, "only the two royal pieces are left", "il ne reste que les deux pièces royales"),
        case("EndsDefinition.bareKingLoses", r#""ends": { "bareKingLoses": true }"#, "", "A player who has a single piece left loses", "Un joueur à qui il ne reste qu’une pièce perd"),
        case("EndsDefinition.harmless", r#""ends": { "harmless": "B" }"#, "", "only royal pieces are left and any number of: Bishop.", "que des pièces royales et, en nombre quelconque\u{a0}: Fou."),
        case("EndsDefinition.bishopsAlike", r#""ends": { "bishopsAlike": "B" }"#, "", "any number of: Bishop, all of them on squares of one colour", "toutes sur des cases d’une même couleur"),
        case("EndsDefinition.bishopsApart", r#""ends": { "bishopsApart": "B" }"#, "", "those of one player stand on light squares", "celles d’un joueur sur des cases claires"),
        case("Definition.insufficient", r#""insufficient": ["B", "NN"]"#, "", "the other only the royal piece and: a Bishop or a Knight and a Knight.", "que sa pièce royale et\u{a0}: un Fou ou un Cavalier et un Cavalier."),
        case("Definition.passing", r#""passing": "always""#, "", "may pass instead of moving", "peut passer son tour"),

    ]
}

#[test]
fn every_field_has_a_sentence_or_a_reason() {
    let cases = cases();
    let four = FOUR.iter().map(|(field, ..)| *field);
    let known: BTreeSet<&str> =
        cases.iter().map(|case| case.field).chain(four).chain(NOT_RULES.iter().map(|(field, _)| *field)).collect();
    let fields = fields();
    for field in &fields {
        assert!(known.contains(field.as_str()), "{field} is in no sentence, and is not among what is no rule");
    }
    for field in known {
        assert!(fields.contains(field), "there is no {field}");
    }
}

#[test]
fn each_rule_changes_what_is_said() {
    for case in cases() {
        let (with, without) = (changed(&case.with), changed(&case.without));
        for (language, words) in [(Language::EN, case.english), (Language::FR, case.french)] {
            if words.is_empty() {
                // French names do not matter to English readers.
                assert!(case.field.ends_with(".names"), "{}", case.field);
                continue;
            }
            let (with, without) = (rules_text(&with, language), rules_text(&without, language));
            assert!(with.contains(words), "{}: {words} is not in:\n{with}", case.field);
            assert!(!without.contains(words), "{}: {words} is said anyway:\n{without}", case.field);
        }
    }
}

/// The fields of four-player games, each with a change of the only such game, and the words that then appear.
#[rustfmt::skip]
const FOUR: [(&str, &str, &str, &str); 9] = [
    ("Definition.family", "", "There is no check. A King may be captured", "Il n’y a pas d’échec. Un Roi peut être pris"),
    ("PieceDefinition.points", r#"{ "letter": "N", "points": 7 }"#, "Knight 7", "Cavalier 7"),
    ("PieceDefinition.boat", r#"{ "letter": "B", "boat": false }, { "letter": "N", "boat": true }"#, "When a move of the Knight completes a square", "en contient quatre, il prend les trois autres\u{a0}: le Cavalier."),
    ("PieceDefinition.earlyPromotion", r#"{ "letter": "E", "earlyPromotion": false }"#, "To become a Knight, it must be one of its player’s last two", "Pour devenir un Cavalier, ce doit être l’une des deux dernières"),
    ("PieceDefinition.pawn", r#"{ "letter": "B", "pawn": true }"#, "A Pawn or a Boat on its farthest rank", "Un Pion ou un Bateau sur sa dernière rangée"),
    ("FourPlayersDefinition.thirdKing", r#"fourPlayers { "thirdKing": 60 }"#, "scores 60 points for the third one", "marque 60 points pour le troisième"),
    ("FourPlayersDefinition.suddenDeath", r#"fourPlayers { "suddenDeath": 12 }"#, "at most 12 more moves are made", "il reste 12 coups au plus"),
    ("FourPlayersDefinition.moveLimit", r#"fourPlayers { "moveLimit": 100 }"#, "also over after 100 moves", "finie aussi après 100 coups"),
    ("Definition.promotionSquares", "squares", "King: a1, a4–a5, a8 (Red)", "Roi\u{a0}: a1, a4–a5, a8 (Rouges)"),
];

#[test]
fn each_rule_of_four_players_changes_what_is_said() {
    let variant = Variant::by_id("chaturaji", &Options::none()).expect("a game that is built in");
    let four = serde_json::to_value(variant.definition()).expect("JSON");
    for (field, change, english, french) in FOUR {
        let mut with = four.clone();
        match change {
            "squares" => {
                let row = with["promotionSquares"][0].as_str().expect("letters");
                with["promotionSquares"][0] = row.replace('B', "K").into();
            }
            _ if change.starts_with("fourPlayers ") => {
                let numbers = change.trim_start_matches("fourPlayers ");
                with["fourPlayers"] = serde_json::from_str(numbers).expect(change);
            }
            _ => {
                let pieces: Vec<serde_json::Value> = serde_json::from_str(&format!("[{change}]")).expect(change);
                pieces.iter().for_each(|piece| change_piece(&mut with, piece));
            }
        }
        let without = if change.is_empty() { plain() } else { four.clone() };
        for (language, words) in [(Language::EN, english), (Language::FR, french)] {
            let (with, without) = (rules_text(&with, language), rules_text(&without, language));
            assert!(with.contains(words), "{field}: {words} is not in:\n{with}");
            assert!(!without.contains(words), "{field}: {words} is said anyway:\n{without}");
        }
    }
}

/// The values of each choice have different sentences, and a rule that a game does not have is not mentioned.
#[test]
fn choices_are_distinguished() {
    let results = ["win", "loss", "draw"]
        .map(|result| rules_text(&changed(&format!(r#"{{"ends": {{"stalemate": "{result}"}}}}"#)), Language::EN));
    assert_eq!(results.iter().collect::<BTreeSet<_>>().len(), 3);
    let passing = ["never", "without-move", "always"]
        .map(|how| rules_text(&changed(&format!(r#"{{"passing": "{how}"}}"#)), Language::EN));
    assert_eq!(passing.iter().collect::<BTreeSet<_>>().len(), 3);
    let plain = rules_text(&plain(), Language::EN);
    for word in ["hand", "Castling", "explode", "drop", "pass "] {
        assert!(!plain.contains(word), "{word}");
    }
}

/// The fields of all types of a definition, from its JSON Schema: `Type.field`, and `Type.goal.field` where a type has several forms.
fn fields() -> BTreeSet<String> {
    let schema = menagerie_rules::definition_schema();
    let mut fields = BTreeSet::new();
    let mut add = |owner: &str, object: &serde_json::Value| {
        for field in object["properties"].as_object().into_iter().flatten().map(|(field, _)| field) {
            fields.insert(format!("{owner}.{field}"));
        }
    };
    add("Definition", &schema);
    for (name, object) in schema["$defs"].as_object().expect("types") {
        add(name, object);
        for form in object["oneOf"].as_array().into_iter().flatten() {
            let tag =
                form["properties"].as_object().into_iter().flatten().find_map(|(_, field)| field["const"].as_str());
            add(&format!("{name}.{}", tag.unwrap_or_default()), form);
        }
    }
    // The tag that distinguishes the forms.
    fields.retain(|field| !field.ends_with(".goal"));
    assert!(fields.len() > 80, "{fields:?}");
    fields
}
