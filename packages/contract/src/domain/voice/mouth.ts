import type { TimedViseme, Viseme } from '../avatar/visemes';

/** A sound of speech, in seconds since the sound began. */
export interface TimedPhoneme {
  phoneme: string;
  from: number;
  to: number;
}

/** What the mouth does for a sound: one shape after the other in equal parts; none: it only passes on to the next vowel. */
export type MouthShapes = Readonly<Record<string, readonly Viseme[]>>;

/** Lips begin to open for a vowel while the consonants before it are spoken, but not for longer than this. */
const earliest = 0.05;

/** Sounds without a shape that follow one another are passed in one movement. */
interface Passage {
  shapes: readonly Viseme[];
  from: number;
  to: number;
}

function passagesOf(phonemes: readonly TimedPhoneme[], shapesOf: MouthShapes): Passage[] {
  const passages: Passage[] = [];
  for (const { phoneme, from, to } of phonemes) {
    const shapes = shapesOf[phoneme] ?? [];
    const last = passages.at(-1);
    if (shapes.length === 0 && last?.shapes.length === 0) last.to = to;
    else passages.push({ shapes, from, to });
  }
  return passages;
}

const inTurn = ({ shapes, from, to }: Passage): TimedViseme[] =>
  shapes.map((viseme, part) => ({ at: from + ((to - from) * part) / shapes.length, viseme }));

/** Between two vowels of one shape the jaw comes up for a moment: otherwise the mouth would stand still. */
function passed({ from, to }: Passage, before: Viseme, after: Viseme): TimedViseme[] {
  if (after === 'closed') return [];
  const opensAt = from + Math.min((to - from) / 2, earliest);
  const opening = { at: opensAt, viseme: after };
  return before === after ? [{ at: from, viseme: 'closed' }, opening] : [opening];
}

/** Each shape once, when the mouth takes it on. */
export const withoutRepeats = (visemes: readonly TimedViseme[]): TimedViseme[] =>
  visemes.filter(({ viseme }, index) => visemes[index - 1]?.viseme !== viseme);

/** What the mouth does while these sounds are spoken; it ends closed. */
export function visemesOf(phonemes: readonly TimedPhoneme[], shapesOf: MouthShapes): TimedViseme[] {
  const passages = passagesOf(phonemes, shapesOf);
  const visemes = passages.flatMap((passage, index) => {
    if (passage.shapes.length > 0) return inTurn(passage);
    const before = passages[index - 1]?.shapes.at(-1) ?? 'closed';
    return passed(passage, before, passages[index + 1]?.shapes[0] ?? 'closed');
  });
  const end = phonemes.at(-1)?.to;
  return withoutRepeats(end === undefined ? [] : [...visemes, { at: end, viseme: 'closed' }]);
}

/** Those of a part of the sound that begins here and ends there. */
export function visemesBetween(visemes: readonly TimedViseme[], from: number, to: number): TimedViseme[] {
  const atStart = visemes.findLast(({ at }) => at <= from);
  const within = visemes.filter(({ at }) => at > from && at < to).map(({ at, viseme }) => ({ at: at - from, viseme }));
  const all: TimedViseme[] = [{ at: 0, viseme: atStart?.viseme ?? 'closed' }, ...within];
  return withoutRepeats(all.at(-1)?.viseme === 'closed' ? all : [...all, { at: to - from, viseme: 'closed' }]);
}
