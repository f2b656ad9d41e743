import { within } from '../within';
import type { Box } from './block';
import { precise } from './screenPixels';

/** What an editor may move from where the preset has put it. */
export const movableBlocks = ['logo', 'telop', 'media', 'avatar', 'buttons'] as const;
export type MovableBlock = (typeof movableBlocks)[number];

/** Where blocks stand that were moved; the others stand where the preset has them. */
export type BlockBoxes = Readonly<Partial<Record<MovableBlock, Box>>>;

/** Of the canvas: smaller than this nobody finds a block again. */
export const smallestBlock = 0.03;

/** The nearest box that stands on the canvas whole, and can be found again. */
export function boxOnCanvas({ x, y, width, height }: Box): Box {
  const [wide, high] = [within(width, smallestBlock, 1), within(height, smallestBlock, 1)];
  return {
    x: precise(within(x, 0, 1 - wide)),
    y: precise(within(y, 0, 1 - high)),
    width: precise(wide),
    height: precise(high),
  };
}

/** A block at the place it was moved to, or where it is. */
export const movedTo = <Block extends Box>(block: Block, box: Box | undefined): Block => ({ ...block, ...box });
