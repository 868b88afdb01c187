//! Lists the legal moves of a position: `cargo run --example legal_moves -- janus 'FEN'`. Without a FEN, those of the start position.

use menagerie_rules::notation::san;
use menagerie_rules::{Options, Position, Variant};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let variant = Variant::by_id(arguments.next().as_deref().unwrap_or("janus"), &Options::none())?;
    let position = match arguments.next() {
        Some(fen) => Position::from_fen(&variant, &fen)?,
        None => Position::start(&variant),
    };
    let moves: Vec<String> = position.legal_moves().into_iter().map(|mv| san::write(&position, mv)).collect();
    println!("{}, {}", variant.name(), position.fen());
    println!("{} legal moves: {}", moves.len(), moves.join(" "));
    Ok(())
}
