//! Pieces in words: the sentences about the pieces of all games and of many others, in both languages.

use menagerie_rulebook::movement::describe;
use menagerie_rules::betza::{Hop, Movement, Walk};
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use proptest::prelude::*;

/// Betza texts with their sentences. The first are all those of the existing games.
#[rustfmt::skip]
const WORDS: &[(&str, &str, &str)] = &[
    (
        "A",
        "Leaps two squares diagonally, over whatever stands in between.",
        "Saute de deux cases en diagonale, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "B",
        "Slides any number of squares diagonally, until something is in the way.",
        "Glisse d’un nombre quelconque de cases en diagonale, jusqu’à rencontrer un obstacle.",
    ),
    (
        "C",
        "Leaps to the opposite corner of a 2×4 rectangle, over whatever stands in between.",
        "Saute au coin opposé d’un rectangle de 2×4 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "K",
        "Steps one square in any direction.",
        "Se déplace d’une case dans n’importe quelle direction.",
    ),
    (
        "N",
        "Leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between.",
        "Saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "Q",
        "Slides any number of squares in any direction, until something is in the way.",
        "Glisse d’un nombre quelconque de cases dans n’importe quelle direction, jusqu’à rencontrer un obstacle.",
    ),
    (
        "R",
        "Slides any number of squares along the file or the rank, until something is in the way.",
        "Glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle.",
    ),
    (
        "Z",
        "Leaps to the opposite corner of a 3×4 rectangle, over whatever stands in between.",
        "Saute au coin opposé d’un rectangle de 3×4 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "BN",
        "Slides any number of squares diagonally, until something is in the way; or leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between.",
        "Glisse d’un nombre quelconque de cases en diagonale, jusqu’à rencontrer un obstacle\u{a0}; ou saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "BW",
        "Slides any number of squares diagonally, until something is in the way; or steps one square along the file or the rank.",
        "Glisse d’un nombre quelconque de cases en diagonale, jusqu’à rencontrer un obstacle\u{a0}; ou se déplace d’une case le long de la colonne ou de la rangée.",
    ),
    (
        "FA",
        "Goes one or two squares diagonally, leaping over whatever stands in between.",
        "Se déplace d’une ou deux cases en diagonale, en sautant par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "KN",
        "Steps one square in any direction; or leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between.",
        "Se déplace d’une case dans n’importe quelle direction\u{a0}; ou saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "QN",
        "Slides any number of squares in any direction, until something is in the way; or leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between.",
        "Glisse d’un nombre quelconque de cases dans n’importe quelle direction, jusqu’à rencontrer un obstacle\u{a0}; ou saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "RF",
        "Slides any number of squares along the file or the rank, until something is in the way; or steps one square diagonally.",
        "Glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle\u{a0}; ou se déplace d’une case en diagonale.",
    ),
    (
        "RN",
        "Slides any number of squares along the file or the rank, until something is in the way; or leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between.",
        "Glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle\u{a0}; ou saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "WD",
        "Goes one or two squares along the file or the rank, leaping over whatever stands in between.",
        "Se déplace d’une ou deux cases le long de la colonne ou de la rangée, en sautant par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "NCZ",
        "Leaps to the opposite corner of a 2×3, 2×4 or 3×4 rectangle, over whatever stands in between.",
        "Saute au coin opposé d’un rectangle de 2×3, 2×4 ou 3×4 cases, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "KNAD",
        "Goes to any square at most two squares away, leaping over whatever stands in between.",
        "Va sur n’importe quelle case à deux cases de distance au plus, en sautant par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "KADGH",
        "Goes one, two or three squares in any direction, leaping over whatever stands in between.",
        "Se déplace d’une, deux ou trois cases dans n’importe quelle direction, en sautant par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "KfmnD",
        "Steps one square in any direction. Without capturing, it also goes two squares straight forward, if the square in between is empty.",
        "Se déplace d’une case dans n’importe quelle direction. De plus, sans prendre, elle va de deux cases tout droit vers l’avant, si la case intermédiaire est vide.",
    ),
    (
        "mBcpB",
        "Moves without capturing any number of squares diagonally, until something is in the way. Captures along the same lines by jumping over exactly one piece of either side, the screen, however far it is.",
        "Se déplace sans prendre d’un nombre quelconque de cases en diagonale, jusqu’à rencontrer un obstacle. Prend le long des mêmes lignes en sautant par-dessus exactement une pièce de l’un ou l’autre camp, l’écran, à quelque distance qu’il soit.",
    ),
    (
        "mQcpQ",
        "Moves without capturing any number of squares in any direction, until something is in the way. Captures along the same lines by jumping over exactly one piece of either side, the screen, however far it is.",
        "Se déplace sans prendre d’un nombre quelconque de cases dans n’importe quelle direction, jusqu’à rencontrer un obstacle. Prend le long des mêmes lignes en sautant par-dessus exactement une pièce de l’un ou l’autre camp, l’écran, à quelque distance qu’il soit.",
    ),
    (
        "mRcpR",
        "Moves without capturing any number of squares along the file or the rank, until something is in the way. Captures along the same lines by jumping over exactly one piece of either side, the screen, however far it is.",
        "Se déplace sans prendre d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle. Prend le long des mêmes lignes en sautant par-dessus exactement une pièce de l’un ou l’autre camp, l’écran, à quelque distance qu’il soit.",
    ),
    (
        "FyafsF",
        "Steps one square diagonally and may stop there; or, if that square is empty, goes on from it along the file or the rank, away from where it started, any number of squares, until something is in the way.",
        "Se déplace d’une case en diagonale et peut s’y arrêter\u{a0}; ou, si cette case est vide, continue à partir d’elle le long de la colonne ou de la rangée, en s’éloignant de son point de départ, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "WyafsW",
        "Steps one square along the file or the rank and may stop there; or, if that square is empty, goes on from it diagonally, away from where it started, any number of squares, until something is in the way.",
        "Se déplace d’une case le long de la colonne ou de la rangée et peut s’y arrêter\u{a0}; ou, si cette case est vide, continue à partir d’elle en diagonale, en s’éloignant de son point de départ, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "fmWfcF",
        "Moves without capturing one square straight forward. Captures one square diagonally forward.",
        "Se déplace sans prendre d’une case tout droit vers l’avant. Prend à une case en diagonale vers l’avant.",
    ),
    (
        "fmWfmnDfF",
        "Steps one square diagonally forward. Without capturing, it also steps one square straight forward, or two if the square in between is empty.",
        "Se déplace d’une case en diagonale vers l’avant. De plus, sans prendre, elle se déplace d’une case tout droit vers l’avant, ou de deux si la case intermédiaire est vide.",
    ),
    (
        "fmWfmnDfcF",
        "Moves without capturing one square straight forward, or two if the square in between is empty. Captures one square diagonally forward.",
        "Se déplace sans prendre d’une case tout droit vers l’avant, ou de deux si la case intermédiaire est vide. Prend à une case en diagonale vers l’avant.",
    ),
    (
        "fmWfcFifmnD",
        "Moves without capturing one square straight forward, or, from its starting square, two if the square in between is empty. Captures one square diagonally forward.",
        "Se déplace sans prendre d’une case tout droit vers l’avant, ou, depuis sa case de départ, de deux si la case intermédiaire est vide. Prend à une case en diagonale vers l’avant.",
    ),
    (
        "FfryaflFflyafrFbryafrFblyaflF",
        "Steps one square diagonally and may stop there; or, if that square is empty, goes on from it straight forward or backward, away from where it started, any number of squares, until something is in the way.",
        "Se déplace d’une case en diagonale et peut s’y arrêter\u{a0}; ou, si cette case est vide, continue à partir d’elle tout droit vers l’avant ou vers l’arrière, en s’éloignant de son point de départ, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "NN",
        "Leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between, and may go on in the same direction with any number of such leaps, as long as every square it lands on before is empty.",
        "Saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux, et peut continuer dans la même direction par un nombre quelconque de sauts semblables, tant que chaque case où elle se pose avant la dernière est vide.",
    ),
    (
        "nN",
        "Goes one square along the file or the rank and then one diagonally outward, if the first of these squares is empty.",
        "Va d’une case le long de la colonne ou de la rangée, puis d’une case en diagonale en s’éloignant, si la première de ces cases est vide.",
    ),
    (
        "nZ",
        "Goes one square along the file or the rank and then two diagonally outward, if the squares on the way are empty.",
        "Va d’une case le long de la colonne ou de la rangée, puis de deux cases en diagonale en s’éloignant, si les cases traversées sont vides.",
    ),
    (
        "nD",
        "Goes two squares along the file or the rank, if the square in between is empty.",
        "Va de deux cases le long de la colonne ou de la rangée, si la case intermédiaire est vide.",
    ),
    (
        "gQ",
        "Hops in any direction over the first piece in its way, of either side and however far off, to the square right behind it.",
        "Saute dans n’importe quelle direction par-dessus la première pièce rencontrée, de l’un ou l’autre camp et à quelque distance qu’elle soit, sur la case juste derrière elle.",
    ),
    (
        "pR",
        "Hops along the file or the rank over exactly one piece of either side, the screen, however far it is, to any square behind it, until something else is in the way.",
        "Saute le long de la colonne ou de la rangée par-dessus exactement une pièce de l’un ou l’autre camp, l’écran, à quelque distance qu’il soit, sur n’importe quelle case derrière lui, jusqu’à rencontrer un autre obstacle.",
    ),
    (
        "jD",
        "Leaps two squares along the file or the rank, but only over a piece of either side.",
        "Saute de deux cases le long de la colonne ou de la rangée, mais seulement par-dessus une pièce de l’un ou l’autre camp.",
    ),
    (
        "jN",
        "Leaps to the opposite corner of a 2×3 rectangle, but only if a piece of either side stands right next to it along the longer way.",
        "Saute au coin opposé d’un rectangle de 2×3 cases, mais seulement si une pièce de l’un ou l’autre camp se trouve juste à côté d’elle dans le sens de la longueur.",
    ),
    (
        "jR",
        "Jumps over the neighbouring square along the file or the rank, whatever stands there, and slides on any number of squares, until something is in the way.",
        "Saute par-dessus la case voisine le long de la colonne ou de la rangée, quoi qu’il s’y trouve, et glisse plus loin d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "zB",
        "Slides in a zigzag: one square diagonally, the next at a right angle to it, and so on to and fro, any number of squares, until something is in the way.",
        "Glisse en zigzag\u{a0}: une case en diagonale, la suivante à angle droit, et ainsi de suite d’un côté puis de l’autre, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "zR",
        "Slides in a zigzag: one square along the file or the rank, the next at a right angle to it, and so on to and fro, any number of squares, until something is in the way.",
        "Glisse en zigzag\u{a0}: une case le long de la colonne ou de la rangée, la suivante à angle droit, et ainsi de suite d’un côté puis de l’autre, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "qN",
        "Leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between, and may go on around a circle with up to six more such leaps, each turned as little as possible and always to the same side, as long as every square it lands on before is empty.",
        "Saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux, et peut continuer en cercle par six sauts semblables au plus, en tournant chaque fois le moins possible et toujours du même côté, tant que chaque case où elle se pose avant la dernière est vide.",
    ),
    (
        "R4",
        "Slides up to four squares along the file or the rank, until something is in the way.",
        "Glisse de quatre cases au plus le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle.",
    ),
    (
        "WfF",
        "Steps one square in any direction except diagonally backward.",
        "Se déplace d’une case dans toutes les directions sauf en diagonale vers l’arrière.",
    ),
    (
        "FfW",
        "Steps one square straight forward or diagonally.",
        "Se déplace d’une case tout droit vers l’avant ou en diagonale.",
    ),
    (
        "fK",
        "Steps one square straight or diagonally forward.",
        "Se déplace d’une case tout droit ou en diagonale vers l’avant.",
    ),
    (
        "fRbK",
        "Slides any number of squares straight forward, until something is in the way; or steps one square straight or diagonally backward.",
        "Glisse d’un nombre quelconque de cases tout droit vers l’avant, jusqu’à rencontrer un obstacle\u{a0}; ou se déplace d’une case tout droit ou en diagonale vers l’arrière.",
    ),
    (
        "frlRrlbK",
        "Slides any number of squares straight forward or sideways, until something is in the way; or steps one square straight or diagonally backward.",
        "Glisse d’un nombre quelconque de cases tout droit vers l’avant ou latéralement, jusqu’à rencontrer un obstacle\u{a0}; ou se déplace d’une case tout droit ou en diagonale vers l’arrière.",
    ),
    (
        "fhNrlbK",
        "Leaps forward to the opposite corner of a 2×3 rectangle, over whatever stands in between; or steps one square sideways, or straight or diagonally backward.",
        "Saute vers l’avant au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux\u{a0}; ou se déplace d’une case latéralement, ou tout droit ou en diagonale vers l’arrière.",
    ),
    (
        "fbNF",
        "Leaps two squares forward or backward and one to either side, over whatever stands in between; or steps one square diagonally.",
        "Saute de deux cases vers l’avant ou vers l’arrière et d’une de côté, par-dessus tout ce qui se trouve entre les deux\u{a0}; ou se déplace d’une case en diagonale.",
    ),
    (
        "ffNbsN",
        "Leaps two squares forward and one to either side, or two squares to either side and one backward, over whatever stands in between.",
        "Saute de deux cases vers l’avant et d’une de côté, ou de deux cases de côté et d’une vers l’arrière, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "hrN",
        "Leaps two squares forward and one to the right, two squares to the right and one backward, two squares backward and one to the left, or two squares to the left and one forward, over whatever stands in between.",
        "Saute de deux cases vers l’avant et d’une vers la droite, de deux cases vers la droite et d’une vers l’arrière, de deux cases vers l’arrière et d’une vers la gauche, ou de deux cases vers la gauche et d’une vers l’avant, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "mRasR",
        "Slides any number of squares along the file or the rank over empty squares, and then goes on at a right angle to either side, any number of squares, until something is in the way. Without capturing, it also slides any number of squares along the file or the rank, until something is in the way.",
        "Glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée sur des cases vides, puis continue à angle droit d’un côté ou de l’autre, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle. De plus, sans prendre, elle glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle.",
    ),
    (
        "RasR",
        "Slides any number of squares along the file or the rank, until something is in the way; or, from any empty square on the way, goes on at a right angle to either side, any number of squares, until something is in the way.",
        "Glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle\u{a0}; ou, de n’importe quelle case vide parcourue, continue à angle droit d’un côté ou de l’autre, d’un nombre quelconque de cases, jusqu’à rencontrer un obstacle.",
    ),
    (
        "afsW",
        "Goes one square along the file or the rank, if that square is empty, and then goes one square further diagonally, away from where it started.",
        "Va d’une case le long de la colonne ou de la rangée, si cette case est vide, puis va une case plus loin en diagonale, en s’éloignant de son point de départ.",
    ),
    (
        "cR",
        "Captures any number of squares away along the file or the rank, if nothing is in between.",
        "Prend à n’importe quelle distance le long de la colonne ou de la rangée, si rien ne s’interpose.",
    ),
    (
        "imR",
        "Only from its starting square and without capturing, it slides any number of squares along the file or the rank, until something is in the way.",
        "Uniquement depuis sa case de départ et sans prendre, elle glisse d’un nombre quelconque de cases le long de la colonne ou de la rangée, jusqu’à rencontrer un obstacle.",
    ),
    (
        "mNcK",
        "Without capturing, it leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between. Captures one square in any direction.",
        "Sans prendre, elle saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux. Prend à une case dans n’importe quelle direction.",
    ),
    (
        "FD",
        "Steps one square diagonally; or leaps two squares along the file or the rank, over whatever stands in between.",
        "Se déplace d’une case en diagonale\u{a0}; ou saute de deux cases le long de la colonne ou de la rangée, par-dessus tout ce qui se trouve entre les deux.",
    ),
    (
        "DD",
        "Leaps two squares along the file or the rank, over whatever stands in between, and may go on in the same direction with any number of such leaps, as long as every square it lands on before is empty.",
        "Saute de deux cases le long de la colonne ou de la rangée, par-dessus tout ce qui se trouve entre les deux, et peut continuer dans la même direction par un nombre quelconque de sauts semblables, tant que chaque case où elle se pose avant la dernière est vide.",
    ),
    (
        "KaK",
        "Steps one square in any direction and may stop there; or, if that square is empty, goes one square further straight on, at half a right angle, at a right angle or at one and a half right angles to either side.",
        "Se déplace d’une case dans n’importe quelle direction et peut s’y arrêter\u{a0}; ou, si cette case est vide, va une case plus loin dans la même direction, à un demi-angle droit, à angle droit ou à un angle droit et demi d’un côté ou de l’autre.",
    ),
    (
        "NyafN",
        "Leaps to the opposite corner of a 2×3 rectangle, over whatever stands in between, and may stop there; or, if that square is empty, goes on from it straight on, with any number of such leaps, as long as every square it lands on before is empty.",
        "Saute au coin opposé d’un rectangle de 2×3 cases, par-dessus tout ce qui se trouve entre les deux, et peut s’y arrêter\u{a0}; ou, si cette case est vide, continue à partir d’elle dans la même direction, par un nombre quelconque de sauts semblables, tant que chaque case où elle se pose avant la dernière est vide.",
    ),
    (
        "mpafyafW",
        "Goes, counted from where it stands, by way of the empty square two forward, to the square three forward and on in the same way, until something is in the way; and likewise turned and mirrored every way.",
        "Va, en comptant les cases depuis la sienne, par la case vide deux vers l’avant, à la case trois vers l’avant et plus loin de la même façon, jusqu’à rencontrer un obstacle\u{a0}; et de même dans toutes les orientations, en miroir aussi.",
    ),
    (
        "fnN",
        "Goes two squares forward and one to either side, by way of one square straight along the longer way and then one diagonally, if the first of these squares is empty.",
        "Va de deux cases vers l’avant et d’une de côté, en passant d’abord d’une case tout droit dans le sens de la longueur, puis d’une case en diagonale, si la première de ces cases est vide.",
    ),
];

fn movement(betza: &str) -> Movement {
    betza.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn say(betza: &str, language: Language) -> String {
    describe(&movement(betza), language)
}

fn english(betza: &str) -> String {
    describe(&movement(betza), Language::EN)
}

fn french(betza: &str) -> String {
    describe(&movement(betza), Language::FR)
}

#[test]
fn pieces_in_words() {
    for &(betza, in_english, in_french) in WORDS {
        assert_eq!(english(betza), in_english, "{betza}");
        assert_eq!(french(betza), in_french, "{betza}");
    }
}

#[test]
fn every_piece_of_every_game_is_among_them() {
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none()).expect("a built-in game");
        for kind in variant.kinds() {
            assert!(WORDS.iter().any(|(betza, ..)| *betza == kind.betza), "{} of {id}: {}", kind.name, kind.betza);
        }
    }
}

/// Whether an initial walk is covered by one that is always available.
fn goes_without_saying(walk: &Walk, walks: &[Walk]) -> bool {
    let anywhere = |other: &Walk| Walk {
        range: walk.range,
        moves: walk.moves,
        captures: walk.captures,
        initial: true,
        ..other.clone()
    };
    walks.iter().any(|other| {
        !other.initial
            && anywhere(other) == *walk
            && other.range.is_none_or(|most| walk.range.is_some_and(|range| range <= most))
            && (other.moves || !walk.moves)
            && (other.captures || !walk.captures)
    })
}

/// Checks what a reader can check: whole sentences, and the words for the properties of the walks.
fn fits(movement: &Movement) -> Result<(), String> {
    let (english, french) = (describe(movement, Language::EN), describe(movement, Language::FR));
    let says = |words: &[&str]| words.iter().all(|word| english.to_lowercase().contains(word));
    let walks = movement.walks();
    let check = |fits: bool, what: &str| if fits { Ok(()) } else { Err(format!("{what}: {english} / {french}")) };
    for text in [&english, &french] {
        check(text.ends_with('.'), "no full stop")?;
        check(text.chars().next().is_some_and(|first| first.is_uppercase()), "no capital")?;
        check(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "spaces")?;
        check(!text.contains(",,") && !text.contains(".."), "marks")?;
    }
    // Captures on the way have sentences of their own.
    if !movement.multi_leg().is_empty() {
        return Ok(());
    }
    // A non-capturing step is not mentioned where a slide includes it.
    let slides = walks.iter().any(|walk| walk.range != Some(1));
    let move_only = walks.iter().any(|walk| !walk.captures);
    let capture_only = walks.iter().any(|walk| !walk.moves);
    check(says(&["without capturing"]) == move_only || slides && move_only, "moves only")?;
    check(french.to_lowercase().contains("sans prendre") == move_only || slides && move_only, "sans prendre")?;
    let captures = says(&["to capture"]) || says(&["captures "]);
    check(captures == capture_only || slides && capture_only, "captures only")?;
    let prend = french.contains("our prendre") || french.contains("Prend ");
    check(prend == capture_only || slides && capture_only, "pour prendre")?;
    let starting = || walks.iter().filter(|walk| walk.initial);
    let says_so = |text: &str, words: &str| match text.to_lowercase().contains(words) {
        true => starting().next().is_some(),
        false => starting().all(|walk| goes_without_saying(walk, walks)),
    };
    check(says_so(&english, "from its starting square"), "starting square")?;
    check(says_so(&french, "depuis sa case de départ"), "case de départ")?;
    let screen = walks.iter().any(|walk| walk.hop == Hop::Cannon);
    check(says(&["the screen"]) == screen, "screen")?;
    check(french.contains("l’écran") == screen, "écran")?;
    let piece = walks.iter().any(|walk| walk.hop != Hop::None);
    check(says(&["piece"]) == piece, "hop")?;
    Ok(())
}

#[test]
fn words_mention_what_matters() {
    for &(betza, ..) in WORDS {
        fits(&movement(betza)).unwrap_or_else(|what| panic!("{betza}: {what}"));
    }
}

#[test]
fn languages_are_known_by_their_tags() {
    assert_eq!(Language::of_tag("fr-CA"), Some(Language::FR));
    assert_eq!(Language::of_tag("FR"), Some(Language::FR));
    assert_eq!(Language::of_tag("en-GB"), Some(Language::EN));
    assert_eq!(Language::of_tag("frr"), None);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_has_words(
        betza in "([fblrsvh]{0,3}[mcinjpgzq]{0,2}((y|p|m|mp|n)?a[fblrsvzq]{0,2}){0,2}([WFDNAHCZGKRBQ]|\\([0-5],[1-5]\\))[0-9]?){1,3}"
    ) {
        if let Ok(movement) = betza.parse::<Movement>() {
            let fit = fits(&movement);
            prop_assert!(fit.is_ok(), "{}: {:?}", betza, fit);
        }
    }
}

#[test]
fn a_range_that_crosses_every_board_is_any_number() {
    for (long, endless) in [("R15", "R"), ("K16", "Q"), ("N7", "NN"), ("D8", "DD"), ("pR20", "pR"), ("jB15", "jB")] {
        for language in [Language::EN, Language::FR] {
            assert_eq!(say(long, language), say(endless, language), "{long}");
        }
    }
    assert!(say("R14", Language::EN).contains("up to 14 squares"));
    let turning = say("RafsR", Language::EN);
    assert!(!turning.contains("14") && turning.starts_with("Slides any number of squares"), "{turning}");
}
