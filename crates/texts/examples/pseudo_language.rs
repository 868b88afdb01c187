//! Makes the pseudo-language `xx` of the English catalogue: `cargo run -p menagerie-texts --example pseudo_language`.
//!
//! With the folder `assets/texts/xx` in place, a page in this language shows English letters only in what comes from no catalogue. Remove
//! the folder afterwards.

use menagerie_texts::Language;
use menagerie_texts::{pseudo, read};

fn main() -> Result<(), String> {
    let own = read::folder(Language::EN).with_file_name(pseudo::TAG);
    pseudo::write(&own)?;
    println!("{} is made of the English catalogue.", own.display());
    Ok(())
}
