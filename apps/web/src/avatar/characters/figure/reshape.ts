import type { LayerSource, PathText } from '@/avatar/character';
import { objectEntries } from '@/avatar/objectEntries';

export type Move = (x: number, y: number) => readonly [number, number];

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function reshapePath(path: PathText, move: Move): PathText {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).map(rounded).join(),
  );
}

/** The same layers with every point moved, keyforms included: one drawn eye or mouth serves several faces. */
export function reshape(layers: readonly LayerSource[], move: Move): LayerSource[] {
  return layers.map((layer) => {
    if (!('path' in layer)) return layer;
    const keys: NonNullable<typeof layer.keys> = {};
    for (const [param, path] of objectEntries(layer.keys ?? {})) keys[param] = reshapePath(path, move);
    return { ...layer, path: reshapePath(layer.path, move), keys };
  });
}

/** A move written for x > 0, applied to both sides alike. */
export const onBothSides =
  (move: Move): Move =>
  (x, y) => {
    const [mx, my] = move(Math.abs(x), y);
    return [x < 0 ? -mx : mx, my];
  };

/** 1 in the middle, softly to 0 around it. */
export const near = (value: number, middle: number, width: number): number =>
  Math.exp(-(((value - middle) / width) ** 2));
