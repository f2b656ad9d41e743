import type { BuiltInCharacter } from './builtIn';

/** The frame a character is drawn in, and the lines in it where it may be cut. */
export interface FigureFrame {
  width: number;
  height: number;
  hairTop: number;
  /** Where the edge of a counter hides it: above the hands. */
  counterLine: number;
  bustLine: number;
  /** How far it may reach to either side. */
  reach: { waist: number; desk: number; bust: number };
}

const grownUp = {
  width: 1080,
  height: 1920,
  hairTop: 218,
  counterLine: 1330,
  bustLine: 1000,
  reach: { waist: 540, desk: 460, bust: 290 },
} as const satisfies FigureFrame;

export const figureFrames: Readonly<Record<BuiltInCharacter, FigureFrame>> = {
  kei: grownUp,
  'kei-short': { ...grownUp, hairTop: 214 },
  kento: { ...grownUp, hairTop: 190 },
  lin: { ...grownUp, hairTop: 150 },
  'ne-custom': {
    ...grownUp,
    hairTop: 270,
    counterLine: 1160,
    bustLine: 990,
    reach: { waist: 480, desk: 400, bust: 330 },
  },
};

/** A single picture stands in the frame of a grown-up. */
export const pictureFrame: FigureFrame = grownUp;
