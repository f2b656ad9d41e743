import { calmScores, type Scores } from './blendshapes';

/** Degrees, as a person in front of the avatar sees it: +yaw to the right of the screen, +pitch up, +roll clockwise. */
export interface HeadAngles {
  yaw: number;
  pitch: number;
  roll: number;
}

/** What the fingers do; what lies between is not told apart. */
export const handShapes = ['open', 'fist', 'point'] as const;
export type HandShape = (typeof handShapes)[number];

/** Where a hand is, from its shoulder in lengths of the arm: +x to the right of the screen, +y up. Degrees of the palm: 0 is upright. */
export interface Hand {
  x: number;
  y: number;
  turn: number;
  shape: HandShape;
}

/** Of the avatar's own left and right; null: not seen, the arm does as it likes. */
export interface Hands {
  left: Hand | null;
  right: Hand | null;
}

/** One moment of a moved avatar. Left and Right are the avatar's own, mirrored already where a mirror is wanted. */
export interface AvatarFrame {
  scores: Scores;
  head: HeadAngles;
  hands: Hands | null;
}

/** The part of a frame that a face tells. */
export type Face = Pick<AvatarFrame, 'scores' | 'head'>;

export const calmFrame: AvatarFrame = {
  scores: calmScores,
  head: { yaw: 0, pitch: 0, roll: 0 },
  hands: null,
};
