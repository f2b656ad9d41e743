import type { HandShape } from '@mukae/contract/domain/avatar/frame';

interface Point {
  x: number;
  y: number;
  z: number;
}

const wrist = 0;
/** Middle joint and tip of the index, middle, ring and little finger. */
const fingers = [
  [6, 8],
  [10, 12],
  [14, 16],
  [18, 20],
] as const;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** The tip of a stretched finger is farther from the wrist than its middle joint. */
function isStretched(hand: readonly Point[], [joint, tip]: readonly [number, number]): boolean {
  const [from, middle, end] = [hand[wrist], hand[joint], hand[tip]];
  return (
    from !== undefined && middle !== undefined && end !== undefined && distance(from, end) > distance(from, middle)
  );
}

/** From the 21 landmarks of a hand. */
export function handShape(hand: readonly Point[]): HandShape {
  const [index = false, ...others] = fingers.map((finger) => isStretched(hand, finger));
  const stretched = others.filter(Boolean).length;
  if (index && stretched <= 1) return 'point';
  return stretched >= 2 ? 'open' : 'fist';
}
