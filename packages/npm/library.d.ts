import type { Definition } from "./definition.js";

/** The games of the library, which are not among `variants()`: their ids and English names. */
export function games(): Promise<{ id: string; name: string }[]>;

/** The definition of the game with this id, such as `"shatranj"`; null if there is none. A `Session` takes it. */
export function definition(id: string): Promise<Definition | null>;
