//! What the rules say is wrong, in the reader's language. English is theirs; the French is here.

use crate::{Language, phrases};
use menagerie_rules::betza::{BetzaError, BetzaErrorKind, UnsupportedBetza};
use menagerie_rules::notation::{MoveError, PlacementError};
use menagerie_rules::{
    CastlingRefusal, ChaturajiFenError, ChessFenError, Ended, GameError, KindId, Named, OptionError, PlacedPiece,
    Player, PositionError, SquareError, Termination, VariantError,
};

/// A reason in both languages.
pub trait Said {
    /// The reason, without a capital letter or a point.
    fn in_words(&self, language: Language) -> String;
}

/// Something whose `Display` is English.
trait French: std::fmt::Display {
    fn french(&self) -> String;
}

impl<T: French> Said for T {
    fn in_words(&self, language: Language) -> String {
        match crate::words::ONLY.unwrap_or(language) {
            Language::English => self.to_string(),
            Language::French => self.french(),
        }
    }
}

/// English and French.
impl<T: AsRef<str>> Said for [T; 2] {
    fn in_words(&self, language: Language) -> String {
        self[usize::from(language == Language::French)].as_ref().to_string()
    }
}

/// Words between which no line breaks.
const SPACE: &str = "\u{a0}";

fn quoted(what: impl std::fmt::Display) -> String {
    format!("«{SPACE}{what}{SPACE}»")
}

/// “Les Blancs”, “des Blancs”, “aux Blancs”: a player's name after such an article.
fn side(player: &Named<Player>, article: &str) -> String {
    phrases::side(&player.info().name, Language::French).replacen("les", article, 1)
}

fn standing(piece: &Named<PlacedPiece>) -> String {
    format!("{} en {}", piece.kind().french, piece.square())
}

fn list(pieces: &[Named<PlacedPiece>]) -> String {
    pieces.iter().map(standing).collect::<Vec<_>>().join(" et ")
}

impl French for Ended {
    fn french(&self) -> String {
        let why = match self.reason {
            Termination::Checkmate => "par échec et mat",
            Termination::Stalemate => "par pat",
            Termination::Threefold => "parce que la même position est venue trois fois",
            Termination::FiftyMove => "après cinquante coups sans prise ni coup de Pion",
            Termination::BareKings => "parce qu’il ne reste que les Rois",
            Termination::InsufficientMaterial => "parce qu’il reste trop peu de matériel",
            Termination::Score => "aux points",
        };
        match self.winners.as_slice() {
            [] => format!("nulle {why}."),
            [one] => format!("{} gagnent {why}.", side(one, "les")),
            [many @ .., last] => {
                let many: Vec<String> = many.iter().map(|player| side(player, "les")).collect();
                format!("{} et {} se partagent la victoire {why}.", many.join(", "), side(last, "les"))
            }
        }
    }
}

impl French for SquareError {
    fn french(&self) -> String {
        format!("{} n’est pas une case{SPACE}: une case est une lettre et un nombre, comme e4", quoted(&self.0))
    }
}

impl French for OptionError {
    fn french(&self) -> String {
        format!("{} ne règle pas une option{SPACE}: écrivez nom=on ou nom=off", quoted(&self.0))
    }
}

impl French for VariantError {
    fn french(&self) -> String {
        match self {
            VariantError::UnknownGame { given, known } => {
                format!("il n’y a pas de jeu {}{SPACE}; les jeux sont {}", quoted(given), known.join(", "))
            }
            VariantError::UnknownOption { given, known, .. } => {
                let known =
                    if known.is_empty() { String::new() } else { format!("{SPACE}; il a {}", known.join(", ")) };
                format!("ce jeu n’a pas d’option {}{known}", quoted(given))
            }
            // What is wrong with a definition is told to whoever writes it, in the words of its format.
            VariantError::Definition(fault) => format!("la définition est fautive{SPACE}: {fault}"),
        }
    }
}

impl French for PositionError {
    fn french(&self) -> String {
        let reasons: Vec<String> = match self {
            PositionError::Chess(faults) => faults.iter().map(of_two).collect(),
            PositionError::Chaturaji(faults) => faults.iter().map(of_four).collect(),
        };
        reasons.join(&format!("{SPACE}; "))
    }
}

fn of_two(fault: &ChessFenError) -> String {
    use ChessFenError as Fault;
    match fault {
        Fault::Fields(count) => format!(
            "une position a six champs (pièces, trait, droits, case de prise en passant, demi-coups, numéro du coup), et non {count}"
        ),
        Fault::Placement(fault) => of_placement(fault),
        Fault::Kings { player, count } => {
            format!("{} doivent avoir exactement un Roi, et non {count}", side(player, "les"))
        }
        Fault::Misplaced { player, piece: kind, square } => misplaced(&kind.info().french, player, square),
        Fault::Turn(text) => format!("le trait doit être w ou b, et non {}", quoted(text)),
        Fault::Rights(text, _) => format!("{} n’est pas une liste de droits de ce jeu", quoted(text)),
        Fault::RightWithoutPiece { right, player, piece, square } => {
            format!("le droit {right} demande en {square} {} {}", quoted(&piece.info().french), side(player, "des"))
        }
        Fault::EnPassant(text, _) => format!("{} ne peut pas être la case de prise en passant", quoted(text)),
        Fault::Number { text, .. } => number(text),
        Fault::OpponentInCheck(player) => format!("{} sont en échec sans avoir le trait", side(player, "les")),
    }
}

fn of_four(fault: &ChaturajiFenError) -> String {
    use ChaturajiFenError as Fault;
    match fault {
        Fault::Fields(count) => format!(
            "une position a sept champs (pièces, trait, points, Rois pris, coups restants en mort subite, demi-coups calmes, demi-coup), et non {count}"
        ),
        Fault::Placement(fault) => of_placement(fault),
        Fault::Empty => "il n’y a aucune pièce".to_string(),
        Fault::Kings { player, count } => format!("{} ne doivent pas avoir {count} Rois", side(player, "les")),
        Fault::Misplaced { player, piece, square } => misplaced(&piece.info().french, player, square),
        Fault::Turn(text) => format!("le trait doit être r, g, b ou y, et non {}", quoted(text)),
        Fault::TurnOfOut(player) => {
            format!("{} ne peuvent pas avoir le trait{SPACE}: ils sont éliminés", side(player, "les"))
        }
        Fault::Scores(text) => format!("les points doivent être quatre nombres, et non {}", quoted(text)),
        Fault::KingsTaken(text) => format!("{} ne dit pas quels Rois chacun a pris", quoted(text)),
        Fault::SuddenDeath(_) => {
            "les coups restants en mort subite ne vont pas avec le nombre de joueurs en jeu".to_string()
        }
        Fault::Number { text, .. } => number(text),
    }
}

fn misplaced(kind: &str, player: &Named<Player>, square: &menagerie_rules::Square) -> String {
    format!("{kind} {}{SPACE}: impossible en {square}", side(player, "des"))
}

fn number(text: &str) -> String {
    format!("{} n’est pas le nombre attendu", quoted(text))
}

fn of_placement(fault: &PlacementError) -> String {
    match fault {
        PlacementError::Ranks { expected, found } => {
            format!("l’échiquier a {expected} rangées, mais le texte en a {found}")
        }
        PlacementError::Width { rank, expected, found } => {
            format!("la rangée {rank} doit avoir {expected} cases, et non {found}")
        }
        PlacementError::Piece { rank, found, letters } => {
            format!("{}, rangée {rank}, n’est pas une pièce de ce jeu{SPACE}; ses pièces sont {letters}", quoted(found))
        }
    }
}

impl French for GameError {
    fn french(&self) -> String {
        match self {
            GameError::Over(ended) => format!("la partie est finie{SPACE}: {}", ended.french()),
            GameError::Move(fault) => of_move(fault),
            GameError::Illegal(_) => "ce coup n’est pas permis ici".to_string(),
        }
    }
}

fn of_move(fault: &MoveError) -> String {
    match fault {
        MoveError::Unreadable(text) => {
            format!("{} n’est pas un coup{SPACE}: écrivez-le comme e2e4 ou Nf3", quoted(text))
        }
        MoveError::NoSuchPiece { letter, letters } => {
            format!("aucune pièce de ce jeu n’a la lettre {letter}{SPACE}; les lettres sont {letters}")
        }
        MoveError::OffBoard(square) => format!("{square} n’est pas une case de cet échiquier"),
        MoveError::Empty(square) => format!("il n’y a pas de pièce en {square}"),
        MoveError::NotYours { square, piece, owner, turn } => {
            let (piece, owner, turn) = (&piece.info().french, side(owner, "aux"), side(turn, "aux"));
            format!("{piece} en {square}{SPACE}: cette pièce est {owner}, et le trait est {turn}")
        }
        MoveError::CannotReach { piece, from, to } => {
            format!("{} en {from}{SPACE}: {to} n’est pas à sa portée", piece.info().french)
        }
        MoveError::Castling(fault) => of_castling(fault),
        MoveError::KingInCheck => "cela laisserait le Roi en échec".to_string(),
        MoveError::NoneCanReach { piece, to } => {
            format!(
                "{}{SPACE}: aucune pièce de ce nom ne peut aller en {to}",
                piece.as_ref().map_or("piece", |kind| &kind.info().french)
            )
        }
        MoveError::Ambiguous(texts) => format!("plusieurs pièces peuvent le faire{SPACE}: {}", texts.join(", ")),
        MoveError::PromotionNeeded(kinds) => format!("dites ce que la pièce devient{SPACE}: {}", letters(kinds)),
        MoveError::WrongPromotion(letter) => format!("la pièce ne peut pas devenir {} ici", quoted(letter)),
        MoveError::MustPass(player) => {
            format!("{} n’ont aucun coup et doivent passer{SPACE}: 0000", side(player, "les"))
        }
        MoveError::CannotPass(player) => {
            format!("{} ont un coup{SPACE}: passer n’est pas permis", side(player, "les"))
        }
        MoveError::NoMoves => "il n’y a aucun coup permis".to_string(),
    }
}

fn of_castling(fault: &CastlingRefusal) -> String {
    match fault {
        CastlingRefusal::None => "il n’y a pas de roque dans ce jeu".to_string(),
        CastlingRefusal::KingAway(square) => {
            format!("le roque n’est pas permis{SPACE}: le Roi n’est pas en {square}, sa case de départ")
        }
        CastlingRefusal::RookAway(rook) => {
            let (kind, square) = (&rook.kind().french, rook.square());
            format!("ce roque n’est pas permis{SPACE}: pas de {kind} en {square}, sa case de départ")
        }
        CastlingRefusal::Gone => format!("ce roque n’est plus permis{SPACE}: le Roi ou la Tour a bougé"),
        CastlingRefusal::InCheck(attackers) => format!("on ne roque pas en échec{SPACE}: {}", list(attackers)),
        CastlingRefusal::Blocked(blocker) => {
            format!("on ne roque pas tant qu’une pièce barre le chemin{SPACE}: {}", standing(blocker))
        }
        CastlingRefusal::Crossed { square, attackers } => {
            format!("le Roi ne roque pas par {square}, case attaquée{SPACE}: {}", list(attackers))
        }
        CastlingRefusal::Arrives { square, attackers } => {
            format!("le Roi ne roque pas jusqu’en {square}, case attaquée{SPACE}: {}", list(attackers))
        }
        CastlingRefusal::Elsewhere(square) => format!("pour roquer, posez le Roi en {square}"),
    }
}

/// The letters of kinds: they are the same in every language.
fn letters(kinds: &[Named<KindId>]) -> String {
    kinds.iter().map(|kind| kind.info().letter.to_string()).collect::<Vec<_>>().join(", ")
}

impl French for BetzaError {
    fn french(&self) -> String {
        let (text, place) = (quoted(&self.text), self.at + 1);
        format!("dans la notation Betza {text}, à la lettre {place}{SPACE}: {}", of_betza(self.what))
    }
}

fn of_betza(fault: BetzaErrorKind) -> String {
    use BetzaErrorKind as Fault;
    let about = |letter: char, what: &str| format!("{} {what}", quoted(letter));
    let words = match fault {
        Fault::NoAtom => "il manque après les modificateurs un atome (une capitale comme W, F, N ou R)",
        Fault::Atom(letter) => return about(letter, "n’est pas un atome connu ici"),
        Fault::Modifier(letter) => return about(letter, "n’est pas un modificateur connu ici"),
        Fault::Unsupported(letter, what) => {
            return about(letter, &format!("({}) ne se dessine pas ici", foreign(what)));
        }
        Fault::Range => "la portée est trop grande",
        Fault::Pair => {
            "la parenthèse commence un saut écrit en deux nombres, comme (1,4)\u{a0}; les étapes répétées ne se lisent pas ici"
        }
        Fault::PairNumbers => "les nombres d’un saut vont de 0 à 15, et ne sont pas tous deux 0",
        Fault::NoDirection => "ces lettres de direction ne choisissent rien pour cet atome",
        Fault::Nowhere => "cela ne mène nulle part",
        Fault::NoMove => "il n’y a pas de coup",
        Fault::Legs(most) => return format!("plus de {most} étapes ne se dessinent pas ici"),
        Fault::Ways(most) => return format!("il y a plus de {most} façons de jouer"),
        Fault::EnPassant(letter) => return about(letter, "(en passant) ne se lit qu’après c, comme dans fmWfceF"),
        Fault::OnlyFirst(letter) => return about(letter, "n’a sa place que dans la première étape"),
        Fault::NotFurther(letter) => return about(letter, "ne se lit pas dans une étape suivante"),
        Fault::NotFirst(letter) => return about(letter, "ne se lit pas dans la première étape d’un coup coudé"),
        Fault::NotBent(letter) => return about(letter, "ne se lit pas dans un coup coudé"),
        Fault::NotLast(letter) => return about(letter, "ne se lit pas dans la dernière étape d’un coup coudé"),
        Fault::CapturesOnWay(letter) => {
            return about(
                letter,
                "(prendre en chemin) ne se dessine pas ici\u{a0}: seule la dernière étape peut prendre",
            );
        }
        Fault::HopsOnWay(letter) => {
            return about(letter, "en chemin ne se dessine pas ici\u{a0}: seul p par-dessus une voisine se dessine");
        }
        Fault::LameBent => "n dans un coup coudé demande un saut simple",
        Fault::HopNeighbour => "p en chemin saute par-dessus une voisine\u{a0}: il lui faut un pas simple",
        Fault::HopFirst => "p en chemin ne se dessine que dans le premier de deux pas simples",
        Fault::HopThenSlide => "ce qui saute en chemin doit finir par un pas simple",
        Fault::LameHop => "n et un saut par-dessus une pièce s’excluent",
        Fault::InitialInAir => "i ne se lit pas sur une glissade qui commence en l’air",
        Fault::NeedsLeg(letter) => return about(letter, "demande une étape suivante, commencée par a"),
        Fault::Excludes(letter) => return about(letter, "exclut les autres de n, j, p, g, z et q"),
        Fault::CrookedDirection(letter) => {
            return about(letter, "(une direction) ne se lit pas sur les lignes brisées ou circulaires");
        }
        Fault::Crooked(letter) => return about(letter, "ne se lit pas sur les lignes brisées ou circulaires"),
        Fault::LameStep => "n demande un saut\u{a0}: un pas ne franchit rien qui puisse l’arrêter",
        Fault::Jump => "j est pour les glissades, et pour les sauts simples par-dessus une case",
        Fault::NoRoom(letter) => {
            return about(letter, "demande de la place pour sauter\u{a0}: une portée, ou un saut par-dessus une case");
        }
        Fault::CrookedStep => "z (ligne brisée) demande plusieurs pas, comme zB, zR ou zNN",
        Fault::CircularStraight => "q (ligne circulaire) ne se lit que sur les sauts obliques, comme dans qN",
    };
    words.to_string()
}

fn foreign(what: UnsupportedBetza) -> &'static str {
    match what {
        UnsupportedBetza::OwnPieces => "prendre ses propres pièces",
        UnsupportedBetza::EnPassantOnly => "ne prendre qu’en passant\u{a0}; ce se lit",
        UnsupportedBetza::OnlyKings => "ne prendre que les Rois",
        UnsupportedBetza::Cylinder => "les échiquiers roulés en cylindre",
        UnsupportedBetza::Limits => "les limites à ce qui se saute ou se prend",
        UnsupportedBetza::Unloading => "déposer ce qui a été pris",
        UnsupportedBetza::Swapping => "échanger ou pousser des pièces",
        UnsupportedBetza::Turning => "tourner ou libérer d’autres pièces",
        UnsupportedBetza::Castling => "le roque",
        UnsupportedBetza::Universal => "le saut universel",
        UnsupportedBetza::Chain => {
            "une chaîne de coups entre crochets\u{a0}; écrivez ses étapes avec a, comme FyafsF pour [F?R]"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Variant;

    #[test]
    fn every_end_of_a_game_is_told_in_french() {
        use Termination::{BareKings, Checkmate, FiftyMove, InsufficientMaterial, Score, Stalemate, Threefold};
        for reason in [Checkmate, Stalemate, Threefold, FiftyMove, BareKings, InsufficientMaterial, Score] {
            let game = Variant::by_id("chaturaji", &menagerie_rules::Options::none()).expect("a game");
            let winners: Vec<_> = game.turn_order().take(3).map(|player| Named::new(&game, player)).collect();
            for count in [0, 1, 3] {
                let words = Ended { winners: winners[..count].to_vec(), reason }.in_words(Language::French);
                let english = ["the ", "win", "by ", "because", "Red", "Draw"];
                assert!(!english.iter().any(|part| words.contains(part)), "{words}");
            }
            let three = Ended { winners, reason: Score }.in_words(Language::French);
            assert_eq!(three, "les Rouges, les Verts et les Bleus se partagent la victoire aux points.");
        }
    }
}
