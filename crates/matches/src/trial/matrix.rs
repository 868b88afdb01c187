//! Small symmetric matrices.

/// A square matrix, by rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    size: usize,
    values: Vec<f64>,
}

impl Matrix {
    /// A matrix of zeros.
    pub fn zero(size: usize) -> Matrix {
        Matrix { size, values: vec![0.0; size * size] }
    }

    /// A diagonal matrix.
    #[cfg(test)]
    pub fn diagonal(values: &[f64]) -> Matrix {
        let mut matrix = Matrix::zero(values.len());
        values.iter().enumerate().for_each(|(place, value)| *matrix.at(place, place) = *value);
        matrix
    }

    /// The value in a row and a column, to change it.
    pub fn at(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.values[row * self.size + column]
    }

    /// The value in a row and a column.
    pub fn get(&self, row: usize, column: usize) -> f64 {
        self.values[row * self.size + column]
    }

    /// Adds `weight` times the product of a vector with itself.
    pub fn add_square(&mut self, vector: &[f64], weight: f64) {
        for (row, left) in vector.iter().enumerate().filter(|(_, left)| **left != 0.0) {
            for (column, right) in vector.iter().enumerate() {
                *self.at(row, column) += weight * left * right;
            }
        }
    }

    /// The trace of the product with another matrix.
    pub fn trace_with(&self, other: &Matrix) -> f64 {
        (0..self.size)
            .flat_map(|row| (0..self.size).map(move |column| (row, column)))
            .fold(0.0, |sum, (row, column)| sum + self.get(row, column) * other.get(column, row))
    }

    /// The product with a vector.
    pub fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.values.chunks(self.size.max(1)).map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
    }

    /// The inverse of a symmetric positive definite matrix, by Cholesky decomposition; `None` for others.
    pub fn inverse(&self) -> Option<Matrix> {
        let size = self.size;
        let mut lower = Matrix::zero(size);
        for row in 0..size {
            for column in 0..=row {
                let rest: f64 = (0..column).map(|it| lower.get(row, it) * lower.get(column, it)).sum();
                let rest = self.get(row, column) - rest;
                *lower.at(row, column) = if row != column {
                    rest / lower.get(column, column)
                } else if rest > 0.0 && rest.is_finite() {
                    rest.sqrt()
                } else {
                    return None;
                };
            }
        }
        let mut inverse = Matrix::zero(size);
        for column in 0..size {
            let mut solution = vec![0.0; size];
            for row in 0..size {
                let known: f64 = (0..row).map(|it| lower.get(row, it) * solution[it]).sum();
                solution[row] = (f64::from(u8::from(row == column)) - known) / lower.get(row, row);
            }
            for row in (0..size).rev() {
                let known: f64 = (row + 1..size).map(|it| lower.get(it, row) * solution[it]).sum();
                solution[row] = (solution[row] - known) / lower.get(row, row);
                *inverse.at(row, column) = solution[row];
            }
        }
        Some(inverse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let mut matrix = Matrix::diagonal(&[2.0, 3.0, 4.0]);
        matrix.add_square(&[1.0, -1.0, 0.5], 2.0);
        let inverse = matrix.inverse().expect("positive definite");
        for column in 0..3 {
            let unit: Vec<f64> = (0..3).map(|row| f64::from(u8::from(row == column))).collect();
            let back = matrix.times(&inverse.times(&unit));
            assert!(back.iter().zip(&unit).all(|(a, b)| (a - b).abs() < 1e-12), "{back:?}");
        }
        assert!((matrix.trace_with(&inverse) - 3.0).abs() < 1e-12);
    }

    #[test]
    fn what_is_not_positive_definite_has_none_here() {
        assert_eq!(Matrix::diagonal(&[1.0, 0.0]).inverse(), None);
        assert_eq!(Matrix::diagonal(&[1.0, f64::NAN]).inverse(), None);
    }
}
