import type { WarpSource } from '../character';
import type { Param, ParamSide } from '../params';
import { nameOn, paramOn } from './sides';

export interface Warp {
  param: Param;
  group: string;
  moves: (layer: string) => boolean;
  /** How far the place x, y goes at weight 1. */
  shiftAt: (x: number, y: number) => readonly [number, number];
}

const STILL = [0, 0] as const;

/** By the square of the distance: 1 in the middle, 0 from the rim on, without an edge at either. */
const softness = (square: number): number => (square >= 1 ? 0 : (1 - square) ** 2);

function warpOn(source: WarpSource, side: ParamSide | null): Warp {
  const mirror = side === 'R' ? -1 : 1;
  const [x0, y0] = source.at;
  const [rx, ry] = source.reach;
  const only = source.only?.map((id) => nameOn(id, side));
  return {
    param: paramOn(source.param, side),
    group: nameOn(source.group, side),
    moves: (layer) => only?.includes(layer) ?? true,
    shiftAt: (x, y) => {
      const ux = mirror * x - x0;
      const uy = y - y0;
      if (Math.abs(ux) >= rx || Math.abs(uy) >= ry) return STILL;
      const weight = softness((ux / rx) ** 2 + (uy / ry) ** 2);
      const [dx, dy] = 'move' in source ? source.move : [ux * (source.grow[0] - 1), uy * (source.grow[1] - 1)];
      return [mirror * dx * weight, dy * weight];
    },
  };
}

export function compileWarps(sources: readonly WarpSource[]): Warp[] {
  return sources.flatMap((source) =>
    source.param.includes('@') ? [warpOn(source, 'L'), warpOn(source, 'R')] : [warpOn(source, null)],
  );
}
