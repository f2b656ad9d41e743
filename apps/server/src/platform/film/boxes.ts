import type { FileHandle } from 'node:fs/promises';

/** The file is not what an mp4 is. */
export class NotAFilm extends Error {}

/** It is one, but of sound alone. */
export class NothingToSee extends NotAFilm {}

/** A box of an mp4: where it begins, where its content begins, and where both end. */
export interface FilmBox {
  type: string;
  at: number;
  start: number;
  end: number;
}

/** Reads the boxes of a file; of what is in them, only what is asked for. */
export interface BoxReader {
  /** The first box of the file. */
  first(): Promise<FilmBox>;
  /** The boxes within another one, or within the file, which they fill exactly. */
  boxesIn(outer: Pick<FilmBox, 'start' | 'end'>): Promise<FilmBox[]>;
  /** The first bytes of what is in a box. */
  head(box: FilmBox, length: number): Promise<Buffer>;
}

const headerSize = 8;
const longHeaderSize = 16;

/** More than a film has. A file of nothing but empty boxes would take minutes. */
const maxBoxes = 50_000;

export function boxReader(file: FileHandle, fileSize: number): BoxReader {
  let seen = 0;

  async function bytesAt(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw new NotAFilm('The file breaks off.');
    return buffer;
  }

  /** A size of 0 means "up to the end"; one of 1, that the real one follows in 64 bits. */
  async function boxAt(position: number, limit: number): Promise<FilmBox> {
    seen += 1;
    if (seen > maxBoxes) throw new NotAFilm('There are too many boxes.');
    const header = await bytesAt(position, headerSize);
    const size = header.readUInt32BE(0);
    const type = header.toString('latin1', 4, 8);
    if (size === 0) return { type, at: position, start: position + headerSize, end: limit };
    if (size !== 1) return { type, at: position, start: position + headerSize, end: position + size };
    const longSize = (await bytesAt(position + headerSize, 8)).readBigUInt64BE();
    return { type, at: position, start: position + longHeaderSize, end: position + Number(longSize) };
  }

  return {
    first: () => boxAt(0, fileSize),
    async boxesIn(outer) {
      const boxes: FilmBox[] = [];
      for (let position = outer.start; position < outer.end; ) {
        const box = await boxAt(position, outer.end);
        if (box.end < box.start || box.end > outer.end) throw new NotAFilm(`The box ${box.type} has a wrong size.`);
        boxes.push(box);
        position = box.end;
      }
      return boxes;
    },
    head(box, length) {
      if (box.end - box.start < length) throw new NotAFilm(`The box ${box.type} is too short.`);
      return bytesAt(box.start, length);
    },
  };
}
