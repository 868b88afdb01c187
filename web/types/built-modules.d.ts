// The modules that the build writes. They are found by the end of their addresses.

declare module "*/known.js" {
  /** The names of the pictures of the games that come with the diagrams. */
  export const NAMES: string[];
  export const PAWN: import("./built.js").PictureRows;
}

declare module "*/imports.js" {
  type Rows = import("./built.js").PictureRows;
  export const PIECES: Record<string, () => Promise<{ default: Rows }>>;
  export const SETS: Record<string, () => Promise<{ default: Record<string, Rows> }>>;
}

declare module "*/pieces/index.js" {
  const pictures: Record<string, () => Promise<{ default: import("./built.js").PictureRows }>>;
  export default pictures;
}

declare module "*/games/gigachess.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*/games/gigachess2.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*/games/janus.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*/games/chaturaji.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*/games/chess.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*/games/capablanca.js" {
  const definition: import("./built.js").GameDefinition;
  export default definition;
}

declare module "*.packed.js" {
  /** Bytes, packed and in base64. */
  const packed: string;
  export default packed;
}

declare module "*/worker-script.js" {
  /** The script of the computer's worker. */
  const script: string;
  export default script;
}
