//! The animation between two scenes: pieces that glide to their squares, and pieces that fade out or in.

use menagerie_rules::Square;

use menagerie_scene::{Scene, ScenePiece};

/// The duration of a glide, in milliseconds.
const DURATION: f64 = 200.0;

/// More changes than this are not a move but another position, which is not animated.
const MAX_CHANGES: usize = 12;

/// A gliding piece, as it looked at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct Glide {
    /// The piece as it was.
    pub piece: ScenePiece,
    /// Its destination.
    pub to: Square,
}

/// The animation between two scenes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SceneChange {
    /// Gliding pieces.
    pub glides: Vec<Glide>,
    /// Pieces that fade out.
    pub leaving: Vec<ScenePiece>,
    /// Pieces that fade in.
    pub coming: Vec<ScenePiece>,
}

impl SceneChange {
    /// The animation from one scene to the next. `carried` is the move that the person made by dragging, which is not repeated.
    pub fn between(old: &Scene, new: &Scene, carried: Option<(Square, Square)>) -> SceneChange {
        if (old.files, old.ranks, old.orientation) != (new.files, new.ranks, new.orientation) {
            return SceneChange::default();
        }
        let mut gone = missing(old, new);
        let mut come = missing(new, old);
        if gone.len().max(come.len()) > MAX_CHANGES {
            return SceneChange::default();
        }
        let mut glides = Vec::new();
        // The moved piece comes first: it may have become another, which cannot be seen from its looks.
        for (from, to) in moves(old, new) {
            let begins = gone.iter().position(|piece| piece.square == from);
            let ends = come.iter().position(|piece| piece.square == to);
            if let (Some(begins), Some(ends)) = (begins, ends)
                && gone[begins].colour == come[ends].colour
            {
                come.swap_remove(ends);
                glides.push(Glide { piece: gone.swap_remove(begins), to });
            }
        }
        come.retain(|arrived| {
            let same = |piece: &&ScenePiece| piece.art == arrived.art && piece.colour == arrived.colour;
            let nearest = gone.iter().filter(same).min_by_key(|piece| distance(piece.square, arrived.square)).cloned();
            let Some(piece) = nearest else { return true };
            gone.retain(|other| other.square != piece.square);
            glides.push(Glide { piece, to: arrived.square });
            false
        });
        glides.retain(|glide| carried != Some((glide.piece.square, glide.to)));
        SceneChange { glides, leaving: gone, coming: come }
    }

    /// Whether nothing moves.
    pub fn is_empty(&self) -> bool {
        self.glides.is_empty() && self.leaving.is_empty() && self.coming.is_empty()
    }

    /// Whether the piece that is now on a square is still gliding there.
    pub fn hides(&self, square: Square) -> bool {
        self.glides.iter().any(|glide| glide.to == square) || self.coming.iter().any(|piece| piece.square == square)
    }
}

/// An animation in progress.
#[derive(Debug)]
pub struct Motion {
    /// The changes.
    pub change: SceneChange,
    began: Option<f64>,
    part: f64,
}

impl Motion {
    /// An animation that starts when it is first drawn.
    pub fn new(change: SceneChange) -> Motion {
        Motion { change, began: None, part: 0.0 }
    }

    /// The progress from 0 to 1, slower at both ends; a time in milliseconds advances it.
    pub fn progress(&mut self, now: Option<f64>) -> f64 {
        if let Some(now) = now {
            let began = *self.began.get_or_insert(now);
            self.part = ((now - began) / DURATION).clamp(0.0, 1.0);
        }
        self.part * self.part * (3.0 - 2.0 * self.part)
    }
}

/// The pieces of a scene that are not on the same squares in another.
fn missing(scene: &Scene, other: &Scene) -> Vec<ScenePiece> {
    let stands = |piece: &&ScenePiece| {
        let there = other.piece_on(piece.square);
        there.is_none_or(|there| there.art != piece.art || there.colour != piece.colour)
    };
    scene.pieces.iter().filter(stands).cloned().collect()
}

/// The move that leads to the new scene, and the one taken back from the old.
fn moves(old: &Scene, new: &Scene) -> impl Iterator<Item = (Square, Square)> {
    let ends = |scene: &Scene| match scene.last_move[..] {
        [from, to] => Some((from, to)),
        _ => None,
    };
    ends(new).into_iter().chain(ends(old).map(|(from, to)| (to, from)))
}

fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// A scene of pieces written as `white king e1`, after a move written as `e1g1`.
    fn scene(pieces: &[&str], last_move: &[&str]) -> Scene {
        let piece = |text: &&str| {
            let [colour, art, square] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
            serde_json::json!({"colour": colour, "art": art, "square": square})
        };
        let pieces: Vec<_> = pieces.iter().map(piece).collect();
        let json = serde_json::json!({"files": 10, "ranks": 8, "pieces": pieces, "lastMove": last_move});
        Scene::from_json(&json.to_string()).unwrap()
    }

    fn glides(change: &SceneChange) -> Vec<String> {
        let mut all: Vec<String> = change
            .glides
            .iter()
            .map(|glide| format!("{} {}{}", glide.piece.art, glide.piece.square, glide.to))
            .collect();
        all.sort();
        all
    }

    #[test]
    fn castling_moves_two_pieces() {
        let old = scene(&["white king e1", "white rook a1", "white rook h1"], &[]);
        let new = scene(&["white king g1", "white rook a1", "white rook f1"], &["e1", "g1"]);
        let change = SceneChange::between(&old, &new, None);
        assert_eq!(glides(&change), ["king e1g1", "rook h1f1"]);
        assert!(change.leaving.is_empty() && change.hides(square("f1")) && !change.hides(square("a1")));
    }

    #[test]
    fn a_captured_piece_leaves() {
        let old = scene(&["white knight b1", "black pawn c3"], &[]);
        let new = scene(&["white knight c3"], &["b1", "c3"]);
        let change = SceneChange::between(&old, &new, None);
        assert_eq!(glides(&change), ["knight b1c3"]);
        assert_eq!(change.leaving.len(), 1);
    }

    #[test]
    fn three_boats_are_taken_at_once() {
        let old = scene(&["red boat a1", "green boat c4", "blue boat d4", "yellow boat d3"], &[]);
        let new = scene(&["red boat c3"], &["a1", "c3"]);
        let change = SceneChange::between(&old, &new, None);
        assert_eq!((change.glides.len(), change.leaving.len()), (1, 3));
    }

    #[test]
    fn a_promoted_pawn_glides_as_a_pawn_and_back_again_as_what_it_became() {
        let old = scene(&["white pawn a7"], &[]);
        let new = scene(&["white queen a8"], &["a7", "a8"]);
        assert_eq!(glides(&SceneChange::between(&old, &new, None)), ["pawn a7a8"]);
        assert_eq!(glides(&SceneChange::between(&new, &old, None)), ["queen a8a7"]);
    }

    #[test]
    fn what_was_carried_does_not_go_again() {
        let old = scene(&["white king e1", "white rook h1"], &[]);
        let new = scene(&["white king g1", "white rook f1"], &["e1", "g1"]);
        let change = SceneChange::between(&old, &new, Some((square("e1"), square("g1"))));
        assert_eq!(glides(&change), ["rook h1f1"]);
    }

    #[test]
    fn another_position_is_not_a_move() {
        let many: Vec<String> = (0..10).flat_map(|file| [1, 2].map(|rank| name(file, rank))).collect();
        let texts: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!(SceneChange::between(&scene(&texts, &[]), &scene(&[], &[]), None).is_empty());
    }

    fn name(file: u8, rank: u8) -> String {
        format!("white pawn {}{rank}", char::from(b'a' + file))
    }

    #[test]
    fn it_ends_where_it_shall() {
        let mut motion = Motion::new(SceneChange::default());
        assert_eq!(motion.progress(Some(5000.0)), 0.0);
        assert_eq!(motion.progress(Some(5100.0)), 0.5);
        assert_eq!(motion.progress(None), 0.5);
        assert_eq!(motion.progress(Some(9999.0)), 1.0);
    }
}
