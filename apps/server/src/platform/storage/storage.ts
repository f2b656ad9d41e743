import type { Readable } from 'node:stream';

/** Bytes of a file, from zero, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

interface StoredContent {
  content: Readable;
  /** Of the whole file, also when only a part of it is read. */
  size: number;
}

/**
 * Where files live. Keys are paths made of safe names; the same suite holds for every implementation. A file is there
 * as a whole or not at all: a put that fails leaves what was there before.
 */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  /** Takes over a file on disk, which may be gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined when there is no such file. A range begins within the file; what it asks for beyond the end is not there. */
  read(key: string, range?: ByteRange): Promise<StoredContent | undefined>;
  sizeOf(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  /** Whether nothing is kept there. The service never asks: not every storage may be listed. */
  isEmpty(): Promise<boolean>;
}
