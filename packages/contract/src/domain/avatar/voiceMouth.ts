import { type Blendshape, type Scores, scoresFrom } from './blendshapes';
import type { Viseme } from './visemes';

export type Vowel = Exclude<Viseme, 'closed'>;
export const vowels = ['aa', 'ih', 'ou', 'ee', 'oh'] as const satisfies readonly Vowel[];

/** How much of each vowel a mouth shows, together at most 1: nothing at all is a closed mouth. */
export type VowelWeights = Readonly<Record<Vowel, number>>;

/** What a voice tells about the mouth it comes from. */
export interface VoiceMouth {
  vowels: VowelWeights;
  /** 0 is silence, 1 as loud as this person speaks. */
  loudness: number;
}

export const closedMouth: VoiceMouth = { vowels: { aa: 0, ih: 0, ou: 0, ee: 0, oh: 0 }, loudness: 0 };

/** What lips and jaw do while somebody speaks; a pair moves on both sides alike. */
type Gesture = Readonly<
  Record<'jawOpen' | 'mouthFunnel' | 'mouthPucker' | 'stretch' | 'lowerDown' | 'upperUp', number>
>;

const still: Gesture = { jawOpen: 0, mouthFunnel: 0, mouthPucker: 0, stretch: 0, lowerDown: 0, upperUp: 0 };

/** Of somebody who speaks the vowel clearly. */
const spoken: Readonly<Record<Vowel, Gesture>> = {
  aa: { ...still, jawOpen: 0.68, lowerDown: 0.1 },
  ih: { ...still, jawOpen: 0.06, stretch: 0.35, lowerDown: 0.6, upperUp: 0.5 },
  ou: { ...still, jawOpen: 0.08, mouthPucker: 0.75 },
  ee: { ...still, jawOpen: 0.5, stretch: 0.9, lowerDown: 0.15 },
  oh: { ...still, jawOpen: 0.55, mouthFunnel: 0.65 },
};

/** The shapes that a voice moves; all others are the face's own. */
export const spokenShapes = [
  'jawOpen',
  'mouthFunnel',
  'mouthPucker',
  'mouthStretchLeft',
  'mouthStretchRight',
  'mouthLowerDownLeft',
  'mouthLowerDownRight',
  'mouthUpperUpLeft',
  'mouthUpperUpRight',
] as const satisfies readonly Blendshape[];

/** Lips are in shape long before a mouth is fully open. */
const eagerLips = 1.6;

/** A face that speaks so, and does nothing else. */
export function scoresOfVowels(weights: VowelWeights): Scores {
  const open = vowels.reduce((total, vowel) => total + weights[vowel], 0);
  const ahead = Math.min(eagerLips, 1 / Math.max(open, Number.EPSILON));
  const shown = (part: keyof Gesture): number =>
    vowels.reduce((total, vowel) => total + weights[vowel] * spoken[vowel][part], 0);
  const ofLips = (part: keyof Gesture): number => ahead * shown(part);
  const [stretch, lowerDown, upperUp] = [ofLips('stretch'), ofLips('lowerDown'), ofLips('upperUp')];
  return scoresFrom({
    jawOpen: shown('jawOpen'),
    mouthFunnel: ofLips('mouthFunnel'),
    mouthPucker: ofLips('mouthPucker'),
    mouthStretchLeft: stretch,
    mouthStretchRight: stretch,
    mouthLowerDownLeft: lowerDown,
    mouthLowerDownRight: lowerDown,
    mouthUpperUpLeft: upperUp,
    mouthUpperUpRight: upperUp,
  });
}
