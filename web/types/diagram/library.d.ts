// The library: the build writes this module.

/**
 * The text of the game with an id; null if there is none. Where the games are in files, `fetched` reads the one at an address, with the
 * name that an error has.
 */
declare function library(id: string, fetched: (address: string, id: string) => Promise<string>): Promise<string | null>;
export default library;
