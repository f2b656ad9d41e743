import { type Blendshape, blendshapes } from './blendshapes';
import type { Face } from './frame';
import { type Followed, followedOn, type OneEuro } from './oneEuro';

/** Lips and lids are quick: whoever reads them may not see them late. */
const quick: OneEuro = { minCutoff: 1.5, beta: 30, speedCutoff: 4, restingSpeed: 0.4 };
const calm: OneEuro = { minCutoff: 1.5, beta: 10, speedCutoff: 2, restingSpeed: 0.3 };
/** Heads are heavy, and a head that trembles is seen from afar. Its speeds are degrees a second. */
const heavy: OneEuro = { minCutoff: 1, beta: 0.3, speedCutoff: 2, restingSpeed: 5 };

const isQuick = (shape: Blendshape): boolean => /^(jaw|mouth|tongue|eyeBlink)/.test(shape);
const channels: readonly OneEuro[] = [
  ...blendshapes.map((shape) => (isQuick(shape) ? quick : calm)),
  heavy,
  heavy,
  heavy,
];

/** Milliseconds; a face that comes later than this after the last one begins anew. */
const longestGap = 500;

/** A face whose parts do not tremble, and what the next one is compared with. */
export interface SmoothFace {
  face: Face;
  /** Milliseconds. */
  at: number;
  followed: readonly Followed[];
}

const numbersOf = ({ scores, head }: Face): number[] => [...scores, head.yaw, head.pitch, head.roll];

function faceOf(followed: readonly Followed[]): Face {
  const numbers = followed.map(({ value }) => value);
  const [yaw = 0, pitch = 0, roll = 0] = numbers.slice(blendshapes.length);
  return { scores: numbers.slice(0, blendshapes.length), head: { yaw, pitch, roll } };
}

/** The face as it was seen at that time, after the one before. */
export function smoothedOn(before: SmoothFace | null, face: Face, at: number): SmoothFace {
  const numbers = numbersOf(face);
  if (!before || at - before.at > longestGap) {
    return { face, at, followed: numbers.map((value) => ({ value, speed: 0 })) };
  }
  const seconds = Math.max(0.001, (at - before.at) / 1000);
  const followed = channels.map((channel, place) => {
    const seen = numbers[place] ?? 0;
    return followedOn(before.followed[place] ?? { value: seen, speed: 0 }, seen, seconds, channel);
  });
  return { face: faceOf(followed), at, followed };
}
