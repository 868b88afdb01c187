//! How long a build of the site may take.

/// How long a build of the site may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuildEffort {
    /// Not long: its files are only sent to browsers on this machine.
    Quick,
    /// As long as it takes: its files are as small as they can be, and the types and the schema that others use are checked.
    Full,
}
