// The element as a module.

import "./by-import.js";
import { MoveDiagram } from "./element.js";

// A second copy on the page, of this version or another, leaves the element to the first.
if (!customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);

export { MoveDiagram };
