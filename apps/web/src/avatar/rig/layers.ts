import type { Fill, Ink, LayerSource, ReuseSource, ShapeSource, TextSource } from '../character';
import type { Param, Side, Values } from '../params';
import { bendCurve, type Curve, makeCurve, type Vertex } from './curves';
import { clamp, project, smoothstep, surfaceHeight } from './geometry';
import { type Group, groupNamed, objectEntries, paramsOfGroup } from './groups';
import { type PathPoint, parsePath, signedArea } from './paths';
import { nameOn, paramOn, type Sided } from './sides';

interface LayerState {
  id: string;
  clip: ShapeLayer | null;
  alpha: Param | null;
  opacity: number;
  show: { param: Param; value: number } | null;
  hideIf: Param | null;
  cache: string | null;
}

export interface ShapeLayer extends LayerState {
  kind: 'shape';
  group: Group;
  curves: readonly Curve[];
  open: boolean;
  mix: { group: Group; from: number; to: number } | null;
  sway: { param: Param; from: number; length: number; reach: number } | null;
  fill: Fill | null;
  ink: Ink | null;
  at: readonly [number, number];
  flip: boolean;
  keyParams: readonly Param[];
  /** Number of the frame its geometry was last laid out for. */
  frame: number;
}

export interface ReuseLayer extends LayerState {
  kind: 'reuse';
  of: ShapeLayer;
  offset: readonly [number, number];
  fill: string;
}

export interface TextLayer extends LayerState {
  kind: 'text';
  group: Group;
  text: string;
  font: string;
  color: string;
  at: readonly [number, number];
}

export type Layer = ShapeLayer | ReuseLayer | TextLayer;

const isShape = (entry: Sided<LayerSource>): entry is Sided<ShapeSource> => 'path' in entry.source;
const isReuse = (entry: Sided<LayerSource>): entry is Sided<ReuseSource> => 'use' in entry.source;

function stateOf(source: LayerSource, side: Side | null): LayerState {
  return {
    id: nameOn(source.id, side),
    clip: null,
    alpha: source.alpha ? paramOn(source.alpha, side) : null,
    opacity: source.opacity ?? 1,
    show: source.show ? { param: paramOn(source.show[0], side), value: source.show[1] } : null,
    hideIf: source.hideIf ? paramOn(source.hideIf, side) : null,
    cache: source.cache ?? null,
  };
}

function verticesOf(
  base: readonly PathPoint[],
  keys: readonly { param: Param; points: readonly PathPoint[] }[],
  depthAt: (point: PathPoint) => number,
): Vertex[] {
  return base.map((point, i) => ({
    x: point.x,
    y: point.y,
    z: depthAt(point),
    corner: point.corner,
    keys: keys.flatMap(({ param, points }) => {
      const key = points[i];
      if (!key) return [];
      const dx = key.x - point.x;
      const dy = key.y - point.y;
      return dx === 0 && dy === 0 ? [] : [{ param, dx, dy }];
    }),
    sx: 0,
    sy: 0,
    tx: 0,
    ty: 0,
  }));
}

export function compileShape({ source, side }: Sided<ShapeSource>, groups: ReadonlyMap<string, Group>): ShapeLayer {
  const state = stateOf(source, side);
  const group = groupNamed(groups, nameOn(source.group, side));
  const flip = side === 'R';
  const open = source.open ?? false;
  const options = { at: source.at ?? ([0, 0] as const), symmetric: source.symmetric ?? false, flip };
  const keys = objectEntries(source.keys ?? {}).map(([param, text]) => ({
    param: paramOn(param, side),
    subpaths: parsePath(text, options),
  }));
  const depthAt = (point: PathPoint): number =>
    (source.z ?? 0) + (source.bulge && group.bulge ? source.bulge * surfaceHeight(group.bulge, point.x, point.y) : 0);

  const curves = parsePath(source.path, options).map((points, i) => {
    // Closed shapes all run the same way round, so that the rim knows its outer side.
    const backwards = !open && signedArea(points) < 0;
    const inOrder = (list: readonly PathPoint[]): readonly PathPoint[] => (backwards ? list.toReversed() : list);
    const ownKeys = keys.map(({ param, subpaths }) => {
      const key = subpaths[i] ?? [];
      if (key.length !== points.length)
        throw new Error(`layer ${state.id}: key ${param} has ${key.length} points, the path has ${points.length}`);
      return { param, points: inOrder(key) };
    });
    return makeCurve(verticesOf(inOrder(points), ownKeys, depthAt), open);
  });

  return {
    ...state,
    kind: 'shape',
    group,
    curves,
    open,
    mix: source.mix
      ? { group: groupNamed(groups, nameOn(source.mix[0], side)), from: source.mix[1], to: source.mix[2] }
      : null,
    sway: source.sway
      ? { param: paramOn(source.sway[0], side), from: source.sway[1], length: source.sway[2], reach: source.sway[3] }
      : null,
    fill: source.fill ?? null,
    ink: source.ink ?? null,
    at: options.at,
    flip,
    keyParams: keys.map(({ param }) => param),
    frame: -1,
  };
}

function compileText(
  { source, side }: { source: TextSource; side: Side | null },
  groups: ReadonlyMap<string, Group>,
): TextLayer {
  const { text, font, color, at } = source;
  return {
    ...stateOf(source, side),
    kind: 'text',
    group: groupNamed(groups, nameOn(source.group, side)),
    text,
    font,
    color,
    at,
  };
}

export function compileLayers(entries: readonly Sided<LayerSource>[], groups: ReadonlyMap<string, Group>): Layer[] {
  const shapes = new Map<string, ShapeLayer>();
  for (const entry of entries) {
    if (!isShape(entry)) continue;
    const shape = compileShape(entry, groups);
    if (shapes.has(shape.id)) throw new Error(`two layers are named "${shape.id}"`);
    shapes.set(shape.id, shape);
  }
  const shapeNamed = (name: string, side: Side | null): ShapeLayer => {
    const shape = shapes.get(nameOn(name, side));
    if (!shape) throw new Error(`no shape "${nameOn(name, side)}"`);
    return shape;
  };
  return entries.map((entry) => {
    const { source, side } = entry;
    const layer = isShape(entry)
      ? shapeNamed(source.id, side)
      : isReuse(entry)
        ? compileReuse(entry, shapeNamed)
        : textOf(entry, groups);
    if (source.clip !== undefined) layer.clip = shapeNamed(source.clip, side);
    return layer;
  });
}

function textOf({ source, side }: Sided<LayerSource>, groups: ReadonlyMap<string, Group>): TextLayer {
  if (!('text' in source)) throw new Error(`layer ${source.id} has neither path, use nor text`);
  return compileText({ source, side }, groups);
}

function compileReuse(
  { source, side }: Sided<ReuseSource>,
  shapeNamed: (name: string, side: Side | null) => ShapeLayer,
): ReuseLayer {
  return {
    ...stateOf(source, side),
    kind: 'reuse',
    of: shapeNamed(source.use, side),
    offset: source.offset,
    fill: source.fill,
  };
}

/** Every parameter that can change how the layer looks. */
export function paramsOfLayer(layer: Layer): Set<Param> {
  const params = new Set<Param>();
  if (layer.alpha) params.add(layer.alpha);
  if (layer.show) params.add(layer.show.param);
  if (layer.hideIf) params.add(layer.hideIf);
  if (layer.clip) for (const param of paramsOfLayer(layer.clip)) params.add(param);
  if (layer.kind === 'reuse') {
    for (const param of paramsOfLayer(layer.of)) params.add(param);
    return params;
  }
  for (const param of paramsOfGroup(layer.group)) params.add(param);
  if (layer.kind === 'text') return params;
  if (layer.mix) for (const param of paramsOfGroup(layer.mix.group)) params.add(param);
  if (layer.sway) params.add(layer.sway.param);
  for (const param of layer.keyParams) params.add(param);
  return params;
}

/** Blends the keyforms, lets hair swing and puts every point on the screen. */
export function layOut(layer: ShapeLayer, values: Values, frame: number): void {
  if (layer.frame === frame) return;
  layer.frame = frame;
  const { group, mix, sway } = layer;
  const swing = sway ? values[sway.param] * sway.reach : 0;
  for (const curve of layer.curves) {
    for (const vertex of curve.vertices) {
      let { x, y } = vertex;
      for (const key of vertex.keys) {
        const weight = values[key.param];
        x += key.dx * weight;
        y += key.dy * weight;
      }
      if (sway && swing !== 0) {
        const down = clamp((vertex.y - sway.from) / sway.length, 0, 1.2);
        x += swing * down * down;
      }
      const point = project(group.matrix, x, y, vertex.z);
      vertex.sx = point.x;
      vertex.sy = point.y;
      const share = mix ? smoothstep(mix.from, mix.to, vertex.y) : 0;
      if (mix && share > 0) {
        const other = project(mix.group.matrix, x, y, vertex.z);
        vertex.sx += (other.x - vertex.sx) * share;
        vertex.sy += (other.y - vertex.sy) * share;
      }
    }
    bendCurve(curve);
  }
}
