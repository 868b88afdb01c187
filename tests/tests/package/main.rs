//! The distributed files: the move diagrams in a page of another origin, and the npm package in a project outside the repository.

mod bundler;
mod bytes;
mod frame;
mod origin;
mod places;
mod readme;
