// The element as a module.

import "./by-import.js";
import { MoveDiagram } from "./element.js";

// With a second copy on the page, of this version or another, the first one defines the element.
// A server-side renderer has no elements at all.
if (globalThis.customElements && !customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);

export { MoveDiagram };
