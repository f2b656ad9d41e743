import { type Blendshape, blendshapes, type Scores, scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import type { Expression } from '@mukae/contract/domain/avatar/motions';
import { type Score, scoreIn, shutEye, vowelsOf } from '../faceReading';
import { clamp } from '../rig/geometry';

/** Expressions of a model by name, and how strongly each shows. */
export type Weights = Readonly<Record<string, number>>;

/** What a face does at a moment. */
export interface FaceMoment {
  /** As somebody moves it. */
  scores: Scores;
  /** Closed by itself, 0 to 1. */
  blink: number;
  /** Shapes of the mouth while it speaks. */
  mouth: Weights;
  mood: Weights;
}

/** How a mood shows in a face that knows the expressions of the format. */
export const moods: Readonly<Record<Expression, Weights>> = {
  plain: {},
  smile: { relaxed: 0.3, happy: 0.35 },
  joy: { happy: 1 },
  sorry: { sad: 0.75 },
  surprise: { surprised: 0.85 },
  serious: { angry: 0.3 },
};

const both = (score: Score, shape: 'mouthSmile' | 'mouthFrown' | 'eyeWide'): number =>
  (score(`${shape}Left`) + score(`${shape}Right`)) / 2;

/** The feelings that a face gives away. */
const feelingsOf = (score: Score): Weights => ({
  happy: clamp(both(score, 'mouthSmile') * 0.8),
  sad: clamp(both(score, 'mouthFrown') * 0.7),
  surprised: clamp(both(score, 'eyeWide') * score('browInnerUp') * 0.9),
});

/** The shapes that a model has one by one, by its own spelling of them. */
export type OwnShapes = ReadonlyMap<Blendshape, string>;

/** As many as make a face. The eyes are turned, not bent. */
const enough = 30;
const isGaze = (shape: Blendshape): boolean => shape.startsWith('eyeLook');

export function ownShapesIn(names: Iterable<string>): OwnShapes | null {
  const spelled = new Map(Array.from(names, (name) => [name.toLowerCase(), name]));
  const found = blendshapes.flatMap((shape) => {
    const name = isGaze(shape) ? undefined : spelled.get(shape.toLowerCase());
    return name === undefined ? [] : [[shape, name] as const];
  });
  return found.length >= enough ? new Map(found) : null;
}

function shapeByShape(shapes: OwnShapes, { scores, blink }: FaceMoment): Weights {
  const lids = { eyeBlinkLeft: blink, eyeBlinkRight: blink };
  return Object.fromEntries(
    Array.from(shapes, ([shape, name]) => {
      const closed = shape === 'eyeBlinkLeft' || shape === 'eyeBlinkRight' ? lids[shape] : 0;
      return [name, Math.max(scoreOf(scores, shape), closed)];
    }),
  );
}

function byExpressions({ scores, blink }: FaceMoment): Weights {
  const score = scoreIn(scores);
  return {
    ...vowelsOf(score),
    ...feelingsOf(score),
    blinkLeft: Math.max(shutEye(score, 'Left'), blink),
    blinkRight: Math.max(shutEye(score, 'Right'), blink),
  };
}

/** Of several who move the same the strongest shows. */
function strongest(...all: readonly Weights[]): Weights {
  const shown: Record<string, number> = {};
  for (const weights of all) {
    for (const [name, weight] of Object.entries(weights)) shown[name] = Math.max(shown[name] ?? 0, weight);
  }
  return shown;
}

/** What a model shows of a moment: shape by shape where it can, else by the few expressions that every model has. */
export function weightsOf(moment: FaceMoment, shapes: OwnShapes | null): Weights {
  return strongest(shapes ? shapeByShape(shapes, moment) : byExpressions(moment), moment.mouth, moment.mood);
}
