//! A table for a terminal.

/// Lines the columns up: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let cell = if column == 0 { format!("{cell:<width$}") } else { format!("  {cell:>width$}") };
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
        assert_eq!(table(&[]), "");
    }
}
