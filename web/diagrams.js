// <move-diagram> as a script that is no module: a browser runs it where it stands, so that the elements after it have their size
// from the first moment on. A module would run when the page has been read, and often been shown, to its end.

import "./diagram/by-address.js";
import { MoveDiagram } from "./diagram/element.js";

// A server that renders pages has no elements at all.
if (globalThis.customElements && !customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);
