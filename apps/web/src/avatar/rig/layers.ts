import type { LayerSource, ReuseSource, ShapeSource } from '../character';
import type { Param, ParamSide } from '../params';
import { type Group, groupNamed, paramsOfGroup } from './groups';
import { type LayerState, paramsOfState, stateOf } from './layerState';
import { compileShape, type ShapeLayer } from './shapes';
import { nameOn, type Sided } from './sides';
import type { Warp } from './warps';

interface ReuseLayer extends LayerState<ShapeLayer> {
  kind: 'reuse';
  of: ShapeLayer;
  offset: readonly [number, number];
  fill: string;
}

export interface TextLayer extends LayerState<ShapeLayer> {
  kind: 'text';
  group: Group;
  text: string;
  font: string;
  color: string;
  at: readonly [number, number];
}

export type Layer = ShapeLayer | ReuseLayer | TextLayer;

/** What swings also falls in a bow. */
const BOWED: Param = 'bowed';

const isShape = (entry: Sided<LayerSource>): entry is Sided<ShapeSource> => 'path' in entry.source;
const isReuse = (entry: Sided<LayerSource>): entry is Sided<ReuseSource> => 'use' in entry.source;

function compileShapes(
  entries: readonly Sided<LayerSource>[],
  groups: ReadonlyMap<string, Group>,
  warps: readonly Warp[],
): Map<string, ShapeLayer> {
  const shapes = new Map<string, ShapeLayer>();
  for (const entry of entries) {
    if (!isShape(entry)) continue;
    const shape = compileShape(entry, groups, warps);
    if (shapes.has(shape.id)) throw new Error(`two layers are named "${shape.id}"`);
    shapes.set(shape.id, shape);
  }
  return shapes;
}

function compileText({ source, side }: Sided<LayerSource>, groups: ReadonlyMap<string, Group>): TextLayer {
  if (!('text' in source)) throw new Error(`layer ${source.id} has neither path, use nor text`);
  const { text, font, color, at } = source;
  const group = groupNamed(groups, nameOn(source.group, side));
  return { ...stateOf(source, side), kind: 'text', group, text, font, color, at };
}

export function compileLayers(
  entries: readonly Sided<LayerSource>[],
  groups: ReadonlyMap<string, Group>,
  warps: readonly Warp[] = [],
): Layer[] {
  const shapes = compileShapes(entries, groups, warps);
  const shapeNamed = (name: string, side: ParamSide | null): ShapeLayer => {
    const shape = shapes.get(nameOn(name, side));
    if (!shape) throw new Error(`no shape "${nameOn(name, side)}"`);
    return shape;
  };
  const compileReuse = ({ source, side }: Sided<ReuseSource>): ReuseLayer => {
    const { offset, fill } = source;
    return { ...stateOf(source, side), kind: 'reuse', of: shapeNamed(source.use, side), offset, fill };
  };
  return entries.map((entry) => {
    const { source, side } = entry;
    const layer = isShape(entry)
      ? shapeNamed(source.id, side)
      : isReuse(entry)
        ? compileReuse(entry)
        : compileText(entry, groups);
    if (source.clip !== undefined) layer.clip = shapeNamed(source.clip, side);
    return layer;
  });
}

/** Every parameter that can change how the layer looks. */
export function paramsOfLayer(layer: Layer): Set<Param> {
  const own = paramsOfState(layer);
  const clip = layer.clip ? [...paramsOfLayer(layer.clip)] : [];
  return new Set([...own, ...clip, ...paramsOfKind(layer)]);
}

function paramsOfKind(layer: Layer): Iterable<Param> {
  switch (layer.kind) {
    case 'reuse':
      return paramsOfLayer(layer.of);
    case 'text':
      return paramsOfGroup(layer.group);
    case 'shape':
      return [
        ...paramsOfGroup(layer.group),
        ...(layer.mix ? paramsOfGroup(layer.mix.group) : []),
        ...(layer.sway ? [layer.sway.param, BOWED] : []),
        ...layer.curves.flatMap((curve) => curve.keys.map(({ param }) => param)),
      ];
  }
}
