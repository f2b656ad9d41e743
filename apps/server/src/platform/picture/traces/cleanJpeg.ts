import { Refusal } from '#platform/refusals/refusal';
import { keptParts, type PicturePart } from './keptParts';
import { orientationTiff } from './orientationTiff';

const [endOfImage, startOfScan, temporary] = [0xd9, 0xda, 0x01];
const [firstApp, lastApp, comment] = [0xe0, 0xef, 0xfe];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** How it is to be seen: what an application wrote under any other name is about the picture, not of it. */
const seenBy: Readonly<Record<number, readonly string[]>> = {
  224: ['JFIF\0', 'JFXX\0'],
  226: ['ICC_PROFILE\0'],
  238: ['Adobe'],
};

function isKept(file: Buffer, marker: number, content: number): boolean {
  if (marker === comment) return false;
  if (marker < firstApp || marker > lastApp) return true;
  return (seenBy[marker] ?? []).some((name) => file.toString('latin1', content, content + name.length) === name);
}

/** Compressed data goes on until a marker that is neither part of it nor a restart. */
function endOfData(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new Refusal('fileBroken');
}

function endOfSegment(file: Buffer, marker: number, content: number): number {
  if (marker === temporary || isRestart(marker) || marker === endOfImage) return content;
  if (content + 2 > file.length) throw new Refusal('fileBroken');
  const end = content + file.readUInt16BE(content);
  return marker === startOfScan ? endOfData(file, end) : end;
}

/** Up to the end of the image: cameras hang further pictures and films behind it. */
function* segmentsIn(file: Buffer): Generator<PicturePart> {
  for (let start = 2; ; ) {
    let at = start;
    if (file[at] !== 0xff) throw new Refusal('fileBroken');
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1] ?? 0;
    const end = endOfSegment(file, marker, at + 2);
    if (end > file.length || end < at + 2) throw new Refusal('fileBroken');
    yield { start, end, isKept: isKept(file, marker, at + 4) };
    if (marker === endOfImage) return;
    start = end;
  }
}

function exifSegment(tiff: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + content.length, 2);
  return Buffer.concat([head, content]);
}

/** The same picture, bit by bit, without what was written about it. */
export function cleanJpeg(file: Buffer, orientation: number): Buffer {
  const tiff = orientationTiff(orientation);
  return keptParts(file, 2, tiff ? exifSegment(tiff) : Buffer.alloc(0), segmentsIn(file));
}
