// Where the definitions of the library are, by their ids: the build writes it.
declare const library: Record<string, string>;
export default library;
