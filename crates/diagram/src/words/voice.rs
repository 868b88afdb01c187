//! What a language needs to say clauses: its words, and texts with gaps.
//!
//! A gap is `%` and a letter: `%d` the directions, `%g` distances, `%h` the same without “of”, `%f` what a leap goes over, `%t` how
//! many squares a slide has, `%n` and `%k` a number, `%m` “of” a number, `%c` so many squares, `%e` “of” so many squares, `%K` “of”
//! the other number of squares, `%l` where a leap goes, `%q` the same for some oblique leaps, `%x` rectangles, `%i` if nothing is in
//! between, `%w` if nothing is on the way, `%r` that it may be repeated, `%u` how many leaps more, `%v` within how many squares,
//! `%o` `%b` `%s` `%a` the phrases on what is leapt over, on obstacles, on screens and on landing squares.

/// A language's words.
pub(super) struct Voice {
    /// For the sets of directions in [`LINES`](super::area::LINES).
    pub lines: [&'static str; 19],
    /// For the sets of leaps in [`OBLIQUE`](super::area::OBLIQUE): `#` is the longer way, `~` the shorter.
    pub oblique: [&'static str; 16],
    /// From nought to twelve.
    pub numbers: [&'static str; 13],
    /// The word for “of” before a number, where there is one; the second is for “one”.
    pub of: Option<[&'static str; 2]>,
    pub square: &'static str,
    pub squares: &'static str,
    pub or: &'static str,
    pub or_else: &'static str,
    pub or_clause: &'static str,
    pub except: &'static str,

    /// Beginnings of sentences: both, from the start, first or later.
    pub initial: [&'static str; 2],
    /// Only moving: first or later.
    pub move_only: [&'static str; 2],
    pub move_initial: [&'static str; 2],
    /// Only capturing: first or later.
    pub capture_only: [&'static str; 2],
    pub capture_initial: [&'static str; 2],

    /// Whole sentences.
    pub moves: &'static str,
    pub moves_sliding: &'static str,
    pub captures: &'static str,
    pub captures_sliding: &'static str,
    pub captures_near: &'static str,
    pub captures_hopping: &'static str,
    pub captures_hopping_same: &'static str,

    pub step: &'static str,
    pub leap: &'static str,
    pub go: &'static str,
    pub over: &'static str,
    pub leaping: &'static str,
    pub onward: &'static str,
    pub onward_initial: &'static str,
    /// One square in between, several.
    pub if_between: [&'static str; 2],
    pub near: &'static str,
    pub slide: &'static str,
    pub ski: &'static str,
    pub obstacle: &'static str,
    pub times_any: &'static str,
    pub times_two: &'static str,
    pub times_many: &'static str,

    pub corner: &'static str,
    pub to_corner: &'static str,
    pub forward: &'static str,
    pub backward: &'static str,
    pub leap_line: &'static str,
    pub ride: &'static str,
    pub repeat: &'static str,
    pub more_any: &'static str,
    pub more_one: &'static str,
    pub more_many: &'static str,
    pub landing: &'static str,
    pub lame_line: &'static str,
    pub lame_all: &'static str,
    pub lame_some: &'static str,
    /// One square on the way, several.
    pub if_way: [&'static str; 2],
    pub vault_line: &'static str,
    pub vault_oblique: &'static str,
    pub screen: &'static str,
    pub hop_over: &'static str,
    pub hop_behind: &'static str,
    pub leap_over: &'static str,
    pub leap_behind: &'static str,
    pub within_squares: &'static str,
    pub within_leaps: &'static str,
    pub zigzag: &'static str,
    pub zigzag_leaps: &'static str,
    pub circle: &'static str,

    /// The verb of the first leg: sliding, one step and perhaps stopping, other.
    pub first_leg: [&'static str; 3],
    pub first_leaps: &'static str,
    /// What joins the legs: it may stop anywhere, there, there after a leap; it slides; goes one step; several.
    pub joints: [&'static str; 6],
    pub further: &'static str,
    pub further_leap: &'static str,
    pub on_from_it: &'static str,
    pub on: &'static str,
    pub then: &'static str,
    pub last_slide: &'static str,
    pub last_leaps: &'static str,
    pub legs_end: &'static str,
    /// How long a leg is: squares, a leap, leaps, any number of leaps.
    pub leg: [&'static str; 4],
    /// What stands before the length of a leg of leaps.
    pub by: &'static str,
    pub away: &'static str,
    /// By no, one, … four eighths; then the same on oblique leaps.
    pub turns: [[&'static str; 5]; 2],
    /// Either side, one side, the same side, the other side, right, left.
    pub sides: [&'static str; 6],

    pub odd: &'static str,
    pub odd_bend: &'static str,
    pub odd_pass: &'static str,
    pub odd_screen: &'static str,
    pub odd_over: &'static str,
    pub odd_to: &'static str,
    pub odd_on: &'static str,
    pub odd_times: &'static str,
    pub odd_everywhere: &'static str,
    /// Forward, backward, right, left.
    pub points: [&'static str; 4],
    pub and: &'static str,
    pub home: &'static str,
}
