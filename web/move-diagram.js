// <move-diagram>: how a chess piece moves, to be tried out in any page. The names of its attributes, properties, events, CSS
// properties and parts are in the README of the package.

import { MoveDiagram } from "./diagram/element.js";

// A second copy on the page, of this version or another, leaves the element to the first.
// A server that renders pages has no elements at all.
const elements = globalThis.customElements;
if (elements && !elements.get("move-diagram")) elements.define("move-diagram", MoveDiagram);

export { MoveDiagram };
