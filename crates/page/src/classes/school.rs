//! Lessons on the pieces of a game, for JavaScript.

use menagerie_js_types::{Js, list};
use menagerie_session::school::{LessonPiece, LessonState, LessonStepName, LessonView};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::given::value;
use crate::board::{BoardView, SquareList};

/// The lessons on the pieces of a game. Only one step of one lesson is done at a time.
#[wasm_bindgen]
pub struct School(menagerie_session::school::School);

#[wasm_bindgen]
impl School {
    /// The lessons of the game with this id or name.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str) -> Result<School, Text> {
        menagerie_session::school::School::new(id).map(School)
    }

    /// The pieces in the order in which they are learned.
    pub fn pieces(&self) -> Js<LessonPieceList> {
        Js(LessonPieceList(self.0.pieces()))
    }

    /// What the learner's pieces are painted in.
    pub fn colour(&self) -> String {
        self.0.colour()
    }

    /// The kinds that somebody knows who plays orthodox chess: those that move as one of its pieces.
    #[wasm_bindgen(js_name = knownFromChess)]
    pub fn known_from_chess(&self) -> Vec<String> {
        self.0.known_from_chess()
    }

    /// The start of a small game with a new kind of piece among learned ones, as FEN.
    #[wasm_bindgen(js_name = smallGame)]
    pub fn small_game(&self, kind: &str, learned: Vec<String>) -> Result<String, Text> {
        self.0.small_game(kind, &learned)
    }

    /// Opens the lesson on a kind of piece, and gives its steps.
    pub fn open(&mut self, kind: &str) -> Result<Js<LessonStepList>, Text> {
        self.0.open(kind).map(|all| Js(LessonStepList(all)))
    }

    /// Begins a step of the open lesson, counted from 0.
    pub fn begin(&mut self, step: usize) -> Result<Js<LessonState>, Text> {
        self.0.begin(step).map(Js)
    }

    /// How the step stands.
    pub fn state(&self) -> Result<Js<LessonState>, Text> {
        self.0.state().map(Js)
    }

    /// The piece has been seen to move: the first step is done.
    pub fn watched(&mut self) -> Result<Js<LessonState>, Text> {
        self.0.watched().map(Js)
    }

    /// Presses a square.
    pub fn press(&mut self, square: &str) -> Result<Js<LessonState>, Text> {
        self.0.press(square).map(Js)
    }

    /// Squares that would be right to press now.
    pub fn answers(&self) -> Result<Js<SquareList>, Text> {
        self.0.answers().map(|all| Js(SquareList(all)))
    }
}

/// The strength of the next opponent in hundredths of a level, after `played` games and one more with this result, from
/// 0 to 1; `clear` says from 0 to 1 how clear it was.
#[wasm_bindgen(js_name = nextStrength)]
pub fn next_strength(strength: u32, played: u32, points: f64, clear: f64) -> u32 {
    menagerie_session::school::next_strength(strength, played, points, clear)
}

/// The streak on a day, of `count` days up to the day `last`; 0 if it is broken. Days are numbered.
#[wasm_bindgen(js_name = streakOn)]
pub fn streak_on(count: u32, last: u32, today: u32) -> u32 {
    menagerie_session::school::streak_on(count, last, today)
}

/// The streak after something was done today.
#[wasm_bindgen(js_name = streakWith)]
pub fn streak_with(count: u32, last: u32, today: u32) -> u32 {
    menagerie_session::school::streak_with(count, last, today)
}

#[wasm_bindgen]
impl BoardView {
    /// Shows a lesson; marks and cursor stay. The pieces glide there from where they stood, unless `animate` is false.
    #[wasm_bindgen(js_name = showLesson)]
    pub fn show_lesson(&self, school: &School, view: Ts<LessonView>, animate: Option<bool>) -> Result<(), Text> {
        self.show_scene(school.0.scene(&value(&view)?)?, animate.unwrap_or(true));
        Ok(())
    }
}

list!(
    /// The pieces of a game in the order in which they are learned.
    LessonPieceList(LessonPiece)
);

list!(
    /// The steps of a lesson.
    LessonStepList(LessonStepName)
);
