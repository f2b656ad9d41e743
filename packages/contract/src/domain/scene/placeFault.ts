import type { Box } from './block';
import type { DragGround } from './dragging';
import { spanAcross, spanDown } from './pulling';

/** Why a block cannot stand at a place, in pixels of the screen. */
type PlaceFault = { is: 'tooSmall'; least: number } | { is: 'tooLarge'; most: number };

/** One side of a box that was asked for, against where the block may stand. */
export function placeFault(box: Box, side: keyof Box, { room, smallest }: DragGround): PlaceFault | null {
  const isAcross = side === 'x' || side === 'width';
  const free = isAcross ? spanAcross(room) : spanDown(room);
  const asked = isAcross ? spanAcross(box) : spanDown(box);
  const isLength = side === 'width' || side === 'height';
  const least = Math.ceil(isLength ? (isAcross ? smallest.width : smallest.height) : free.start);
  const most = Math.floor(isLength ? free.end - asked.start : free.end - (asked.end - asked.start));
  if (box[side] < least) return { is: 'tooSmall', least };
  return box[side] > most + tolerated ? { is: 'tooLarge', most } : null;
}

/** Presets are kept as fractions of a screen: less than a pixel is no fault. */
const tolerated = 0.5;
