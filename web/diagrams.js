// <move-diagram> as a classic script: a browser runs it where it is, so that the elements after it have their size at once. A module would run after
// the page has been parsed, and often shown, completely.

import "./diagram/by-address.js";
import { MoveDiagram } from "./diagram/element.js";

// A server-side renderer has no elements at all.
if (globalThis.customElements && !customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);
