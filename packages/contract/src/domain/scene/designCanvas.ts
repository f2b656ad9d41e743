import { landscape, orientationOf, portrait, type Size } from '../signage/size';
import type { Box } from './block';

/**
 * The canvas in design pixels: the largest 9:16 (16:9) frame in it has a short side of 1080. A squarer canvas has
 * roomier boxes, never larger text than they hold.
 */
export function designCanvas({ width, height }: Size): Size {
  const reference = orientationOf({ width, height }) === 'vertical' ? portrait : landscape;
  const scale = Math.min(width / reference.width, height / reference.height);
  return { width: width / scale, height: height / scale };
}

/** A box in design pixels. */
export const boxOn = (canvas: Size, { x, y, width, height }: Box): Box => ({
  x: x * canvas.width,
  y: y * canvas.height,
  width: width * canvas.width,
  height: height * canvas.height,
});
