import type { PathText } from '@/avatar/character';

const POINTS = 12;
const angles = Array.from({ length: POINTS }, (_, i) => (2 * Math.PI * i) / POINTS);
const point = (x: number, y: number): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** Twelve points from the top clockwise. */
export function oval(cx: number, cy: number, rx: number, ry: number): PathText {
  return angles.map((a) => point(cx + rx * Math.sin(a), cy - ry * Math.cos(a))).join(' ');
}

/** A curved lid line with the points of an oval; a positive sag hangs down, a negative one arches up. */
export function lid(cx: number, cy: number, rx: number, sag: number, thickness: number): PathText {
  return angles
    .map((a) => {
      const across = Math.sin(a);
      return point(cx + rx * across, cy + sag * (1 - across * across) - (thickness / 2) * Math.cos(a));
    })
    .join(' ');
}

/** An oval whose upper side a lid covers down to a height: what is left of it is still round. */
export function covered(cx: number, cy: number, rx: number, ry: number, top: number): PathText {
  return angles
    .map((a) => point(cx + rx * Math.sin(a), cy - (Math.cos(a) > 0 ? cy - top : ry) * Math.cos(a)))
    .join(' ');
}

const placesOf = (path: PathText): number[] => path.split(/[ ,]/).map(Number);

/** The keyform that makes a shape pass through another one halfway, where it would only be the mean of its two ends. */
export function halfway(through: PathText, from: PathText, to: PathText): PathText {
  const [begin, end] = [placesOf(from), placesOf(to)];
  const places = placesOf(through).map((at, i) => at + ((begin[i] ?? 0) - (end[i] ?? 0)) / 2);
  return Array.from({ length: places.length / 2 }, (_, i) => point(places[2 * i] ?? 0, places[2 * i + 1] ?? 0)).join(
    ' ',
  );
}
