//! The attributes of a type or a field: those of serde and our own.

use crate::name_case::NameCase;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::meta::ParseNestedMeta;
use syn::parse::ParseStream;
use syn::{Attribute, LitStr, Path, Result, Token};

/// The attributes of a type or a field.
#[derive(Default)]
pub(crate) struct Attributes {
    /// How the fields of a struct, or the variants of an enum, are written.
    pub(crate) names: NameCase,
    /// How the fields of an enum's variants are written.
    pub(crate) names_of_fields: NameCase,
    /// The field that decides the variant.
    pub(crate) tag: Option<String>,
    /// Another name for the field.
    pub(crate) rename: Option<String>,
    /// Whether the field may be left out.
    pub(crate) has_default: bool,
    /// The default value, if it is not that of the type.
    pub(crate) default: Option<TokenStream>,
    /// The class of the field, if it is not that of the type.
    pub(crate) class: Option<Ident>,
}

impl Attributes {
    pub(crate) fn of(attributes: &[Attribute]) -> Result<Attributes> {
        let mut found = Attributes::default();
        for attribute in attributes {
            if attribute.path().is_ident("field") {
                attribute.parse_args_with(|input: ParseStream<'_>| found.read_own(input))?;
            } else if attribute.path().is_ident("serde") {
                attribute.parse_nested_meta(|meta| found.read_serde(&meta))?;
            }
        }
        Ok(found)
    }

    /// Reads `#[field(…)]`.
    fn read_own(&mut self, input: ParseStream<'_>) -> Result<()> {
        let word: Ident = input.parse()?;
        if word == "default" {
            input.parse::<Token![=]>()?;
            self.default = Some(input.parse()?);
        } else {
            self.class = Some(word);
        }
        Ok(())
    }

    /// Reads a part of `#[serde(…)]`.
    fn read_serde(&mut self, meta: &ParseNestedMeta<'_>) -> Result<()> {
        let value = if meta.input.peek(Token![=]) { Some(meta.value()?.parse::<LitStr>()?) } else { None };
        let name = meta.path.require_ident()?.to_string();
        let text = value.as_ref().map(LitStr::value);
        let case = || text.as_deref().and_then(NameCase::named).ok_or_else(|| meta.error("unknown case"));
        match name.as_str() {
            "rename_all" => self.names = case()?,
            "rename_all_fields" => self.names_of_fields = case()?,
            "rename" => self.rename = text,
            "tag" => self.tag = text,
            "default" => {
                self.has_default = true;
                let function = value.map(|value| value.parse::<Path>()).transpose()?;
                self.default = function.map(|function| quote!(#function()));
            }
            _ => {}
        }
        Ok(())
    }
}
