//! The networks of the searcher.

use menagerie_engine::Network;
use menagerie_engine::levels::Level;
use menagerie_rules::Variant;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Networks by the ids of their games.
#[derive(Default)]
pub struct GivenNetworks {
    by_game: BTreeMap<String, Arc<Network>>,
}

impl GivenNetworks {
    /// Whether a search of a game would use a network that exists but is not set yet. Without a level it is a search at full strength.
    pub fn wants(&self, game: &str, level: Option<Level>) -> bool {
        level.is_none_or(Level::uses_network)
            && menagerie_games::networks::has(game)
            && !self.by_game.contains_key(game)
    }

    /// Sets a game's network, or removes it if there are no bytes.
    ///
    /// # Errors
    /// If these bytes are not a network of the game, the reason as a sentence.
    pub fn set(&mut self, variant: &Variant, bytes: Option<&[u8]>) -> Result<(), String> {
        let id = variant.id();
        let Some(bytes) = bytes else {
            self.by_game.remove(id);
            return Ok(());
        };
        let network = Network::from_bytes(variant, bytes);
        let network = network.map_err(|error| format!("The network of “{id}” cannot be used: {error}"))?;
        self.by_game.insert(id.to_string(), Arc::new(network));
        Ok(())
    }

    /// The network for a search of a game at a level, if it uses one that is set. It is always the same object, so that the engine keeps
    /// its tables.
    pub fn of(&self, variant: &Variant, level: Option<Level>) -> Option<Arc<Network>> {
        let network = self.by_game.get(variant.id()).filter(|network| network.fits(variant))?;
        level.is_none_or(Level::uses_network).then(|| Arc::clone(network))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_engine::levels::ALL;
    use menagerie_rules::Options;

    const GAME: &str = "janus";

    fn variant(id: &str) -> Arc<Variant> {
        Variant::by_id(id, &Options::none()).expect("a game")
    }

    fn file() -> &'static [u8] {
        menagerie_games::networks::bytes(GAME).expect("its network")
    }

    #[test]
    fn a_network_is_wanted_by_what_uses_one_until_it_is_there() {
        let mut networks = GivenNetworks::default();
        for level in ALL {
            assert_eq!(networks.wants(GAME, Some(*level)), level.uses_network(), "{level:?}");
        }
        assert!(networks.wants(GAME, None));
        assert!(!networks.wants("chaturaji", None) && !networks.wants("own-1", None));
        networks.set(&variant(GAME), Some(file())).unwrap();
        assert!(!networks.wants(GAME, None));
        networks.set(&variant(GAME), None).unwrap();
        assert!(networks.wants(GAME, None));
    }

    #[test]
    fn a_search_has_the_same_network_each_time_where_its_level_uses_one() {
        let mut networks = GivenNetworks::default();
        let janus = variant(GAME);
        assert!(networks.of(&janus, None).is_none());
        networks.set(&janus, Some(file())).unwrap();
        let first = networks.of(&janus, None).unwrap();
        assert!(networks.of(&variant(GAME), None).is_some_and(|again| Arc::ptr_eq(&first, &again)));
        for level in ALL {
            assert_eq!(networks.of(&janus, Some(*level)).is_some(), level.uses_network(), "{level:?}");
        }
        assert!(networks.of(&variant("chess"), None).is_none());
    }

    #[test]
    fn what_is_no_network_of_the_game_is_refused_in_words() {
        let mut networks = GivenNetworks::default();
        let mut refused = |id: &str, bytes: &[u8]| networks.set(&variant(id), Some(bytes)).unwrap_err();
        assert!(refused(GAME, b"<!DOCTYPE html>").contains("not the file of a network"));
        assert!(refused(GAME, &file()[..file().len() / 2]).contains("damaged"));
        let other = refused("chess", file());
        assert!(other.starts_with("The network of “chess” cannot be used") && other.contains(GAME), "{other}");
        assert!(networks.wants(GAME, None));
    }
}
