import { clamp, lerp } from '@/avatar/rig/geometry';
import { type Move, onBothSides } from './reshape';

/** How a figure differs from the drawn one, in pixels outward on each side. */
export interface Build {
  shoulder: number;
  bust: number;
  waist: number;
  hip: number;
  /** Length of the jacket below the waist and thickness of the arms, 1 as drawn. */
  tails: number;
  arms: number;
}

const WAIST = 1400;
/** What is drawn nearer to the middle than this (collar, buttons, name badge) stays where it is. */
const INNER = 70;
const OUTER = 190;

function outwardAt({ shoulder, bust, waist, hip }: Build, y: number): number {
  const marks = [
    [860, shoulder],
    [1080, bust],
    [1360, waist],
    [1640, hip],
  ] as const;
  const next = marks.findIndex(([at]) => at > y);
  const [fromY, from] = marks.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? marks[0];
  const [toY, to] = marks.at(next) ?? marks[0];
  return toY === fromY ? to : lerp(from, to, clamp((y - fromY) / (toY - fromY)));
}

/** Fits what was drawn on the torso to a build. */
export const fitTo = (build: Build): Move =>
  onBothSides((x, y) => [
    x + outwardAt(build, y) * clamp((x - INNER) / (OUTER - INNER)),
    y < WAIST ? y : WAIST + (y - WAIST) * build.tails,
  ]);
