//! The accessible role and name of an element, as ARIA roles in every browser.

use crate::commands::Raw;
use crate::page::Page;
use anyhow::{Context, Result};
use serde_json::Value;
use xtask::browser::BrowserKind;

/// The ARIA role of an element to which WebKit's driver gives another one, and the words that it adds to the name. It reports a select as
/// a button, a number box as a text box, and an emptied list as no list. It adds a box's placeholder, and the value of a box within the
/// label.
const IN_ARIA: &str = r#"
    const [it] = arguments;
    const roles = { "select:not([multiple])": "combobox", "input[type=number]": "spinbutton", ":is(ol, ul):empty": "list" };
    const role = it.hasAttribute("role") ? null : Object.entries(roles).find(([which]) => it.matches(which))?.[1] ?? null;
    const inside = [...(it.labels ?? [])].some((label) => label.contains(it));
    const value = it.selectedOptions ? it.selectedOptions[0]?.text : it.value;
    return [role, [it.placeholder, inside ? value : ""].filter(Boolean)];
"#;

/// The role and the accessible name of an element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// Its role.
    pub role: String,
    /// Its name.
    pub name: String,
}

impl Page {
    /// The accessible role and name of an element that a script has returned.
    ///
    /// # Errors
    /// When the element is gone, or the browser does not know it.
    pub(crate) async fn accessible(&self, element: &Value) -> Result<Spoken> {
        self.accessible_if(element, |_| true).await?.context("a role that is as it is")
    }

    /// The same if it has the wanted role, because computing a name is slow in browsers.
    ///
    /// # Errors
    /// As those of [`accessible`](Self::accessible).
    pub(crate) async fn accessible_if(&self, element: &Value, wanted: impl Fn(&str) -> bool) -> Result<Option<Spoken>> {
        let id = element.as_object().and_then(|object| object.values().next()?.as_str()).context("no element")?;
        let text =
            async |command| anyhow::Ok(self.client.issue_cmd(command).await?.as_str().unwrap_or_default().to_owned());
        let (known, added): (Option<String>, Vec<String>) = if self.kind() == BrowserKind::WebKit {
            serde_json::from_value(self.client.execute(IN_ARIA, vec![element.clone()]).await?)?
        } else {
            (None, Vec::new())
        };
        let role = match known {
            Some(role) => role,
            None => text(Raw::role(id)).await?,
        };
        if !wanted(&role) {
            return Ok(None);
        }
        let name = text(Raw::name(id)).await?;
        Ok(Some(Spoken { role, name: if self.kind() == BrowserKind::WebKit { without(&name, &added) } else { name } }))
    }
}

/// A name on one line, without the words that are added at its end.
fn without(name: &str, added: &[String]) -> String {
    let one_line = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(" ");
    added.iter().fold(one_line(name), |name, words| match name.strip_suffix(&one_line(words)) {
        // Words that are all of the name are the name: there is no other.
        Some(rest) if !rest.trim().is_empty() => rest.trim_end().to_owned(),
        _ => name,
    })
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn what_webkit_adds_to_a_name_is_taken_away() {
        let added = |words: &str| [words.to_owned()];
        assert_eq!(without("White Computer", &added("Computer")), "White");
        assert_eq!(without("White", &added("Computer")), "White");
        assert_eq!(without("two words\nnext", &[]), "two words next");
        assert_eq!(without("e4", &added("e4")), "e4");
    }
}
