//! A picture as a tree of SVG elements, to be written as text or built in a page.

use crate::css;

/// An SVG element.
#[derive(Clone, Debug, Default)]
pub struct SvgNode {
    /// Its name.
    pub tag: &'static str,
    /// Its attributes.
    pub attributes: Vec<(&'static str, String)>,
    /// What it contains.
    pub children: Vec<SvgNode>,
    /// Its text.
    pub text: String,
}

impl SvgNode {
    /// An element without attributes.
    pub fn new(tag: &'static str) -> SvgNode {
        SvgNode { tag, ..SvgNode::default() }
    }

    /// A group with a class.
    pub fn group(class: &str) -> SvgNode {
        SvgNode::new("g").with("class", class)
    }

    /// With an attribute more.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> SvgNode {
        self.attributes.push((name, value.into()));
        self
    }

    /// With a numeric attribute more.
    pub fn at(self, name: &'static str, value: i32) -> SvgNode {
        self.with(name, value.to_string())
    }

    /// With a child more.
    pub fn holding(mut self, child: SvgNode) -> SvgNode {
        self.children.push(child);
        self
    }

    /// A picture of its own, of which this part is seen.
    pub fn picture([left, top, width, height]: [i32; 4]) -> SvgNode {
        let seen = [left, top, width, height].map(|number| number.to_string()).join(" ");
        SvgNode::new("svg").with("xmlns", "http://www.w3.org/2000/svg").with("viewBox", seen)
    }

    /// The value of an attribute; empty if there is none.
    pub fn value(&self, name: &str) -> &str {
        self.attributes.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }

    /// The element for a picture of its own: without classes, and with the defaults of custom properties.
    pub fn plain(mut self) -> SvgNode {
        self.attributes.retain(|(name, _)| *name != "class");
        for (_, value) in &mut self.attributes {
            *value = css::default_of(value).to_string();
        }
        self.children = self.children.into_iter().map(SvgNode::plain).collect();
        self
    }

    /// Writes the element as SVG text.
    pub fn write(&self, out: &mut String) {
        out.push('<');
        out.push_str(self.tag);
        for (name, value) in &self.attributes {
            out.push(' ');
            out.push_str(name);
            out.push_str("=\"");
            escape(value, out);
            out.push('"');
        }
        if self.children.is_empty() && self.text.is_empty() {
            out.push_str("/>");
            return;
        }
        out.push('>');
        escape(&self.text, out);
        for child in &self.children {
            child.write(out);
        }
        out.push_str("</");
        out.push_str(self.tag);
        out.push('>');
    }
}

fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
}
