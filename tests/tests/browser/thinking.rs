//! A computer that thinks as long as a test needs.

use anyhow::Result;
use e2e::Page;

/// Makes a search for a move go on until it is stopped.
const ENDLESS: &str = "const post = Worker.prototype.postMessage;\
    Worker.prototype.postMessage = function (message, ...rest) {\
        return post.call(this, message.type === 'search' ? { ...message, type: 'analyse', lines: 1 } : message, ...rest)\
    };";

/// From the next page on, computers think until they are stopped: on a slow machine with several browsers, even the strongest level would
/// be ready before a test has pressed a button.
pub async fn think_endlessly(page: &Page) -> Result<()> {
    page.before_scripts(ENDLESS).await
}
