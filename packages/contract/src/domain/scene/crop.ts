import type { FigureFrame } from '../character/figureFrame';
import type { Size } from '../signage/size';

/** waist: wide enough for a raised hand. desk: beside other blocks. bust: in a frame. */
export const cropNames = ['waist', 'desk', 'bust'] as const;
export type CropName = (typeof cropNames)[number];

/** A part of the character's own frame. */
interface Crop {
  top: number;
  bottom: number;
  width: number;
}

const airAboveHair = 72;

export function cropOf({ hairTop, counterLine, bustLine, reach }: FigureFrame, name: CropName): Crop {
  const top = hairTop - airAboveHair;
  return { top, bottom: name === 'bust' ? bustLine : counterLine, width: 2 * reach[name] };
}

/** Where the character's frame stands so that the crop fills a place: its corner, and how large it is drawn. */
interface Placing {
  left: number;
  top: number;
  scale: number;
}

/** Where the place is narrow, the figure has more air above, and more of its body shows below. */
export function placeFigure(frame: FigureFrame, crop: Crop, place: Size): Placing {
  const scale = Math.min(place.height / (crop.bottom - crop.top), place.width / crop.width);
  const spare = place.height - (crop.bottom - crop.top) * scale;
  return { left: place.width / 2 - (frame.width / 2) * scale, top: spare / 2 - crop.top * scale, scale };
}
