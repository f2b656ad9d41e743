import { textsIn } from './dictionaryFiles';
import type { EntryOrder, Joints } from './entries';
import { type EntryText, makeEntryText } from './entryText';
import { courteousWords, everydayWords } from './everydayWords';
import { katakanaOf } from './kanaBytes';
import { kindOfPartOfSpeech, type WordKind, weightOfKind } from './wordKind';

interface Readings {
  kind(entry: number): WordKind;
  /** In katakana; of what is inflected, in the form in which it stands in a dictionary. */
  reading(entry: number): string | undefined;
}

/** The dictionary has about three million kana, and no word of more than 40. */
const room = 4 * 1024 * 1024;
const longest = 64;

function isWordKind(name: string): name is WordKind {
  return name in weightOfKind;
}
const kinds = Object.keys(weightOfKind).filter(isWordKind);

/** A byte for each kana, and one for the kind. */
export async function readReadings({ placeOf }: EntryOrder, joints: (entry: number) => Joints): Promise<Readings> {
  const kindAt = new Uint8Array(placeOf.length);
  const startAt = new Uint32Array(placeOf.length);
  let kana = new Uint8Array(room);
  // What has no reading begins with a zero.
  let length = 1;
  let entry = 0;
  const text = makeEntryText();
  const kindOf = makeKindOf();

  for await (const bytes of textsIn('tid_pos')) {
    let at = 0;
    // The file is filled up with zeros.
    while (at < bytes.length && bytes[at] !== 0) {
      at = text.read(bytes, at);
      const place = placeOf[entry] ?? 0;
      entry += 1;
      kindAt[place] = kinds.indexOf(kindOf(joints(place).left, text));
      if (length + longest > kana.length) kana = grown(kana);
      const read = text.writeReading(kana, length);
      if (read === 0) continue;
      startAt[place] = length;
      length += read + 1;
    }
  }
  const all = kana.slice(0, length);

  return {
    kind: (entry) => kinds[kindAt[entry] ?? 0] ?? 'sign',
    reading(entry) {
      const start = startAt[entry] ?? 0;
      return start === 0 ? undefined : katakanaOf(all.subarray(start, all.indexOf(0, start)));
    },
  };
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}

/** What joins others in the same way is of the same part of speech. */
function makeKindOf(): (joint: number, text: EntryText) => WordKind {
  const courteous = new Set(courteousWords);
  const everyday = new Set(everydayWords);
  const known = new Map<number, WordKind>();

  function kindOfJoint(joint: number, text: EntryText): WordKind {
    const before = known.get(joint);
    if (before !== undefined) return before;
    const [first = '', second = '', third = ''] = text.partOfSpeech().split(',');
    const kind = kindOfPartOfSpeech(first, second, third);
    known.set(joint, kind);
    return kind;
  }

  return (joint, text) => {
    const kind = kindOfJoint(joint, text);
    if (kind !== 'verb' && kind !== 'adjective' && kind !== 'noun') return kind;
    const base = text.base();
    if (courteous.has(base)) return 'courtesy';
    return everyday.has(base) ? 'everyday' : kind;
  };
}
