//! What is read of the commands of a game.

use super::parent::Parent;
use super::setup::Setup;
use super::table::Table;
use menagerie_rules::Letter;
use std::collections::BTreeMap;

/// What is read of the commands before the definition is made.
pub(super) struct ReadCommands<'a> {
    pub setup: &'a Setup,
    pub parent: Parent<'a>,
    /// The table of the command, or else XBoard's own.
    pub table: Table,
    pub kinds: Kinds,
    /// Which kind of each player is royal.
    pub royals: [Option<usize>; 2],
}

/// Which kind a player's letter means.
pub(super) type Kinds = BTreeMap<(usize, Letter), usize>;
