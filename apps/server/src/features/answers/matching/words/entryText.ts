import { bytesOfKana, isKanaOnly, kanaAt } from './kanaBytes';

/** How the dictionary tells of a word: ten fields with commas between them and a zero behind. 停め,動詞,自立,…,停める,トメ,トメ */
const written = 0;
const partOfSpeech = 1;
const conjugation = 4;
const base = 7;
const reading = 8;
const fields = 10;

const comma = 0x2c;

/** One entry after the other, read where it stands: texts of all the 400,000 would take a second. */
export interface EntryText {
  /** Gives back where the next begins. */
  read(bytes: Buffer, from: number): number;
  partOfSpeech(): string;
  /** Its form in a dictionary. */
  base(): string;
  /** Puts its reading there, in the form in which it stands in a dictionary, a byte for each kana. Gives back how many; 0: it has none. */
  writeReading(into: Uint8Array, at: number): number;
}

export function makeEntryText(): EntryText {
  const starts = new Uint32Array(fields + 1);
  let text: Buffer = Buffer.alloc(0);
  const startOf = (field: number): number => starts[field] ?? 0;
  const endOf = (field: number): number => startOf(field + 1) - 1;

  /** What is written of it as in its base, in bytes. */
  function sameAsBase(): number {
    const most = Math.min(endOf(written) - startOf(written), endOf(base) - startOf(base));
    let same = 0;
    while (same < most && text[startOf(written) + same] === text[startOf(base) + same]) same += 1;
    // Nearly all signs take three bytes, and only kana matter.
    return same - (same % bytesOfKana);
  }

  /** トメ of 停め, of which the base is 停める, has nothing to lose and ル to gain. */
  function endings(): { lost: number; gainedFrom: number } {
    const same = sameAsBase();
    const [endingFrom, gainedFrom] = [startOf(written) + same, startOf(base) + same];
    const areKana = isKanaOnly(text, endingFrom, endOf(written)) && isKanaOnly(text, gainedFrom, endOf(base));
    return areKana ? { lost: endOf(written) - endingFrom, gainedFrom } : { lost: 0, gainedFrom: endOf(base) };
  }

  function write(from: number, to: number, into: Uint8Array, at: number): number {
    let place = at;
    for (let kana = from; kana < to; kana += bytesOfKana) {
      into[place] = kanaAt(text, kana);
      place += 1;
    }
    return place;
  }

  return {
    read(bytes, from) {
      text = bytes;
      starts.fill(0);
      starts[0] = from;
      let field = 1;
      let at = from;
      for (; bytes[at] !== 0; at += 1) {
        if (bytes[at] !== comma) continue;
        starts[field] = at + 1;
        field += 1;
      }
      starts.fill(at + 1, field);
      return at + 1;
    },
    partOfSpeech: () => text.toString('utf8', startOf(partOfSpeech), endOf(conjugation - 1)),
    base: () => text.toString('utf8', startOf(base), endOf(base)),
    writeReading(into, at) {
      const [from, to] = [startOf(reading), endOf(reading)];
      if (to <= from || !isKanaOnly(text, from, to)) return 0;
      const { lost, gainedFrom } = endings();
      if (lost > to - from) return write(from, to, into, at) - at;
      return write(gainedFrom, endOf(base), into, write(from, to - lost, into, at)) - at;
    },
  };
}
