//! A table for a terminal.

use unicode_width::UnicodeWidthStr as _;

/// Aligns the columns: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            // Padded by hand, because the standard library counts the characters of an emoji separately.
            let blank = " ".repeat(width.saturating_sub(cell.width()));
            let cell = if column == 0 { format!("{cell}{blank}") } else { format!("  {blank}{cell}") };
            line.push_str(&cell);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn columns_are_lined_up() {
        let rows = [vec!["name".to_string(), "n".to_string()], vec!["é".to_string(), "100".to_string()]];
        assert_eq!(table(&rows), "name    n\né     100\n");
        let rows = [vec!["🧑‍🚀".to_string(), "1".to_string()], vec!["abcd".to_string(), "2".to_string()]];
        assert_eq!(table(&rows), "🧑‍🚀    1\nabcd  2\n");
        assert_eq!(table(&[]), "");
    }
}
