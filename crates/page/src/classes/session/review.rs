//! The review of a game: the questions to the engine, and the results of its answers.

use menagerie_engine::review::PositionEvaluation;
use menagerie_js_types::{Js, list};
use menagerie_session::{AddedTags, GameReview, NodeId, ReviewQuestion};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::classes::given::{given, value};

#[wasm_bindgen]
impl Session {
    /// The next position that a review of the main line asks about, from its end to its start. `None` if all are evaluated.
    #[wasm_bindgen(js_name = reviewQuestion)]
    pub fn review_question(&self) -> Option<Js<ReviewQuestion>> {
        self.0.review_question().map(Js)
    }

    /// What to ask about a position of the tree.
    #[wasm_bindgen(js_name = questionAbout)]
    pub fn question_about(&self, id: usize) -> Option<Js<ReviewQuestion>> {
        self.0.question_about(self.0.node_id(id)?).map(Js)
    }

    /// Takes the answer to a question of `reviewQuestion`. False if this is another game by now.
    #[wasm_bindgen(js_name = setEvaluation)]
    pub fn set_evaluation(&mut self, ply: usize, fen: &str, evaluation: Ts<PositionEvaluation>) -> Result<bool, Text> {
        Ok(self.0.set_evaluation(ply, fen, value(&evaluation)?))
    }

    /// Takes the answer to a question of `questionAbout`.
    #[wasm_bindgen(js_name = setEvaluationOf)]
    pub fn set_evaluation_of(
        &mut self,
        id: usize,
        fen: &str,
        evaluation: Ts<PositionEvaluation>,
    ) -> Result<bool, Text> {
        let evaluation = value(&evaluation)?;
        Ok(self.0.node_id(id).is_some_and(|id| self.0.set_evaluation_of(id, fen, evaluation)))
    }

    /// Forgets what a review has found.
    #[wasm_bindgen(js_name = forgetReview)]
    pub fn forget_review(&mut self) {
        self.0.forget_review();
    }

    /// What a review has found.
    pub fn review(&self) -> Js<GameReview> {
        Js(self.0.review())
    }

    /// The better move and what follows it, as people write them, where the move that led to a position was an error.
    #[wasm_bindgen(js_name = betterLine)]
    pub fn better_line(&self, id: usize) -> Vec<String> {
        self.0.node_id(id).map(|id| self.0.better_line(id)).unwrap_or_default()
    }

    /// Adds the best line from a position as a variation; gives the ids of its positions. What is on the board stays there.
    #[wasm_bindgen(js_name = addBestLine)]
    pub fn add_best_line(&mut self, id: usize) -> Js<NodeList> {
        let added = self.0.node_id(id).map(|id| self.0.add_best_line(id));
        Js(NodeList(added.into_iter().flatten().map(NodeId::index).collect()))
    }

    /// The game as text with what a review has found: annotations, evaluations, and a better line for each error. Otherwise as
    /// `gameText`.
    #[wasm_bindgen(js_name = annotatedText)]
    pub fn annotated_text(&self, tags: Option<Ts<AddedTags>>) -> Result<String, Text> {
        Ok(self.0.annotated_text(given(tags)?))
    }
}

list!(
    /// The ids of positions.
    NodeList(usize)
);
