//! Writes the rules pages alone, for looking at them while writing them:
//! `cargo run -p xtask --example rules_pages -- FOLDER`.

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).ok_or_else(|| anyhow::anyhow!("name a folder to write to"))?;
    xtask::pages::write(folder.as_ref())
}
