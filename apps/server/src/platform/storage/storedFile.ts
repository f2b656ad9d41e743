import type { Readable } from 'node:stream';
import { Refusal } from '../refusals/refusal';
import type { ByteRange, Storage } from './storage';

/** A file of a known size, opened when it is needed, also in parts. */
export interface StoredFile {
  size: number;
  open(range?: ByteRange): Promise<Readable>;
}

export const storedFile = (storage: Storage, key: string, size: number): StoredFile => ({
  size,
  async open(range) {
    const found = await storage.read(key, range);
    if (!found) throw new Refusal('notFound');
    return found.content;
  },
});

/** For a file whose size nobody wrote down. */
export async function findStoredFile(storage: Storage, key: string): Promise<StoredFile> {
  const size = await storage.sizeOf(key);
  if (size === undefined) throw new Refusal('notFound');
  return storedFile(storage, key, size);
}
