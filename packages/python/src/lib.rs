//! The Python module `menagerie`: rules, search and boards of any game. The types and what each function does are in `__init__.pyi`.

mod picture;

use menagerie_engine::{Engine, NoControl, Score, SearchLimits};
use menagerie_games::library;
use menagerie_rules::notation::{coordinate, san};
use menagerie_rules::{Game, Move, Options, Outcome, Position, Square, Variant as Rules};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use std::sync::Arc;

/// The memory of the transposition table of a search, in mebibytes.
const TABLE: usize = 16;

/// What is wrong with an argument, as Python's `ValueError`.
fn wrong(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The ids of all games.
#[pyfunction]
fn variants() -> Vec<&'static str> {
    Rules::ids().chain(library::ids()).collect()
}

/// The rules of a game.
#[pyclass(frozen, from_py_object, module = "menagerie")]
#[derive(Clone)]
struct Variant(Arc<Rules>);

#[pymethods]
impl Variant {
    #[new]
    fn new(name: &str) -> PyResult<Variant> {
        let none = Options::none();
        if let Some(found) = library::named(name, &none).map_err(wrong)? {
            return Ok(Variant(found));
        }
        Rules::named(name, &none).map(Variant).map_err(wrong)
    }

    #[staticmethod]
    fn from_json(definition: &str) -> PyResult<Variant> {
        Rules::from_json(definition, &Options::none()).map(Variant).map_err(wrong)
    }

    #[getter]
    fn id(&self) -> &str {
        self.0.id()
    }

    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    #[getter]
    fn files(&self) -> u8 {
        self.0.board_size().files()
    }

    #[getter]
    fn ranks(&self) -> u8 {
        self.0.board_size().ranks()
    }

    #[getter]
    fn players(&self) -> Vec<String> {
        self.0.turn_order().map(|player| self.0.player(player).name.clone()).collect()
    }

    #[getter]
    fn pieces(&self) -> Vec<(String, String)> {
        self.0.kinds().iter().map(|kind| (kind.letter.to_string(), kind.name.clone())).collect()
    }

    #[getter]
    fn start(&self) -> String {
        Position::start(&self.0).fen()
    }

    fn __repr__(&self) -> String {
        format!("Variant({:?})", self.0.id())
    }
}

/// How a game ended.
#[pyclass(frozen, get_all, name = "Outcome", module = "menagerie")]
struct GameEnd {
    winners: Vec<String>,
    reason: String,
    text: String,
}

#[pymethods]
impl GameEnd {
    fn __repr__(&self) -> String {
        format!("Outcome({:?})", self.text)
    }
}

/// What a search has found.
#[pyclass(frozen, get_all, module = "menagerie")]
struct SearchResult {
    r#move: String,
    cp: Option<i32>,
    mate: Option<i32>,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

#[pymethods]
impl SearchResult {
    fn __repr__(&self) -> String {
        let score = match (self.mate, self.cp) {
            (Some(mate), _) => format!("mate={mate}"),
            (None, Some(cp)) => format!("cp={cp}"),
            (None, None) => "decided".to_owned(),
        };
        format!("SearchResult(move={:?}, {score}, depth={}, nodes={})", self.r#move, self.depth, self.nodes)
    }
}

/// A game: a position, and the moves that led to it.
#[pyclass(skip_from_py_object, module = "menagerie")]
#[derive(Clone)]
struct Board {
    game: Game,
}

impl Board {
    /// The move in coordinates or in SAN.
    fn read(&self, text: &str) -> PyResult<Move> {
        let position = self.game.position();
        coordinate::read(position, text).or_else(|_| san::read(position, text)).map_err(wrong)
    }

    fn square(&self, name: &str) -> PyResult<Square> {
        name.parse().map_err(|_| wrong(format!("{name:?} is no square")))
    }
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (variant, fen = None))]
    fn new(variant: &Bound<'_, PyAny>, fen: Option<&str>) -> PyResult<Board> {
        let rules = match variant.extract::<Variant>() {
            Ok(variant) => variant.0,
            Err(_) => Variant::new(&variant.extract::<String>()?)?.0,
        };
        let game = match fen {
            None => Game::new(&rules),
            Some(fen) => Game::from_position(Position::from_fen(&rules, fen).map_err(wrong)?),
        };
        Ok(Board { game })
    }

    #[getter]
    fn variant(&self) -> Variant {
        Variant(self.game.variant().clone())
    }

    #[getter]
    fn turn(&self) -> String {
        self.game.variant().player(self.game.position().turn()).name.clone()
    }

    #[getter]
    fn moves(&self) -> Vec<String> {
        let mut before = self.game.start();
        let mut moves = Vec::new();
        for ply in self.game.plies() {
            moves.push(coordinate::write(before, ply.mv));
            before = &ply.position;
        }
        moves
    }

    fn fen(&self) -> String {
        self.game.position().fen()
    }

    fn legal_moves(&self) -> Vec<String> {
        let position = self.game.position();
        position.legal_moves().into_iter().map(|mv| coordinate::write(position, mv)).collect()
    }

    fn is_legal(&self, r#move: &str) -> bool {
        self.read(r#move).is_ok()
    }

    fn parse(&self, r#move: &str) -> PyResult<String> {
        Ok(coordinate::write(self.game.position(), self.read(r#move)?))
    }

    fn san(&self, r#move: &str) -> PyResult<String> {
        Ok(san::write(self.game.position(), self.read(r#move)?))
    }

    fn push(&mut self, r#move: &str) -> PyResult<()> {
        let mv = self.read(r#move)?;
        self.game.play_on(mv).map(|_| ()).map_err(wrong)
    }

    fn pop(&mut self) -> PyResult<String> {
        let mv = self.game.undo().ok_or_else(|| PyIndexError::new_err("no move has been played"))?;
        Ok(coordinate::write(self.game.position(), mv))
    }

    fn copy(&self) -> Board {
        self.clone()
    }

    fn is_check(&self) -> bool {
        self.game.position().in_check()
    }

    fn checkers(&self) -> Vec<String> {
        self.game.position().checkers().into_iter().map(|square| square.to_string()).collect()
    }

    fn piece_at(&self, square: &str) -> PyResult<Option<(String, String)>> {
        let variant = self.game.variant();
        let piece = self.game.position().piece_at(self.square(square)?);
        Ok(piece.map(|piece| (variant.player(piece.player).name.clone(), variant.kind(piece.kind).name.clone())))
    }

    fn outcome(&self) -> Option<GameEnd> {
        let (variant, outcome) = (self.game.variant(), self.game.outcome());
        let reason = outcome.termination()?;
        let winners = match &outcome {
            Outcome::Win { winners, .. } => winners.iter().map(|&winner| variant.player(winner).name.clone()).collect(),
            Outcome::Draw { .. } | Outcome::Ongoing => Vec::new(),
        };
        Some(GameEnd { winners, reason: format!("{reason:?}"), text: outcome.in_words(variant) })
    }

    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| self.game.position().perft(depth))
    }

    #[pyo3(signature = (nodes = None, depth = None))]
    fn search(&self, py: Python<'_>, nodes: Option<u64>, depth: Option<u32>) -> Option<SearchResult> {
        let limits = match (nodes, depth) {
            (None, None) => SearchLimits::nodes(100_000),
            (nodes, depth) => SearchLimits { nodes, depth, ..SearchLimits::default() },
        };
        let found = py.detach(|| Engine::new(TABLE).search(&self.game, &limits, &mut NoControl))?;
        let mut position = self.game.position().clone();
        let r#move = coordinate::write(&position, found.best_move);
        let mut pv = Vec::new();
        for &mv in &found.info.pv {
            let text = coordinate::write(&position, mv);
            if position.play(mv).is_err() {
                break;
            }
            pv.push(text);
        }
        let (cp, mate) = match found.info.score {
            Score::Cp(cp) => (Some(cp), None),
            Score::MateIn(plies) => (None, Some(plies.div_ceil(2) as i32)),
            Score::MatedIn(plies) => (None, Some(-(plies.div_ceil(2) as i32))),
            Score::WonOnPoints | Score::LostOnPoints => (None, None),
        };
        Some(SearchResult { r#move, cp, mate, depth: found.info.depth, nodes: found.info.nodes, pv })
    }

    #[pyo3(signature = (size = 400, turned = 0, marked = Vec::new()))]
    fn svg(&self, size: u32, turned: u8, marked: Vec<String>) -> PyResult<String> {
        let marked = marked.iter().map(|name| self.square(name)).collect::<PyResult<Vec<_>>>()?;
        Ok(picture::draw(self.game.position(), size, turned, &marked))
    }

    fn _repr_svg_(&self) -> String {
        picture::draw(self.game.position(), 400, 0, &[])
    }

    fn __repr__(&self) -> String {
        format!("Board({:?}, {:?})", self.game.variant().id(), self.fen())
    }
}

#[pymodule]
fn _menagerie(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(variants, module)?)?;
    module.add_class::<Variant>()?;
    module.add_class::<Board>()?;
    module.add_class::<SearchResult>()?;
    module.add_class::<GameEnd>()?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
