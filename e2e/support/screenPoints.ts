import type { Box } from '@mukae/contract/domain/scene/block';
import { type Colour, photograph } from './pixels';
import type { Page } from './test';

/** What stands on a screen, point by point. */
export interface ScreenPoints {
  points: Buffer;
  width: number;
  height: number;
}

export async function pointsOf(page: Page): Promise<ScreenPoints> {
  const picture = await photograph(page);
  if (!picture) throw new Error('there is no picture of it');
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { points: data, width: info.width, height: info.height };
}

/** Letters and edges take the colours of what is beside them. */
const tolerance = 40;

/** How many points of a place there are, and how many of them have the colour. */
export function countIn({ points, width, height }: ScreenPoints, box: Box, { red, green, blue }: Colour) {
  const [left, right] = [Math.max(0, Math.round(box.x * width)), Math.round((box.x + box.width) * width)];
  const [top, bottom] = [Math.max(0, Math.round(box.y * height)), Math.round((box.y + box.height) * height)];
  let [all, near] = [0, 0];
  for (let y = top; y < Math.min(bottom, height); y += 1) {
    for (let x = left; x < Math.min(right, width); x += 1) {
      const at = (y * width + x) * 3;
      all += 1;
      const isNear =
        Math.abs((points[at] ?? 0) - red) <= tolerance &&
        Math.abs((points[at + 1] ?? 0) - green) <= tolerance &&
        Math.abs((points[at + 2] ?? 0) - blue) <= tolerance;
      if (isNear) near += 1;
    }
  }
  return { all, near };
}
