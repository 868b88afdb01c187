//! Macros that derive the fields of a definition from its types. Names and defaults of fields are those that serde uses.
//!
//! The macros are for the crate `rules` only: the derived code refers to items of its module `definition`.

#![forbid(unsafe_code)]

mod attributes;
mod name_case;
mod section;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result, parse_macro_input};

/// Derives `Section`, `Field`, `Default` and serde's `Serialize` and `Deserialize` for a struct, or for an enum with fields. The default of an enum is its
/// first variant. A field that may be left out is written only if it does not have its default value.
///
/// The class of a field follows from its type. `#[field(CLASS)]` sets another class: a variant of `FieldMut`. `#[field(default = VALUE)]`
/// sets the default value, as does `#[serde(default = "function")]`. Otherwise it is the default value of the type.
///
/// A struct may have a type parameter for its letters, which are `Letters` by default. A method `map` replaces them.
#[proc_macro_derive(Section, attributes(field, serde))]
pub fn section(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    section::derive(&input).unwrap_or_else(Error::into_compile_error).into()
}

/// Derives `Choice` and `Field` for an enum without fields.
#[proc_macro_derive(Choice, attributes(serde))]
pub fn choice(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    derive_choice(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn derive_choice(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let Data::Enum(data) = &input.data else { return Err(Error::new_spanned(name, "a choice is an enum")) };
    let case = attributes::Attributes::of(&input.attrs)?.names;
    let variants: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let names: Vec<_> = variants.iter().map(|variant| case.apply(&variant.to_string())).collect();
    Ok(quote! {
        impl crate::definition::Choice for #name {
            fn choose(&mut self, name: &str) -> bool {
                let chosen = match name {
                    #(#names => Self::#variants,)*
                    _ => return false,
                };
                *self = chosen;
                true
            }

            fn names(&self) -> &'static [&'static str] {
                &[#(#names),*]
            }

            #[cfg(feature = "edit")]
            fn chosen(&self) -> &'static str {
                match self {
                    #(Self::#variants => #names,)*
                }
            }
        }
        impl crate::definition::Field for #name {
            fn field(&mut self) -> crate::definition::FieldMut<'_> {
                crate::definition::FieldMut::Choice(self)
            }
        }
    })
}
