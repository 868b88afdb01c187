//! Structured values, which JavaScript gets as objects. Their TypeScript types are generated from the Rust types.

use js_sys::JSON;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::convert::{IntoWasmAbi, OptionIntoWasmAbi};
use wasm_bindgen::describe::WasmDescribe;

/// A value that a method returns to JavaScript. It arrives as an object of the TypeScript type with the same name.
///
/// A parameter from JavaScript is a [`Ts`], which [`read`] converts. A return value is no `Ts`, because one can only be made
/// in a browser: `Js` holds the Rust value, so native tests can call the same methods.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Js<T>(pub T);

impl<T: Tsify> WasmDescribe for Js<T>
where
    T::JsType: WasmDescribe,
{
    fn describe() {
        T::JsType::describe();
    }
}

impl<T: Tsify + Serialize> IntoWasmAbi for Js<T>
where
    T::JsType: IntoWasmAbi,
{
    type Abi = <T::JsType as IntoWasmAbi>::Abi;

    fn into_abi(self) -> Self::Abi {
        match self.0.into_js() {
            Ok(object) => object.into_abi(),
            // Only maps whose keys are not strings cannot be serialised, and no type here has one.
            Err(error) => wasm_bindgen::throw_str(&error.to_string()),
        }
    }
}

impl<T: Tsify + Serialize> OptionIntoWasmAbi for Js<T>
where
    T::JsType: OptionIntoWasmAbi,
{
    fn none() -> Self::Abi {
        T::JsType::none()
    }
}

impl<T: Serialize> Js<T> {
    /// The object as JSON; for native tests, which have no JavaScript objects.
    pub fn json(&self) -> String {
        serde_json::to_string(&self.0).unwrap_or_default()
    }
}

/// Converts a parameter from JavaScript, which may be anything.
///
/// # Errors
/// When the object does not have its type: what is wrong, and where.
pub fn read<T: Tsify + DeserializeOwned>(given: &Ts<T>) -> serde_json::Result<T> {
    T::from_js(given.js_value())
}

/// A parameter from JavaScript as JSON; empty if it cannot be written as JSON.
pub fn json<T: Tsify>(given: &Ts<T>) -> String {
    JSON::stringify(&given.js_value()).map(String::from).unwrap_or_default()
}

/// Declares a type for a list, because a method cannot return a `Vec` of objects.
#[macro_export]
macro_rules! list {
    ($(#[$about:meta])* $name:ident($item:ty)) => {
        $(#[$about])*
        #[derive(serde::Serialize, tsify::Tsify)]
        #[serde(transparent)]
        pub struct $name(pub Vec<$item>);
    };
}
