//! The French names of pieces.

/// By the English name.
const NAMES: &[(&str, &str)] = &[
    ("Pawn", "Pion"),
    ("Knight", "Cavalier"),
    ("Bishop", "Fou"),
    ("Rook", "Tour"),
    ("Queen", "Dame"),
    ("King", "Roi"),
    ("Ferz", "Fers"),
    ("Alfil", "Alfil"),
    ("Elephant", "Éléphant"),
    ("Silver General", "Général d’argent"),
    ("Gold General", "Général d’or"),
    ("Ai-Wok", "Aï-wok"),
    ("Dragon King", "Roi dragon"),
    ("Dragon Horse", "Cheval dragon"),
    ("Archbishop", "Archevêque"),
    ("Chancellor", "Chancelier"),
    ("Amazon", "Amazone"),
    ("Knight-Bishop", "Cavalier-Fou"),
    ("Bishop-Knight", "Fou-Cavalier"),
    ("Knight-Rook", "Cavalier-Tour"),
    ("Rook-Knight", "Tour-Cavalier"),
    ("Shogi Pawn", "Pion de shogi"),
    ("Lance", "Lance"),
    ("Shogi Knight", "Cavalier de shogi"),
    ("Clobber Piece", "Pièce de clobber"),
    ("Breakthrough Pawn", "Pion de percée"),
    ("Immobile Piece", "Pièce immobile"),
    ("Cannon", "Canon"),
    ("Janggi Cannon", "Canon coréen"),
    ("Korean Cannon", "Canon sauteur"),
    ("Korean Bow", "Arc sauteur"),
    ("Bow", "Arc"),
    ("Soldier", "Soldat"),
    ("Horse", "Cheval"),
    ("Xiangqi Elephant", "Éléphant chinois"),
    ("Janggi Elephant", "Éléphant coréen"),
    ("Drunk Elephant", "Éléphant ivre"),
    ("Banner", "Bannière"),
    ("Wazir", "Vizir"),
    ("Commoner", "Roturier"),
    ("Centaur", "Centaure"),
    ("Nightrider", "Noctambule"),
    ("Grasshopper", "Sauterelle"),
    ("Camel", "Chameau"),
    ("Zebra", "Zèbre"),
    ("Wildebeest", "Gnou"),
    ("Buffalo", "Buffle"),
    ("Bison", "Bison"),
    ("Wizard", "Magicien"),
    ("Champion", "Champion"),
    ("Mastodon", "Mastodonte"),
    ("Phoenix", "Phénix"),
    ("Kirin", "Kirin"),
    ("Alibaba", "Alibaba"),
    ("Lion", "Lion"),
    ("Marquis", "Marquis"),
    ("Kangaroo", "Kangourou"),
    ("Squirrel", "Écureuil"),
    ("Dabbaba", "Dabbaba"),
    ("Berolina Pawn", "Pion berlinois"),
    ("Sideways Pawn", "Pion latéral"),
    ("Crane", "Grue"),
    ("Go-Between", "Intermédiaire"),
    ("Vertical Rook", "Tour verticale"),
];

/// The French name of a piece, whose English name may begin with `Promoted` or end with a letter.
pub(super) fn french(english: &str) -> Option<String> {
    if let Some(base) = english.strip_prefix("Promoted ") {
        return french(base).map(|base| format!("{base} (promotion)"));
    }
    let known = |name: &str| NAMES.iter().find(|(known, _)| *known == name).map(|(_, french)| (*french).to_string());
    known(english).or_else(|| {
        let (base, letter) = english.rsplit_once(' ').filter(|(_, letter)| letter.len() == 1)?;
        known(base).map(|base| format!("{base} {letter}"))
    })
}
