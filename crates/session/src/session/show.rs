//! The game in a view: with a picked piece, with premove targets, with an unconfirmed move.

use menagerie_rules::Square;
use serde::Deserialize;

use super::Session;
use super::origin::MoveOrigin;
use super::premove_targets;
use super::scene::{colour, scene};
use super::tree::GameTree;
use menagerie_scene::{Orientation, Scene, ScenePiece};
use menagerie_texts::Text;

/// What a board shows of a game besides its position.
#[derive(Default, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(default, deny_unknown_fields)]
pub struct GameView {
    /// How far the board is turned.
    orientation: Orientation,
    /// Where the piece picked up is: on a square, or in the hand (`N@`).
    selected: Option<String>,
    /// Whether it is picked up for a premove: then the targets of premoves are marked.
    premove: bool,
    /// A move that is shown as if it were played.
    unconfirmed: Option<UnconfirmedMove>,
}

/// A move that waits until the player confirms it.
#[derive(Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct UnconfirmedMove {
    /// Where it begins: on a square, or in the hand (`N@`).
    from: String,
    /// Where it ends.
    to: Square,
    /// The picture of what arrives there.
    art: String,
}

impl Session {
    /// The scene of the game in this view.
    pub fn scene_in(&self, view: &GameView) -> Result<Scene, Text> {
        let selected = view.selected.as_deref().map(|from| self.origin(from)).transpose()?;
        let mut shown = scene(&self.tree, selected.filter(|_| !view.premove), view.orientation);
        if let Some(from) = selected.filter(|_| view.premove) {
            show_premove(&mut shown, &self.tree, from);
        }
        if let Some(UnconfirmedMove { from, to, art }) = &view.unconfirmed {
            self.square(&to.to_string())?;
            show_unconfirmed(&mut shown, self.origin(from)?, *to, art);
            if self.origin(from)?.square().is_none() {
                let position = self.tree.position();
                let colour = colour(position.variant(), position.turn());
                let art = art.clone();
                shown.pieces.push(ScenePiece {
                    square: *to,
                    art,
                    colour,
                    dim: false,
                    waiting: false,
                    reverts: false,
                    ahead: None,
                });
            }
        }
        Ok(shown)
    }
}

fn show_premove(shown: &mut Scene, tree: &GameTree, from: MoveOrigin) {
    shown.selected = from.square();
    shown.targets = premove_targets::of(tree, from).map(|found| found.targets).unwrap_or_default();
}

fn show_unconfirmed(shown: &mut Scene, from: MoveOrigin, to: Square, art: &str) {
    shown.pieces.retain(|piece| piece.square != to);
    for piece in shown.pieces.iter_mut().filter(|piece| Some(piece.square) == from.square()) {
        piece.square = to;
        piece.art = art.to_string();
    }
    shown.last_move = from.square().into_iter().chain([to]).collect();
    shown.selected = None;
    shown.targets.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(json: &str) -> GameView {
        serde_json::from_str(json).unwrap()
    }

    fn shown(json: &str) -> Scene {
        Session::new("chess", None).unwrap().scene_in(&view(json)).unwrap()
    }

    fn squares(scene: &Scene) -> Vec<String> {
        let mut all: Vec<String> = scene.targets.iter().map(|target| target.square.to_string()).collect();
        all.sort();
        all
    }

    #[test]
    fn a_piece_picked_up_shows_where_it_goes_now_or_when_its_turn_comes() {
        assert_eq!(squares(&shown(r#"{"selected":"b1"}"#)), ["a3", "c3"]);
        assert!(squares(&shown(r#"{"selected":"b8"}"#)).is_empty(), "it is White's turn");
        let ahead = shown(r#"{"selected":"b8","premove":true,"orientation":2}"#);
        assert_eq!(squares(&ahead), ["a6", "c6", "d7"]);
        assert_eq!((ahead.selected.unwrap().to_string(), ahead.orientation), ("b8".into(), Orientation::Half));
    }

    #[test]
    fn a_move_that_waits_to_be_confirmed_is_shown_as_if_it_were_played() {
        let scene = shown(r#"{"selected":"d2","unconfirmed":{"from":"d2","to":"d7","art":"queen"}}"#);
        let on = |square: &str| scene.piece_on(square.parse().unwrap());
        assert!(on("d2").is_none() && scene.selected.is_none() && scene.targets.is_empty());
        assert_eq!((on("d7").unwrap().art.as_str(), scene.pieces.len(), scene.last_move.len()), ("queen", 31, 2));
    }

    #[test]
    fn what_is_no_view_of_a_game_is_refused() {
        assert!(Session::new("chess", None).unwrap().scene_in(&view(r#"{"selected":"j9"}"#)).is_err());
        assert!(serde_json::from_str::<GameView>(r#"{"slected":"e4"}"#).is_err());
    }
}
