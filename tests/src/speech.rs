//! What a screen reader says about the focused element and about changes.

use crate::accessibility::Spoken;
use crate::page::Page;
use anyhow::Result;
use serde_json::Value;

/// Records the announcements of the page's live regions. Hidden regions, and those under a modal dialog, are silent.
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

/// The element with the focus; in a grid, its cell.
const FOCUSED: &str = r#"
    let { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    while (activeElement.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement.getRootNode().getElementById(activeElement.getAttribute("aria-activedescendant")) ?? activeElement;
"#;

impl Page {
    /// The focused element; none if the page itself has the focus.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn focused(&self) -> Result<Option<Spoken>> {
        match self.script(FOCUSED).await? {
            Value::Null => Ok(None),
            element => Ok(Some(self.accessible(&element).await?)),
        }
    }

    /// Starts recording announcements.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn listen(&self) -> Result<()> {
        self.script(LISTEN).await?;
        Ok(())
    }

    /// The announcements since [`Self::listen`].
    ///
    /// # Errors
    /// When nobody listens.
    pub async fn heard(&self) -> Result<Vec<String>> {
        Ok(serde_json::from_value(self.script("return heard").await?)?)
    }

    /// Waits until these words have been announced since [`Self::listen`].
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
}
