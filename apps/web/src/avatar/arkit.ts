import type { Params } from './params';
import { clamp } from './rig/geometry';

/** Blendshape scores by ARKit name, 0 to 1. */
export type Blendshapes = Readonly<Record<string, number>>;
/** Degrees: +yaw to the right of the screen, +pitch up, +roll clockwise. */
export interface HeadAngles {
  yaw: number;
  pitch: number;
  roll: number;
}

const LEVEL: HeadAngles = { yaw: 0, pitch: 0, roll: 0 };

/** Face tracking to parameters. For a mirror-like show swap Left and Right scores and negate yaw and roll first. */
export function fromARKit(scores: Blendshapes, head: HeadAngles = LEVEL): Params {
  const score = (name: string): number => scores[name] ?? 0;
  const both = (name: string): number => (score(`${name}Left`) + score(`${name}Right`)) / 2;
  const jaw = clamp(score('jawOpen') * 1.4 - 0.04);
  const smile = clamp(both('mouthSmile') * 1.2);
  const pucker = clamp(score('mouthPucker') * 1.2);
  const funnel = clamp(score('mouthFunnel') * 1.5);
  const wide = clamp(both('mouthStretch') + smile * 0.5);
  const round = clamp(pucker + funnel);
  const parted = clamp(both('mouthLowerDown') + both('mouthUpperUp'));
  const lid = (side: 'Left' | 'Right'): number =>
    1 - clamp((score(`eyeBlink${side}`) - 0.08) * 1.45) + score(`eyeWide${side}`) * 0.5;
  const lookLeft = score('eyeLookOutLeft') - score('eyeLookInLeft');
  const lookRight = score('eyeLookInRight') - score('eyeLookOutRight');
  const inner = score('browInnerUp');
  const outer = (score('browOuterUpLeft') + score('browOuterUpRight')) / 2;
  return {
    yaw: clamp(head.yaw, -25, 25),
    pitch: clamp(head.pitch, -18, 18),
    roll: clamp(head.roll, -18, 18),
    eyeOpenL: lid('Left'),
    eyeOpenR: lid('Right'),
    eyeSmile: clamp(both('cheekSquint') * 1.3 + (smile - 0.45)),
    gazeX: clamp((lookLeft + lookRight) / 2, -1, 1),
    gazeY: clamp(both('eyeLookDown') - both('eyeLookUp'), -1, 1),
    browUpL: clamp(inner * 0.5 + score('browOuterUpLeft')),
    browUpR: clamp(inner * 0.5 + score('browOuterUpRight')),
    browDownL: score('browDownLeft') * 0.6,
    browDownR: score('browDownRight') * 0.6,
    browAngryL: clamp(score('browDownLeft') * 1.2 - 0.3),
    browAngryR: clamp(score('browDownRight') * 1.2 - 0.3),
    browSad: clamp(inner - outer),
    aa: jaw * (1 - round) * (1 - wide * 0.6),
    oh: jaw * funnel,
    ou: clamp(pucker * (1 - jaw * 0.5)),
    ee: jaw * wide * (1 - round),
    ih: clamp(parted * 0.7) * (1 - jaw) * (1 - round),
    smile,
    frown: clamp(both('mouthFrown') * 1.3),
    jawOpen: 0,
    blush: 0.5 + 0.4 * smile,
  };
}
