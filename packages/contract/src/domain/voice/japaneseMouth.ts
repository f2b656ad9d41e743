import type { Viseme } from '../avatar/visemes';
import type { MouthShapes } from './mouth';

const lips = ['b', 'by', 'm', 'my', 'p', 'py', 'N', 'cl', 'pau', 'sil'];
const vowels = { a: 'aa', i: 'ih', u: 'ou', e: 'ee', o: 'oh' } as const satisfies Record<string, Viseme>;

/** The sounds of Japanese as open_jtalk and VOICEVOX name them; capitals are vowels that are only whispered. */
export const japaneseMouth: MouthShapes = {
  ...Object.fromEntries(lips.map((phoneme) => [phoneme, ['closed']] as const)),
  ...Object.fromEntries(
    Object.entries(vowels).flatMap(([vowel, viseme]) => [
      [vowel, [viseme]],
      [vowel.toUpperCase(), [viseme]],
    ]),
  ),
  w: ['ou'],
  f: ['ou'],
  y: ['ih'],
};
