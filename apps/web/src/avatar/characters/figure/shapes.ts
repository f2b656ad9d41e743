import type { PathText } from '../../character';

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
