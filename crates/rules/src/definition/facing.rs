//! The lines along which royal pieces must not face each other.

use serde::Serialize;

/// The lines along which two royal pieces of different players must not face each other with nothing in between.
///
/// In JSON it is `true` for files and ranks, as in Chinese chess, or a list of lines.
///
/// ```
/// use menagerie_rules::Facing;
/// let facing: Facing = serde_json::from_str(r#"["files", "diagonals"]"#).unwrap();
/// assert!(facing.files && facing.diagonals && !facing.ranks);
/// assert_eq!(serde_json::from_str::<Facing>("true").unwrap(), Facing::STRAIGHT);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facing {
    /// Along a file.
    pub files: bool,
    /// Along a rank.
    pub ranks: bool,
    /// Along a diagonal.
    pub diagonals: bool,
}

impl Facing {
    /// Along no line: royal pieces may face each other.
    pub const NONE: Facing = Facing { files: false, ranks: false, diagonals: false };
    /// Along files and ranks.
    pub const STRAIGHT: Facing = Facing { files: true, ranks: true, diagonals: false };

    /// Whether there is such a line.
    pub const fn any(self) -> bool {
        self.files || self.ranks || self.diagonals
    }

    /// The union of two sets of lines.
    #[must_use]
    pub const fn or(self, other: Facing) -> Facing {
        Facing {
            files: self.files || other.files,
            ranks: self.ranks || other.ranks,
            diagonals: self.diagonals || other.diagonals,
        }
    }

    /// The steps along these lines: files and ranks.
    pub(crate) fn steps(self) -> impl Iterator<Item = (i8, i8)> {
        let of = |wanted: bool, steps: &'static [(i8, i8)]| if wanted { steps } else { &[] };
        let files = of(self.files, &[(0, 1), (0, -1)]);
        let ranks = of(self.ranks, &[(1, 0), (-1, 0)]);
        let diagonals = of(self.diagonals, &[(1, 1), (1, -1), (-1, 1), (-1, -1)]);
        files.iter().chain(ranks).chain(diagonals).copied()
    }
}

impl Serialize for Facing {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Facing::NONE => writer.serialize_bool(false),
            Facing::STRAIGHT => writer.serialize_bool(true),
            Facing { files, ranks, diagonals } => {
                let lines = [(files, "files"), (ranks, "ranks"), (diagonals, "diagonals")];
                writer.collect_seq(lines.into_iter().filter(|(wanted, _)| *wanted).map(|(_, line)| line))
            }
        }
    }
}
