//! The distributed files: the move diagrams in a page of another origin, and the npm package in a project outside the repository.

mod bundler;
mod bundlers;
mod bytes;
mod check;
mod frame;
mod fresh_project;
mod origin;
mod places;
mod readme;
mod site_package;
mod versions;
