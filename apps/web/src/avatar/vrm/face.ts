import { type Blendshape, blendshapes, type Scores, scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import type { Expression } from '@mukae/contract/domain/avatar/motions';
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

/** Lids of a person at rest are a little closed, and closed ones are seldom scored fully. */
const lidOf = (scores: Scores, side: 'Left' | 'Right'): number =>
  clamp((scoreOf(scores, `eyeBlink${side}`) - 0.08) * 1.45);

const both = (scores: Scores, shape: 'mouthSmile' | 'mouthStretch' | 'mouthFrown' | 'eyeWide'): number =>
  (scoreOf(scores, `${shape}Left`) + scoreOf(scores, `${shape}Right`)) / 2;

/** The vowel that jaw and lips make. */
function vowelsOf(scores: Scores): Weights {
  const jaw = clamp((scoreOf(scores, 'jawOpen') - scoreOf(scores, 'mouthClose')) * 1.5 - 0.04);
  const pucker = clamp(scoreOf(scores, 'mouthPucker') * 1.2);
  const funnel = clamp(scoreOf(scores, 'mouthFunnel') * 1.5);
  const round = clamp(pucker + funnel);
  const wide = clamp(both(scores, 'mouthStretch') * 1.4 + both(scores, 'mouthSmile') * 0.4);
  return {
    aa: jaw * (1 - round) * (1 - wide * 0.6),
    ih: jaw * wide * (1 - round) * 0.4,
    ou: pucker * (1 - jaw * 0.5),
    ee: jaw * wide * (1 - round) * 0.6,
    oh: jaw * funnel,
  };
}

/** The feelings that a face gives away. */
const feelingsOf = (scores: Scores): Weights => ({
  happy: clamp(both(scores, 'mouthSmile') * 0.8),
  sad: clamp(both(scores, 'mouthFrown') * 0.7),
  surprised: clamp(both(scores, 'eyeWide') * scoreOf(scores, 'browInnerUp') * 0.9),
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

const byExpressions = ({ scores, blink }: FaceMoment): Weights => ({
  ...vowelsOf(scores),
  ...feelingsOf(scores),
  blinkLeft: Math.max(lidOf(scores, 'Left'), blink),
  blinkRight: Math.max(lidOf(scores, 'Right'), blink),
});

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
