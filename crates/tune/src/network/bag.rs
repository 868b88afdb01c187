//! The first layer: for each position the sum of its inputs' rows. This is a custom operation because the tensor library would look up
//! every row and keep it.

use candle_core::{CpuStorage, CustomOp1, Layout, Result, Shape, Tensor};
use rayon::prelude::*;
use std::sync::Arc;

/// The number of parts of a batch that are summed in parallel. It is fixed, so that sums are the same on every machine.
const PARTS: usize = 4;

/// The inputs of each position of a batch.
#[derive(Debug)]
pub struct Lists {
    /// All inputs, grouped by position.
    pub inputs: Vec<u16>,
    /// Where the inputs of each position start, with one more entry for the end.
    pub begins: Vec<usize>,
}

impl Lists {
    fn len(&self) -> usize {
        self.begins.len() - 1
    }

    fn of(&self, position: usize) -> &[u16] {
        &self.inputs[self.begins[position]..self.begins[position + 1]]
    }
}

/// Sums rows of a matrix.
pub struct Bag(pub Arc<Lists>);

impl CustomOp1 for Bag {
    fn name(&self) -> &'static str {
        "bag"
    }

    fn cpu_fwd(&self, storage: &CpuStorage, layout: &Layout) -> Result<(CpuStorage, Shape)> {
        let (_, width) = layout.shape().dims2()?;
        let rows = contiguous(storage, layout)?;
        let mut sums = vec![0_f32; self.0.len() * width];
        sums.par_chunks_mut(width).enumerate().for_each(|(position, sum)| {
            for &input in self.0.of(position) {
                let row = &rows[usize::from(input) * width..][..width];
                sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        });
        Ok((CpuStorage::F32(sums), Shape::from((self.0.len(), width))))
    }

    fn bwd(&self, rows: &Tensor, _: &Tensor, gradient: &Tensor) -> Result<Option<Tensor>> {
        let spread = Spread { lists: Arc::clone(&self.0), inputs: rows.dims()[0] };
        Ok(Some(gradient.contiguous()?.apply_op1_no_bwd(&spread)?))
    }
}

/// The gradient of [`Bag`]: for each row, the sum of the gradients of the positions that use it.
struct Spread {
    lists: Arc<Lists>,
    inputs: usize,
}

impl CustomOp1 for Spread {
    fn name(&self) -> &'static str {
        "spread"
    }

    fn cpu_fwd(&self, storage: &CpuStorage, layout: &Layout) -> Result<(CpuStorage, Shape)> {
        let (positions, width) = layout.shape().dims2()?;
        let gradients = contiguous(storage, layout)?;
        let part = positions.div_ceil(PARTS).max(1);
        let parts: Vec<Vec<f32>> = (0..positions.div_ceil(part))
            .into_par_iter()
            .map(|at| {
                let mut rows = vec![0_f32; self.inputs * width];
                for position in at * part..((at + 1) * part).min(positions) {
                    let gradient = &gradients[position * width..][..width];
                    for &input in self.lists.of(position) {
                        let row = &mut rows[usize::from(input) * width..][..width];
                        row.iter_mut().zip(gradient).for_each(|(row, gradient)| *row += gradient);
                    }
                }
                rows
            })
            .collect();
        let mut parts = parts.into_iter();
        let mut sum = parts.next().unwrap_or_else(|| vec![0.0; self.inputs * width]);
        for part in parts {
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
        Ok((CpuStorage::F32(sum), Shape::from((self.inputs, width))))
    }
}

fn contiguous<'a>(storage: &'a CpuStorage, layout: &Layout) -> Result<&'a [f32]> {
    let all = storage.as_slice::<f32>()?;
    match layout.contiguous_offsets() {
        Some((from, to)) => Ok(&all[from..to]),
        None => candle_core::bail!("the rows must lie one after another"),
    }
}
