import type { GradientStop, LinearGradient } from '../character';
import { type Color, colorOf, mixedColor, written } from './colors';
import { lerp } from './geometry';

/** A part of a gradient in one colour. */
export interface Band {
  /** On the way of the gradient. */
  from: number;
  to: number;
  color: string;
}

interface Stop {
  at: number;
  color: Color;
}

const stopsOf = (stops: readonly GradientStop[]): Stop[] =>
  stops.map((stop, i) =>
    typeof stop === 'string'
      ? { at: i / Math.max(1, stops.length - 1), color: colorOf(stop) }
      : { at: stop[0], color: colorOf(stop[1]) },
  );

/** As fine as a screen can show it. */
const stepsBetween = (one: Color, other: Color): number =>
  Math.max(1, ...(['red', 'green', 'blue'] as const).map((part) => Math.abs(one[part] - other[part])));

const bandOf = (from: number, to: number, color: Color): Band => ({ from, to, color: written(color) });

function between(one: Stop, other: Stop): Band[] {
  const steps = stepsBetween(one.color, other.color);
  const place = (step: number): number => lerp(one.at, other.at, step / steps);
  return Array.from({ length: steps }, (_, step) =>
    bandOf(place(step), place(step + 1), mixedColor(one.color, other.color, (step + 0.5) / steps)),
  );
}

/**
 * The gradient cut across its way; before its first colour and after its last one it goes on for ever. Null where something shows
 * through it: there the edges of the bands would be seen.
 */
export function bandsOf({ stops }: LinearGradient): Band[] | null {
  const all = stopsOf(stops);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.some(({ color }) => color.alpha < 1)) return null;
  return [
    bandOf(-Infinity, first.at, first.color),
    ...all.slice(1).flatMap((stop, i) => between(all[i] ?? stop, stop)),
    bandOf(last.at, Infinity, last.color),
  ];
}
