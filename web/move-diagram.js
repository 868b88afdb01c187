// <move-diagram> as a module: how a chess piece moves, interactive in any page. The names of its attributes, properties, events, CSS properties and
// parts are in the README of the package. For a page without layout shifts, use `diagrams.js` instead.

export { MoveDiagram } from "./diagram/define.js";
