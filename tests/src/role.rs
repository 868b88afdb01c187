//! The ARIA roles of controls.

/// A role of the page's controls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A choice of one out of several options.
    Combobox,
    /// A button.
    Button,
    /// A link.
    Link,
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
    /// A switch that is on or off.
    Checkbox,
    /// One of several panels, shown when it is chosen.
    Tab,
    /// A value that is moved along a line.
    Slider,
    /// A message that is read out at once.
    Alert,
    /// A part of the page with a name.
    Region,
}

impl Role {
    /// The role's name in ARIA.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Combobox => "combobox",
            Self::Button => "button",
            Self::Link => "link",
            Self::Textbox => "textbox",
            Self::List => "list",
            Self::Status => "status",
            Self::Dialog => "dialog",
            Self::Meter => "meter",
            Self::Radio => "radio",
            Self::Checkbox => "checkbox",
            Self::Tab => "tab",
            Self::Alert => "alert",
            Self::Slider => "slider",
            Self::Region => "region",
        }
    }

    /// A selector of elements that may have the role; the browser decides which of them do.
    pub(crate) fn candidates(self) -> &'static str {
        match self {
            Self::Combobox => "select, [role=combobox]",
            Self::Button => "button, input[type=button], [role=button]",
            Self::Link => "a[href], [role=link]",
            Self::Textbox => "input, textarea, [role=textbox]",
            Self::List => "ol, ul, [role=list]",
            Self::Status => "output, [role=status]",
            Self::Dialog => "dialog, [role=dialog]",
            Self::Meter => "meter, [role=meter]",
            Self::Radio => "input[type=radio], [role=radio]",
            Self::Checkbox => "input[type=checkbox], [role=checkbox]",
            Self::Tab => "[role=tab]",
            Self::Alert => "[role=alert]",
            Self::Slider => "[role=slider]",
            Self::Region => "section, [role=region]",
        }
    }
}
