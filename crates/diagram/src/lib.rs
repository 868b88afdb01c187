//! Move diagrams: pictures and texts that show how a piece moves, interactive in a web page.
//!
//! Attributes ([`DiagramSettings`]) become a [`DiagramState`]: a board with pieces, a picked piece and its targets. A state is drawn as
//! SVG and put into words. A page controls it through the classes of the `bindings` module.

mod bindings;
mod drawing;
mod faults;
mod game;
mod legal;
mod line;
mod mode;
mod phrases;
mod reach;
mod scene;
mod settings;
mod setup;
mod state;
mod still;
mod texts;
mod whole;

pub use bindings::Diagram;
pub use faults::{AttributeError, AttributeErrorKind};
pub use mode::DiagramMode;
pub use reach::{PieceReach, ReachMark, ReachTrace, ReachWay};
pub use scene::{DiagramPiece, DiagramScene};
pub use settings::DiagramSettings;
pub use setup::GamePieces;
pub use state::{AddedPiece, DiagramState};
pub use still::still;

pub use menagerie_texts::Language;

use drawing::DiagramOptions;
use menagerie_scene::{BoardGrid, Orientation};
pub use phrases::{beyond, explain, notes, squares, status, title};
use setup::seats;

/// The display options from the attributes.
fn settings_look(settings: &DiagramSettings, study: &DiagramState) -> Result<DiagramOptions, AttributeError> {
    let scene = study.scene();
    let bottom = match settings.orientation.as_str() {
        // A single piece is shown from its owner's side, a game from the reader's.
        "" if study.mode() == DiagramMode::Piece => Some(study.owner()),
        "" => seats(&settings.play).next().and_then(|seat| scene.player_named(seat)),
        text => {
            let colours: Vec<String> = scene.players().iter().map(|player| player.name.to_ascii_lowercase()).collect();
            let player = scene.player_named(text);
            Some(player.ok_or_else(|| AttributeError::choice("orientation", text, &colours.join(", ")))?)
        }
    };
    // Without a player at the bottom, the board is not turned.
    let orientation = bottom.map_or(Orientation::Unturned, |player| scene.player(player).forward.into());
    let grid = BoardGrid::new(scene.shape().files(), scene.shape().ranks(), orientation);
    let coordinates = DiagramSettings::is_on(&settings.coordinates, "coordinates")?;
    Ok(DiagramOptions { grid, coordinates })
}
