//! A definition is compiled, and its start is read: only what can be played is a game.

use super::{DefinitionError, DefinitionFault, DefinitionPart, Variant, VariantError};
use crate::definition::Definition;
use crate::{Options, Position};
use std::sync::Arc;

impl Variant {
    /// A game from its definition.
    ///
    /// # Errors
    /// If the definition is wrong, saying what and where, or it has no such option.
    pub fn from_definition(definition: Definition, options: &Options) -> Result<Arc<Variant>, VariantError> {
        for given in options.ids() {
            if !definition.options.iter().any(|option| option.id == given) {
                let known = definition.options.iter().map(|option| option.id.clone()).collect();
                let (game, name, given) = (definition.id.clone(), definition.name.clone(), given.to_string());
                return Err(VariantError::UnknownOption { game, name, given, known });
            }
        }
        let variant = Arc::new(Variant::compile(definition, options)?);
        if let Err(error) = Position::from_fen(&variant, variant.start()) {
            let (part, fault) = (DefinitionPart::Key("start"), DefinitionFault::Start(Box::new(error)));
            return Err(VariantError::Definition(DefinitionError::Wrong { part, fault }));
        }
        Ok(variant)
    }
}
