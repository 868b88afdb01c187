//! Values by letter or by language.

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A map that is sorted by its keys: letters of kinds, or tags of languages. A program with several types of maps is smaller with these than
/// with those of the standard library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortedMap<K, T>(Vec<(K, T)>);

impl<K: Ord, T> SortedMap<K, T> {
    /// Whether there are no entries.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The entries, sorted by their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &T)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// The entries, sorted by their keys.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut T)> {
        self.0.iter_mut().map(|(key, value)| (&*key, value))
    }

    /// The value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&T>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.0.iter().find(|(known, _)| known.borrow() == key).map(|(_, value)| value)
    }

    /// The value of a key; a new one is the default value.
    pub fn entry(&mut self, key: K) -> Option<&mut T>
    where
        T: Default,
    {
        let place = self.0.binary_search_by(|(known, _)| known.cmp(&key));
        let place = place.unwrap_or_else(|place| {
            self.0.insert(place, (key, T::default()));
            place
        });
        self.0.get_mut(place).map(|(_, value)| value)
    }

    /// Removes an entry and returns its value.
    pub fn remove(&mut self, key: &K) -> Option<T> {
        let place = self.0.iter().position(|(known, _)| known == key)?;
        Some(self.0.remove(place).1)
    }

    /// Keeps the entries for which `keep` returns true.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut T) -> bool) {
        self.0.retain_mut(|(key, value)| keep(key, value));
    }
}

impl<K, T> Default for SortedMap<K, T> {
    fn default() -> SortedMap<K, T> {
        SortedMap(Vec::new())
    }
}

impl<K: Ord, T> FromIterator<(K, T)> for SortedMap<K, T> {
    fn from_iter<I: IntoIterator<Item = (K, T)>>(entries: I) -> SortedMap<K, T> {
        SortedMap(entries.into_iter().collect::<BTreeMap<K, T>>().into_iter().collect())
    }
}

impl<K: Ord + Serialize, T: Serialize> Serialize for SortedMap<K, T> {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_map(self.iter())
    }
}

/// As a map of the standard library.
#[cfg(feature = "schema")]
impl<K: schemars::JsonSchema, T: schemars::JsonSchema> schemars::JsonSchema for SortedMap<K, T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        BTreeMap::<K, T>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BTreeMap::<K, T>::json_schema(generator)
    }
}
