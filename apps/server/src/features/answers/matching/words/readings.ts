import { textsIn } from './dictionaryFiles';
import type { Places } from './entries';
import { fromByteLetters, inByteLetters, makeEntryText } from './entryText';
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
export async function readReadings({ placeOf }: Places): Promise<Readings> {
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
      kindAt[place] = kinds.indexOf(kindOf(text.partOfSpeech(), text.base()));
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

/** There are few parts of speech and many words. */
function makeKindOf(): (part: string, base: string) => WordKind {
  const courteous = new Set(courteousWords.map(inByteLetters));
  const everyday = new Set(everydayWords.map(inByteLetters));
  const known = new Map<string, WordKind>();

  function kindOfPart(part: string): WordKind {
    const before = known.get(part);
    if (before !== undefined) return before;
    const [first = '', second = '', third = ''] = fromByteLetters(part).split(',');
    const kind = kindOfPartOfSpeech(first, second, third);
    known.set(part, kind);
    return kind;
  }

  return (part, base) => {
    if (courteous.has(base)) return 'courtesy';
    const kind = kindOfPart(part);
    const isOfMatter = kind === 'verb' || kind === 'adjective' || kind === 'noun';
    return isOfMatter && everyday.has(base) ? 'everyday' : kind;
  };
}
