import { type Blendshape, bounded, type Scores, scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import { type VowelWeights, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import type { Gaze } from './avatar';
import { clamp } from './rig/geometry';

/** How strongly a shape shows in the face that is read. */
export type Score = (shape: Blendshape) => number;
export type FaceSide = 'Left' | 'Right';

export const scoreIn =
  (scores: Scores): Score =>
  (shape) =>
    bounded(scoreOf(scores, shape));

/** Lids of a person at rest are a little closed, and narrow when she smiles; of closed ones a camera often says no more than this. */
const lids = { rest: 0.08, closed: 0.55, lookingDown: 0.5 };
const narrowing = 1.5;

/** How far an eye is shut, 0 to 1. Lids that only follow a lowered gaze are not; those that are closed look down as well. */
export function shutEye(score: Score, side: FaceSide): number {
  const shut = clamp((score(`eyeBlink${side}`) - lids.rest) / (lids.closed - lids.rest)) ** narrowing;
  const following = lids.lookingDown * score(`eyeLookDown${side}`);
  return clamp((shut - following) / (1 - following));
}

export function gazeOf(score: Score): Gaze {
  const left = score('eyeLookOutLeft') - score('eyeLookInLeft');
  const right = score('eyeLookInRight') - score('eyeLookOutRight');
  const down = score('eyeLookDownLeft') + score('eyeLookDownRight');
  const up = score('eyeLookUpLeft') + score('eyeLookUpRight');
  return { x: (left + right) / 2, y: (down - up) / 2 };
}

/** A smile that others see in a face is read as two thirds of one. */
export const smileOf = (score: Score, side: FaceSide): number => clamp(score(`mouthSmile${side}`) * 1.5);

/** How far the mouth is open, and in the shape of which vowel. */
export function vowelsOf(score: Score): VowelWeights {
  const both = (shape: 'mouthStretch' | 'mouthLowerDown' | 'mouthUpperUp'): number =>
    (score(`${shape}Left`) + score(`${shape}Right`)) / 2;
  // A jaw that hangs behind closed lips opens nothing.
  const jaw = clamp((score('jawOpen') - score('mouthClose')) * 1.4 - 0.04);
  const pucker = clamp(score('mouthPucker') * 1.2);
  const funnel = clamp(score('mouthFunnel') * 1.5);
  const round = clamp(pucker + funnel);
  const wide = clamp(both('mouthStretch') + (smileOf(score, 'Left') + smileOf(score, 'Right')) * 0.25);
  const parted = clamp(both('mouthLowerDown') + both('mouthUpperUp'));
  return together({
    aa: jaw * (1 - round) * (1 - wide * 0.6),
    oh: jaw * funnel,
    ou: clamp(pucker * (1 - jaw * 0.5)),
    ee: jaw * wide * (1 - round),
    ih: clamp(parted * 0.7) * (1 - jaw) * (1 - round),
  });
}

/** One mouth cannot be more than wide open. */
function together(weights: VowelWeights): VowelWeights {
  const sum = vowels.reduce((total, vowel) => total + weights[vowel], 0);
  const share = 1 / Math.max(1, sum);
  const { aa, ih, ou, ee, oh } = weights;
  return { aa: aa * share, ih: ih * share, ou: ou * share, ee: ee * share, oh: oh * share };
}
