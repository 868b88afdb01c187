// The dialogs that are loaded on demand, in one file of the built site: they share most of their imports, and separate files would split the page's
// first bundle into more parts.

export { EditorDialog } from "./editor-dialog.js";
export { GamesDialog } from "./games-dialog.js";
export { ImportDialog } from "./import-dialog.js";
export { NewGameDialog } from "./new-game-dialog.js";
export { OwnGameDialog } from "./own-game-dialog.js";
export { SettingsDialog } from "./settings-dialog.js";
export { ShareDialog } from "./share-dialog.js";
export { StatisticsDialog } from "./statistics-dialog.js";
