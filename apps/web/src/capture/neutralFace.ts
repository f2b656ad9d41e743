import type { Face } from '@mukae/contract/domain/avatar/frame';

/** The more a shape shows at rest, the less is left to show; beyond this it would only tremble. */
const mostAtRest = 0.6;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How a face looks that does nothing, from some moments of it. */
export function neutralFace(faces: readonly Face[]): Face {
  const [first] = faces;
  if (!first) throw new Error('a neutral face needs at least one moment');
  const angle = (name: keyof Face['head']) => mean(faces.map(({ head }) => head[name]));
  return {
    scores: first.scores.map((_, place) => mean(faces.map(({ scores }) => scores[place] ?? 0))),
    head: { yaw: angle('yaw'), pitch: angle('pitch'), roll: angle('roll') },
  };
}

/** What a face does beyond its rest: at rest nothing shows, and what shows fully still does. */
export function beyondRest({ scores, head }: Face, rest: Face): Face {
  return {
    scores: scores.map((score, place) => {
      const atRest = Math.min(mostAtRest, rest.scores[place] ?? 0);
      return Math.max(0, (score - atRest) / (1 - atRest));
    }),
    head: {
      yaw: head.yaw - rest.head.yaw,
      pitch: head.pitch - rest.head.pitch,
      roll: head.roll - rest.head.roll,
    },
  };
}
