//! Several tabs of one browser.

use crate::page::Page;
use anyhow::Result;
use fantoccini::wd::WindowHandle;
use xtask::browser::BrowserKind;

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Page {
    /// The visible tab.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn tab(&self) -> Result<Tab> {
        Ok(Tab(self.client.window().await?))
    }

    /// Opens an empty tab and shows it.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn new_tab(&self) -> Result<Tab> {
        // WebKit only paints the front tab, and its driver cannot change it. Two windows are both visible.
        let as_tab = self.kind() != BrowserKind::WebKit;
        let tab = Tab(self.client.new_window(as_tab).await?.handle);
        self.show_tab(&tab).await?;
        Ok(tab)
    }

    /// Shows a tab, which is the target of the following commands.
    ///
    /// # Errors
    /// When it has been closed.
    pub async fn show_tab(&self, tab: &Tab) -> Result<()> {
        Ok(self.client.switch_to_window(tab.0.clone()).await?)
    }

    /// Closes the visible tab, and shows another one.
    ///
    /// # Errors
    /// When one of them is closed already.
    pub async fn close_tab(&self, next: &Tab) -> Result<()> {
        self.client.close_window().await?;
        self.show_tab(next).await
    }
}
