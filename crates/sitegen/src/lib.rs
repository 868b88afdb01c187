//! The built site and its parts.
//!
//! - [`site`]: `dist/site/`, with the [`gallery`], the [`pages`] of rules and the [`types`] and [`schema`] that others use.
//! - [`package`]: the npm package.
//! - [`server`]: serves a site on this machine.
//! - [`floor`], [`trunk`]: checks of the built site.
//!
//! The program `sitegen` has a command for each; `cargo xtask` calls it.

#![forbid(unsafe_code)]

pub mod bindings;
pub mod catalogue;
pub mod floor;
pub mod gallery;
pub mod notices;
pub mod package;
pub mod pages;
pub mod play;
pub mod schema;
pub mod server;
pub mod site;
pub mod trunk;
pub mod types;
