//! The variants that have names: the built-in ones, and those of the library.

use menagerie_games::library;
use menagerie_rules::{Options, Variant, VariantError};
use menagerie_texts::Language;
use std::sync::Arc;

/// The ids of the built-in variants, then those of the library.
pub fn ids() -> impl Iterator<Item = &'static str> {
    Variant::ids().chain(library::ids())
}

/// A variant by its id or any of its names, case ignored: a built-in one, one of the library, or one of Fairy-Stockfish's.
///
/// # Errors
/// If there is no such variant, or it has no such option.
pub fn named(name: &str, options: &Options) -> Result<Arc<Variant>, VariantError> {
    if Variant::id_named(name)?.is_none()
        && let Some(variant) = library::named(name, options)?
    {
        return Ok(variant);
    }
    if let Some(game) = formats::built_in(name).filter(|_| Variant::id_named(name).is_ok_and(|id| id.is_none())) {
        for note in &game.notes {
            eprintln!("menagerie: {name}: {}", note.in_full(Language::EN));
        }
        return Variant::from_definition(game.definition, options);
    }
    match Variant::named(name, options) {
        Err(VariantError::UnknownGame { given, .. }) => {
            Err(VariantError::UnknownGame { given, known: ids().collect() })
        }
        found => found,
    }
}

/// The id, the name and the options of each variant, in the order of [`ids`].
///
/// # Errors
/// If a definition cannot be parsed.
pub fn listed() -> Result<Vec<(String, String, Vec<String>)>, VariantError> {
    let built_in = Variant::definitions().collect::<Result<Vec<_>, VariantError>>()?;
    let all = built_in.into_iter().chain(library::definitions());
    Ok(all.map(|it| (it.id, it.name, it.options.into_iter().map(|option| option.id).collect())).collect())
}
