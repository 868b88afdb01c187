//! `EvalFile`: the network for the evaluation.

use super::CommandError;
use menagerie_engine::Network;
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// The value for the networks that are included in the program.
pub const SHIPPED: &str = "<shipped>";
/// The value for no network.
const NONE: &str = "<none>";

/// The source of networks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EvalFile {
    /// The networks that are included in the program.
    #[default]
    Shipped,
    /// No network: the hand-crafted evaluation is used.
    None,
    /// The bytes of a file, for its variant only.
    Bytes(Arc<Vec<u8>>),
}

impl EvalFile {
    /// Parses the option's value, and loads the network for a variant.
    ///
    /// # Errors
    /// If the file cannot be read, or its network is for another variant.
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

    /// The network for a variant, if there is one.
    pub fn network(&self, game: &Variant) -> Option<Arc<Network>> {
        let bytes = match self {
            EvalFile::Shipped => menagerie_games::networks::bytes(game.id())?,
            EvalFile::None => return None,
            EvalFile::Bytes(bytes) => bytes.as_slice(),
        };
        Network::from_bytes(game, bytes).ok().map(Arc::new)
    }
}
