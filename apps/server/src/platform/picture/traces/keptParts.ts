import { Refusal } from '#platform/refusals/refusal';
import { partLimits } from '../partLimits';

/** A stretch of a file. */
export interface PicturePart {
  start: number;
  end: number;
  isKept: boolean;
}

/** What is left of a file whose parts follow one another, with something put in behind its beginning. */
export function keptParts(file: Buffer, beginning: number, inserted: Buffer, parts: Iterable<PicturePart>): Buffer {
  const kept = [file.subarray(0, beginning), inserted];
  let [from, to, count] = [beginning, beginning, 0];
  for (const { start, end, isKept } of parts) {
    count += 1;
    if (count > partLimits.all) throw new Refusal('fileBroken');
    if (!isKept) {
      kept.push(file.subarray(from, start));
      from = end;
    }
    to = end;
  }
  return Buffer.concat([...kept, file.subarray(from, to)]);
}
