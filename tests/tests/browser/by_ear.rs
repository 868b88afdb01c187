//! The page used with keyboard and screen reader, in each language: the role and the name of the focused element and the announcements
//! are enough to know what to do next. Nothing is pointed at, and only the answers to puzzles and lessons are looked up.

mod game;
mod lesson;
mod puzzle;
mod workshop;

use crate::french::speak_french;
use anyhow::{Context as _, Result, bail, ensure};
use e2e::Page;
use e2e::keys::{DOWN, ENTER, LEFT, RIGHT, SHIFT, TAB, UP};

/// The most Tab stops on the way to an element.
const STOPS: usize = 150;

/// The announcements of a board in a language.
pub struct BoardWords {
    /// Whether the browser prefers French.
    french: bool,
    /// The name of a square whose piece is picked up.
    picked: &'static str,
    /// The announcement for a picked piece that can move.
    reach: &'static str,
    /// The names of its target squares: empty, and with a capture.
    targets: [&'static str; 2],
    /// The promotions of a Pawn, with the letters of moves.
    promotions: [(char, &'static str); 4],
}

pub const ENGLISH: BoardWords = BoardWords {
    french: false,
    picked: "picked up",
    reach: "Picked up. It can go to",
    targets: ["can move here", "can be captured"],
    promotions: [('q', "Queen"), ('r', "Rook"), ('b', "Bishop"), ('n', "Knight")],
};

pub const FRENCH: BoardWords = BoardWords {
    french: true,
    picked: "en main",
    reach: "En main. Elle peut aller",
    targets: ["peut aller ici", "peut être prise"],
    promotions: [('q', "Dame"), ('r', "Tour"), ('b', "Fou"), ('n', "Cavalier")],
};

/// A person who uses the page with keyboard and screen reader.
pub struct Listener {
    page: Page,
    words: &'static BoardWords,
}

impl Listener {
    /// With a browser that prefers this language, from the next page on.
    pub async fn new(page: Page, words: &'static BoardWords) -> Result<Self> {
        if words.french {
            speak_french(&page).await?;
        }
        Ok(Self { page, words })
    }

    /// On a page that is open already.
    pub fn on(page: &Page) -> Self {
        Self { page: page.clone(), words: &ENGLISH }
    }

    /// Presses Tab until an element with this role and a name that begins so has the focus.
    pub async fn tab_to(&self, role: &str, name: &str) -> Result<()> {
        self.tab(role, name, async || self.page.keys(TAB).await).await
    }

    /// The same in reverse, with Shift and Tab. After its last control the Tab key leaves the page, and not every browser returns to it
    /// in the same state.
    pub async fn back_to(&self, role: &str, name: &str) -> Result<()> {
        self.tab(role, name, async || self.page.keys_while(SHIFT, TAB).await).await
    }

    async fn tab(&self, role: &str, name: &str, step: impl AsyncFn() -> Result<()>) -> Result<()> {
        let mut passed = Vec::new();
        for _ in 0..STOPS {
            let focused = self.page.focused().await?;
            if focused.as_ref().is_some_and(|it| it.role == role && it.name.starts_with(name)) {
                return Ok(());
            }
            passed.push(focused);
            step().await?;
        }
        bail!("no {role} named {name:?} comes up, only {passed:#?}")
    }

    /// Moves on to a button, and presses it.
    pub async fn press(&self, button: &str) -> Result<()> {
        self.tab_to("button", button).await?;
        self.page.keys(ENTER).await
    }

    /// Moves back to a button, and presses it.
    pub async fn press_before(&self, button: &str) -> Result<()> {
        self.back_to("button", button).await?;
        self.page.keys(ENTER).await
    }

    /// Waits until an element with this role and a name that begins so has the focus.
    pub async fn until_on(&self, role: &str, name: &str) -> Result<()> {
        self.page
            .until(&format!("the keyboard is on a {role} named {name:?}"), async || {
                Ok(self.page.focused().await?.is_some_and(|it| it.role == role && it.name.starts_with(name)))
            })
            .await
    }

    /// The name of the square under the cursor.
    pub async fn square(&self) -> Result<String> {
        let focused = self.page.focused().await?.context("nothing has the keyboard")?;
        ensure!(focused.role == "gridcell", "the keyboard is not on the board but on {focused:?}");
        Ok(focused.name)
    }

    /// Moves the cursor to a square, whichever side is at the bottom.
    pub async fn go(&self, to: &str) -> Result<()> {
        self.walk(to, 0, [RIGHT, LEFT]).await?;
        self.walk(to, 1, [UP, DOWN]).await?;
        let there = self.square().await?;
        ensure!(there.split(',').next() == Some(to), "{there} is not {to}");
        Ok(())
    }

    /// Moves along the files (0) or the ranks (1). The first step finds out which key leads there.
    async fn walk(&self, to: &str, axis: usize, [more, less]: [&str; 2]) -> Result<()> {
        let away = async || anyhow::Ok(place(to)?[axis] - place(&self.square().await?)?[axis]);
        let far = away().await?;
        if far == 0 {
            return Ok(());
        }
        let [first, other] = if far > 0 { [more, less] } else { [less, more] };
        self.page.keys(first).await?;
        let left = away().await?;
        let on = if left.abs() < far.abs() { first } else { other };
        self.page.keys(&on.repeat(usize::try_from(left.abs())?)).await
    }

    /// Picks up a piece on a square, and puts it down on another one. Both are given by name.
    pub async fn play(&self, piece: &str, there: &str) -> Result<()> {
        let named = |name: &str| name.split(',').next().unwrap_or_default().to_owned();
        self.go(&named(piece)).await?;
        ensure!(self.square().await? == piece, "{} is not {piece}", self.square().await?);
        let target = self.carry(&named(piece), &named(there)).await?;
        ensure!(target.starts_with(&format!("{there}, ")), "{target} is not {there}");
        Ok(())
    }

    /// Plays a move in coordinates.
    pub async fn play_move(&self, text: &str) -> Result<()> {
        let at = text.rfind(|letter: char| letter.is_ascii_alphabetic()).context("a square")?;
        let (squares, becomes) = if at + 1 == text.len() { text.split_at(at) } else { (text, "") };
        let middle = squares.rfind(|letter: char| letter.is_ascii_alphabetic()).context("two squares")?;
        let (from, to) = squares.split_at(middle);
        self.go(from).await?;
        self.carry(from, to).await?;
        let Some(letter) = becomes.chars().next() else { return Ok(()) };
        let wanted = self.words.promotions.iter().find(|(one, _)| *one == letter);
        let (_, name) = wanted.with_context(|| format!("a piece with the letter {letter}"))?;
        self.page
            .until("it is asked what the Pawn becomes", async || {
                Ok(self.page.focused().await?.is_some_and(|it| it.role == "button"))
            })
            .await?;
        self.press(name).await
    }

    /// Picks up the piece under the cursor and puts it down on a target square. Returns the name of that square.
    async fn carry(&self, from: &str, to: &str) -> Result<String> {
        let words = self.words;
        self.page.keys(ENTER).await?;
        let picked = self.square().await?;
        ensure!(picked.starts_with(from) && picked.ends_with(words.picked), "{picked} is not picked up");
        self.page.until_heard(words.reach).await?;
        self.go(to).await?;
        let target = self.square().await?;
        ensure!(words.targets.iter().any(|it| target.ends_with(it)), "{target} is no square where {from} can go");
        self.page.keys(ENTER).await?;
        Ok(target)
    }
}

/// The file and the rank of a square, by its name.
fn place(name: &str) -> Result<[i32; 2]> {
    let name = name.split(',').next().unwrap_or_default();
    let file = *name.as_bytes().first().context("a file")?;
    let rank = name.get(1..).with_context(|| format!("{name} is no square"))?;
    Ok([i32::from(file), rank.parse().with_context(|| format!("{name} is no square"))?])
}
