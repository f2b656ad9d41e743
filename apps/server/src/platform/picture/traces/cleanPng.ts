import { crc32 } from 'node:zlib';
import { Refusal } from '#platform/refusals/refusal';
import { keptParts, type PicturePart } from './keptParts';
import { orientationTiff } from './orientationTiff';

const signatureBytes = 8;
const headerBytes = 25;
/** Length, type and check sum. */
const frameBytes = 12;

/** How it is to be seen, of all that may be left out: colours, transparency, proportions, and what moves. */
const seenBy = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '));
/** What cannot be left out begins with a capital. */
const isKept = (type: string): boolean => /^[A-Z]/.test(type) || seenBy.has(type);

function* chunksIn(file: Buffer): Generator<PicturePart> {
  for (let start = signatureBytes + headerBytes; ; ) {
    if (start + frameBytes > file.length) throw new Refusal('fileBroken');
    const type = file.toString('latin1', start + 4, start + 8);
    const end = start + frameBytes + file.readUInt32BE(start);
    if (end > file.length) throw new Refusal('fileBroken');
    yield { start, end, isKept: isKept(type) };
    if (type === 'IEND') return;
    start = end;
  }
}

function chunkOf(type: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(crc32(checked));
  return Buffer.concat([head, checked, tail]);
}

/** The same picture, bit by bit, without what was written about it. */
export function cleanPng(file: Buffer, orientation: number): Buffer {
  const tiff = orientationTiff(orientation);
  const inserted = tiff ? chunkOf('eXIf', tiff) : Buffer.alloc(0);
  return keptParts(file, signatureBytes + headerBytes, inserted, chunksIn(file));
}
