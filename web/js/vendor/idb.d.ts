// What the page uses of the library.

/** A database whose requests are promises. */
export interface Database {
  transaction(store: string, mode: "readonly" | "readwrite", options?: { durability?: "default" | "strict" | "relaxed" }): Transaction;
  createObjectStore(name: string, options?: { keyPath?: string }): unknown;
  getAll(store: string): Promise<unknown[]>;
  close(): void;
}

export interface Transaction {
  readonly store: Store;
  readonly done: Promise<void>;
  abort(): void;
}

export interface Store {
  get(key: string): Promise<unknown>;
  put(value: unknown): Promise<unknown>;
  delete(key: string): Promise<void>;
}

export interface OpenCallbacks {
  upgrade?(database: Database): void;
  blocking?(): void;
  terminated?(): void;
}

export function openDB(name: string, version: number, callbacks: OpenCallbacks): Promise<Database>;
