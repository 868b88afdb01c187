//! Collects the best lines of a running search from its reports.

use crate::SearchInfo;

/// The best lines (multi-PV), the best one first, each with a different first move.
#[derive(Clone, Debug)]
pub struct BestLines {
    wanted: usize,
    infos: Vec<SearchInfo>,
}

impl BestLines {
    /// An empty list for `wanted` lines; at least one line is kept.
    pub fn new(wanted: u32) -> BestLines {
        BestLines { wanted: wanted.max(1) as usize, infos: Vec::new() }
    }

    /// Adds a report. A line with a new rank moves the others down: an older best line is still good, and stays until the search replaces
    /// it.
    pub fn take(&mut self, info: &SearchInfo) {
        self.infos.retain(|other| other.pv.first() != info.pv.first());
        let index = (info.multipv.max(1) as usize - 1).min(self.infos.len());
        self.infos.insert(index, info.clone());
        self.infos.truncate(self.wanted);
    }

    /// The current lines.
    pub fn infos(&self) -> &[SearchInfo] {
        &self.infos
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Engine, NoControl, SearchLimits};
    use menagerie_rules::{Game, Options, Variant};

    /// A report of a line that begins with one of three first moves.
    fn report(place: u32, first: usize) -> SearchInfo {
        let game = Game::new(&Variant::by_id("chess", &Options::none()).unwrap());
        let mut info = Engine::new(1).search(&game, &SearchLimits::depth(1), &mut NoControl).unwrap().info;
        info.multipv = place;
        info.pv = vec![game.position().legal_moves()[first]];
        info
    }

    fn after(wanted: u32, reports: &[(u32, usize)]) -> Vec<SearchInfo> {
        let mut lines = BestLines::new(wanted);
        for &(place, first) in reports {
            lines.take(&report(place, first));
        }
        lines.infos.iter().map(|info| SearchInfo { multipv: 0, ..info.clone() }).collect()
    }

    fn firsts(moves: &[usize]) -> Vec<SearchInfo> {
        moves.iter().map(|&first| SearchInfo { multipv: 0, ..report(0, first) }).collect()
    }

    #[test]
    fn lines_keep_their_places() {
        assert_eq!(after(3, &[(1, 0), (2, 1), (3, 2)]), firsts(&[0, 1, 2]));
    }

    #[test]
    fn a_new_best_move_pushes_the_others_down() {
        assert_eq!(after(3, &[(1, 0), (2, 1), (3, 2), (1, 2)]), firsts(&[2, 0, 1]));
        assert_eq!(after(2, &[(1, 0), (2, 1), (1, 2)]), firsts(&[2, 0]));
    }

    #[test]
    fn no_more_than_wanted_are_kept() {
        assert_eq!(after(0, &[(1, 0), (2, 1)]), firsts(&[0]));
        assert_eq!(after(2, &[(3, 0)]), firsts(&[0]));
    }
}
