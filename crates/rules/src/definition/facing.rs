//! The lines along which royal pieces must not face each other.

use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FacingText", into = "FacingText")]
pub struct Facing {
    /// Along a file.
    pub files: bool,
    /// Along a rank.
    pub ranks: bool,
    /// Along a diagonal.
    pub diagonals: bool,
}

/// The representation in JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum FacingText {
    /// Files and ranks, or none.
    Straight(bool),
    /// These lines.
    Along(Vec<FacingLine>),
}

/// A kind of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum FacingLine {
    Files,
    Ranks,
    Diagonals,
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

impl From<FacingText> for Facing {
    fn from(text: FacingText) -> Facing {
        match text {
            FacingText::Straight(true) => Facing::STRAIGHT,
            FacingText::Straight(false) => Facing::NONE,
            FacingText::Along(lines) => Facing {
                files: lines.contains(&FacingLine::Files),
                ranks: lines.contains(&FacingLine::Ranks),
                diagonals: lines.contains(&FacingLine::Diagonals),
            },
        }
    }
}

impl From<Facing> for FacingText {
    fn from(facing: Facing) -> FacingText {
        match facing {
            Facing::NONE => FacingText::Straight(false),
            Facing::STRAIGHT => FacingText::Straight(true),
            Facing { files, ranks, diagonals } => {
                let all = [(files, FacingLine::Files), (ranks, FacingLine::Ranks), (diagonals, FacingLine::Diagonals)];
                FacingText::Along(all.into_iter().filter(|(wanted, _)| *wanted).map(|(_, line)| line).collect())
            }
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Facing {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Facing".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        FacingText::json_schema(generator)
    }
}
