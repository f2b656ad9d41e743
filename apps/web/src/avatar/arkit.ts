import { type Blendshape, type Scores, scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import type { Params } from './params';
import { clamp, softLimit } from './rig/geometry';

type Score = (shape: Blendshape) => number;
const sides = { L: 'Left', R: 'Right' } as const;
type OwnSide = (typeof sides)[keyof typeof sides];

/** Lids of a person at rest are a little closed, and closed ones are seldom scored fully. */
const LID = { rest: 0.08, gain: 1.45, lookingDown: 0.25 };

function lid(score: Score, side: OwnSide): number {
  const closing = score(`eyeBlink${side}`) - LID.lookingDown * score(`eyeLookDown${side}`) - LID.rest;
  return 1 - clamp(closing * LID.gain) + score(`eyeWide${side}`) * 0.5;
}

const smile = (score: Score, side: OwnSide): number => clamp(score(`mouthSmile${side}`) * 1.2);

function eyeSmile(score: Score, side: OwnSide): number {
  const fromCheek = score(`cheekSquint${side}`) * 1.1 + score(`eyeSquint${side}`) * 0.4;
  return clamp(fromCheek + clamp(smile(score, side) - 0.5) * 0.8);
}

function eyes(score: Score): Params {
  const lookLeft = score('eyeLookOutLeft') - score('eyeLookInLeft');
  const lookRight = score('eyeLookInRight') - score('eyeLookOutRight');
  const down = score('eyeLookDownLeft') + score('eyeLookDownRight');
  const up = score('eyeLookUpLeft') + score('eyeLookUpRight');
  return {
    eyeOpenL: lid(score, sides.L),
    eyeOpenR: lid(score, sides.R),
    eyeSmileL: eyeSmile(score, sides.L),
    eyeSmileR: eyeSmile(score, sides.R),
    gazeX: (lookLeft + lookRight) / 2,
    gazeY: (down - up) / 2,
  };
}

function brows(score: Score): Params {
  const inner = score('browInnerUp');
  const outer = (score('browOuterUpLeft') + score('browOuterUpRight')) / 2;
  return {
    browUpL: clamp(inner * 0.5 + score('browOuterUpLeft')),
    browUpR: clamp(inner * 0.5 + score('browOuterUpRight')),
    browDownL: score('browDownLeft') * 0.6,
    browDownR: score('browDownRight') * 0.6,
    browAngryL: clamp(score('browDownLeft') * 1.2 - 0.3),
    browAngryR: clamp(score('browDownRight') * 1.2 - 0.3),
    browSad: clamp(inner - outer),
  };
}

/** How far the mouth is open, and in the shape of which vowel. */
function vowels(score: Score): Params {
  const both = (shape: 'mouthStretch' | 'mouthLowerDown' | 'mouthUpperUp'): number =>
    (score(`${shape}Left`) + score(`${shape}Right`)) / 2;
  // A jaw that hangs behind closed lips opens nothing.
  const jaw = clamp((score('jawOpen') - score('mouthClose')) * 1.4 - 0.04);
  const pucker = clamp(score('mouthPucker') * 1.2);
  const funnel = clamp(score('mouthFunnel') * 1.5);
  const round = clamp(pucker + funnel);
  const wide = clamp(both('mouthStretch') + (smile(score, sides.L) + smile(score, sides.R)) * 0.25);
  const parted = clamp(both('mouthLowerDown') + both('mouthUpperUp'));
  return {
    aa: jaw * (1 - round) * (1 - wide * 0.6),
    oh: jaw * funnel,
    ou: clamp(pucker * (1 - jaw * 0.5)),
    ee: jaw * wide * (1 - round),
    ih: clamp(parted * 0.7) * (1 - jaw) * (1 - round),
  };
}

function lips(score: Score): Params {
  return {
    smileL: smile(score, sides.L),
    smileR: smile(score, sides.R),
    frownL: clamp(score('mouthFrownLeft') * 1.3),
    frownR: clamp(score('mouthFrownRight') * 1.3),
    stretchL: score('mouthStretchLeft'),
    stretchR: score('mouthStretchRight'),
    pressL: score('mouthPressLeft'),
    pressR: score('mouthPressRight'),
    dimpleL: score('mouthDimpleLeft'),
    dimpleR: score('mouthDimpleRight'),
    upperUpL: score('mouthUpperUpLeft'),
    upperUpR: score('mouthUpperUpRight'),
    lowerDownL: score('mouthLowerDownLeft'),
    lowerDownR: score('mouthLowerDownRight'),
    rollUpper: score('mouthRollUpper'),
    rollLower: score('mouthRollLower'),
    mouthX: score('mouthLeft') - score('mouthRight'),
  };
}

function cheeksAndJaw(score: Score): Params {
  return {
    sneerL: score('noseSneerLeft'),
    sneerR: score('noseSneerRight'),
    puff: score('cheekPuff'),
    jawX: score('jawLeft') - score('jawRight'),
    // Seen from the front, a jaw pushed forward lifts the lower lip.
    shrug: clamp((score('mouthShrugLower') + score('mouthShrugUpper')) / 2 + score('jawForward') * 0.3),
    tongue: score('tongueOut'),
  };
}

/** Degrees that the drawings bear. */
export const HEAD_LIMITS: HeadAngles = { yaw: 25, pitch: 18, roll: 18 };

const orZero = (value: number): number => (Number.isFinite(value) ? value : 0);

/** A tracked face as parameters of the figure. */
export function fromARKit(scores: Scores, head: HeadAngles, limits: HeadAngles = HEAD_LIMITS): Params {
  const score: Score = (shape) => clamp(orZero(scoreOf(scores, shape)));
  return {
    yaw: softLimit(orZero(head.yaw), limits.yaw),
    pitch: softLimit(orZero(head.pitch), limits.pitch),
    roll: softLimit(orZero(head.roll), limits.roll),
    ...eyes(score),
    ...brows(score),
    ...vowels(score),
    ...lips(score),
    ...cheeksAndJaw(score),
  };
}
