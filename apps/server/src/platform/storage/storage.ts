import type { Readable } from 'node:stream';

/** Where files live. Keys are paths made of safe names; the same suite holds for every implementation. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}
