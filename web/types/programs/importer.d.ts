// The program in the npm package that reads games of other programs: the importer.

export * from "../importer.js";
export { default } from "../importer.js";
