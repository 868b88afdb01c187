//! The data of the commands before the conversion to a definition.

use super::parent::Parent;
use super::setup::Setup;
use super::table::Table;
use menagerie_rules::Letter;
use std::collections::BTreeMap;

/// The data of the commands.
pub(super) struct ReadCommands<'a> {
    pub setup: &'a Setup,
    pub parent: Parent<'a>,
    /// The table of the command, or XBoard's default one.
    pub table: Table,
    pub kinds: Kinds,
    /// The royal kind of each player.
    pub royals: [Option<usize>; 2],
}

/// The kinds by the players' letters.
pub(super) type Kinds = BTreeMap<(usize, Letter), usize>;
