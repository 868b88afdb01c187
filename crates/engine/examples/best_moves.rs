//! Searches the start position of a game: `cargo run --release --example best_moves -- janus`.

use menagerie_engine::{BestLines, Engine, SearchControl, SearchInfo, SearchLimits};
use menagerie_rules::notation::san;
use menagerie_rules::{Game, Options, Variant};
use std::error::Error;

/// Collects the lines of the last depth.
struct Lines(BestLines);

impl SearchControl for Lines {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn report(&mut self, info: &SearchInfo) {
        self.0.take(info);
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1).unwrap_or_else(|| "janus".to_owned());
    let variant = Variant::by_id(&id, &Options::none())?;
    let game = Game::new(&variant);
    let mut lines = Lines(BestLines::new(3));
    let limits = SearchLimits { multipv: 3, ..SearchLimits::nodes(100_000) };
    let found = Engine::new(16).search(&game, &limits, &mut lines).ok_or("the game is over")?;
    println!("{}: {}", variant.name(), san::write(game.position(), found.best_move));
    for info in lines.0.infos() {
        let first = info.pv.first().map(|&mv| san::write(game.position(), mv)).unwrap_or_default();
        println!("depth {:2}  {:?}  {first}", info.depth, info.score);
    }
    Ok(())
}
