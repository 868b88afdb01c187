//! Move diagrams: how a piece moves, as a picture, in words, and live in a web page.
//!
//! Attributes ([`DiagramSettings`]) become a [`DiagramState`]: a board, what stands there, what is picked up and where it gets to. A study
//! is drawn as SVG, put into words, and driven from a page through the classes of the `door` module.

mod door;
mod drawing;
mod faults;
mod game;
mod legal;
mod line;
mod mode;
mod phrases;
mod reach;
mod settings;
mod setup;
mod stage;
mod state;
mod still;
mod texts;

pub use door::Diagram;
pub use faults::{AttributeError, AttributeErrorKind};
pub use mode::DiagramMode;
pub use reach::{PieceReach, ReachMark, ReachTrace, ReachWay};
pub use settings::DiagramSettings;
pub use stage::{DiagramPiece, DiagramStage};
pub use state::{AddedPiece, DiagramState};
pub use still::still;

pub use menagerie_texts::Language;

use drawing::DiagramOptions;
pub use phrases::{beyond, notes, status, title};
use setup::seats;

/// How the attributes want the board to be shown.
fn settings_look(settings: &DiagramSettings, study: &DiagramState) -> Result<DiagramOptions, AttributeError> {
    let stage = study.stage();
    let bottom = match settings.orientation.as_str() {
        // A single piece is seen by its owner, a game by whoever plays it.
        "" if study.mode() == DiagramMode::Piece => Some(study.owner()),
        "" => seats(&settings.play).next().and_then(|seat| stage.player_named(seat)),
        text => {
            let colours: Vec<String> = stage.players().iter().map(|player| player.name.to_ascii_lowercase()).collect();
            let player = stage.player_named(text);
            Some(player.ok_or_else(|| AttributeError::choice("orientation", text, &colours.join(", ")))?)
        }
    };
    // Without a player at the bottom, White is, or whoever looks north.
    let up = bottom.map_or(menagerie_rules::Forward::North, |player| stage.player(player).forward);
    let coordinates = DiagramSettings::is_on(&settings.coordinates, "coordinates")?;
    Ok(DiagramOptions { up, coordinates })
}
