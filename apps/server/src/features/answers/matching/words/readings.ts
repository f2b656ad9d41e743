import { textsIn } from './dictionaryFiles';
import type { Places } from './entries';
import { isCourteous, isEveryday } from './everydayWords';
import { inKatakana, isKana } from './kana';
import { kindOfPartOfSpeech, type WordKind, weightOfKind } from './wordKind';

interface Readings {
  kind(entry: number): WordKind;
  /** In katakana; of what is inflected, in the form in which it stands in a dictionary. */
  reading(entry: number): string | undefined;
}

const kanaFrom = 0x30a0;
const kanaTo = 0x30ff;
/** The dictionary has about three million kana. */
const room = 4 * 1024 * 1024;

function isWordKind(name: string): name is WordKind {
  return name in weightOfKind;
}
const kinds = Object.keys(weightOfKind).filter(isWordKind);
const courtesy = kinds.indexOf('courtesy');
const everyday = kinds.indexOf('everyday');
/** Kinds of which some words are said in every trade. */
const ofMatter = new Set(['verb', 'adjective', 'noun'].map((name) => kinds.findIndex((kind) => kind === name)));

/** A byte for each kana. */
export async function readReadings({ placeOf }: Places): Promise<Readings> {
  const kindAt = new Uint8Array(placeOf.length);
  const startAt = new Uint32Array(placeOf.length);
  let kana = new Uint8Array(room);
  let length = 1;
  let entry = 0;
  const kindOfPart = makeKindOfPart();
  for await (const texts of textsIn('tid_pos')) {
    for (const text of texts) {
      const place = placeOf[entry] ?? 0;
      entry += 1;
      const { written, part, base, heard } = fieldsOf(text);
      kindAt[place] = kindOfWord(base, kindOfPart(part));
      const reading = inFullForm(written, base, heard);
      if (!isKatakana(reading)) continue;
      if (length + reading.length >= kana.length) kana = grown(kana);
      startAt[place] = length;
      for (let at = 0; at < reading.length; at += 1) kana[length + at] = reading.charCodeAt(at) - kanaFrom;
      length += reading.length + 1;
    }
  }
  const all = kana.slice(0, length);

  return {
    kind: (entry) => kinds[kindAt[entry] ?? 0] ?? 'sign',
    reading(entry) {
      const start = startAt[entry] ?? 0;
      const codes = Array.from(all.subarray(start, all.indexOf(0, start)), (code) => kanaFrom + code);
      return codes.length === 0 ? undefined : String.fromCharCode(...codes);
    },
  };
}

/** An entry tells, between commas: how it is written, six of its part of speech, its form in a dictionary, and its reading. */
function fieldsOf(text: string): { written: string; part: string; base: string; heard: string } {
  const commas: number[] = [];
  for (let at = text.indexOf(','); commas.length < 9 && at >= 0; at = text.indexOf(',', at + 1)) commas.push(at);
  const between = (one: number, other: number): string => {
    const from = commas[one];
    return from === undefined ? '' : text.slice(from + 1, commas[other]);
  };
  return { written: text.slice(0, commas[0]), part: between(0, 3), base: between(6, 7), heard: between(7, 8) };
}

function kindOfWord(base: string, ofPart: number): number {
  if (isCourteous(base)) return courtesy;
  return ofMatter.has(ofPart) && isEveryday(base) ? everyday : ofPart;
}

/** There are few parts of speech and many words. */
function makeKindOfPart(): (part: string) => number {
  const known = new Map<string, number>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const [first = '', second = '', third = ''] = part.split(',');
    const kind = kinds.indexOf(kindOfPartOfSpeech(first, second, third));
    known.set(part, kind);
    return kind;
  };
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}

/** Signs have no reading that could be heard. */
function isKatakana(reading: string): boolean {
  for (let at = 0; at < reading.length; at += 1) {
    const code = reading.charCodeAt(at);
    if (code <= kanaFrom || code > kanaTo) return false;
  }
  return reading !== '';
}

/** 停め, トメ of 停める is トメル: what both are written with stays, and the rest is as in a dictionary. */
function inFullForm(written: string, base: string, heard: string): string {
  if (base === written || base === '*') return heard;
  let same = 0;
  while (same < written.length && written[same] === base[same]) same += 1;
  const ending = written.length - same;
  if (ending > heard.length || !isKana(written.slice(same) + base.slice(same))) return heard;
  return heard.slice(0, heard.length - ending) + inKatakana(base.slice(same));
}
