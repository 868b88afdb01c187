//! Several tabs of one browser.

use crate::page::Page;
use anyhow::Result;
use fantoccini::wd::WindowHandle;

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Page {
    /// The tab that is seen.
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
        let tab = Tab(self.client.new_window(true).await?.handle);
        self.show_tab(&tab).await?;
        Ok(tab)
    }

    /// Shows a tab; everything that is asked of the page is asked of this tab from now on.
    ///
    /// # Errors
    /// When it has been closed.
    pub async fn show_tab(&self, tab: &Tab) -> Result<()> {
        Ok(self.client.switch_to_window(tab.0.clone()).await?)
    }

    /// Closes the tab that is seen, and shows another one.
    ///
    /// # Errors
    /// When one of them is closed already.
    pub async fn close_tab(&self, next: &Tab) -> Result<()> {
        self.client.close_window().await?;
        self.show_tab(next).await
    }
}
