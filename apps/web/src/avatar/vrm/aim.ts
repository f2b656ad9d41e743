import type { Hand, HandShape } from '@mukae/contract/domain/avatar/frame';

export type BodySide = 'left' | 'right';
export const sides: readonly BodySide[] = ['left', 'right'];

/** To the right of the screen for the figure's own left. */
export const outwards: Readonly<Record<BodySide, 1 | -1>> = { left: 1, right: -1 };

/** Where a wrist goes, from its shoulder in lengths of the arm: +x to the right of the screen, +y up, +z to the visitor. */
export interface Aim {
  x: number;
  y: number;
  z: number;
  /** Degrees of the palm on the screen, clockwise. */
  turn: number;
  /** 0: as it hangs, 1: shown to the visitor. */
  palm: number;
  /** How far the fingers are closed, 0 to 1. */
  index: number;
  fingers: number;
}

const gripOf: Readonly<Record<HandShape, Pick<Aim, 'index' | 'fingers'>>> = {
  open: { index: 0.08, fingers: 0.12 },
  fist: { index: 0.95, fingers: 0.95 },
  point: { index: 0.02, fingers: 0.9 },
};

/** A hand that is seen is held before the body. */
export const aimOf = ({ x, y, turn, shape }: Hand): Aim => ({ x, y, z: 0.35, turn, palm: 1, ...gripOf[shape] });

export const aimBetween = (from: Aim, to: Aim, share: number): Aim => {
  const part = (name: keyof Aim) => from[name] + (to[name] - from[name]) * share;
  return {
    x: part('x'),
    y: part('y'),
    z: part('z'),
    turn: part('turn'),
    palm: part('palm'),
    index: part('index'),
    fingers: part('fingers'),
  };
};
