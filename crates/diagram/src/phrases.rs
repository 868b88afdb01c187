//! The words around a diagram: its legend, what a square means, what it says to a reader without sight.

use crate::Language;
use crate::drawing::MarkKind;
use crate::reach::{ReachMark, ReachWay, distance};
use crate::said::Said;
use crate::setup::{BothReasons, DiagramNote};
use crate::stage::DiagramPiece;
use crate::study::{DiagramMode, DiagramState};
use menagerie_rules::{ChaturajiPosition, Game, Move, Player, Position, Square};

/// What a kind of mark means, in the legend's words. `marks` are the marks of that kind on the board.
pub fn legend(kind: MarkKind, marks: &[&ReachMark], language: Language) -> &'static str {
    let (mut moves, mut captures) = (false, false);
    for mark in marks {
        moves |= mark.moves;
        captures |= mark.captures;
    }
    let blockable = marks.iter().any(|mark| !mark.through.is_empty());
    let always = marks.iter().all(|mark| !mark.through.is_empty());
    use Language::{English, French};
    match (kind, language) {
        (MarkKind::Slide, English) => "Along a line, to move or capture: blocked by the first piece on it",
        (MarkKind::Slide, French) => "Le long d’une ligne, pour jouer ou prendre : la première pièce l’arrête",
        (MarkKind::Leap, English) => "Step or leap, to move or capture: nothing in between blocks it",
        (MarkKind::Leap, French) => "Pas ou saut, pour jouer ou prendre : rien entre les deux ne l’arrête",
        (MarkKind::Bent, English) => "Second part of a bent move: each square on the way must be empty",
        (MarkKind::Bent, French) => "Seconde partie d’un coup coudé : chaque case du trajet doit être vide",
        (MarkKind::MoveOnly, English) if always => "Only to move, not to capture: blocked by any piece on its line",
        (MarkKind::MoveOnly, French) if always => "Pour jouer sans prendre : toute pièce sur sa ligne l’arrête",
        (MarkKind::MoveOnly, English) if blockable => "Only to move, not to capture; along a line it can be blocked",
        (MarkKind::MoveOnly, French) if blockable => "Pour jouer sans prendre ; sur une ligne, toute pièce l’arrête",
        (MarkKind::MoveOnly, English) => "Only to move, not to capture",
        (MarkKind::MoveOnly, French) => "Pour jouer sans prendre",
        (MarkKind::CaptureOnly, English) if blockable => "Only to capture; along a line it can be blocked",
        (MarkKind::CaptureOnly, French) if blockable => "Seulement pour prendre ; sur une ligne, toute pièce l’arrête",
        (MarkKind::CaptureOnly, English) => "Only to capture",
        (MarkKind::CaptureOnly, French) => "Seulement pour prendre",
        (MarkKind::Hop, English) => match (moves, captures) {
            (false, _) => "Hop, only to capture: over exactly one piece, the screen (in a dashed frame)",
            (_, false) => "Hop, only to move: over exactly one piece, the screen (in a dashed frame)",
            _ => "Hop, to move or capture: over exactly one piece, the screen (in a dashed frame)",
        },
        (MarkKind::Hop, French) => match (moves, captures) {
            (false, _) => "Saut pour prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)",
            (_, false) => "Saut sans prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)",
            _ => "Saut, pour jouer ou prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)",
        },
        (MarkKind::DoubleStep, English) => {
            "Double step, only to move: the square passed must be empty; can be answered en passant"
        }
        (MarkKind::DoubleStep, French) => {
            "Double pas, sans prendre : la case franchie doit être vide ; peut être pris en passant"
        }
        (MarkKind::EnPassant, English) => "En passant: captures the piece that has just passed over this square",
        (MarkKind::EnPassant, French) => "En passant : prend la pièce qui vient de franchir cette case",
        (MarkKind::Castling, English) => "Castling: the King goes here, the Rook to his other side",
        (MarkKind::Castling, French) => "Roque : le Roi vient ici, la Tour de l’autre côté de lui",
    }
}

/// The legend's words for the star.
pub fn promotion(language: Language) -> &'static str {
    match language {
        Language::English => "Promotion: it becomes another piece here",
        Language::French => "Promotion : elle devient ici une autre pièce",
    }
}

/// The legend's words for a mark around a piece.
pub fn taken(language: Language) -> &'static str {
    match language {
        Language::English => "Such a mark around a piece: it can be captured",
        Language::French => "Une telle marque autour d’une pièce : elle peut être prise",
    }
}

/// What a kind can do besides what its notation says, in sentences with a blank before each.
pub fn beyond(figure: &DiagramPiece, language: Language) -> String {
    let all = [
        (figure.castles, " It can also castle.", " Peut aussi roquer."),
        (
            figure.leaps,
            " Once in the game, as long as it has not moved and is not in check, it can leap to any empty square two squares away, \
             over whatever stands in between, if a square on a shortest way there is not attacked.",
            " Une fois dans la partie, tant qu’il n’a pas bougé et n’est pas en échec, peut sauter sur n’importe quelle case vide à \
             deux cases de distance, par-dessus tout ce qui se trouve entre les deux, si une case d’un plus court chemin n’est pas \
             attaquée.",
        ),
        (figure.passing, " It captures en passant.", " Prend en passant."),
        (
            figure.passed,
            " After its double step it can be captured en passant.",
            " Son double pas peut être suivi d’une prise en passant.",
        ),
        (figure.promotes, " It promotes on the farthest rank.", " Promotion sur la dernière rangée."),
    ];
    all.into_iter()
        .filter(|(can, ..)| *can)
        .map(|(_, english, french)| if language == Language::English { english } else { french })
        .collect()
}

/// The legend's words for the small white square.
pub fn passed(language: Language) -> &'static str {
    match language {
        Language::English => "Passed on the way: must be empty",
        Language::French => "Franchie en chemin : doit être vide",
    }
}

/// The kinds of mark on the board, in the order of the legend.
pub fn kinds_in_use(study: &DiagramState) -> Vec<MarkKind> {
    MarkKind::ALL
        .into_iter()
        .filter(|&kind| study.reach().marks.iter().any(|mark| MarkKind::of(mark) == kind))
        .collect()
}

/// A square and what the picked piece can do there, in a sentence.
pub fn explain(study: &DiagramState, square: Square, language: Language) -> String {
    let mut words = square.to_string();
    if let Some(piece) = study.board().get(square) {
        let stage = study.stage();
        let player = &stage.player(piece.player).name;
        let name = stage.figure(piece.kind).name(language);
        words.push_str(", ");
        words.push_str(&match language {
            Language::English => [&player.to_ascii_lowercase(), " ", name].concat(),
            // “Of White”, which needs no gender.
            Language::French => [name, " ", &side(player, language).replace("les ", "des ")].concat(),
        });
    }
    if study.picked() == Some(square) {
        return words;
    }
    let now = study.reach().mark(square);
    if let Some(mark) = now.or(study.plain_mark(square)) {
        words.push_str(": ");
        let near = study.picked().is_some_and(|from| distance(from, square) == 1);
        words.push_str(&what(mark, near, language));
        if now.is_none() {
            words.push_str(match language {
                Language::English => "; an enemy here could not be captured",
                Language::French => " ; un ennemi ici ne pourrait être pris",
            });
        }
    } else if study.unsafe_targets().has(square) {
        words.push_str(match language {
            Language::English => ": that would leave its King in check",
            Language::French => " : ce serait laisser son Roi en échec",
        });
    } else if study.ghost() == Some(square) {
        words.push_str(match language {
            Language::English => ": an enemy here could not be captured",
            Language::French => " : un ennemi ici ne pourrait être pris",
        });
    }
    words
}

fn what(mark: &ReachMark, near: bool, language: Language) -> String {
    use Language::{English, French};
    let kind = MarkKind::of(mark);
    let mut words = String::from(match (mark.taken, mark.moves, mark.captures, language) {
        (_, _, _, English) if kind == MarkKind::EnPassant => "captures en passant",
        (_, _, _, French) if kind == MarkKind::EnPassant => "prend en passant",
        (_, _, _, English) if kind == MarkKind::Castling => "castles",
        (_, _, _, French) if kind == MarkKind::Castling => "roque",
        (true, _, _, English) => "captures",
        (true, _, _, French) => "prend",
        (false, true, true, English) => "moves, or captures",
        (false, true, true, French) => "joue, ou prend",
        (false, true, false, English) => "moves, cannot capture",
        (false, true, false, French) => "joue, ne peut prendre",
        (false, false, _, English) => "could capture an enemy here, cannot move",
        (false, false, _, French) => "prendrait un ennemi ici, ne peut y jouer",
    });
    let list = |squares: &[Square]| squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (before, squares) = match (mark.way, mark.screen, language) {
        (_, Some(screen), English) => (", over the screen on ", screen.to_string()),
        (_, Some(screen), French) => (", par-dessus l’écran en ", screen.to_string()),
        (ReachWay::Leap, ..) if near => ("", String::new()),
        (ReachWay::Leap, _, English) => (", whatever stands in between", String::new()),
        (ReachWay::Leap, _, French) => (", quoi qu’il y ait entre les deux", String::new()),
        (ReachWay::EnPassant, _, English) => (" what stands on ", list(&mark.through)),
        (ReachWay::EnPassant, _, French) => (" ce qui est en ", list(&mark.through)),
        (ReachWay::Castling, ..) => ("", String::new()),
        _ if mark.through.is_empty() => ("", String::new()),
        (_, _, English) => (" if nothing stands on ", list(&mark.through)),
        (_, _, French) => (" si rien n’est en ", list(&mark.through)),
    };
    words.push_str(before);
    words.push_str(&squares);
    if mark.promotes {
        words.push_str(if language == English { "; promotes" } else { " ; promotion" });
    }
    words
}

/// The squares the picked piece reaches, by kind, for readers without sight.
pub fn squares(study: &DiagramState, language: Language) -> String {
    let Some(from) = study.picked() else { return String::new() };
    let kinds = kinds_in_use(study);
    let mut words = explain(study, from, language);
    words.push('.');
    for kind in &kinds {
        let marks: Vec<&ReachMark> = study.reach().marks.iter().filter(|mark| MarkKind::of(mark) == *kind).collect();
        words.push(' ');
        words.push_str(legend(*kind, &marks, language));
        words.push_str(if language == Language::English { ": " } else { " : " });
        let mut before = "";
        for file in 0..Square::MAX_SIDE {
            for mark in marks.iter().filter(|mark| mark.to.file() == file) {
                words.push_str(before);
                words.push_str(&mark.to.to_string());
                before = ", ";
            }
        }
        words.push('.');
    }
    if kinds.is_empty() {
        words.push_str(match language {
            Language::English => " It has no move.",
            Language::French => " Elle n’a aucun coup.",
        });
    }
    words
}

/// A player's name, where French has an article.
pub fn side(name: &str, language: Language) -> &str {
    match (language, name) {
        (Language::French, "White") => "les Blancs",
        (Language::French, "Black") => "les Noirs",
        (Language::French, "Red") => "les Rouges",
        (Language::French, "Green") => "les Verts",
        (Language::French, "Blue") => "les Bleus",
        (Language::French, "Yellow") => "les Jaunes",
        (_, other) => other,
    }
}

/// Whose turn it is or how the game ended, and whose moves are shown.
pub fn status(study: &DiagramState, language: Language) -> String {
    if study.mode() == DiagramMode::Piece {
        return String::from(match language {
            _ if !study.lacks_screen() => "",
            Language::English => "It has nothing to hop over here: put a piece on one of its lines.",
            Language::French => "Rien par-dessus quoi sauter ici : placez une pièce sur l’une de ses lignes.",
        });
    }
    let Some(game) = study.game() else {
        return String::from(match (language, study.is_legal()) {
            (Language::English, true) => "Set up by hand: King’s safety counts, turns do not.",
            (Language::French, true) => "Position modifiée : la sécurité du Roi compte, le trait non.",
            (Language::English, false) => "Set up by hand.",
            (Language::French, false) => "Position modifiée.",
        });
    };
    let mut words = passes(game, language);
    words.push_str(&turn(game, language));
    if let Position::Chaturaji(position) = game.position() {
        words.push(' ');
        words.push_str(&points(game, position, language));
    }
    if study.reach().marks.is_empty() && !study.unsafe_targets().is_empty() {
        words.push_str(match language {
            Language::English => " It has no move: each would leave its King in check.",
            Language::French => " Elle n’a aucun coup : chacun laisserait son Roi en échec.",
        });
    }
    if let Some(piece) = study.picked_piece().filter(|piece| piece.player != game.position().turn())
        && game.outcome().is_ongoing()
    {
        words.push(' ');
        words.push_str(&as_if(&study.stage().player(piece.player).name, language));
    }
    words
}

/// Who could not move and passed since somebody moved, and who has to pass now.
fn passes(game: &Game, language: Language) -> String {
    let plies = game.plies();
    let before = |ply: usize| if ply == 0 { game.start() } else { &plies[ply - 1].position };
    let passed = plies.iter().rev().take_while(|ply| ply.mv.is_pass()).count();
    let mut passing: Vec<Player> = (plies.len() - passed..plies.len()).map(|ply| before(ply).turn()).collect();
    if game.outcome().is_ongoing() && game.position().is_legal(Move::PASS) {
        passing.push(game.position().turn());
    }
    let say = |player| {
        let name = side(&game.variant().player(player).name, language);
        match language {
            Language::English => [name, " has no move and passes. "].concat(),
            Language::French => [&name.replacen('l', "L", 1), " n’ont aucun coup et passent. "].concat(),
        }
    };
    passing.into_iter().map(say).collect()
}

fn turn(game: &Game, language: Language) -> String {
    if let Some(ended) = game.outcome().ended(game.variant()) {
        let before = if language == Language::French { "La partie est finie : " } else { "" };
        return [before, &ended.in_words(language)].concat();
    }
    let player: Player = game.position().turn();
    let name = side(&game.variant().player(player).name, language);
    let (before, after) = match language {
        Language::English => ("", " to move."),
        Language::French => ("Trait : ", "."),
    };
    let mut words = [before, name, after].concat();
    if game.position().in_check() {
        words.push_str(if language == Language::English { " Check!" } else { " Échec !" });
    }
    words
}

/// What every player has, whose Kings they have captured, and how many moves are left.
fn points(game: &Game, position: &ChaturajiPosition, language: Language) -> String {
    let variant = game.variant();
    let name = |player: Player| side(&variant.player(player).name, language).trim_start_matches("les ");
    let (kings_are, left_are) = match language {
        Language::English => (" (Kings: ", " · sudden death, moves left: "),
        Language::French => (" (Rois : ", " · mort subite, coups restants : "),
    };
    let mut parts: Vec<String> = Vec::new();
    for (player, score) in variant.turn_order().zip(position.scores()) {
        let mut part = [name(player), " ", &score.to_string()].concat();
        let kings: Vec<&str> = position.kings_taken(player).map(name).collect();
        if !kings.is_empty() {
            part.push_str(&[kings_are, &kings.join(", "), ")"].concat());
        }
        parts.push(part);
    }
    let mut words = parts.join(" · ");
    if let Some(left) = position.sudden_death() {
        words.push_str(left_are);
        words.push_str(&left.to_string());
    }
    words
}

fn as_if(name: &str, language: Language) -> String {
    match language {
        Language::English => ["Shown as if it were ", name, "’s turn."].concat(),
        Language::French => ["Comme si ", side(name, language), " avaient le trait."].concat(),
    }
}

/// The name of a diagram: what it is about.
pub fn title(study: &DiagramState, language: Language) -> String {
    let stage = study.stage();
    match (study.mode(), stage.game()) {
        (DiagramMode::Piece, _) | (_, None) => {
            let name = stage.figures()[0].name(language);
            match (name, language) {
                ("", Language::English) => "How this piece moves".to_string(),
                ("", Language::French) => "Comment cette pièce se joue".to_string(),
                (name, _) => name.to_string(),
            }
        }
        (_, Some(game)) => game.name().to_string(),
    }
}

/// A reason in a language.
fn in_language(why: &BothReasons, language: Language) -> &str {
    &why[usize::from(language == Language::French)]
}

/// What of the attributes could not be shown, a sentence a line.
pub fn notes(study: &DiagramState, language: Language) -> String {
    let mut words = String::new();
    for note in study.notes() {
        if !words.is_empty() {
            words.push('\n');
        }
        let count;
        let parts: [&str; 6] = match (note, language) {
            (DiagramNote::Term(text, why), Language::English) => {
                ["Not drawn: “", text, "”, ", in_language(why, language), ".", ""]
            }
            (DiagramNote::Term(text, why), Language::French) => {
                ["Non dessiné : « ", text, " », ", in_language(why, language), ".", ""]
            }
            (DiagramNote::Board(why), Language::English) => {
                ["No position of the game: ", in_language(why, language), ".", "", "", ""]
            }
            (DiagramNote::Board(why), Language::French) => {
                ["Ce n’est pas une position du jeu : ", in_language(why, language), ".", "", "", ""]
            }
            (DiagramNote::Move(text, why, rest), _) => {
                count = rest.to_string();
                let english = language == Language::English;
                let before = if english { "Not shown: “" } else { "Non montré : « " };
                let (after, more) =
                    if english { ("”", ", and moves after it: ") } else { (" »", ", et coups suivants : ") };
                words.push_str(&[before, text, after].concat());
                match (in_language(why, language), *rest) {
                    ("", 0) => [".", "", "", "", "", ""],
                    ("", _) => [more, &count, ".", "", "", ""],
                    (why, 0) => [", ", why, ".", "", "", ""],
                    (why, _) => [", ", why, more, &count, ".", ""],
                }
            }
        };
        words.push_str(&parts.concat());
    }
    words
}
