//! Reports panics to JavaScript.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;

/// Sends panics, should there be one, to the browser's console with their place, and reports them to the page, where it has a function
/// `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        let global = js_sys::global();
        let hear = Reflect::get(&global, &"onMenageriePanic".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        if let Some(hear) = hear {
            // Errors of the page's function are ignored.
            let _ = hear.call1(&global, &panic.to_string().into());
        }
    }));
}
