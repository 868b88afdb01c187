//! Writes clauses as text, in any language that has [`MovementTexts`].

use super::area::{LINES, OBLIQUE, cover, except, is_choice, list, members, say};
use super::clause::{ALL, Clause, Directions, LeapShape, Manner, Purpose, Repeats};
use super::voice::{MovementTexts, gap};

/// A writer of clauses in a language.
pub(super) struct MovementWriter {
    pub voice: &'static MovementTexts,
    pub out: String,
}

/// The values for the gaps of a text.
pub(super) struct Gaps<'a> {
    pub area: Directions,
    pub shapes: &'a [LeapShape],
    pub times: Repeats,
    pub distances: u16,
    pub n: u8,
    pub k: u8,
}

const STEP: LeapShape = LeapShape { short: 0, long: 1 };

impl<'a> Gaps<'a> {
    pub(super) fn new(area: Directions) -> Gaps<'a> {
        Gaps { area, shapes: &[STEP], times: Repeats::ONCE, distances: 0, n: 0, k: 0 }
    }

    fn shape(&self) -> LeapShape {
        self.shapes[0]
    }
}

impl MovementWriter {
    pub(super) fn say(&mut self, text: &str) {
        say(&mut self.out, text);
    }

    /// Writes a text with gaps; `movement.ftl` documents their values.
    pub(super) fn fill(&mut self, text: &str, gaps: &Gaps<'_>) {
        let voice = self.voice;
        for letter in text.chars() {
            match letter {
                gap::DIRECTIONS => self.line(gaps.area),
                gap::DISTANCES => self.distances(gaps, true),
                gap::DISTANCES_BARE => self.distances(gaps, false),
                gap::JUMPING if gaps.distances & 2 == 0 => self.say(voice.over),
                gap::JUMPING if gaps.distances != 2 => self.say(voice.leaping),
                gap::LENGTH => self.times(gaps),
                gap::NUMBER => self.number(gaps.n),
                gap::SECOND_NUMBER => self.number(gaps.k),
                gap::OF_NUMBER => {
                    self.of(gaps.n);
                    self.number(gaps.n);
                }
                gap::SQUARES => self.squares(gaps.n, false),
                gap::OF_SQUARES => self.squares(gaps.n, true),
                gap::OF_SECOND_SQUARES => self.squares(gaps.k, true),
                gap::LEAP => self.leap_to(gaps),
                gap::OBLIQUE_LEAP => self.oblique(gaps),
                gap::RECTANGLES => self.rectangles(gaps.shapes),
                gap::IF_BETWEEN => self.say(voice.if_between[usize::from(gaps.n > 2)]),
                gap::IF_WAY => self.say(voice.if_way[usize::from(gaps.shape().long > 2)]),
                gap::REPEAT if gaps.times != Repeats::ONCE => self.fill(voice.repeat, gaps),
                gap::MORE_LEAPS => self.more(gaps.times.0.saturating_sub(1)),
                gap::WITHIN => self.within(gaps),
                gap::JUMPING | gap::REPEAT => {}
                letter => self.out.push(letter),
            }
        }
    }

    /// Begins a sentence; writes nothing if the first verb begins it.
    pub(super) fn begin(&mut self, power: Purpose, initial: bool, later: bool) {
        let voice = self.voice;
        let texts = match (power, initial) {
            (Purpose::Both, false) => return,
            (Purpose::Both, true) => &voice.initial,
            (Purpose::MoveOnly, false) => &voice.move_only,
            (Purpose::MoveOnly, true) => &voice.move_initial,
            (Purpose::CaptureOnly, false) => &voice.capture_only,
            (Purpose::CaptureOnly, true) => &voice.capture_initial,
        };
        self.say(texts[usize::from(later)]);
    }

    /// Writes a complete short sentence about a single clause that only moves or only captures, if there is one. `same_lines` says
    /// whether the previous sentence was about the same lines.
    pub(super) fn short(&mut self, clause: &Clause<'_>, same_lines: bool) -> bool {
        let voice = self.voice;
        let moves = clause.power == Purpose::MoveOnly;
        let mut gaps = Gaps::new(clause.area);
        let text = match &clause.how {
            Manner::Go { distances, onward, .. } if moves || *onward == 0 => {
                gaps.distances = *distances;
                if moves { voice.moves } else { voice.captures }
            }
            Manner::Slide { times } => {
                gaps.times = *times;
                gaps.n = times.0;
                match (moves, *times) {
                    (true, _) => voice.moves_sliding,
                    (false, Repeats::ENDLESS) => voice.captures_sliding,
                    (false, _) => voice.captures_near,
                }
            }
            Manner::Hop { shape: STEP, times: Repeats::ENDLESS, behind: false } if !moves => {
                if same_lines {
                    voice.captures_hopping_same
                } else {
                    voice.captures_hopping
                }
            }
            _ => return false,
        };
        self.fill(text, &gaps);
        self.onward(clause);
        true
    }

    /// Writes a clause, beginning with its verb.
    pub(super) fn clause(&mut self, clause: &Clause<'_>) {
        let voice = self.voice;
        let mut gaps = Gaps::new(clause.area);
        let text = match &clause.how {
            Manner::Go { distances, .. } => {
                gaps.distances = *distances;
                match distances {
                    2 => voice.step,
                    _ if distances & 2 == 0 => voice.leap,
                    _ => voice.go,
                }
            }
            Manner::Near { distance } => {
                gaps.n = *distance;
                voice.near
            }
            Manner::Slide { times } => {
                gaps.times = *times;
                voice.slide
            }
            Manner::Ski { times } => {
                gaps.times = *times;
                voice.ski
            }
            Manner::Corner { shapes } => {
                gaps.shapes = shapes.as_slice();
                voice.corner
            }
            Manner::Ride { shape, times } => {
                gaps.shapes = std::slice::from_ref(shape);
                gaps.times = *times;
                voice.ride
            }
            Manner::Lame { shape, times } => {
                gaps.shapes = std::slice::from_ref(shape);
                gaps.times = *times;
                gaps.n = shape.long - shape.short;
                gaps.k = shape.short;
                match (shape.is_oblique(), clause.area) {
                    (false, _) => voice.lame_line,
                    (true, ALL) => voice.lame_all,
                    (true, _) => voice.lame_some,
                }
            }
            Manner::Vault { shape } => {
                gaps.shapes = std::slice::from_ref(shape);
                if shape.is_oblique() { voice.vault_oblique } else { voice.vault_line }
            }
            Manner::Hop { shape, times, behind } => {
                gaps.shapes = std::slice::from_ref(shape);
                gaps.times = *times;
                match (behind, shape.is_step()) {
                    (true, true) => voice.hop_behind,
                    (true, false) => voice.leap_behind,
                    (false, true) => voice.hop_over,
                    (false, false) => voice.leap_over,
                }
            }
            Manner::Zigzag { shape, times } => {
                gaps.shapes = std::slice::from_ref(shape);
                gaps.times = *times;
                if shape.is_step() { voice.zigzag } else { voice.zigzag_leaps }
            }
            Manner::Circle { shape, times } => {
                gaps.shapes = std::slice::from_ref(shape);
                gaps.times = *times;
                voice.circle
            }
            Manner::Bent(bent) => return self.bend(bent, clause.area),
            Manner::Odd { walk, everywhere } => return self.odd(walk, *everywhere),
        };
        self.fill(text, &gaps);
        self.onward(clause);
    }

    fn onward(&mut self, clause: &Clause<'_>) {
        let Manner::Go { onward, onward_initial, .. } = clause.how else { return };
        if onward != 0 {
            let text = if onward_initial { self.voice.onward_initial } else { self.voice.onward };
            self.fill(text, &Gaps { n: onward, ..Gaps::new(clause.area) });
        }
    }

    pub(super) fn number(&mut self, n: u8) {
        match self.voice.numbers.get(usize::from(n)) {
            Some(word) => self.say(word),
            None => self.say(&n.to_string()),
        }
    }

    /// “of” before a number, in languages that need it.
    fn of(&mut self, n: u8) {
        self.say(self.voice.of[usize::from(n == 1)]);
    }

    fn squares(&mut self, n: u8, of: bool) {
        if of {
            self.of(n);
        }
        self.number(n);
        self.say(if n == 1 { self.voice.square } else { self.voice.squares });
    }

    pub(super) fn times(&mut self, gaps: &Gaps<'_>) {
        let voice = self.voice;
        let n = gaps.times.0;
        match n {
            0 => self.say(voice.times_any),
            1 => self.squares(1, true),
            2 => self.say(voice.times_two),
            _ => self.fill(voice.times_many, &Gaps { n, ..Gaps::new(gaps.area) }),
        }
    }

    /// The number of further leaps; 0 for any number.
    fn more(&mut self, n: u8) {
        let voice = self.voice;
        let text = match n {
            0 => voice.more_any,
            1 => voice.more_one,
            _ => voice.more_many,
        };
        self.fill(text, &Gaps { n, ..Gaps::new(0) });
    }

    fn within(&mut self, gaps: &Gaps<'_>) {
        let step = gaps.shape().is_step();
        if gaps.times != Repeats::ENDLESS {
            let text = if step { self.voice.within_squares } else { self.voice.within_leaps };
            self.fill(text, &Gaps { n: gaps.times.0, ..Gaps::new(0) });
        } else if !step {
            self.out.push(',');
        }
    }

    pub(super) fn line(&mut self, area: Directions) {
        let voice = self.voice;
        if let Some(word) = except(area) {
            self.say(voice.except);
            return self.say(voice.direction[word]);
        }
        let words = cover(area, &LINES);
        let or = if words.iter().any(|&word| is_choice(word)) { voice.or_else } else { voice.or };
        list(&mut self.out, words.len(), or, &mut |out, at| say(out, voice.direction[words[words.len() - 1 - at]]));
    }

    fn distances(&mut self, gaps: &Gaps<'_>, of: bool) {
        let voice = self.voice;
        let all = members(gaps.distances);
        for (at, &n) in all.iter().enumerate() {
            match at {
                0 if of => self.of(n),
                0 => {}
                _ if at + 1 == all.len() => self.say(voice.or),
                _ => self.say(", "),
            }
            self.number(n);
        }
        self.say(if gaps.distances == 2 { voice.square } else { voice.squares });
    }

    fn leap_to(&mut self, gaps: &Gaps<'_>) {
        let voice = self.voice;
        let shape = gaps.shape();
        if !shape.is_oblique() {
            return self.fill(voice.leap_line, &Gaps { n: shape.long, ..Gaps::new(gaps.area) });
        }
        match gaps.area {
            ALL => {}
            0xC3 => self.say(voice.forward),
            0x3C => self.say(voice.backward),
            _ => return self.oblique(gaps),
        }
        self.fill(voice.to_corner, gaps);
    }

    fn rectangles(&mut self, shapes: &[LeapShape]) {
        list(&mut self.out, shapes.len(), self.voice.or, &mut |out, at| {
            say(out, &(shapes[at].short + 1).to_string());
            out.push('×');
            say(out, &(shapes[at].long + 1).to_string());
        });
    }

    fn oblique(&mut self, gaps: &Gaps<'_>) {
        let voice = self.voice;
        let words = cover(gaps.area, &OBLIQUE);
        for (at, &word) in words.iter().enumerate() {
            if at > 0 {
                self.say(if at + 1 == words.len() { voice.or_else } else { ", " });
            }
            for letter in voice.oblique[word].chars() {
                match letter {
                    gap::LONG => self.squares(gaps.shape().long, true),
                    gap::SHORT => {
                        self.of(gaps.shape().short);
                        self.number(gaps.shape().short);
                    }
                    _ => self.out.push(letter),
                }
            }
        }
    }
}
