import { type Vowel, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { type Formants, resonanceOf } from './resonance';

/** The five Japanese vowels of a grown man. */
const formants: Readonly<Record<Vowel, Formants>> = {
  aa: [720, 1200, 2600, 3500],
  ih: [290, 2250, 3050, 3600],
  ou: [345, 1300, 2350, 3400],
  ee: [470, 1900, 2550, 3500],
  oh: [475, 820, 2500, 3450],
};

/** The shorter a mouth, the higher everything resounds in it: a woman's by about a sixth, a child's by a third. */
export const scales = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.18, 1.25, 1.32, 1.4] as const;

const scaled = ([first, second, third, fourth]: Formants, scale: number): Formants => [
  first * scale,
  second * scale,
  third * scale,
  fourth * scale,
];

/** Every vowel in mouths of every size, in the order of `scales`. */
export const mouths = vowels.map((vowel) => ({
  vowel,
  sizes: scales.map((scale) => resonanceOf(scaled(formants[vowel], scale))),
}));
