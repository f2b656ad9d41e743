import { describe, expect, it } from 'vitest';
import type { ShapeSource, WarpSource } from '../character';
import { derive } from '../derive';
import { type Params, restValues } from '../params';
import { compileGroups, placeGroups } from './groups';
import { layOut } from './layOut';
import { compileShape } from './shapes';
import { compileWarps } from './warps';

const groups = compileGroups({
  arm: { pivot: [0, 0, 0] },
  fore: { parent: 'arm', pivot: [0, 100, 0], rz: { elL: 1 } },
});

function placed(source: ShapeSource, params: Params, warps: readonly WarpSource[] = []): [number, number][] {
  const values = derive({ ...restValues(), ...params });
  placeGroups(groups.values(), values);
  const layer = compileShape({ source, side: null }, groups, compileWarps(warps));
  layOut(layer, values, 1);
  return layer.curves.flatMap(({ vertices }) => vertices.map((v): [number, number] => [v.sx, v.sy]));
}

const mouth: ShapeSource = { id: 'mouth', group: 'arm', open: true, path: '-40,0 0,0 40,0' };

describe('a warp', () => {
  it('moves what is near, the nearer the more', () => {
    const [left, middle] = placed(mouth, { mouthX: 1 }, [
      { param: 'mouthX', group: 'arm', at: [0, 0], reach: [80, 40], move: [10, 0] },
    ]);
    expect(middle).toEqual([10, 0]);
    expect(left?.[0]).toBeGreaterThan(-40);
    expect(left?.[0]).toBeLessThan(-30);
  });

  it('of a side is mirrored for the other', () => {
    const dimple: WarpSource = { param: 'dimple@', group: 'arm', at: [40, 0], reach: [20, 20], move: [6, -2] };
    expect(placed(mouth, { dimpleL: 1 }, [dimple])).toEqual([
      [-40, 0],
      [0, 0],
      [46, -2],
    ]);
    expect(placed(mouth, { dimpleR: 1 }, [dimple])[0]).toEqual([-46, -2]);
  });
});

describe('a key of both sides', () => {
  const smiling: ShapeSource = { ...mouth, keys: { smile: '-40,-10 0,0 40,-10' } };

  it('[O-D03] lifts one corner alone', () => {
    expect(placed(smiling, { smileL: 1 })).toEqual([
      [-40, 0],
      [0, 0],
      [40, -10],
    ]);
    expect(placed(smiling, { smile: 1 })[0]).toEqual([-40, -10]);
  });
});

describe('a shape over a joint', () => {
  it('[O-D08] bends round it without getting thinner', () => {
    const sleeve: ShapeSource = {
      id: 'sleeve',
      group: 'arm',
      mix: ['fore', 50, 150],
      path: '-20,100 20,100 20,101 -20,101',
    };
    const [a, b] = placed(sleeve, { elL: 160 });
    expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))).toBeCloseTo(40);
  });
});
