//! The scene of a diagram: a board, players, kinds of piece and the tables of their moves.

use crate::whole::{OnlyWhole, WholeProgram};
use crate::{Language, texts};
use menagerie_rules::betza::{Leap, Movement};
use menagerie_rules::tables::Tables;
use menagerie_rules::{
    Bitboard, BoardSize, Family, Forward, KindId, PieceDefinition, PieceKind, Player, PlayerInfo, Square, Variant,
};
use std::sync::Arc;

/// A kind of piece of a diagram.
#[derive(Clone, Debug)]
pub struct DiagramPiece {
    /// Its names, in the order of the languages.
    pub names: [String; Language::COUNT],
    /// Its letter; empty for pieces that only stand in the way.
    pub letter: String,
    /// The id of its picture; empty where its letter is drawn.
    pub art: String,
    /// How it moves; none for pieces that are only obstacles.
    pub movement: Option<Movement>,
    /// Whether it must not be left attacked.
    pub royal: bool,
    /// Whether it promotes on the farthest rank.
    pub promotes: bool,
    /// Whether it captures en passant.
    pub passing: bool,
    /// Whether it can be captured en passant after its double step.
    pub passed: bool,
    /// Whether it has the King's leap.
    pub leaps: bool,
    /// Whether it castles.
    pub castles: bool,
}

impl DiagramPiece {
    /// A piece with these names, this letter and this picture, without moves and abilities.
    pub fn new(names: [String; Language::COUNT], letter: &str, art: &str) -> DiagramPiece {
        DiagramPiece {
            names,
            letter: letter.to_string(),
            art: art.to_string(),
            movement: None,
            royal: false,
            promotes: false,
            passing: false,
            passed: false,
            leaps: false,
            castles: false,
        }
    }

    /// A kind of a game.
    pub fn of_kind(variant: &Variant, kind: &PieceKind) -> DiagramPiece {
        DiagramPiece {
            names: Language::TAGS.map(|tag| kind.name_in(tag).to_string()),
            letter: PieceDefinition::sign_of(&kind.art).map_or_else(|| kind.letter.to_string(), str::to_string),
            art: kind.art.clone(),
            movement: Some(kind.movement.clone()),
            royal: kind.royal && variant.family() == Family::Chess,
            promotes: !kind.promotes_to.is_empty(),
            passing: kind.takes_en_passant,
            passed: kind.taken_en_passant,
            leaps: kind.royal && variant.king_leap(),
            castles: kind.royal && !variant.castling().moves().is_empty(),
        }
    }

    /// Its name.
    pub fn name(&self, language: Language) -> &str {
        &self.names[language.index()]
    }
}

#[derive(Debug)]
enum Source {
    Game(OnlyWhole<Arc<Variant>>),
    Own(Box<Tables>),
}

/// A board, players, kinds of piece and the tables of their moves, of a game or for a single piece.
#[derive(Debug)]
pub struct DiagramScene {
    shape: BoardSize,
    checkered: bool,
    players: Vec<PlayerInfo>,
    figures: Vec<DiagramPiece>,
    source: Source,
}

/// The kind of the piece in a scene for a single piece.
pub const SUBJECT: KindId = KindId::from_index(0).unwrap();
/// The kind of the pieces around it.
pub const BYSTANDER: KindId = KindId::from_index(1).unwrap();

impl DiagramScene {
    /// The scene of a game.
    pub fn of_game(variant: &Arc<Variant>, whole: WholeProgram) -> DiagramScene {
        DiagramScene {
            shape: variant.board_size(),
            checkered: variant.definition().board.checkered,
            players: variant.players().to_vec(),
            figures: variant.kinds().iter().map(|kind| DiagramPiece::of_kind(variant, kind)).collect(),
            source: Source::Game(whole.with(variant.clone())),
        }
    }

    /// A scene for a single piece. It makes its initial moves from `start`. With `double`, its double step counts as a Pawn's.
    pub fn of_piece(
        subject: DiagramPiece,
        movement: &Movement,
        shape: BoardSize,
        checkered: bool,
        players: Vec<PlayerInfo>,
        start: Square,
        double: bool,
    ) -> DiagramScene {
        let forwards: Vec<Forward> = players.iter().map(|player| player.forward).collect();
        let tables = Tables::of(shape, &forwards, &[movement], |_| double, |_, _| Bitboard::of(start));
        let names = Language::ALL.map(|language| texts::piece(language).to_string());
        let bystander = DiagramPiece::new(names, "", "pawn");
        DiagramScene {
            shape,
            checkered,
            players,
            figures: vec![subject, bystander],
            source: Source::Own(Box::new(tables)),
        }
    }

    /// The board.
    pub fn shape(&self) -> BoardSize {
        self.shape
    }

    /// The squares that the board does not have.
    pub fn holes(&self) -> Bitboard {
        self.game().map_or(Bitboard::EMPTY, |variant| variant.holes())
    }

    /// Whether its squares have two colours.
    pub fn is_checkered(&self) -> bool {
        self.checkered
    }

    /// The players.
    pub fn players(&self) -> &[PlayerInfo] {
        &self.players
    }

    /// A player.
    pub fn player(&self, player: Player) -> &PlayerInfo {
        &self.players[player.index()]
    }

    /// The player's colour in the ids of pictures: `white`.
    pub fn colour(&self, player: Player) -> String {
        self.player(player).name.to_ascii_lowercase()
    }

    /// The kinds of piece.
    pub fn figures(&self) -> &[DiagramPiece] {
        &self.figures
    }

    /// A kind of piece.
    pub fn figure(&self, kind: KindId) -> &DiagramPiece {
        &self.figures[kind.index()]
    }

    /// Uses discs with letters for the kinds whose picture is missing.
    pub fn go_without(&mut self, art: &str) {
        for figure in self.figures.iter_mut().filter(|figure| figure.art == art) {
            figure.art.clear();
        }
    }

    /// The tables of its moves.
    pub fn tables(&self) -> &Tables {
        match &self.source {
            Source::Game(variant) => variant.tables(),
            Source::Own(tables) => tables,
        }
    }

    /// The game of the scene, if it has one.
    pub fn game(&self) -> Option<&Arc<Variant>> {
        match &self.source {
            Source::Game(variant) => Some(variant),
            Source::Own(_) => None,
        }
    }

    /// Another player than this one.
    pub fn opponent(&self, player: Player) -> Player {
        let next = (player.index() + 1) % self.players.len().max(1);
        Player::from_index(next).unwrap_or(player)
    }

    /// The kind for a piece of any kind: a Pawn.
    pub fn anybody(&self) -> KindId {
        let pawn = self.figures.iter().position(|figure| figure.art == "pawn");
        pawn.and_then(KindId::from_index).unwrap_or(SUBJECT)
    }

    /// The player with this colour or letter, or the first one for `yes`.
    pub fn player_named(&self, text: &str) -> Option<Player> {
        if text == "yes" {
            return Player::from_index(0);
        }
        let found = self.players.iter().position(|player| {
            player.name.eq_ignore_ascii_case(text) || player.letter.to_string().eq_ignore_ascii_case(text)
        });
        found.and_then(Player::from_index)
    }
}

/// The board that shows a piece's moves best: as wide as its longest leap needs, and room to slide.
pub fn fitting(movement: &Movement) -> BoardSize {
    let mut radius: u8 = 2;
    for walk in movement.walks() {
        let mut at = (0, 0);
        for &bend in walk.legs.iter().chain(&walk.jump) {
            at = further(at, bend);
        }
        let long = walk.step.0.abs().max(walk.step.1.abs()) > 1;
        let cycle = 1 + walk.cycle.len();
        // A line that turns needs room to be recognised.
        let enough = if !walk.cycle.is_empty() {
            8
        } else if long {
            3
        } else {
            4
        };
        for number in 0..usize::from(walk.range.unwrap_or(enough)).min(MAX_STEPS) {
            let step = number % cycle;
            at = further(at, if step == 0 { walk.step } else { walk.cycle[step - 1] });
            radius = radius.max(at.0.unsigned_abs()).max(at.1.unsigned_abs());
        }
    }
    let side = radius.min(7) * 2 + 1;
    BoardSize::new(side, side).expect("a board of up to 15 squares a side")
}

/// Steps along a line after which every board has ended.
const MAX_STEPS: usize = 16;

fn further(at: Leap, step: Leap) -> Leap {
    (at.0.saturating_add(step.0), at.1.saturating_add(step.1))
}
