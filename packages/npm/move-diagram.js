// <move-diagram> as a module: how a chess piece moves, interactive in any page. With `diagrams.js` instead nothing on the page shifts.

import { MoveDiagram } from "./diagram/element.js";
import { parts } from "./diagram/parts.js";
import { found } from "./diagram-parts.js";

Object.assign(parts, found);

// With a second copy on the page, of this version or another, the first one defines the element.
// A server-side renderer has no elements at all.
if (globalThis.customElements && !customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);

export { MoveDiagram };
