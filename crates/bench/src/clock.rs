//! The time, natively and in WebAssembly.

#[cfg(not(target_arch = "wasm32"))]
mod here {
    use std::sync::OnceLock;
    use std::time::Instant;

    /// Seconds since a fixed but arbitrary moment.
    pub fn now() -> f64 {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed().as_secs_f64()
    }
}

#[cfg(target_arch = "wasm32")]
mod here {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn millis() -> f64;
    }

    /// Seconds since a fixed but arbitrary moment.
    pub fn now() -> f64 {
        millis() / 1000.0
    }
}

pub use here::now;
