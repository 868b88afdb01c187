//! The numbers of a four-player game.

use menagerie_definition_derive::Section;

/// The points and lengths of a four-player game. The defaults are those of Imperial Chaturaji.
#[derive(Clone, Copy, Debug, Section, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct FourPlayersDefinition {
    /// The points for the capture that completes the Kings of all three opponents, instead of the King's own points.
    #[field(default = 54)]
    pub third_king: u16,
    /// The moves that are left, all players' together, once only two players are in the game: 1 to 250.
    #[field(default = 20)]
    pub sudden_death: u8,
    /// The moves without progress, all players' together, after which the game ends: 1 to 250.
    #[field(default = 200)]
    pub move_limit: u8,
}

impl FourPlayersDefinition {
    /// The highest of the lengths.
    pub const MAX_MOVES: u8 = 250;

    /// Whether the lengths are in range.
    pub(crate) const fn is_in_range(&self) -> bool {
        0 < self.sudden_death
            && self.sudden_death <= Self::MAX_MOVES
            && 0 < self.move_limit
            && self.move_limit <= Self::MAX_MOVES
    }
}
