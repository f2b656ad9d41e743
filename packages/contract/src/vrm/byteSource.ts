/** Bytes that are read where they are needed: of a file on disk, or of one that was chosen in a page. */
export interface ByteSource {
  size: number;
  /** Fewer bytes than asked for where the source ends. */
  read(start: number, length: number): Promise<Uint8Array>;
  readText(start: number, length: number): Promise<string>;
}

/** A part of another source; nothing beyond it can be read. */
export function partOf(source: ByteSource, start: number, size: number): ByteSource {
  const within = (from: number, length: number) => Math.max(0, Math.min(length, size - from));
  return {
    size,
    read: (from, length) => source.read(start + from, within(from, length)),
    readText: (from, length) => source.readText(start + from, within(from, length)),
  };
}
