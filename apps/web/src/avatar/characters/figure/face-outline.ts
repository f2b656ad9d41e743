import type { PathText, ShapeSource } from '@/avatar/character';
import { type Move, near, reshapePath } from './reshape';

/**
 * The outline of a head turned to the right of the screen: the far side shows eye socket, cheekbone and jaw,
 * the near jaw comes out, the chin leads. Where no hair hides it the near cheek reaches back to the ear.
 */
const turnedRight = (x: number, y: number, ear: number): [number, number] => {
  const far = Math.min(1, Math.max(0, x / 140));
  const close = Math.min(1, Math.max(0, -x / 140));
  const middle = 1 - Math.min(1, Math.abs(x) / 150);
  const dx =
    far * (-9 * near(y, 466, 38) + 4 * near(y, 540, 30) - 7 * near(y, 612, 40)) +
    close * (-6 * near(y, 604, 60) - ear * near(y, 545, 70)) +
    middle * 9 * near(y, 694, 44);
  return [x + dx, y + close * 7 * near(y, 620, 60)];
};

const otherHalf = (path: PathText): PathText =>
  path
    .split(' ')
    .filter((point) => !point.startsWith('0,'))
    .reverse()
    .map((point) => reshapePath(point, (x, y) => [-x, y]))
    .join(' ');
const whole = (half: PathText): PathText => `${half} ${otherHalf(half)}`;

/** Path and keyforms of a face from its right half and the same half with the mouth open; `ear` is how far behind the cheek a bare ear is. */
export function faceOutline(half: PathText, chin: PathText, ear = 0): Pick<ShapeSource, 'path' | 'keys'> {
  const path = whole(half);
  const toRight: Move = (x, y) => turnedRight(x, y, ear);
  const toLeft: Move = (x, y) => {
    const [mx, my] = turnedRight(-x, y, ear);
    return [-mx, my];
  };
  return { path, keys: { chin: whole(chin), turnL: reshapePath(path, toRight), turnR: reshapePath(path, toLeft) } };
}
