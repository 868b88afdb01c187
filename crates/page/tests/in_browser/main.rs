//! All browser tests of this crate in one test program, because each test program starts a browser of its own.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test_configure;

mod board;
mod border;
mod searcher;
mod session;
mod zoom;

wasm_bindgen_test_configure!(run_in_browser);
