//! ICCF numeric notation of correspondence chess: `5254` is e2–e4, and a fifth digit is the promotion.
//!
//! The source is ICCF, “Rules of Play”, numeric notation: files and ranks from 1 to 8, promotion to 1 Queen, 2 Rook, 3 Bishop, 4 Knight.

/// The promotion letters of the fifth digit.
const PROMOTIONS: [char; 4] = ['q', 'r', 'b', 'n'];

/// Converts a move from this notation to coordinates: `e2e4`. `None` if the text is not four or five such digits.
///
/// ```
/// use menagerie_rules::notation::iccf::coordinates;
/// assert_eq!(coordinates("5254").as_deref(), Some("e2e4"));
/// assert_eq!(coordinates("57584").as_deref(), Some("e7e8n"));
/// assert_eq!(coordinates("1992"), None);
/// ```
pub fn coordinates(text: &str) -> Option<String> {
    let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    let [squares @ .., _] = digits.as_slice() else { return None };
    let (squares, promotion) = match digits.len() {
        4 => (digits.as_slice(), None),
        5 => (squares, Some(*PROMOTIONS.get(usize::from(digits[4].wrapping_sub(1)))?)),
        _ => return None,
    };
    if !squares.iter().all(|digit| (1..=8).contains(digit)) {
        return None;
    }
    let square = |pair: &[u8]| [char::from(b'a' + pair[0] - 1), char::from(b'0' + pair[1])];
    Some(squares.chunks(2).flat_map(square).chain(promotion).collect())
}
