export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : Math.min(value, high));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A share of the way that is left, the same in a second at every frame rate. */
export const approach = (from: number, to: number, dt: number, seconds: number): number =>
  lerp(from, to, 1 - Math.exp(-dt / seconds));

/** Follows freely at first and comes softly to its end. */
export function softLimit(value: number, limit: number): number {
  const free = limit * 0.7;
  const rest = limit - free;
  const size = Math.abs(value);
  return size <= free ? value : Math.sign(value) * (free + rest * Math.tanh((size - free) / rest));
}

/** An affine map of space: three rows of x, y, z and offset. */
export interface Matrix {
  xx: number;
  xy: number;
  xz: number;
  xt: number;
  yx: number;
  yy: number;
  yz: number;
  yt: number;
  zx: number;
  zy: number;
  zz: number;
  zt: number;
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  return {
    xx: a.xx * b.xx + a.xy * b.yx + a.xz * b.zx,
    xy: a.xx * b.xy + a.xy * b.yy + a.xz * b.zy,
    xz: a.xx * b.xz + a.xy * b.yz + a.xz * b.zz,
    xt: a.xx * b.xt + a.xy * b.yt + a.xz * b.zt + a.xt,
    yx: a.yx * b.xx + a.yy * b.yx + a.yz * b.zx,
    yy: a.yx * b.xy + a.yy * b.yy + a.yz * b.zy,
    yz: a.yx * b.xz + a.yy * b.yz + a.yz * b.zz,
    yt: a.yx * b.xt + a.yy * b.yt + a.yz * b.zt + a.yt,
    zx: a.zx * b.xx + a.zy * b.yx + a.zz * b.zx,
    zy: a.zx * b.xy + a.zy * b.yy + a.zz * b.zy,
    zz: a.zx * b.xz + a.zy * b.yz + a.zz * b.zz,
    zt: a.zx * b.xt + a.zy * b.yt + a.zz * b.zt + a.zt,
  };
}

export interface Turn {
  pivot: readonly [number, number, number];
  /** Degrees. */
  rx: number;
  ry: number;
  rz: number;
  tx: number;
  ty: number;
  /** Stretches across and along, then everything alike. */
  widen: number;
  stretch: number;
  scale: number;
}

/** Turns, stretches and scales around a pivot, then shifts. */
export function turnAround(turn: Turn): Matrix {
  const degree = Math.PI / 180;
  const cx = Math.cos(turn.rx * degree);
  const sx = Math.sin(turn.rx * degree);
  const cy = Math.cos(turn.ry * degree);
  const sy = Math.sin(turn.ry * degree);
  const cz = Math.cos(turn.rz * degree);
  const sz = Math.sin(turn.rz * degree);
  const w = turn.scale * turn.widen;
  const u = turn.scale;
  const v = turn.scale * turn.stretch;
  const xx = cz * cy * w;
  const xy = (cz * sy * sx - sz * cx) * v;
  const xz = (cz * sy * cx + sz * sx) * u;
  const yx = sz * cy * w;
  const yy = (sz * sy * sx + cz * cx) * v;
  const yz = (sz * sy * cx - cz * sx) * u;
  const zx = -sy * w;
  const zy = cy * sx * v;
  const zz = cy * cx * u;
  const [px, py, pz] = turn.pivot;
  return {
    xx,
    xy,
    xz,
    xt: px + turn.tx - (xx * px + xy * py + xz * pz),
    yx,
    yy,
    yz,
    yt: py + turn.ty - (yx * px + yy * py + yz * pz),
    zx,
    zy,
    zz,
    zt: pz - (zx * px + zy * py + zz * pz),
  };
}

const partOf = (factor: number, share: number): number => 1 + (factor - 1) * share;

/** The turn a part of the way, as a joint shows it between its two bones; where the joint was moved to, all of it is. */
export function partOfTurn(turn: Turn, share: number): Turn {
  return {
    pivot: turn.pivot,
    rx: turn.rx * share,
    ry: turn.ry * share,
    rz: turn.rz * share,
    tx: turn.tx,
    ty: turn.ty,
    widen: partOf(turn.widen, share),
    stretch: partOf(turn.stretch, share),
    scale: partOf(turn.scale, share),
  };
}

interface Point {
  x: number;
  y: number;
}

const EYE_DISTANCE = 4200;
export const HORIZON = 760;

/** How much larger a place looks than it was drawn. */
export const nearness = (m: Matrix, x: number, y: number, z: number): number =>
  EYE_DISTANCE / (EYE_DISTANCE - (m.zx * x + m.zy * y + m.zz * z + m.zt));

/** Onto the screen, with a weak perspective so that near parts grow a little. */
export function project(m: Matrix, x: number, y: number, z: number): Point {
  const near = nearness(m, x, y, z);
  return {
    x: (m.xx * x + m.xy * y + m.xz * z + m.xt) * near,
    y: HORIZON + (m.yx * x + m.yy * y + m.yz * z + m.yt - HORIZON) * near,
  };
}

/** Height of an ellipsoid's near surface over its middle plane; 0 outside. */
export function surfaceHeight(
  ellipsoid: readonly [number, number, number, number, number],
  x: number,
  y: number,
): number {
  const [cx, cy, rx, ry, rz] = ellipsoid;
  const u = (x - cx) / rx;
  const v = (y - cy) / ry;
  return rz * Math.sqrt(Math.max(0, 1 - u * u - v * v));
}
