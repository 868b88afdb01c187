//! Finds controls by role and accessible name.

use crate::page::Page;
use crate::role::Role;
use anyhow::{Result, bail, ensure};
use fantoccini::Locator;
use fantoccini::elements::Element;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::sleep;
use xtask::browser::BrowserKind;

/// Keys in WebDriver's notation. This one, with `a`, selects all of a text.
const COMMAND: char = if cfg!(target_os = "macos") { '\u{e03d}' } else { '\u{e009}' };
const ENTER: char = '\u{e007}';

/// The intervals between two attempts to find a control: at first, and later.
const LOOKS: u32 = 90;
const PAUSE: Duration = Duration::from_millis(30);
const LONG_PAUSE: Duration = Duration::from_millis(250);

/// Splits these elements into those with text that contains the wanted name, wherever an accessible name may come from, and the others.
/// The browser then only computes a dozen roles and names instead of a hundred.
const FIND: &str = r#"
    const [candidates, name] = arguments;
    const plain = (words) => words.replace(/\s+/g, "").toLowerCase();
    const named = (it) => [it, ...(it.labels ?? []), ...(it.getAttribute("aria-labelledby") ?? "").split(" ")
        .map((id) => document.getElementById(id)).filter(Boolean)];
    const words = (it) => plain([it, ...it.querySelectorAll("*")].flatMap((one) => [one.value, ...["aria-label", "title", "alt", "placeholder"]
        .map((from) => one.getAttribute(from))]).concat(it.textContent).join(" "));
    const found = [...document.querySelectorAll(candidates)]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) || getComputedStyle(it).display === "contents");
    const likely = found.filter((it) => name === null || named(it).some((one) => words(one).includes(plain(name))));
    return [likely, found.filter((it) => !likely.includes(it))];
"#;

/// Whether an element stands where it will stay: nothing that holds it is moving, and it is in the same place some milliseconds later,
/// which the second argument says. A spinner moves for ever and does not count.
const AT_REST: &str = r#"
    const [element, pause] = arguments;
    const moves = ({ playState, effect }) => playState === "running" && effect?.target?.contains(element)
        && effect.getComputedTiming().endTime !== Infinity;
    if (document.getAnimations().some(moves)) return false;
    const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
    const before = place();
    return pause === 0 || new Promise((done) => setTimeout(() => done(place() === before), pause));
"#;

/// WebKit's driver asks where an element is and clicks there later: what has moved meanwhile is missed.
const WEBKIT_CLICK_MS: u32 = 50;

/// Whether the page waits for a part of it.
const LOADS: &str = "return document.documentElement.hasAttribute('data-loading')";

impl Page {
    /// The one visible control with this role and accessible name. Accessibility data is updated a moment after the page is shown, so
    /// there are several attempts. A control in a sliding sheet is returned when it has stopped, because a click would miss it.
    ///
    /// # Errors
    /// When there is none or more than one.
    /// When there is none or more than one.
    pub async fn control(&self, role: Role, name: &str) -> Result<Element> {
        let mut pause = PAUSE;
        for _ in 0..LOOKS {
            if let Ok([element]) = self.named_so(role, name).await.as_deref()
                && self.at_rest(element).await
            {
                return Ok(element.clone());
            }
            sleep(pause).await;
            pause = pause.mul_f64(1.3).min(LONG_PAUSE);
        }
        let mut found = self.named_so(role, name).await?;
        match (found.pop(), found.len()) {
            (Some(element), 0) => Ok(element),
            (None, _) => {
                let names: Vec<String> = self.controls(role).await?.into_iter().map(|(name, _)| name).collect();
                bail!("no {} named {name:?} is shown, only {names:?}", role.name())
            }
            (_, more) => bail!("{} of the {}s are named {name:?}", more + 1, role.name()),
        }
    }

    /// Whether a control with this role and name is shown.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn shows(&self, role: Role, name: &str) -> Result<bool> {
        Ok(!self.named_so(role, name).await?.is_empty())
    }

    /// All visible controls with this role, with their accessible names.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn controls(&self, role: Role) -> Result<Vec<(String, Element)>> {
        self.seen(role, self.candidates(role, None).await?.concat()).await
    }

    /// Whether an element does not move. A removed one does not count.
    async fn at_rest(&self, element: &Element) -> bool {
        let element = serde_json::to_value(element).unwrap_or_default();
        let pause = if self.kind() == BrowserKind::WebKit { WEBKIT_CLICK_MS } else { 0 };
        self.client.execute(AT_REST, vec![element, pause.into()]).await.is_ok_and(|rests| rests == true)
    }

    /// All visible controls with this role and accessible name.
    async fn named_so(&self, role: Role, name: &str) -> Result<Vec<Element>> {
        for some in self.candidates(role, Some(name)).await? {
            let mut found = self.seen(role, some).await?;
            found.retain(|(own, _)| own == name);
            if !found.is_empty() {
                return Ok(found.into_iter().map(|(_, element)| element).collect());
            }
        }
        Ok(Vec::new())
    }

    /// The candidates for a visible element with this role: those that may have this name too, and the others.
    async fn candidates(&self, role: Role, name: Option<&str>) -> Result<[Vec<Element>; 2]> {
        let found = self.client.execute(FIND, vec![role.candidates().into(), name.into()]).await?;
        let found: [Vec<HashMap<String, String>>; 2] = serde_json::from_value(found)?;
        // An element is an object with one field: its reference.
        let element = |reference: String| Element::from_element_id(self.client.clone(), reference.into());
        Ok(found.map(|some| some.into_iter().flat_map(HashMap::into_values).map(element).collect()))
    }

    /// Those of these elements that are visible and have this role, with their accessible names.
    async fn seen(&self, role: Role, elements: Vec<Element>) -> Result<Vec<(String, Element)>> {
        let mut found = Vec::new();
        for element in elements {
            // Elements may come and go meanwhile: those that are gone do not count.
            if let Ok(Some(name)) = self.named(&element, role).await {
                found.push((name, element));
            }
        }
        Ok(found)
    }

    /// The element's accessible name, if it is visible and has the role.
    async fn named(&self, element: &Element, role: Role) -> Result<Option<String>> {
        let found = self.accessible_if(&serde_json::to_value(element)?, |its| its == role.name()).await?;
        let Some(found) = found else { return Ok(None) };
        Ok(element.is_displayed().await?.then_some(found.name))
    }

    /// Presses a button, and waits until its code is loaded.
    ///
    /// # Errors
    /// When there is no such button or it cannot be pressed.
    pub async fn press(&self, button: &str) -> Result<()> {
        self.control(Role::Button, button).await?.click().await?;
        let mut pause = PAUSE;
        for _ in 0..LOOKS {
            // A page that is left meanwhile has no answer to give.
            if self.client.execute(LOADS, Vec::new()).await.is_ok_and(|loads| loads != true) {
                break;
            }
            sleep(pause).await;
            pause = pause.mul_f64(1.3).min(LONG_PAUSE);
        }
        Ok(())
    }

    /// Opens what was read from a text, once the page shows it.
    ///
    /// # Errors
    /// When the page does not show a game or a position that it has read.
    pub async fn open_what_was_read(&self) -> Result<()> {
        self.until("the page shows what it has read", async || self.shows(Role::Button, "Open it").await).await?;
        self.press("Open it").await
    }

    /// Chooses an option of a combobox by its text.
    ///
    /// # Errors
    /// When there is no such combobox or option.
    pub async fn choose(&self, combobox: &str, option: &str) -> Result<()> {
        let options = self.options(combobox).await?;
        ensure!(options.iter().any(|words| words == option), "{combobox} has no option {option:?}, only {options:?}");
        let combobox = self.control(Role::Combobox, combobox).await?;
        Ok(combobox.select_by_label(option).await?)
    }

    /// The options of a combobox as texts.
    ///
    /// # Errors
    /// When there is no such combobox.
    pub async fn options(&self, combobox: &str) -> Result<Vec<String>> {
        let combobox = self.control(Role::Combobox, combobox).await?;
        let mut words = Vec::new();
        for option in combobox.find_all(Locator::Css("option")).await? {
            words.push(option.text().await?);
        }
        Ok(words)
    }

    /// The chosen option of a combobox as text.
    ///
    /// # Errors
    /// When there is no such combobox or nothing is chosen.
    pub async fn chosen(&self, combobox: &str) -> Result<String> {
        let combobox = self.control(Role::Combobox, combobox).await?;
        Ok(combobox.find(Locator::Css("option:checked")).await?.text().await?)
    }

    /// The content of a text box.
    ///
    /// # Errors
    /// When there is no such text box.
    pub async fn value(&self, textbox: &str) -> Result<String> {
        let textbox = self.control(Role::Textbox, textbox).await?;
        Ok(textbox.prop("value").await?.unwrap_or_default())
    }

    /// Replaces the content of a text box and presses Enter, with the keyboard: all of it is selected and overwritten.
    ///
    /// # Errors
    /// When there is no such text box.
    pub async fn enter(&self, textbox: &str, text: &str) -> Result<()> {
        // In a small window moves are entered in a sheet.
        if !self.shows(Role::Textbox, textbox).await? && self.shows(Role::Button, "Moves").await? {
            self.press("Moves").await?;
        }
        let textbox = self.control(Role::Textbox, textbox).await?;
        textbox.click().await?;
        // At the end of each, the keys that are held are let go.
        textbox.send_keys(&format!("{COMMAND}a")).await?;
        Ok(textbox.send_keys(&format!("{text}{ENTER}")).await?)
    }
}
