import { pictureFrame } from '@mukae/contract/domain/character/figureFrame';

/** Heights above the ground in metres. */
export interface Stature {
  headTop: number;
  hips: number;
}

/** What a camera sees: so many metres, around a middle. */
export interface Framing {
  metres: number;
  middle: number;
}

/** Where the hips of the drawn figures are. */
const hipsLine = 1560;

/** A model stands in its frame as the drawn figures do: hair and hips at the same lines, whatever its size. */
export function framingOf({ headTop, hips }: Stature): Framing {
  const metresPerPixel = (headTop - hips) / (hipsLine - pictureFrame.hairTop);
  const metres = pictureFrame.height * metresPerPixel;
  return { metres, middle: headTop + pictureFrame.hairTop * metresPerPixel - metres / 2 };
}
