//! Writes moves of several legs, and moves step by step.

use super::area::{list, members, say};
use super::clause::{BentMove, DIAGONAL, Directions, LeapShape, Repeats, STRAIGHT};
use super::writer::{Gaps, MovementWriter};
use menagerie_rules::betza::{Hop, Leap, Walk};

impl MovementWriter {
    pub(super) fn bend(&mut self, bent: &BentMove, area: Directions) {
        let voice = self.voice;
        let first = members(bent.first);
        let legs = bent.legs.as_slice();
        let (single, slides, step) = (bent.first == 2, first.len() > 1, bent.shape.is_step());
        let gaps = Gaps { shapes: std::slice::from_ref(&bent.shape), times: bent.last, n: first[0], ..Gaps::new(area) };
        if step {
            self.say(voice.first_leg[if slides { 0 } else { 2 - usize::from(bent.stops && single) }]);
            self.leg(bent.first, bent.shape);
            self.out.push(' ');
            self.line(area);
        } else {
            self.fill(voice.corner, &gaps);
            if !single {
                self.fill(voice.first_leaps, &gaps);
            }
        }
        self.say(
            voice.joints[match (bent.stops, slides, single) {
                (true, true, _) => 0,
                (true, ..) => 2 - usize::from(step),
                (_, true, _) => 3,
                (_, _, true) => 4,
                _ => 5,
            }],
        );
        let once = bent.last == Repeats::ONCE;
        if legs.len() == 1 {
            self.say(match (once, step) {
                (true, true) => voice.further,
                (true, false) => voice.further_leap,
                _ if single => voice.on_from_it,
                _ => voice.on,
            });
        } else {
            self.say(voice.on);
        }
        for (number, leg) in legs.iter().enumerate() {
            let last = number + 1 == legs.len();
            if number > 0 {
                self.say(voice.then);
            }
            if legs.len() > 1 && (!last || once) {
                self.out.push(' ');
                if !step {
                    self.say(voice.by);
                }
                self.leg(if last { 2 } else { leg.steps }, bent.shape);
            }
            self.out.push(' ');
            self.turn(bent, number, area);
            if last && !once {
                // “More” counts from the leap before.
                let times = if step { bent.last } else { Repeats(bent.last.0.wrapping_add(u8::from(bent.last.0 > 0))) };
                self.fill(if step { voice.last_slide } else { voice.last_leaps }, &Gaps { times, ..Gaps::new(area) });
            }
        }
        if legs.len() > 1 {
            self.say(voice.legs_end);
        }
    }

    /// The length of a leg before the last.
    fn leg(&mut self, steps: u16, shape: LeapShape) {
        let voice = self.voice;
        let most = 15 - steps.leading_zeros() as u8;
        let several = steps.count_ones() > 1;
        if several && shape.is_step() {
            let times = if most == 15 { Repeats::ENDLESS } else { Repeats(most) };
            return self.times(&Gaps { times, ..Gaps::new(0) });
        }
        let kind = match (shape.is_step(), several, most) {
            (true, ..) => 0,
            (_, true, _) => 3,
            (.., 1) => 1,
            _ => 2,
        };
        self.fill(voice.leg[kind], &Gaps { n: most, ..Gaps::new(0) });
    }

    /// The direction of a leg, relative to the previous one.
    fn turn(&mut self, bent: &BentMove, number: usize, from: Directions) {
        let voice = self.voice;
        let legs = bent.legs.as_slice();
        let turn = legs[number].turn;
        let plain = number == 0 && bent.mirrored && turn == 1 && bent.also == 0 && bent.shape.is_step();
        let outward = match (bent.only, plain, from & STRAIGHT == 0, from & DIAGONAL == 0) {
            (0, true, true, _) => STRAIGHT,
            (0, true, _, true) => DIAGONAL,
            (only, ..) => only,
        };
        if outward != 0 {
            self.line(outward);
            return self.say(voice.away);
        }
        let turns = members(u16::from(bent.also | 1 << turn.abs()));
        let words = if bent.shape.is_oblique() { &voice.oblique_turns } else { &voice.turns };
        list(&mut self.out, turns.len(), voice.or, &mut |out, at| say(out, words[usize::from(turns[at])]));
        if turns.iter().all(|turn| turn % 4 == 0) {
            return;
        }
        let bends_before = legs[..number].iter().any(|leg| leg.turn % 4 != 0);
        self.say(
            voice.sides[match (bent.mirrored, bends_before) {
                (true, false) => usize::from(legs.len() > 1),
                (true, true) => 2 + usize::from(turn < 0),
                _ => 4 + usize::from(turn < 0),
            }],
        );
    }

    /// A square relative to the piece.
    fn square(&mut self, (x, y): Leap) {
        let voice = self.voice;
        if (x, y) == (0, 0) {
            return self.say(voice.home);
        }
        for (n, point) in [(y, 0), (x, 2)] {
            if n != 0 {
                if point == 2 && y != 0 {
                    self.say(voice.and);
                }
                self.number(n.unsigned_abs());
                self.say(voice.points[point + usize::from(n < 0)]);
            }
        }
    }

    /// A move step by step.
    pub(super) fn odd(&mut self, walk: &Walk, everywhere: bool) {
        let voice = self.voice;
        let mut at = (0, 0);
        let plus = |a: Leap, b: Leap| (a.0 + b.0, a.1 + b.1);
        self.say(voice.odd);
        for &bend in &walk.legs {
            at = plus(at, bend);
            self.say(voice.odd_bend);
            self.square(at);
        }
        for &pass in &walk.lame_squares {
            self.say(if walk.hop == Hop::None { voice.odd_pass } else { voice.odd_screen });
            self.square(pass);
        }
        if let Some(over) = walk.jump {
            at = plus(at, over);
            self.say(voice.odd_over);
            self.square(at);
        }
        self.say(voice.odd_to);
        self.square(plus(at, walk.step));
        if walk.range != Some(1) {
            self.say(voice.odd_on);
            if let Some(n) = walk.range {
                self.fill(voice.odd_times, &Gaps { n, ..Gaps::new(0) });
            }
            self.say(voice.obstacle);
        }
        if everywhere {
            self.say(voice.odd_everywhere);
        }
    }
}
