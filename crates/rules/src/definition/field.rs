//! The fields of a definition, one after the other, each with its JSON name and its class. A program that does something with every field
//! of a class needs no list of these fields.
//!
//! [`Section`] and [`Choice`] are derived from the types.
//!
//! ```
//! use menagerie_rules::{CaptureDefinition, FieldMut, Section};
//! let mut capture: CaptureDefinition = CaptureDefinition::default();
//! let mut kinds = Vec::new();
//! capture.fields(&mut |info, field| {
//!     if let FieldMut::Letters(_) = field {
//!         kinds.push(info.name);
//!     }
//! });
//! assert_eq!(kinds, ["spared", "immune", "petrifies", "notAlike", "iron"]);
//! ```

use super::{Facing, Letter, Letters, LettersByPlayer, Royal, SortedMap, Zone};

/// A part of a definition that has fields: an object in JSON.
pub trait Section {
    /// Calls `each` with every field, in the order of their declaration. Of an enum, these are the fields of its variant.
    fn fields(&mut self, each: &mut dyn FnMut(&'static FieldInfo, FieldMut<'_>));

    /// The name of the field that says which variant of an enum this is.
    fn tag(&self) -> Option<&'static str> {
        None
    }

    #[cfg(feature = "edit")]
    /// The name of the variant of an enum.
    fn form(&self) -> Option<&'static str> {
        None
    }

    /// The names of the variants of an enum.
    fn forms(&self) -> &'static [&'static str] {
        &[]
    }

    /// Replaces the value by the default one of the variant with this name. Returns whether there is one.
    fn choose_form(&mut self, _name: &str) -> bool {
        false
    }
}

/// What a field is called.
#[derive(Debug)]
pub struct FieldInfo {
    /// The name in JSON.
    pub name: &'static str,
    /// Whether it must not be left out.
    pub is_required: bool,
}

/// The value of a field, by its class.
pub enum FieldMut<'a> {
    /// True or false.
    Flag(&'a mut bool),
    /// A whole number.
    Number(&'a mut dyn WholeNumber),
    /// A number with decimals, which may be absent.
    Decimal(&'a mut Option<f64>),
    /// One of several words.
    Choice(&'a mut dyn Choice),
    /// A single character.
    Char(&'a mut char),
    /// The letter of a kind.
    Letter(&'a mut Letter),
    /// The letters of several kinds.
    Letters(&'a mut Letters),
    /// The letters of several kinds, perhaps others for each player.
    LettersByPlayer(&'a mut LettersByPlayer),
    /// Letters by which other programs call a kind. No other field refers to them.
    OtherLetters(&'a mut Letters),
    /// Squares as the first player sees the board: a text as in [`Zone::Same`].
    Squares(&'a mut String),
    /// Such squares, by kind.
    SquaresByLetter(&'a mut SortedMap<Letter, String>),
    /// Squares, perhaps others for each player.
    Zone(&'a mut Zone),
    /// The lines along which royal pieces must not face each other.
    Facing(&'a mut Facing),
    /// Any other text.
    Text(&'a mut String),
    /// A list.
    List(&'a mut dyn Rows),
    /// A list that may be written as a single value instead.
    OneOrMany(&'a mut dyn Rows),
    /// Values by letter or by language.
    Map(&'a mut dyn Entries),
    /// A value that may be absent.
    Optional(&'a mut dyn OptionalValue),
    /// Fields.
    Section(&'a mut dyn Section),
}

/// A type of fields.
pub trait Field {
    /// The value as a field of its class.
    fn field(&mut self) -> FieldMut<'_>;
}

/// A value that is one of several words.
pub trait Choice {
    /// Chooses the value with this name. Returns whether there is one.
    fn choose(&mut self, name: &str) -> bool;

    /// The names of the values.
    fn names(&self) -> &'static [&'static str];

    #[cfg(feature = "edit")]
    /// The name of the chosen value.
    fn chosen(&self) -> &'static str;
}

/// A whole number of some type.
pub trait WholeNumber {
    /// Sets it. Returns whether the type has this number.
    fn set(&mut self, number: i64) -> bool;

    /// The least and the greatest number of the type.
    fn limits(&self) -> (i64, i64);

    #[cfg(feature = "edit")]
    /// The number.
    fn get(&self) -> i64;
}

/// A list of values.
pub trait Rows {
    /// The row with this index. The row after the last one is added, with the default value.
    fn row(&mut self, index: usize) -> Option<FieldMut<'_>>;
    #[cfg(feature = "edit")]
    /// Keeps the rows for which `keep` returns true.
    fn retain(&mut self, keep: &mut dyn FnMut(FieldMut<'_>) -> bool);
}

/// A map of values.
pub trait Entries {
    /// The value of a key; a new one is the default value. None if the text is no key of this map.
    fn entry(&mut self, key: &str) -> Option<FieldMut<'_>>;
    #[cfg(feature = "edit")]
    /// Calls `each` with every key and its value.
    fn each_entry(&mut self, each: &mut dyn FnMut(&str, FieldMut<'_>));
    #[cfg(feature = "edit")]
    /// Replaces a letter among the keys by another one, or removes its entry.
    fn replace_letter(&mut self, old: Letter, new: Option<Letter>);
}

/// A value that may be absent.
pub trait OptionalValue {
    #[cfg(feature = "edit")]
    /// The value, if it is present.
    fn get(&mut self) -> Option<FieldMut<'_>>;
    /// The value; a new one is the default value.
    fn get_or_default(&mut self) -> FieldMut<'_>;
    #[cfg(feature = "edit")]
    /// Removes the value.
    fn clear(&mut self);
}

impl Field for bool {
    fn field(&mut self) -> FieldMut<'_> {
        FieldMut::Flag(self)
    }
}

/// The class of a type whose values are all of one class.
macro_rules! class {
    ($($type:ty => $class:ident),* $(,)?) => {
        $(impl Field for $type {
            fn field(&mut self) -> FieldMut<'_> {
                FieldMut::$class(self)
            }
        })*
    };
}

class! {
    u8 => Number, u16 => Number, i32 => Number, char => Char, String => Text, Letter => Letter, Letters => Letters,
    LettersByPlayer => LettersByPlayer, Zone => Zone, Facing => Facing, Royal => Choice,
}

/// Whole numbers of these types.
macro_rules! whole {
    ($($type:ty),*) => {
        $(impl WholeNumber for $type {
            fn set(&mut self, number: i64) -> bool {
                <$type>::try_from(number).map(|number| *self = number).is_ok()
            }

            fn limits(&self) -> (i64, i64) {
                (<$type>::MIN.into(), <$type>::MAX.into())
            }

            #[cfg(feature = "edit")]
            fn get(&self) -> i64 {
                (*self).into()
            }
        })*
    };
}

whole!(u8, u16, i32);

impl<T: Field + Default> Field for Vec<T> {
    fn field(&mut self) -> FieldMut<'_> {
        FieldMut::List(self)
    }
}

impl<T: Field + Default> Rows for Vec<T> {
    fn row(&mut self, index: usize) -> Option<FieldMut<'_>> {
        if index == self.len() {
            self.push(T::default());
        }
        self.get_mut(index).map(T::field)
    }

    #[cfg(feature = "edit")]
    fn retain(&mut self, keep: &mut dyn FnMut(FieldMut<'_>) -> bool) {
        self.retain_mut(|row| keep(row.field()));
    }
}

impl<T: Field + Default> Field for Option<T> {
    fn field(&mut self) -> FieldMut<'_> {
        FieldMut::Optional(self)
    }
}

impl<T: Field + Default> OptionalValue for Option<T> {
    #[cfg(feature = "edit")]
    fn get(&mut self) -> Option<FieldMut<'_>> {
        self.as_mut().map(T::field)
    }

    fn get_or_default(&mut self) -> FieldMut<'_> {
        self.get_or_insert_default().field()
    }

    #[cfg(feature = "edit")]
    fn clear(&mut self) {
        *self = None;
    }
}

impl<K: MapKey, T: Field + Default> Field for SortedMap<K, T> {
    fn field(&mut self) -> FieldMut<'_> {
        FieldMut::Map(self)
    }
}

/// Whether a value is the default value of its type.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A key of a map.
pub trait MapKey: Ord + Sized {
    /// Reads it.
    fn read(text: &str) -> Option<Self>;
    #[cfg(feature = "edit")]
    /// The key for a letter; none in maps with other keys.
    fn of(letter: Letter) -> Option<Self>;
    #[cfg(feature = "edit")]
    /// The key as it is written.
    fn text(&self) -> String;
}

impl MapKey for Letter {
    fn read(text: &str) -> Option<Letter> {
        text.parse().ok()
    }

    #[cfg(feature = "edit")]
    fn of(letter: Letter) -> Option<Letter> {
        Some(letter)
    }

    #[cfg(feature = "edit")]
    fn text(&self) -> String {
        self.to_string()
    }
}

/// The tag of a language.
impl MapKey for String {
    fn read(text: &str) -> Option<String> {
        Some(text.to_string())
    }

    #[cfg(feature = "edit")]
    fn of(_: Letter) -> Option<String> {
        None
    }

    #[cfg(feature = "edit")]
    fn text(&self) -> String {
        self.clone()
    }
}

impl<K: MapKey, T: Field + Default> Entries for SortedMap<K, T> {
    fn entry(&mut self, key: &str) -> Option<FieldMut<'_>> {
        SortedMap::entry(self, K::read(key)?).map(T::field)
    }

    #[cfg(feature = "edit")]
    fn each_entry(&mut self, each: &mut dyn FnMut(&str, FieldMut<'_>)) {
        self.iter_mut().for_each(|(key, value)| each(&key.text(), value.field()));
    }

    #[cfg(feature = "edit")]
    fn replace_letter(&mut self, old: Letter, new: Option<Letter>) {
        let Some(value) = K::of(old).and_then(|old| self.remove(&old)) else { return };
        if let Some(entry) = new.and_then(K::of).and_then(|new| SortedMap::entry(self, new)) {
            *entry = value;
        }
    }
}
