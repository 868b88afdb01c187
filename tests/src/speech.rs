//! What a screen reader says: of what has the keyboard, and of what changes.

use crate::commands::Raw;
use crate::page::Page;
use anyhow::{Context, Result};
use serde_json::Value;

/// Keeps what the page's live regions say from now on. What is hidden, or lies under a modal dialog, says nothing to a screen reader.
const LISTEN: &str = r#"
    window.listening?.disconnect();
    window.heard = [];
    const LIVE = "[role=status], [role=alert], [aria-live]";
    const isMuted = (region) => {
        const modal = [...document.querySelectorAll("dialog:modal")];
        return !region.checkVisibility({ visibilityProperty: true }) || region.closest("[inert], [aria-hidden=true], [aria-live=off]")
            || (modal.length > 0 && !modal.some((dialog) => dialog.contains(region)));
    };
    window.listening = new MutationObserver((changes) => {
        const regions = changes.map(({ target }) => (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(LIVE));
        for (const region of new Set(regions)) if (region?.textContent.trim() && !isMuted(region)) heard.push(region.textContent.trim());
    });
    listening.observe(document.body, { subtree: true, childList: true, characterData: true });
"#;

/// The element that has the keyboard: in a grid, its cell.
const FOCUSED: &str = r#"
    let { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    while (activeElement.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement.getRootNode().getElementById(activeElement.getAttribute("aria-activedescendant")) ?? activeElement;
"#;

/// What the browser tells screen readers of an element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// Its role.
    pub role: String,
    /// Its name.
    pub name: String,
}

impl Page {
    /// What has the keyboard; nothing if the page itself has it.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn focused(&self) -> Result<Option<Spoken>> {
        match self.script(FOCUSED).await? {
            Value::Null => Ok(None),
            element => Ok(Some(self.spoken(&element).await?)),
        }
    }

    /// Begins to listen to what is said aloud.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn listen(&self) -> Result<()> {
        self.script(LISTEN).await?;
        Ok(())
    }

    /// What has been said since [`Self::listen`].
    ///
    /// # Errors
    /// When nobody listens.
    pub async fn heard(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.script("return heard").await?)?)
    }

    /// Waits until these words have been said since [`Self::listen`].
    ///
    /// # Errors
    /// When they are not in time.
    pub async fn until_heard(&self, words: &str) -> Result<()> {
        let waited = self
            .until(&format!("{words:?} is said"), async || {
                Ok(self.heard().await?.iter().any(|text| text.contains(words)))
            })
            .await;
        match waited {
            Ok(()) => Ok(()),
            Err(error) => Err(error.context(format!("heard only {:?}", self.heard().await?))),
        }
    }

    /// What the browser tells of an element that a script has returned.
    async fn spoken(&self, element: &Value) -> Result<Spoken> {
        let id = element.as_object().and_then(|object| object.values().next()?.as_str()).context("no element")?;
        let text =
            async |command| anyhow::Ok(self.client.issue_cmd(command).await?.as_str().unwrap_or_default().to_owned());
        Ok(Spoken { role: text(Raw::role(id)).await?, name: text(Raw::name(id)).await? })
    }
}
