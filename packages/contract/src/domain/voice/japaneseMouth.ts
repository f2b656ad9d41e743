import type { Viseme } from '../avatar/visemes';
import type { MouthShapes } from './mouth';

/** Also for vowels that are only whispered, which are written large: nothing is heard of them. */
const closing = ['b', 'by', 'm', 'my', 'p', 'py', 'N', 'cl', 'A', 'I', 'U', 'E', 'O', 'pau', 'sil'];
const vowels: readonly (readonly [vowel: string, viseme: Viseme])[] = [
  ['a', 'aa'],
  ['i', 'ih'],
  ['u', 'ou'],
  ['e', 'ee'],
  ['o', 'oh'],
];

/** The sounds of Japanese as open_jtalk and VOICEVOX name them. */
export const japaneseMouth: MouthShapes = {
  ...Object.fromEntries(closing.map((phoneme) => [phoneme, ['closed'] as const])),
  ...Object.fromEntries(vowels.map(([vowel, viseme]) => [vowel, [viseme]])),
  w: ['ou'],
  f: ['ou'],
  y: ['ih'],
};
