//! Controls a search: ends it when its time is up, and reports its progress to the page.

use js_sys::{Date, Function};
use menagerie_engine::{BestLines, ChessWeights, SearchControl, SearchInfo, TimeManager};
use menagerie_rules::Position;
use std::time::Duration;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::progress::{SearchFigures, SearchLine, SearchProgress};

/// Milliseconds between two reports to the page: a few in a second are enough.
const PACE: f64 = 200.0;

/// Ends a search when its time is up, and sends its reports to the page. If there is no new report, the last one is sent again, so
/// that the page knows that the search is alive.
pub struct SearchWatch<'a> {
    position: &'a Position,
    /// For two-player games.
    weights: Option<ChessWeights>,
    /// These times are in milliseconds since 1970.
    start: f64,
    reported: f64,
    counted: f64,
    nodes: u64,
    best: BestLines,
    /// The lines of the best moves so far, for reports.
    lines: Vec<SearchLine>,
    lines_are_old: bool,
    time: TimeManager,
    on_progress: &'a Function,
}

impl<'a> SearchWatch<'a> {
    /// Starts the clock for a search of `lines` lines from `position`.
    pub fn start(position: &'a Position, lines: u32, time: TimeManager, on_progress: &'a Function) -> SearchWatch<'a> {
        let start = Date::now();
        let two = !matches!(position, Position::Chaturaji(_));
        SearchWatch {
            position,
            weights: two.then(|| ChessWeights::tuned(position.variant())),
            start,
            reported: f64::NEG_INFINITY,
            counted: start,
            nodes: 0,
            best: BestLines::new(lines),
            lines: Vec::new(),
            lines_are_old: true,
            time,
            on_progress,
        }
    }

    /// Records the final state of the search.
    pub fn finish(&mut self, info: &SearchInfo) {
        self.hear(info, Date::now());
        self.send(Date::now());
    }

    fn hear(&mut self, info: &SearchInfo, now: f64) {
        self.best.take(info);
        self.lines_are_old = true;
        self.nodes = self.nodes.max(info.nodes);
        self.counted = now;
    }

    fn send(&mut self, now: f64) {
        self.reported = now;
        let infos = self.best.infos();
        if self.lines_are_old {
            let line = |(index, info)| SearchLine::of(self.position, self.weights.as_ref(), index + 1, info);
            let lines = infos.iter().enumerate().map(line);
            self.lines = lines.collect();
            self.lines_are_old = false;
        }
        let figures =
            SearchFigures { nodes: self.nodes, counted_after: self.counted - self.start, time: now - self.start };
        // A report that cannot be sent is no reason to stop the search.
        if let Some(news) = SearchProgress::of(infos, &self.lines, &figures).and_then(|news| news.into_js().ok()) {
            let _ = self.on_progress.call1(&JsValue::NULL, &news);
        }
    }
}

impl SearchControl for SearchWatch<'_> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        let now = Date::now();
        self.nodes = nodes;
        self.counted = now;
        if now - self.reported >= PACE && !self.best.infos().is_empty() {
            self.send(now);
        }
        self.time.is_over(Duration::from_millis((now - self.start).max(0.0) as u64))
    }

    fn report(&mut self, info: &SearchInfo) {
        let now = Date::now();
        self.hear(info, now);
        if now - self.reported >= PACE {
            self.send(now);
        }
    }
}
