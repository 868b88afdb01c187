//! How values with structure cross the border to JavaScript: as objects whose TypeScript types are made of the Rust types.

use js_sys::JSON;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::convert::{IntoWasmAbi, OptionIntoWasmAbi};
use wasm_bindgen::describe::WasmDescribe;

/// A value that a method gives to JavaScript. It arrives there as an object of the TypeScript type with the same name.
///
/// What methods take from JavaScript is a [`Ts`], read by [`read`]. A `Ts` can be made in a browser alone; this is the
/// plain Rust value, so that the tests of this machine can call the same methods.
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
            // Only maps whose keys are no words cannot be written, and no type here has one.
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

#[cfg(test)]
impl<T: Serialize> Js<T> {
    /// The object it becomes, as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(&self.0).unwrap()
    }
}

/// Reads what JavaScript has given, which may be anything.
///
/// # Errors
/// Where it is not of its type, and why.
pub fn read<T: Tsify + DeserializeOwned>(given: &Ts<T>) -> serde_json::Result<T> {
    T::from_js(given.js_value())
}

/// What JavaScript has given, as JSON; nothing where it cannot be written so.
pub fn json<T: Tsify>(given: &Ts<T>) -> String {
    JSON::stringify(&given.js_value()).map(String::from).unwrap_or_default()
}

/// Declares a list as a type of its own: methods can give no `Vec` of objects.
macro_rules! list {
    ($(#[$about:meta])* $name:ident($item:ty)) => {
        $(#[$about])*
        #[derive(serde::Serialize, tsify::Tsify)]
        #[serde(transparent)]
        pub struct $name(pub Vec<$item>);
    };
}
pub(crate) use list;
