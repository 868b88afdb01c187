//! Controls a search: ends it when its time is up, and reports its progress to the page.

use js_sys::{Date, Function};
use menagerie_engine::{BestLines, ChessWeights, SearchControl, SearchInfo, TimeManager};
use menagerie_rules::Position;
use std::time::Duration;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::progress::{SearchFigures, SearchLine, SearchProgress};

/// Milliseconds between two messages to the page. A few in a second look live; more would only keep the page busy.
const PACE: f64 = 200.0;

/// Ends a search when its time is up, and sends its reports to the page. If there is no new report, the last one is sent again, so
/// that the page knows that the search is alive.
pub struct SearchWatch<'a> {
    position: &'a Position,
    /// For games of two players.
    weights: Option<ChessWeights>,
    /// These times are in milliseconds since 1970.
    start: f64,
    told: f64,
    counted: f64,
    nodes: u64,
    best: BestLines,
    /// The best lines in words, as far as they have been told.
    lines: Vec<SearchLine>,
    lines_are_old: bool,
    time: TimeManager,
    on_progress: &'a Function,
}

impl<'a> SearchWatch<'a> {
    /// Starts the clock for a search from `position` for so many lines.
    pub fn start(position: &'a Position, lines: u32, time: TimeManager, on_progress: &'a Function) -> SearchWatch<'a> {
        let start = Date::now();
        let two = !matches!(position, Position::Chaturaji(_));
        SearchWatch {
            position,
            weights: two.then(|| ChessWeights::tuned(position.variant())),
            start,
            told: f64::NEG_INFINITY,
            counted: start,
            nodes: 0,
            best: BestLines::new(lines),
            lines: Vec::new(),
            lines_are_old: true,
            time,
            on_progress,
        }
    }

    /// The search has ended like this.
    pub fn finish(&mut self, info: &SearchInfo) {
        self.hear(info, Date::now());
        self.tell(Date::now());
    }

    fn hear(&mut self, info: &SearchInfo, now: f64) {
        self.best.take(info);
        self.lines_are_old = true;
        self.nodes = self.nodes.max(info.nodes);
        self.counted = now;
    }

    fn tell(&mut self, now: f64) {
        self.told = now;
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
        if now - self.told >= PACE && !self.best.infos().is_empty() {
            self.tell(now);
        }
        self.time.is_over(Duration::from_millis((now - self.start).max(0.0) as u64))
    }

    fn report(&mut self, info: &SearchInfo) {
        let now = Date::now();
        self.hear(info, now);
        if now - self.told >= PACE {
            self.tell(now);
        }
    }
}
