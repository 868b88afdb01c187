//! Evaluation networks: a file `network.nnue` in the folder of the game, made by the crate `tune`.
//!
//! They are not compiled into the engine, so that pages do not load all of them. Programs for the terminal get them from here. The page
//! learns from here which games have a network, and fetches the one of the game that is played.

use crate::files;

/// The ids of the games that have a network.
pub const IDS: &[&str] = files::NETWORK_IDS;

/// The network file of a game, by the game's id.
#[cfg(feature = "networks")]
pub fn bytes(id: &str) -> Option<&'static [u8]> {
    files::NETWORKS.iter().find(|(known, _)| *known == id).map(|(_, bytes)| *bytes)
}

/// Whether the game with this id has a network.
pub fn has(id: &str) -> bool {
    IDS.contains(&id)
}

#[cfg(all(test, feature = "library", feature = "networks"))]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use menagerie_engine::Network;
    use menagerie_rules::{Options, Variant};
    use sha2::{Digest, Sha256};
    use std::io::Write;
    use std::sync::Arc;

    /// The number of squares up to which a board counts as small.
    const SMALL_BOARD: usize = 128;
    /// The maximum size of a compressed network, in bytes: for small boards, and for larger ones.
    const LIMITS: [usize; 2] = [120_000, 250_000];

    fn game(id: &str) -> Arc<Variant> {
        let of_library = crate::library::named(id, &Options::none()).unwrap();
        of_library.unwrap_or_else(|| Variant::by_id(id, &Options::none()).unwrap())
    }

    #[test]
    fn every_network_fits_its_game_and_is_no_heavier_than_it_may_be() {
        for id in IDS {
            let variant = game(id);
            let bytes = bytes(id).unwrap();
            let network = Network::from_bytes(&variant, bytes).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(network.header().game, *id);
            let squares = usize::from(variant.board_size().files()) * usize::from(variant.board_size().ranks());
            let limit = LIMITS[usize::from(squares > SMALL_BOARD)];
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            packed.write_all(bytes).unwrap();
            let size = packed.finish().unwrap().len();
            assert!(size <= limit, "{id}: {size} bytes compressed, of at most {limit}");
        }
    }

    /// Lets anyone who has a file find out from docs/network.md which one it is.
    #[test]
    fn the_documentation_names_every_file_by_its_hash() {
        let page = include_str!("../../../docs/network.md");
        for id in IDS {
            let bytes = bytes(id).unwrap();
            let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
            assert!(page.contains(&hash), "{id}: {hash}");
        }
    }

    #[test]
    fn other_games_have_none() {
        assert!(!has("chaturaji") && bytes("chaturaji").is_none());
    }
}
