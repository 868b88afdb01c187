//! Finding controls by role and accessible name.

use crate::commands::Raw;
use crate::page::Page;
use anyhow::{Result, bail, ensure};
use fantoccini::Locator;
use fantoccini::elements::Element;
use std::time::Duration;
use tokio::time::sleep;

/// Keys as WebDriver writes them. This one, with `a`, marks all of a text.
const COMMAND: char = if cfg!(target_os = "macos") { '\u{e03d}' } else { '\u{e009}' };
const ENTER: char = '\u{e007}';

/// How often a control is looked for, and how long between two looks.
const LOOKS: u32 = 8;
const PAUSE: Duration = Duration::from_millis(250);

/// A role of the page's controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A choice of one out of several options.
    Combobox,
    /// Something to press.
    Button,
    /// A line to write into.
    Textbox,
    /// A list, ordered or not.
    List,
    /// A line that is read out when it changes.
    Status,
    /// A question that must be answered first.
    Dialog,
    /// A value between two others.
    Meter,
    /// One of several that exclude each other.
    Radio,
    /// What is on or off.
    Checkbox,
    /// One of several panels, shown when it is chosen.
    Tab,
    /// What is said at once.
    Alert,
}

impl Role {
    /// The role's name in ARIA.
    fn name(self) -> &'static str {
        match self {
            Self::Combobox => "combobox",
            Self::Button => "button",
            Self::Textbox => "textbox",
            Self::List => "list",
            Self::Status => "status",
            Self::Dialog => "dialog",
            Self::Meter => "meter",
            Self::Radio => "radio",
            Self::Checkbox => "checkbox",
            Self::Tab => "tab",
            Self::Alert => "alert",
        }
    }

    /// Elements that may have the role; the browser is asked which of them do.
    fn candidates(self) -> &'static str {
        match self {
            Self::Combobox => "select, [role=combobox]",
            Self::Button => "button, input[type=button], [role=button]",
            Self::Textbox => "input, textarea, [role=textbox]",
            Self::List => "ol, ul, [role=list]",
            Self::Status => "output, [role=status]",
            Self::Dialog => "dialog, [role=dialog]",
            Self::Meter => "meter, [role=meter]",
            Self::Radio => "input[type=radio], [role=radio]",
            Self::Checkbox => "input[type=checkbox], [role=checkbox]",
            Self::Tab => "[role=tab]",
            Self::Alert => "[role=alert]",
        }
    }
}

impl Page {
    /// The one visible control with this role and accessible name. What browsers tell screen readers comes a moment after
    /// what they show: where there is none, it is looked for again.
    ///
    /// # Errors
    /// When there is none or more than one.
    pub async fn control(&self, role: Role, name: &str) -> Result<Element> {
        for _ in 0..LOOKS {
            if let Ok(found) = self.control_now(role, name).await {
                return Ok(found);
            }
            sleep(PAUSE).await;
        }
        self.control_now(role, name).await
    }

    async fn control_now(&self, role: Role, name: &str) -> Result<Element> {
        let mut found = self.controls(role).await?;
        let names: Vec<String> = found.iter().map(|(name, _)| name.clone()).collect();
        found.retain(|(own, _)| own == name);
        match (found.pop(), found.len()) {
            (Some((_, element)), 0) => Ok(element),
            (None, _) => bail!("no {} named {name:?} is shown, only {names:?}", role.name()),
            (_, more) => bail!("{} of the {}s are named {name:?}", more + 1, role.name()),
        }
    }

    /// Whether a control with this role and name is shown.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn shows(&self, role: Role, name: &str) -> Result<bool> {
        Ok(self.controls(role).await?.iter().any(|(own, _)| own == name))
    }

    /// All visible controls with this role, with their accessible names.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn controls(&self, role: Role) -> Result<Vec<(String, Element)>> {
        let mut found = Vec::new();
        for element in self.client.find_all(Locator::Css(role.candidates())).await? {
            // Elements may come and go meanwhile: those that are gone do not count.
            if let Ok(Some(name)) = self.named(&element, role).await {
                found.push((name, element));
            }
        }
        Ok(found)
    }

    /// The element's accessible name, if it is visible and has the role.
    async fn named(&self, element: &Element, role: Role) -> Result<Option<String>> {
        let id = element.element_id();
        if self.client.issue_cmd(Raw::role(&id)).await? != role.name() || !element.is_displayed().await? {
            return Ok(None);
        }
        let name = self.client.issue_cmd(Raw::name(&id)).await?;
        Ok(name.as_str().map(str::to_owned))
    }

    /// Presses a button.
    ///
    /// # Errors
    /// When there is no such button or it cannot be pressed.
    pub async fn press(&self, button: &str) -> Result<()> {
        Ok(self.control(Role::Button, button).await?.click().await?)
    }

    /// Chooses an option of a combobox by its words.
    ///
    /// # Errors
    /// When there is no such combobox or option.
    pub async fn choose(&self, combobox: &str, option: &str) -> Result<()> {
        let options = self.options(combobox).await?;
        ensure!(options.iter().any(|words| words == option), "{combobox} has no option {option:?}, only {options:?}");
        let combobox = self.control(Role::Combobox, combobox).await?;
        Ok(combobox.select_by_label(option).await?)
    }

    /// The options of a combobox, in words.
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

    /// The chosen option of a combobox, in words.
    ///
    /// # Errors
    /// When there is no such combobox or nothing is chosen.
    pub async fn chosen(&self, combobox: &str) -> Result<String> {
        let combobox = self.control(Role::Combobox, combobox).await?;
        Ok(combobox.find(Locator::Css("option:checked")).await?.text().await?)
    }

    /// What stands in a text box.
    ///
    /// # Errors
    /// When there is no such text box.
    pub async fn value(&self, textbox: &str) -> Result<String> {
        let textbox = self.control(Role::Textbox, textbox).await?;
        Ok(textbox.prop("value").await?.unwrap_or_default())
    }

    /// Replaces what stands in a text box and presses Enter, as one does with
    /// the keyboard: all of it is marked, and written over.
    ///
    /// # Errors
    /// When there is no such text box.
    pub async fn enter(&self, textbox: &str, text: &str) -> Result<()> {
        let textbox = self.control(Role::Textbox, textbox).await?;
        textbox.click().await?;
        // At the end of each, the keys that are held are let go.
        textbox.send_keys(&format!("{COMMAND}a")).await?;
        Ok(textbox.send_keys(&format!("{text}{ENTER}")).await?)
    }
}
