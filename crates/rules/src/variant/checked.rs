//! Compiles a definition and parses its start position: only a playable variant is returned.

use super::{DefinitionError, DefinitionErrorKind, DefinitionPart, Variant, VariantError};
use crate::definition::Definition;
use crate::{Options, Position};
use std::sync::Arc;

impl Variant {
    /// Compiles a definition into a variant.
    ///
    /// # Errors
    /// If the definition is wrong, or has no such option. The error names the part.
    pub fn from_definition(definition: Definition, options: &Options) -> Result<Arc<Variant>, VariantError> {
        for given in options.ids() {
            if !definition.options.iter().any(|option| option.id == given) {
                let known = definition.options.iter().map(|option| option.id.clone()).collect();
                return Err(VariantError::UnknownOption { given: given.to_string(), known });
            }
        }
        let variant = Arc::new(Variant::compile(definition, options)?);
        if let Err(error) = Position::from_fen(&variant, variant.start()) {
            let (part, kind) = (DefinitionPart::Key("start"), DefinitionErrorKind::Start(Box::new(error)));
            return Err(VariantError::Definition(DefinitionError::Wrong { part, kind }));
        }
        Ok(variant)
    }
}
