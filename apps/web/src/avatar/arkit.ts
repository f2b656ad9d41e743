import type { Scores } from '@mukae/contract/domain/avatar/blendshapes';
import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import { type FaceSide, gazeOf, type Score, scoreIn, shutEye, smileOf, vowelsOf } from './faceReading';
import type { Params } from './params';
import { clamp, softLimit } from './rig/geometry';

const sides = { L: 'Left', R: 'Right' } as const;

const eyeOpen = (score: Score, side: FaceSide): number =>
  (1 - shutEye(score, side)) * (1 + score(`eyeWide${side}`) * 0.5);

function eyeSmile(score: Score, side: FaceSide): number {
  const fromCheek = score(`cheekSquint${side}`) * 1.1 + score(`eyeSquint${side}`) * 0.4;
  return clamp(fromCheek + clamp(smileOf(score, side) - 0.5) * 0.8);
}

function eyes(score: Score): Params {
  const { x, y } = gazeOf(score);
  return {
    eyeOpenL: eyeOpen(score, sides.L),
    eyeOpenR: eyeOpen(score, sides.R),
    eyeSmileL: eyeSmile(score, sides.L),
    eyeSmileR: eyeSmile(score, sides.R),
    gazeX: x,
    gazeY: y,
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

function lips(score: Score): Params {
  return {
    smileL: smileOf(score, sides.L),
    smileR: smileOf(score, sides.R),
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
const HEAD_LIMITS: HeadAngles = { yaw: 25, pitch: 18, roll: 18 };

const orZero = (value: number): number => (Number.isFinite(value) ? value : 0);

/** A tracked face as parameters of the figure. */
export function fromARKit(scores: Scores, head: HeadAngles, limits: HeadAngles = HEAD_LIMITS): Params {
  const score = scoreIn(scores);
  return {
    yaw: softLimit(orZero(head.yaw), limits.yaw),
    pitch: softLimit(orZero(head.pitch), limits.pitch),
    roll: softLimit(orZero(head.roll), limits.roll),
    ...eyes(score),
    ...brows(score),
    ...vowelsOf(score),
    ...lips(score),
    ...cheeksAndJaw(score),
  };
}
