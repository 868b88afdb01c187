//! The target that a finger means, which covers more than one square of a large board.

use super::geometry::ScreenPoint;
use menagerie_rules::Square;

/// Half the width of a finger, in CSS pixels. Guidelines for touch screens ask for targets of 44.
pub const FINGER: f64 = 22.0;

/// If the distances of two targets differ by less than this, in CSS pixels, neither is chosen: no move is better than a wrong one.
const DOUBT: f64 = 3.0;

/// The target whose middle is nearest to a finger that covers it. None if there is no such target, or another is about as near.
pub fn nearest(
    finger: ScreenPoint,
    targets: impl Iterator<Item = (Square, ScreenPoint)>,
    pixel_ratio: f64,
) -> Option<Square> {
    let mut found: Option<(Square, f64)> = None;
    let mut next = f64::INFINITY;
    for (square, middle) in targets {
        let distance = (middle.x - finger.x).hypot(middle.y - finger.y) / pixel_ratio;
        match found {
            Some((_, best)) if best <= distance => next = next.min(distance),
            _ => {
                next = found.map_or(next, |(_, best)| best);
                found = Some((square, distance));
            }
        }
    }
    let (square, distance) = found?;
    (distance <= FINGER && next - distance >= DOUBT).then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// The target that a finger at (0, 0) means, among targets with their middles.
    fn meant(targets: &[(&str, f64, f64)]) -> Option<String> {
        let targets = targets.iter().map(|&(name, x, y)| (square(name), ScreenPoint { x: x * 2.0, y: y * 2.0 }));
        nearest(ScreenPoint::default(), targets, 2.0).map(|square| square.to_string())
    }

    #[test]
    fn the_nearest_target_under_the_finger_is_meant() {
        assert_eq!(meant(&[("a1", 15.0, 0.0), ("a2", 0.0, 20.0)]).as_deref(), Some("a1"));
        assert_eq!(meant(&[("a2", 0.0, 20.0), ("a1", 15.0, 0.0)]).as_deref(), Some("a1"));
        assert_eq!(meant(&[("a1", 22.0, 0.0)]).as_deref(), Some("a1"));
    }

    #[test]
    fn what_the_finger_does_not_cover_is_not_meant() {
        assert_eq!(meant(&[("a1", 22.5, 0.0), ("a2", 16.0, 16.0)]), None);
        assert_eq!(meant(&[]), None);
    }

    #[test]
    fn between_two_targets_nothing_is_meant() {
        assert_eq!(meant(&[("a1", 15.0, 0.0), ("a2", 0.0, 16.0)]), None);
    }
}
