/** The 52 shapes of a face, in the order in which Live Link Face sends them and in which they go over the wire. */
export const blendshapes = [
  'eyeBlinkLeft',
  'eyeLookDownLeft',
  'eyeLookInLeft',
  'eyeLookOutLeft',
  'eyeLookUpLeft',
  'eyeSquintLeft',
  'eyeWideLeft',
  'eyeBlinkRight',
  'eyeLookDownRight',
  'eyeLookInRight',
  'eyeLookOutRight',
  'eyeLookUpRight',
  'eyeSquintRight',
  'eyeWideRight',
  'jawForward',
  'jawLeft',
  'jawRight',
  'jawOpen',
  'mouthClose',
  'mouthFunnel',
  'mouthPucker',
  'mouthLeft',
  'mouthRight',
  'mouthSmileLeft',
  'mouthSmileRight',
  'mouthFrownLeft',
  'mouthFrownRight',
  'mouthDimpleLeft',
  'mouthDimpleRight',
  'mouthStretchLeft',
  'mouthStretchRight',
  'mouthRollLower',
  'mouthRollUpper',
  'mouthShrugLower',
  'mouthShrugUpper',
  'mouthPressLeft',
  'mouthPressRight',
  'mouthLowerDownLeft',
  'mouthLowerDownRight',
  'mouthUpperUpLeft',
  'mouthUpperUpRight',
  'browDownLeft',
  'browDownRight',
  'browInnerUp',
  'browOuterUpLeft',
  'browOuterUpRight',
  'cheekPuff',
  'cheekSquintLeft',
  'cheekSquintRight',
  'noseSneerLeft',
  'noseSneerRight',
  'tongueOut',
] as const;

export type Blendshape = (typeof blendshapes)[number];

const places = new Map<Blendshape, number>(blendshapes.map((shape, place) => [shape, place]));

/** How strongly each shape shows, 0 to 1, in their order. */
export type Scores = readonly number[];

export const scoreOf = (scores: Scores, shape: Blendshape): number => scores[places.get(shape) ?? -1] ?? 0;

export const bounded = (score: number): number => (score > 0 ? Math.min(1, score) : 0);

/** What is not told, or is no number, does not show. */
export const scoresFrom = (told: Readonly<Partial<Record<Blendshape, number>>>): Scores =>
  blendshapes.map((shape) => bounded(told[shape] ?? 0));

export const calmScores: Scores = scoresFrom({});
