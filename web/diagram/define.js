// The element as a module.

import "./by-import.js";
import { MoveDiagram } from "./element.js";

// A second copy on the page, of this version or another, leaves the element to the first.
// A server that renders pages has no elements at all.
if (globalThis.customElements && !customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);

export { MoveDiagram };
