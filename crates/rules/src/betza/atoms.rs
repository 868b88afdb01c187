//! The table of atoms: the letters that name leaps.

use super::Leap;

/// An atom of Betza notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedAtom {
    /// The letter, or two letters for a long leap.
    pub name: &'static str,
    /// Its leaps, the smaller number first: two for `K` and `Q`.
    pub leaps: &'static [Leap],
    /// Whether it repeats its leaps without limit, as `R` does.
    pub endless: bool,
}

/// All atoms. Of two names for the same leap, the preferred one comes first.
///
/// The atoms of one letter are common to this dialect, XBoard's and Fairy-Stockfish's.
#[rustfmt::skip]
pub const ATOMS: [NamedAtom; 33] = [
    atom("W", &[(0, 1)]), atom("F", &[(1, 1)]), atom("D", &[(0, 2)]), atom("N", &[(1, 2)]), atom("A", &[(2, 2)]),
    atom("H", &[(0, 3)]), atom("C", &[(1, 3)]), atom("L", &[(1, 3)]), atom("Z", &[(2, 3)]), atom("J", &[(2, 3)]),
    atom("G", &[(3, 3)]), atom("K", &[(0, 1), (1, 1)]),
    rider("R", &[(0, 1)]), rider("B", &[(1, 1)]), rider("Q", &[(0, 1), (1, 1)]),
    atom("WX", &[(0, 4)]), atom("FX", &[(1, 4)]), atom("DX", &[(0, 5)]), atom("NX", &[(1, 5)]), atom("AX", &[(2, 5)]),
    atom("HX", &[(0, 6)]), atom("CX", &[(1, 6)]), atom("LX", &[(1, 6)]), atom("ZX", &[(2, 6)]), atom("JX", &[(2, 6)]),
    atom("GX", &[(3, 6)]),
    atom("DY", &[(2, 4)]), atom("NY", &[(3, 4)]), atom("AY", &[(4, 4)]), atom("CY", &[(3, 5)]), atom("LY", &[(3, 5)]),
    atom("ZY", &[(4, 5)]), atom("JY", &[(4, 5)]),
];

const fn atom(name: &'static str, leaps: &'static [Leap]) -> NamedAtom {
    NamedAtom { name, leaps, endless: false }
}

const fn rider(name: &'static str, leaps: &'static [Leap]) -> NamedAtom {
    NamedAtom { name, leaps, endless: true }
}

/// The longest leap that fits on a board.
pub(super) const MAX_LEAP: u8 = 15;

impl NamedAtom {
    /// The atom with a name.
    ///
    /// ```
    /// use menagerie_rules::betza::NamedAtom;
    /// assert_eq!(NamedAtom::named("N").unwrap().leaps, [(1, 2)]);
    /// assert!(NamedAtom::named("R").unwrap().endless);
    /// assert!(NamedAtom::named("X").is_none());
    /// ```
    pub fn named(name: &str) -> Option<&'static NamedAtom> {
        ATOMS.iter().find(|atom| atom.name == name)
    }

    /// The preferred atom with these leaps.
    ///
    /// ```
    /// use menagerie_rules::betza::NamedAtom;
    /// assert_eq!(NamedAtom::of(&[(1, 3)], false).unwrap().name, "C");
    /// assert_eq!(NamedAtom::of(&[(0, 1), (1, 1)], true).unwrap().name, "Q");
    /// assert!(NamedAtom::of(&[(1, 3)], true).is_none());
    /// ```
    pub fn of(leaps: &[Leap], endless: bool) -> Option<&'static NamedAtom> {
        ATOMS.iter().find(|atom| atom.leaps == leaps && atom.endless == endless)
    }

    /// The leap of a step, the smaller number first; `None` if no atom has it.
    ///
    /// ```
    /// use menagerie_rules::betza::NamedAtom;
    /// assert_eq!(NamedAtom::leap((2, -1)), Some((1, 2)));
    /// assert_eq!(NamedAtom::leap((0, 0)), None);
    /// ```
    pub fn leap((right, forward): Leap) -> Option<Leap> {
        let (right, forward) = (right.unsigned_abs(), forward.unsigned_abs());
        let (short, long) = (right.min(forward), right.max(forward));
        (1..=MAX_LEAP).contains(&long).then_some((short as i8, long as i8))
    }
}
