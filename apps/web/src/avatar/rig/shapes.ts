import type { Fill, Ink, ShapeSource } from '../character';
import { objectEntries } from '../objectEntries';
import type { Param } from '../params';
import { type Band, bandsOf } from './bands';
import { type Curve, makeCurve, type Vertex } from './curves';
import { surfaceHeight } from './geometry';
import { type Group, groupNamed, jointsBetween } from './groups';
import { shapeKeysOf } from './keyforms';
import { type LayerState, stateOf } from './layerState';
import { type PathPoint, parsePath, signedArea } from './paths';
import { nameOn, paramOn, type Sided } from './sides';
import type { Warp } from './warps';

/** Another group takes over between two heights; round the joints between the two, where one hangs on the other. */
export interface GroupMix {
  group: Group;
  from: number;
  to: number;
  bend: { upper: Group; joints: readonly Group[]; lowerIsOther: boolean } | null;
}

export interface ShapeLayer extends LayerState<ShapeLayer> {
  kind: 'shape';
  group: Group;
  curves: readonly Curve[];
  open: boolean;
  mix: GroupMix | null;
  sway: { param: Param; from: number; length: number; reachX: number; reachY: number } | null;
  fill: Fill | null;
  /** The fill in bands, where that is quicker. */
  bands: readonly Band[] | null;
  ink: Ink | null;
  at: readonly [number, number];
  flip: boolean;
  /** Number of the frame its geometry was last laid out for. */
  frame: number;
}

const vertexAt = ({ x, y, corner }: PathPoint, z: number): Vertex => ({
  x,
  y,
  z,
  corner,
  px: x,
  py: y,
  sx: 0,
  sy: 0,
  tx: 0,
  ty: 0,
});

function bendOf(own: Group, other: Group): GroupMix['bend'] {
  const down = jointsBetween(own, other);
  if (down) return { upper: own, joints: down, lowerIsOther: true };
  const up = jointsBetween(other, own);
  return up && { upper: other, joints: up, lowerIsOther: false };
}

function mixOf({ source, side }: Sided<ShapeSource>, own: Group, groups: ReadonlyMap<string, Group>): GroupMix | null {
  if (!source.mix) return null;
  const [name, from, to] = source.mix;
  const group = groupNamed(groups, nameOn(name, side));
  return { group, from, to, bend: bendOf(own, group) };
}

function swayOf({ source, side }: Sided<ShapeSource>): ShapeLayer['sway'] {
  if (!source.sway) return null;
  const [param, from, length, reachX, reachY = 0] = source.sway;
  return { param: paramOn(param, side), from, length, reachX, reachY };
}

function curvesOf({ source, side }: Sided<ShapeSource>, id: string, group: Group, warps: readonly Warp[]): Curve[] {
  const open = source.open ?? false;
  const options = { at: source.at ?? ([0, 0] as const), symmetric: source.symmetric ?? false, flip: side === 'R' };
  const keyforms = objectEntries(source.keys ?? {}).map(([param, text]) => ({
    param: paramOn(param, side),
    subpaths: parsePath(text, options),
  }));
  const depthAt = (point: PathPoint): number =>
    (source.z ?? 0) + (source.bulge && group.bulge ? source.bulge * surfaceHeight(group.bulge, point.x, point.y) : 0);
  return parsePath(source.path, options).map((points, i) => {
    // Closed shapes all run the same way round, so that the rim knows its outer side.
    const backwards = !open && signedArea(points) < 0;
    const inOrder = (list: readonly PathPoint[]): readonly PathPoint[] => (backwards ? list.toReversed() : list);
    const ownKeyforms = keyforms.map(({ param, subpaths }) => {
      const key = subpaths[i] ?? [];
      if (key.length !== points.length)
        throw new Error(`layer ${id}: key ${param} has ${key.length} points, the path has ${points.length}`);
      return { param, points: inOrder(key) };
    });
    const vertices = inOrder(points).map((point) => vertexAt(point, depthAt(point)));
    return makeCurve(vertices, open, shapeKeysOf(vertices, ownKeyforms, warps));
  });
}

/** A gradient over a smaller area is quicker in one piece. */
const WORTH_CUTTING = 40_000;

function bandsFor(fill: Fill | undefined, curves: readonly Curve[]): readonly Band[] | null {
  if (typeof fill !== 'object' || !('linear' in fill)) return null;
  const area = curves.reduce((sum, { vertices }) => sum + Math.abs(signedArea(vertices)) / 2, 0);
  return area < WORTH_CUTTING ? null : bandsOf(fill);
}

export function compileShape(
  entry: Sided<ShapeSource>,
  groups: ReadonlyMap<string, Group>,
  warps: readonly Warp[] = [],
): ShapeLayer {
  const { source, side } = entry;
  const state = stateOf(source, side);
  const group = groupNamed(groups, nameOn(source.group, side));
  const ownWarps = warps.filter((warp) => warp.group === group.id && warp.moves(state.id));
  const curves = curvesOf(entry, state.id, group, ownWarps);
  return {
    ...state,
    kind: 'shape',
    group,
    curves,
    open: source.open ?? false,
    mix: mixOf(entry, group, groups),
    sway: swayOf(entry),
    fill: source.fill ?? null,
    bands: bandsFor(source.fill, curves),
    ink: source.ink ?? null,
    at: source.at ?? [0, 0],
    flip: side === 'R',
    frame: -1,
  };
}
