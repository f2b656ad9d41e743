import { cutGraphemes } from '../text/graphemes';

const abbreviations = String.raw`(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Co|Ltd|Inc|vs|a\.m|p\.m|e\.g|i\.e))`;
const sentence = new RegExp(String.raw`[^。！？!?\n]*?(?:[。！？!?]+[」』）)”"]*|${abbreviations}\.(?=\s)|\n|$)`, 'gu');

/** A text by its sentences, each with its own end. */
export const sentencesOf = (text: string): string[] =>
  (text.match(sentence) ?? []).map((one) => one.trim()).filter((one) => one !== '');

const commas = /(?<=[、,;:・]\s*)/u;
const spaces = /(?<=\s)/u;

/** What is not too long is put together again. */
function joined(parts: readonly string[], max: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && line.length <= max) lines[lines.length - 1] = line;
    else lines.push(part);
  }
  return lines;
}

function* cut(text: string, max: number): Generator<string> {
  for (let rest = text; rest !== ''; ) {
    const beginning = cutGraphemes(rest, max).slice(0, max);
    yield beginning;
    rest = rest.slice(beginning.length);
  }
}

const apartAt = (places: RegExp, parts: readonly string[], max: number): string[] =>
  parts.flatMap((part) => (part.length <= max ? [part] : joined(part.split(places), max)));

/** By its sentences; those that are longer than so many characters, where one can breathe. */
export function breathsOf(text: string, max: number): string[] {
  const breaths = apartAt(spaces, apartAt(commas, sentencesOf(text), max), max);
  return breaths.flatMap((part) => [...cut(part, max)]).flatMap((part) => part.trim() || []);
}
