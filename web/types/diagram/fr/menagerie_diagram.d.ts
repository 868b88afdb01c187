// The program that speaks one language; those of all languages have the same types.

export * from "../../menagerie_diagram.js";
export { default } from "../../menagerie_diagram.js";
