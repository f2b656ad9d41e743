import type { Size } from '../signage/size';
import type { Box } from './block';

/** A hundredth of a pixel on the largest screen. */
export const precise = (share: number): number => Math.round(share * 1e6) / 1e6;

/** A box in pixels of a screen, as fractions of it. */
export const sharesOf = (screen: Size, { x, y, width, height }: Box): Box => ({
  x: precise(x / screen.width),
  y: precise(y / screen.height),
  width: precise(width / screen.width),
  height: precise(height / screen.height),
});
