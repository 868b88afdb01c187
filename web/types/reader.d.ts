// The program that reads games of other programs: crates/reader. What it gives is JSON.
export default function init(module?: { module_or_path: WebAssembly.Module }): Promise<unknown>;
/** The names of the games in a text. */
export function gamesIn(text: string): string;
/** The game of this name, or the only one. */
export function readGame(text: string, name: string | undefined, language: string): string;
