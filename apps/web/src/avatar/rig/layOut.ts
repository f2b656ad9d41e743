import type { Values } from '../params';
import { bendCurve, type Curve, type Vertex } from './curves';
import { clamp, HORIZON, type Matrix, nearness, project, smoothstep } from './geometry';
import { bentMatrix } from './groups';
import type { GroupMix, ShapeLayer } from './shapes';

function applyKeys(curve: Curve, values: Values): void {
  for (const vertex of curve.vertices) {
    vertex.px = vertex.x;
    vertex.py = vertex.y;
  }
  for (const { param, moves } of curve.keys) {
    const weight = values[param];
    if (weight === 0) continue;
    for (const { vertex, dx, dy } of moves) {
      vertex.px += dx * weight;
      vertex.py += dy * weight;
    }
  }
}

/** What hangs points straight down, also in a bow: it does not get shorter with what it hangs on, and comes together. */
const FALL = { down: 0.16, together: 0.08 };

function applySway(curve: Curve, sway: NonNullable<ShapeLayer['sway']>, swing: number, bowed: number): void {
  for (const vertex of curve.vertices) {
    const down = clamp((vertex.y - sway.from) / sway.length, 0, 1.2);
    vertex.px += (swing * sway.reachX - bowed * FALL.together * vertex.x) * down * down;
    vertex.py += swing * sway.reachY * down * down + bowed * FALL.down * sway.length * down;
  }
}

function place(vertex: Vertex, m: Matrix): void {
  const { px, py, z } = vertex;
  const near = nearness(m, px, py, z);
  vertex.sx = (m.xx * px + m.xy * py + m.xz * z + m.xt) * near;
  vertex.sy = HORIZON + (m.yx * px + m.yy * py + m.yz * z + m.yt - HORIZON) * near;
}

function placeMixed(vertex: Vertex, own: Matrix, mix: GroupMix): void {
  const share = smoothstep(mix.from, mix.to, vertex.y);
  if (share === 0 || share === 1) {
    place(vertex, share === 0 ? own : mix.group.matrix);
    return;
  }
  if (mix.bend) {
    const { upper, joints, lowerIsOther } = mix.bend;
    place(vertex, bentMatrix(upper, joints, lowerIsOther ? share : 1 - share));
    return;
  }
  place(vertex, own);
  const other = project(mix.group.matrix, vertex.px, vertex.py, vertex.z);
  vertex.sx += (other.x - vertex.sx) * share;
  vertex.sy += (other.y - vertex.sy) * share;
}

/** Blends the keyforms, lets hair swing and puts every point on the screen. */
export function layOut(layer: ShapeLayer, values: Values, frame: number): void {
  if (layer.frame === frame) return;
  layer.frame = frame;
  const { group, mix, sway } = layer;
  const swing = sway ? values[sway.param] : 0;
  for (const curve of layer.curves) {
    applyKeys(curve, values);
    if (sway) applySway(curve, sway, swing, values.bowed);
    for (const vertex of curve.vertices) {
      if (mix) placeMixed(vertex, group.matrix, mix);
      else place(vertex, group.matrix);
    }
    bendCurve(curve);
  }
}
