//! `EvalFile`: the network that helps to evaluate.

use super::CommandError;
use menagerie_engine::Network;
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// The value that stands for the networks that the program brings.
pub const SHIPPED: &str = "<shipped>";
/// The value that stands for no network.
const NONE: &str = "<none>";

/// Where networks come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EvalFile {
    /// Those that the program brings.
    #[default]
    Shipped,
    /// From nowhere: the hand-crafted evaluation judges.
    None,
    /// From the bytes of a file, for the game that it is for.
    Bytes(Arc<Vec<u8>>),
}

impl EvalFile {
    /// What an option's value says, and the network for a game.
    ///
    /// # Errors
    /// If the file cannot be read, or its network is for another game.
    pub fn read(value: Option<&str>, game: &Variant) -> Result<(EvalFile, Option<Arc<Network>>), CommandError> {
        let file = match value.unwrap_or(SHIPPED) {
            SHIPPED | "" => EvalFile::Shipped,
            NONE | "<empty>" => EvalFile::None,
            path => {
                let bytes =
                    read_file(Path::new(path)).map_err(|error| CommandError(format!("EvalFile {path}: {error}")))?;
                let network = Network::from_bytes(game, &bytes)
                    .map_err(|error| CommandError(format!("EvalFile {path}: {error}")))?;
                return Ok((EvalFile::Bytes(Arc::new(bytes)), Some(Arc::new(network))));
            }
        };
        let network = file.network(game);
        Ok((file, network))
    }

    /// The network for a game, where there is one.
    pub fn network(&self, game: &Variant) -> Option<Arc<Network>> {
        let bytes = match self {
            EvalFile::Shipped => menagerie_games::networks::bytes(game.id())?,
            EvalFile::None => return None,
            EvalFile::Bytes(bytes) => bytes.as_slice(),
        };
        Network::from_bytes(game, bytes).ok().map(Arc::new)
    }
}
