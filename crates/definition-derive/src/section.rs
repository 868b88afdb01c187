//! The macro for structs, and for enums with fields.

use crate::attributes::Attributes;
use crate::name_case::NameCase;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Data, DeriveInput, Error, Fields, Result, Type};

/// A field.
struct SectionField {
    ident: Ident,
    name: String,
    class: Option<Ident>,
    /// The default value, if it is not that of the type.
    default: Option<TokenStream>,
    is_required: bool,
    /// Its type.
    of: Type,
}

/// A struct, or a variant of an enum.
struct Form {
    path: TokenStream,
    /// The name and the value of the field that decides the variant.
    tag: Option<(String, String)>,
    fields: Vec<SectionField>,
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let forms = forms(input)?;
    let Some(first) = forms.first() else { return Err(Error::new_spanned(name, "there is no variant")) };
    let default = first.default_value();
    let calls = forms.iter().map(Form::calls);
    let entries = forms.iter().map(Form::entries);
    let (each, object) = (each(), object());
    let choose = choose(&forms);
    let letters = input.generics.type_params().next().map(|letters| &letters.ident);
    let default_for = letters.map(|letters| quote!(<#letters: Default>));
    let with = letters.map(|letters| quote!(<#letters>));
    let map = letters.map(|letters| map(name, letters, &forms));
    Ok(quote! {
        #map
        impl crate::definition::Section for #name {
            fn fields(
                &mut self,
                #each: &mut dyn FnMut(&'static crate::definition::FieldInfo, crate::definition::FieldMut<'_>),
            ) {
                match self { #(#calls)* }
            }
            #choose
        }
        impl<'de> serde::Deserialize<'de> for #name {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
                let mut value = Self::default();
                crate::definition::json::read(crate::definition::Field::field(&mut value), reader)?;
                Ok(value)
            }
        }
        impl crate::definition::Field for #name {
            fn field(&mut self) -> crate::definition::FieldMut<'_> {
                crate::definition::FieldMut::Section(self)
            }
        }
        impl #default_for Default for #name #with {
            fn default() -> Self {
                #default
            }
        }
        impl serde::Serialize for #name {
            fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
                let mut #object = writer.serialize_map(None)?;
                match self { #(#entries)* }
                serde::ser::SerializeMap::end(#object)
            }
        }
    })
}

/// The methods that say and choose the variant of an enum; none for a struct.
fn choose(forms: &[Form]) -> Option<TokenStream> {
    let (tag, _) = forms.first()?.tag.as_ref()?;
    let names: Vec<_> = forms.iter().filter_map(|form| form.tag.as_ref()).map(|(_, name)| name).collect();
    let defaults = forms.iter().map(Form::default_value);
    let paths = forms.iter().map(|form| &form.path);
    Some(quote! {
        #[cfg(feature = "edit")]
        fn form(&self) -> Option<&'static str> {
            Some(match self {
                #(#paths { .. } => #names,)*
            })
        }

        fn tag(&self) -> Option<&'static str> {
            Some(#tag)
        }

        fn forms(&self) -> &'static [&'static str] {
            &[#(#names),*]
        }

        fn choose_form(&mut self, name: &str) -> bool {
            *self = match name {
                #(#names => #defaults,)*
                _ => return false,
            };
            true
        }
    })
}

/// The method that replaces the letters of a struct, which are its type parameter.
fn map(name: &Ident, letters: &Ident, forms: &[Form]) -> TokenStream {
    let fields = forms.iter().flat_map(|form| &form.fields).map(|SectionField { ident, of, .. }| {
        let kind = of.to_token_stream().to_string();
        let value = match kind.split(['<', ' ']).next() {
            Some(word) if letters == word => quote!(each(&self.#ident)?),
            _ if !kind.contains(&format!("< {letters} >")) => quote!(self.#ident.clone()),
            Some("Option") => quote!(self.#ident.as_ref().map(|one| one.map(each)).transpose()?),
            _ => quote!(self.#ident.iter().map(|one| one.map(each)).collect::<Result<_, E>>()?),
        };
        quote!(#ident: #value)
    });
    quote! {
        impl<#letters> #name<#letters> {
            /// The same with other values in the place of its letters.
            ///
            /// # Errors
            /// The first error of `each`.
            pub(crate) fn map<T, E>(&self, each: &mut dyn FnMut(&#letters) -> Result<T, E>) -> Result<#name<T>, E> {
                Ok(#name { #(#fields),* })
            }
        }
    }
}

/// The function that is called with every field. A field may have the same name.
fn each() -> Ident {
    Ident::new("each", Span::mixed_site())
}

/// The object that is written.
fn object() -> Ident {
    Ident::new("object", Span::mixed_site())
}

fn forms(input: &DeriveInput) -> Result<Vec<Form>> {
    let attributes = Attributes::of(&input.attrs)?;
    let of = |path: TokenStream, tag: Option<(String, String)>, fields: &Fields, case: NameCase| {
        let fields = fields.iter().map(|field| section_field(field, case, attributes.has_default));
        Ok(Form { path, tag, fields: fields.collect::<Result<_>>()? })
    };
    match &input.data {
        Data::Struct(data) => Ok(vec![of(quote!(Self), None, &data.fields, attributes.names)?]),
        Data::Enum(data) => {
            let variant = |variant: &syn::Variant| {
                let ident = &variant.ident;
                let tag = attributes.tag.clone().map(|tag| (tag, attributes.names.apply(&ident.to_string())));
                of(quote!(Self::#ident), tag, &variant.fields, attributes.names_of_fields)
            };
            data.variants.iter().map(variant).collect()
        }
        Data::Union(_) => Err(Error::new_spanned(&input.ident, "a union is no section")),
    }
}

fn section_field(field: &syn::Field, case: NameCase, has_default: bool) -> Result<SectionField> {
    let ident = field.ident.clone().ok_or_else(|| Error::new_spanned(field, "a field of a section has a name"))?;
    let attributes = Attributes::of(&field.attrs)?;
    let of_type = &field.ty;
    let is_optional = matches!(of_type, Type::Path(path) if path.path.segments.iter().any(|it| it.ident == "Option"));
    Ok(SectionField {
        name: attributes.rename.unwrap_or_else(|| case.apply(&ident.to_string())),
        is_required: !(is_optional || has_default || attributes.has_default),
        class: attributes.class,
        default: attributes.default,
        of: of_type.clone(),
        ident,
    })
}

impl Form {
    fn pattern(&self) -> TokenStream {
        let (path, idents) = (&self.path, self.fields.iter().map(|field| &field.ident));
        quote!(#path { #(#idents),* })
    }

    /// A call with the name and the value of each field.
    fn calls(&self) -> TokenStream {
        let each = each();
        let calls = self.fields.iter().map(|SectionField { ident, name, class, is_required, .. }| {
            let value = match class {
                Some(class) => quote!(crate::definition::FieldMut::#class(#ident)),
                None => quote!(crate::definition::Field::field(#ident)),
            };
            quote!(#each(&crate::definition::FieldInfo { name: #name, is_required: #is_required }, #value);)
        });
        let pattern = self.pattern();
        quote!(#pattern => { #(#calls)* })
    }

    fn default_value(&self) -> TokenStream {
        let path = &self.path;
        let fields = self.fields.iter().map(|SectionField { ident, default, .. }| match default {
            Some(default) => quote!(#ident: #default),
            None => quote!(#ident: Default::default()),
        });
        quote!(#path { #(#fields),* })
    }

    /// Writes each field.
    fn entries(&self) -> TokenStream {
        let object = object();
        let entry = |name: &str, value: TokenStream| quote!(serde::ser::SerializeMap::serialize_entry(&mut #object, #name, #value)?;);
        let tag = self.tag.iter().map(|(tag, value)| entry(tag, quote!(#value)));
        let entries = self.fields.iter().map(|SectionField { ident, name, default, is_required, .. }| {
            let entry = entry(name, quote!(#ident));
            match default {
                _ if *is_required => entry,
                Some(default) => quote!(if *#ident != #default { #entry }),
                None => quote!(if !crate::definition::is_default(#ident) { #entry }),
            }
        });
        let pattern = self.pattern();
        quote!(#pattern => { #(#tag)* #(#entries)* })
    }
}
