//! The targets of a piece, and its promotions there.

use menagerie_rules::{Board, KindId, Move, MoveKind, Piece, Position, ReachKind, Square, Variant, notation};
use serde::Serialize;

use super::origin::MoveOrigin;
use super::tree::GameTree;
use crate::names;
use menagerie_scene::{MoveTarget, TargetKind};
use menagerie_texts::Text;

/// One of the moves that begin and end alike.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct MoveChoice {
    /// The move in coordinates: `g7g8q`.
    #[serde(rename = "move")]
    pub text: String,
    /// What distinguishes it from the others, in words.
    pub name: Text,
    /// The picture of what arrives: the piece itself, or what it promotes to.
    pub art: String,
    /// The picture of what distinguishes it from the others: of what arrives, or of what enters from the hand. None if nothing enters.
    pub shown: Option<String>,
    /// What else distinguishes it from the others, in a few letters: a square, or the move as people write it. Usually empty.
    pub sign: String,
}

/// A legal move.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct LegalMove {
    /// In coordinates: `g7g8q`; `0000` for a pass.
    #[serde(rename = "move")]
    text: String,
    /// As people write it: `g8=Q+`.
    san: String,
    /// The square that the piece leaves. None for a pass and for a drop.
    from: Option<String>,
    /// The square that it arrives on. None for a pass.
    to: Option<String>,
    /// Whether it captures.
    takes: bool,
    /// The letter of what the piece promotes to. None if it does not promote.
    promotion: Option<String>,
    /// The letter of the piece that comes from the hand. None if none does.
    enters: Option<String>,
}

/// All legal moves, sorted by their text; none if the game is over.
pub fn legal(tree: &GameTree) -> Vec<LegalMove> {
    let position = tree.position();
    let variant = position.variant();
    let moves = if tree.is_over() { Vec::new() } else { position.legal_moves() };
    let describe = |mv: Move| LegalMove {
        text: notation::coordinate::write(position, mv),
        san: notation::san::write(position, mv),
        from: (!mv.is_pass() && mv.kind() != MoveKind::Drop).then(|| mv.from().to_string()),
        to: (!mv.is_pass()).then(|| mv.to().to_string()),
        takes: position.captured_by(mv).is_some(),
        promotion: mv.promotion().map(|kind| variant.kind(kind).letter.plain().to_string()),
        enters: mv.from_pocket().map(|kind| variant.kind(kind).letter.plain().to_string()),
    };
    let mut all: Vec<LegalMove> = moves.into_iter().map(describe).collect();
    all.sort_by(|a, b| a.text.cmp(&b.text));
    all
}

/// The targets of the piece on a square or in the hand, each once; none if the game is over.
pub fn targets(tree: &GameTree, from: MoveOrigin) -> Vec<MoveTarget> {
    let position = tree.position();
    let mut targets: Vec<MoveTarget> = Vec::new();
    for mv in moves_from(tree, from) {
        let target = target(position, mv);
        if !targets.iter().any(|other| other.square == target.square) {
            targets.push(target);
        }
    }
    targets
}

/// The legal moves from a square or the hand to a square: several where there is a choice. The move without promotion comes last, and the
/// one without a piece entering from the hand comes first.
pub fn choices(tree: &GameTree, from: MoveOrigin, to: Square) -> Vec<MoveChoice> {
    let position = tree.position();
    let mut moves = moves_from(tree, from);
    moves.retain(|mv| mv.to() == to);
    let promotes = moves.iter().any(|mv| mv.promotion().is_some());
    moves.sort_by_key(|mv| promotes && mv.promotion().is_none());
    let described: Vec<DescribedMove> = moves.iter().filter_map(|&mv| DescribedMove::of(position, mv)).collect();
    let gates = described.iter().any(|it| it.enters.is_some());
    let squares = || described.iter().filter_map(|it| it.enters.map(|(_, square)| square));
    let several_squares = squares().any(|square| Some(square) != squares().next());
    let passes = moves.iter().any(|mv| mv.via().is_some());
    let choice = |it: &DescribedMove| it.choice(position, gates, promotes, several_squares, passes);
    let mut choices: Vec<MoveChoice> = described.iter().map(choice).collect();
    // The name of each: what it passes, what enters, or else what arrives.
    let key =
        |it: &DescribedMove| (it.mv.via(), it.enters, (!gates).then(|| (it.arrives, it.mv.promotion().is_some())));
    for (choice, it) in choices.iter_mut().zip(&described) {
        if described.iter().filter(|other| key(other) == key(it)).count() > 1 {
            choice.sign = it.written(position, &described);
            choice.name = Text::new("choice-written").with("move", choice.sign.as_str());
        }
    }
    choices
}

/// The parts of a move.
struct DescribedMove {
    mv: Move,
    /// The kind that arrives.
    arrives: KindId,
    /// The kind that enters from the hand, and its square.
    enters: Option<(KindId, Square)>,
}

impl DescribedMove {
    fn of(position: &Position, mv: Move) -> Option<DescribedMove> {
        let moves = || position.piece_at(mv.from()).map(|piece| piece.kind);
        let castle = position.castling().of_move(mv);
        let gate = match mv.kind() {
            MoveKind::CastleGateRook => castle.map_or(mv.from(), |castle| castle.rook),
            MoveKind::CastleGate => castle.map_or(mv.from(), |castle| castle.king),
            _ => mv.from(),
        };
        let enters = mv.gated().map(|kind| (kind, gate));
        Some(DescribedMove { mv, arrives: mv.dropped().or(mv.promotion()).or_else(moves)?, enters })
    }

    fn choice(
        &self,
        position: &Position,
        gates: bool,
        promotes: bool,
        several_squares: bool,
        passes: bool,
    ) -> MoveChoice {
        let variant = position.variant();
        let kind = variant.kind(self.arrives);
        let piece = names::piece(kind);
        let stays = promotes && self.mv.promotion().is_none();
        let (name, shown) = match self.enters {
            None if let Some(via) = self.mv.via() => {
                (Text::new("choice-via").with("square", via.to_string()), Some(kind.art.clone()))
            }
            None if passes && !stays => (Text::new("choice-straight"), Some(kind.art.clone())),
            Some((id, square)) => {
                let entering = variant.kind(id);
                let name = Text::new("choice-enters").with("piece", names::piece(entering));
                (name.with("square", square.to_string()), Some(entering.art.clone()))
            }
            None if gates => (Text::new("choice-enters-nothing"), None),
            None if stays => (Text::new("choice-stays").with("piece", piece), Some(kind.art.clone())),
            None => (piece, Some(kind.art.clone())),
        };
        let entered = self.enters.filter(|_| several_squares).map(|(_, square)| square);
        let square = entered.or(self.mv.via()).map_or_else(String::new, |square| square.to_string());
        let text = notation::coordinate::write(position, self.mv);
        MoveChoice { text, name, art: kind.art.clone(), shown, sign: square }
    }

    /// The move in SAN, or in coordinates if another one has the same SAN.
    fn written(&self, position: &Position, others: &[DescribedMove]) -> String {
        let san = notation::san::write(position, self.mv);
        let same = others.iter().filter(|it| notation::san::write(position, it.mv) == san).count();
        if same > 1 { notation::coordinate::write(position, self.mv) } else { san }
    }
}

/// The pseudo-legal targets of a piece, whoever is to move.
pub fn could_reach(position: &Position, from: Square, piece: Piece) -> Vec<MoveTarget> {
    could_reach_on(position.variant(), position.board(), from, piece)
}

/// The same on any board.
pub fn could_reach_on(variant: &Variant, board: &Board, from: Square, piece: Piece) -> Vec<MoveTarget> {
    let tables = variant.tables();
    let enemies = board.occupied() & !board.of(piece.player);
    let mut found = Vec::new();
    tables.pseudo_legal(board, piece.player, piece.kind, from, enemies, |to, takes, _| {
        let kind = kind_of(tables.reach(board, from, to, enemies).unwrap_or(ReachKind::Leap));
        found.push(MoveTarget { square: to, kind, takes });
    });
    found
}

fn moves_from(tree: &GameTree, from: MoveOrigin) -> Vec<Move> {
    if tree.is_over() {
        return Vec::new();
    }
    let position = tree.position();
    let mut moves = position.legal_moves();
    moves.retain(|&mv| from.begins(position, mv));
    moves
}

fn target(position: &Position, mv: Move) -> MoveTarget {
    if mv.kind() == MoveKind::Drop {
        return MoveTarget { square: mv.to(), kind: TargetKind::Move, takes: false };
    }
    MoveTarget { square: mv.to(), kind: kind_of(position.reach(mv)), takes: position.captured_by(mv).is_some() }
}

/// How the board marks a target of this kind.
pub fn kind_of(reach: ReachKind) -> TargetKind {
    match reach {
        ReachKind::Slide => TargetKind::Slide,
        ReachKind::Leap => TargetKind::Leap,
        ReachKind::MoveOnly => TargetKind::Move,
        ReachKind::CaptureOnly => TargetKind::Capture,
        ReachKind::Hop => TargetKind::Hop,
    }
}

#[cfg(test)]
mod tests {
    use crate::json::Json;
    use crate::session::Session;
    use menagerie_js_types::games;
    use serde_json::{Value, json};

    /// A game with these rules in addition to those of chess, at a position.
    fn at(rules: &Value, position: &str) -> Session {
        let chess = games::find("chess", &menagerie_js_types::GameOptions::default()).unwrap();
        let mut game = serde_json::to_value(chess.definition()).unwrap();
        game["format"] = json!(2);
        for (key, value) in rules.as_object().unwrap() {
            if let Some(pieces) = value.as_object().filter(|_| key == "pieces") {
                for piece in game["pieces"].as_array_mut().unwrap() {
                    let letter = piece["letter"].as_str().unwrap().to_string();
                    for (key, value) in pieces.get(&letter).and_then(Value::as_object).into_iter().flatten() {
                        piece[key] = value.clone();
                    }
                }
            } else {
                game[key] = value.clone();
            }
        }
        let id = games::register(&game.to_string()).unwrap().id().to_string();
        Session::from_position(&id, None, position).unwrap()
    }

    fn hands() -> Value {
        json!({ "hands": { "captures": true, "drops": true }, "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1" })
    }

    fn choices(session: &Session, from: &str, to: &str) -> Vec<(String, Value, Value, Value)> {
        let all: Value = serde_json::from_str(&session.choices(from, to).unwrap().json()).unwrap();
        let choice = |it: &Value| {
            (
                it["move"].as_str().unwrap().to_string(),
                it["name"]["text"].clone(),
                it["shown"].clone(),
                it["sign"].clone(),
            )
        };
        all.as_array().unwrap().iter().map(choice).collect()
    }

    #[test]
    fn a_piece_in_the_hand_goes_to_empty_squares_and_no_square_is_where_it_comes_from() {
        let session = at(&hands(), "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
        assert_eq!(session.targets("N@").unwrap().len(), 62);
        assert_eq!(session.targets("d4").unwrap().len(), 0, "nothing stands there");
        assert_eq!(choices(&session, "N@", "d4")[0].0, "N@d4");
        assert!(session.targets("X@").is_err() && session.targets("@").is_err());
        let why = |from: &str, to: &str| session.explain(from, to).unwrap().map(|text| text.id().to_string());
        assert_eq!(why("N@", "e1").as_deref(), Some("why-drop-taken"));
        assert_eq!(why("Q@", "d4").as_deref(), Some("why-not-in-hand"));
        assert_eq!(why("N@", "d4"), None);
        let state: Value = serde_json::from_str(&session.state().json()).unwrap();
        let knights = |player: usize| {
            state["players"][player]["hand"].as_array().unwrap().iter().find(|it| it["origin"] == "N@").unwrap()["count"].clone()
        };
        assert_eq!((knights(0), knights(1)), (json!(1), json!(0)));
    }

    #[test]
    fn a_drop_has_one_square_and_waits_for_its_turn() {
        let mut session = at(&hands(), "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1");
        assert_eq!(session.premove_targets("N@").unwrap().map(|found| found.targets.len()), Some(64), "Black's Knight");
        session.play("N@d4").unwrap();
        let shown: Value = serde_json::from_str(&session.placement().json()).unwrap();
        assert_eq!(shown["lastMove"].as_array().unwrap().len(), 1);
        let check = at(&hands(), "4k3/8/8/8/8/8/4r3/4K3[N] w - - 0 1");
        let why = check.explain("N@", "a1").unwrap().unwrap();
        assert_eq!(why.id(), "why-king-still");
    }

    #[test]
    fn what_may_stay_what_it_is_is_the_last_choice() {
        let rules = json!({ "pieces": { "P": { "promotion": { "to": "QN", "optional": true } } } });
        let session = at(&rules, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        let all = choices(&session, "a7", "a8");
        assert_eq!(all.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["a7a8q", "a7a8n", "a7a8"]);
        assert_eq!((&all[2].1, &all[2].2), (&json!("choice-stays"), &json!("pawn")));
    }

    #[test]
    fn what_enters_is_reported_with_its_square_where_there_are_two() {
        let rules = json!({ "hands": { "gating": true }, "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQBCDFGkqbcdfg - 0 1" });
        let session = at(&rules, "4k3/8/8/8/8/8/8/RN2K2R[Q] w KQB - 0 1");
        let knight = choices(&session, "b1", "c3");
        assert_eq!(knight.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["b1c3", "b1c3q"]);
        assert_eq!((&knight[0].1, &knight[0].2), (&json!("choice-enters-nothing"), &Value::Null));
        assert_eq!((&knight[1].2, &knight[1].3), (&json!("queen"), &json!("")));
        let signs: Vec<Value> = choices(&session, "e1", "g1").into_iter().map(|it| it.3).collect();
        assert_eq!(signs, [json!(""), json!("e1"), json!("h1")]);
        assert!(session.blocked("Q@").unwrap().is_some(), "it is not dropped");
    }
}
