//! Nothing but dependencies. The commands of the project and its tests use some libraries with different features. With the union
//! of these features here, cargo builds each of them once for both, and not twice.

#![forbid(unsafe_code)]
