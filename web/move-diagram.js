// <move-diagram> as a module: how a chess piece moves, to be tried out in any page. The names of its attributes, properties, events,
// CSS properties and parts are in the README of the package. A page that is not to jump takes `diagrams.js` instead.

export { MoveDiagram } from "./diagram/define.js";
