//! A computer that has all the time that a test needs.

use anyhow::Result;
use e2e::Page;

/// Turns a search for a move into one that goes on until it is stopped.
const ENDLESS: &str = "const post = Worker.prototype.postMessage;\
    Worker.prototype.postMessage = function (message, ...rest) {\
        return post.call(this, message.type === 'search' ? { ...message, type: 'analyse', lines: 1 } : message, ...rest)\
    };";

/// From the next page on, computers think until they are stopped: the seconds that the strongest takes are over before a test has
/// pressed a button, where a slow machine runs several browsers.
pub async fn think_endlessly(page: &Page) -> Result<()> {
    page.before_scripts(ENDLESS).await
}
