//! The page used by keyboard and ear, in each language: what to do next is known from the role and the name of what has the keyboard,
//! and from what is announced. Nothing is pointed at, and nothing is looked up but the answer to a puzzle or a lesson.

mod game;
mod lesson;
mod puzzle;
mod workshop;

use crate::french::speak_french;
use anyhow::{Context as _, Result, bail, ensure};
use e2e::Page;
use e2e::keys::{DOWN, ENTER, LEFT, RIGHT, SHIFT, TAB, UP};

/// Stops that the Tab key may make on the way to something.
const STOPS: usize = 150;

/// What a board says in a language.
pub struct BoardWords {
    /// Whether the browser asks for French.
    french: bool,
    /// How a square is called whose piece is picked up.
    picked: &'static str,
    /// What is announced of a piece that is picked up and can go somewhere.
    reach: &'static str,
    /// How a square is called where it can go, if it is empty, and if a piece can be captured there.
    targets: [&'static str; 2],
    /// What a Pawn can become, with the letters of moves.
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

/// Somebody who uses the page by keyboard and ear.
pub struct Listener {
    page: Page,
    words: &'static BoardWords,
}

impl Listener {
    /// With a browser that asks for this language, from the next page on.
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

    /// Goes on with the Tab key to what has this role and a name that begins so.
    pub async fn tab_to(&self, role: &str, name: &str) -> Result<()> {
        self.tab(role, name, async || self.page.keys(TAB).await).await
    }

    /// Goes back to it with Shift and Tab. Behind its last control the Tab key leaves the page, and not every browser comes back to it
    /// as it was.
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

    /// Goes on to a button, and presses it.
    pub async fn press(&self, button: &str) -> Result<()> {
        self.tab_to("button", button).await?;
        self.page.keys(ENTER).await
    }

    /// Goes back to a button, and presses it.
    pub async fn press_before(&self, button: &str) -> Result<()> {
        self.back_to("button", button).await?;
        self.page.keys(ENTER).await
    }

    /// Waits until something with this role and a name that begins so has the keyboard.
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

    /// Goes over the board to a square, whichever side sits at the bottom.
    pub async fn go(&self, to: &str) -> Result<()> {
        self.walk(to, 0, [RIGHT, LEFT]).await?;
        self.walk(to, 1, [UP, DOWN]).await?;
        let there = self.square().await?;
        ensure!(there.split(',').next() == Some(to), "{there} is not {to}");
        Ok(())
    }

    /// Goes along the files (0) or the ranks (1). The first step tells which key leads there.
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

    /// Picks a piece up, by the name of its square, and puts it down on another one, by its name.
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

    /// Picks up the piece under the cursor and puts it down where it can go. Gives how that square was called.
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
