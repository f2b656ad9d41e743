import { describe, expect, it } from 'vitest';
import type { LayerList, ShapeSource } from '../character';
import { derive } from '../derive';
import { restValues } from '../params';
import { compileGroups, placeGroups } from './groups';
import { compileLayers, type Layer, paramsOfLayer } from './layers';
import { layOut } from './layOut';
import { compileShape, type ShapeLayer } from './shapes';
import { inDrawingOrder } from './sides';

const groups = compileGroups({
  body: { pivot: [0, 0, 0] },
  'arm@': { parent: 'body', pivot: [100, 760, 0], rz: { 'sh@': -1 } },
});
placeGroups(groups.values(), restValues());

const square: ShapeSource = {
  id: 'square',
  group: 'body',
  path: '0,0! 10,0! 10,10! 0,10!',
  keys: { smile: '0,0! 20,0! 20,10! 0,10!' },
};

function shape(source: ShapeSource): ShapeLayer {
  return compileShape({ source, side: null }, groups);
}

/** Where the points would be without perspective, which only depends on z. */
function screenPoints(layer: ShapeLayer): [number, number][] {
  return layer.curves.flatMap((curve) => curve.vertices.map((v): [number, number] => [v.sx, v.sy]));
}

function compile(layers: LayerList): Layer[] {
  return compileLayers(inDrawingOrder(layers), groups);
}

function shapeNamed(layers: readonly Layer[], id: string): ShapeLayer {
  const layer = layers.find((candidate) => candidate.id === id);
  if (layer?.kind !== 'shape') throw new Error(`no shape ${id}`);
  return layer;
}

describe('keyforms', () => {
  it('shows the path itself at weight 0', () => {
    const layer = shape(square);
    layOut(layer, restValues(), 1);
    expect(screenPoints(layer)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });

  it('blends by weight', () => {
    const layer = shape(square);
    layOut(layer, derive({ ...restValues(), smile: 0.5 }), 1);
    expect(screenPoints(layer)).toEqual([
      [0, 0],
      [15, 0],
      [15, 10],
      [0, 10],
    ]);
  });

  it('adds several keys up', () => {
    const layer = shape({ ...square, keys: { ...square.keys, frown: '0,4! 10,4! 10,14! 0,14!' } });
    layOut(layer, derive({ ...restValues(), smile: 1, frown: 0.5 }), 1);
    expect(screenPoints(layer)).toEqual([
      [0, 2],
      [20, 2],
      [20, 12],
      [0, 12],
    ]);
  });

  it('keeps key and path together when the ring is turned round', () => {
    const layer = shape({ ...square, path: '0,0! 0,10! 10,10! 10,0!', keys: { smile: '0,0! 0,10! 20,10! 20,0!' } });
    layOut(layer, derive({ ...restValues(), smile: 1 }), 1);
    expect(screenPoints(layer)).toEqual([
      [20, 0],
      [20, 10],
      [0, 10],
      [0, 0],
    ]);
  });

  it('refuses a key with another number of points', () => {
    expect(() => shape({ ...square, keys: { smile: '0,0 1,1' } })).toThrow(
      'layer square: key smile has 2 points, the path has 4',
    );
  });
});

describe('mirrored layers', () => {
  const sleeve: ShapeSource = {
    id: 'sleeve@',
    group: 'arm@',
    path: '90,760 110,760 100,900',
    keys: { 'wr@': '90,770 110,770 100,910' },
  };

  it('stand at the same place on the other side, also when both arms turn', () => {
    const layers = compile([sleeve]);
    const values = { ...restValues(), shL: 30, shR: 30, wrL: 1, wrR: 1 };
    placeGroups(groups.values(), values);
    const [left, right] = ['sleeveL', 'sleeveR'].map((id) => {
      const layer = shapeNamed(layers, id);
      layOut(layer, values, 2);
      return screenPoints(layer).sort((a, b) => a[1] - b[1]);
    });
    expect(right?.map(([x, y]) => [-x, y])).toEqual(left);
  });

  it('answer to the parameters of their own side', () => {
    const layers = compile([sleeve]);
    expect([...paramsOfLayer(shapeNamed(layers, 'sleeveL'))].sort()).toEqual(['shL', 'wrL']);
    expect([...paramsOfLayer(shapeNamed(layers, 'sleeveR'))].sort()).toEqual(['shR', 'wrR']);
  });

  it('of a block are drawn R first, each with its own clip', () => {
    const layers = compile([[sleeve, { ...sleeve, id: 'fold@', clip: 'sleeve@' }]]);
    expect(layers.map(({ id }) => id)).toEqual(['sleeveR', 'foldR', 'sleeveL', 'foldL']);
    expect(layers.map(({ clip }) => clip?.id)).toEqual([undefined, 'sleeveR', undefined, 'sleeveL']);
  });
});

describe('references', () => {
  it('may point to layers that come later', () => {
    const layers = compile([{ id: 'shadow', use: 'square', offset: [4, 4], fill: '#000000', clip: 'square' }, square]);
    expect(layers[0]).toMatchObject({ kind: 'reuse', of: { id: 'square' }, clip: { id: 'square' } });
  });

  it('must point somewhere', () => {
    expect(() => compile([{ ...square, clip: 'face' }])).toThrow('no shape "face"');
    expect(() => compile([{ ...square, group: 'tail' }])).toThrow('no group "tail"');
    expect(() => compile([square, square])).toThrow('two layers are named "square"');
  });
});
