//! Shows games and set-up positions on a [`BoardView`]. The scene does not pass through JavaScript.

use menagerie_scene::Scene;
use menagerie_session::{GameView, faults};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::editor::Editor;
use super::given::value;
use super::session::Session;
use crate::board::BoardView;

#[wasm_bindgen]
impl BoardView {
    /// Shows a game; arrows and cursor stay. The pieces glide there from where they stood, unless `animate` is false.
    pub fn show(&self, session: &Session, view: Ts<GameView>, animate: Option<bool>) -> Result<(), Text> {
        self.show_scene(session.0.scene_in(&value(&view)?)?, animate.unwrap_or(true));
        Ok(())
    }

    /// Shows a position that is set up, turned by `orientation` quarters, with the piece on `selected` picked up.
    #[wasm_bindgen(js_name = showEditor)]
    pub fn show_editor(&self, editor: &Editor, selected: Option<String>, orientation: u8) -> Result<(), Text> {
        let selected = selected.map(|square| square.parse()).transpose().map_err(faults::words)?;
        self.show_scene(Scene { selected, ..editor.0.scene(orientation)? }, false);
        Ok(())
    }
}
