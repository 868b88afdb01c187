//! The networks that judge positions: files in the folder `assets/networks`, made by the crate `tune`.
//!
//! They are not built into the engine, so that no page loads all of them. Programs for the terminal have them from here. The page
//! knows from here which games have one, and fetches that of the game that is played.

use crate::files;

/// The ids of the games that have a network.
pub const IDS: &[&str] = files::NETWORK_IDS;

/// The file of a game's network, by the game's id.
pub fn bytes(id: &str) -> Option<&'static [u8]> {
    files::network(id)
}

/// Whether a game has a network, by its id.
pub fn has(id: &str) -> bool {
    IDS.contains(&id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use menagerie_engine::Network;
    use menagerie_rules::{Options, Variant};
    use sha2::{Digest, Sha256};
    use std::io::Write;
    use std::sync::Arc;

    /// Squares of the largest board whose network is a small one.
    const SMALL_BOARD: usize = 128;
    /// The most bytes of a network on its way to the page, compressed: on boards up to that size, and on larger ones.
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
            let squares = usize::from(variant.shape().files()) * usize::from(variant.shape().ranks());
            let limit = LIMITS[usize::from(squares > SMALL_BOARD)];
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            packed.write_all(bytes).unwrap();
            let size = packed.finish().unwrap().len();
            assert!(size <= limit, "{id}: {size} bytes compressed, of at most {limit}");
        }
    }

    /// Who has a file can tell from the page on networks which one it is.
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
