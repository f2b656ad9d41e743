import type { Box } from './block';

const bottomOf = ({ y, height }: Box): number => y + height;

export const liesOn = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < bottomOf(other) && other.y < bottomOf(one);

/** Of the height of the canvas. */
const air = 0.006;
/** A block that would keep less than this of its height is lifted instead. */
const keptShare = 0.6;

/** The block, with nothing of it beneath what stands at its foot: a little lower, or higher up. */
export function clearOf<Block extends Box>(block: Block, other: Box): Block {
  if (!liesOn(block, other)) return block;
  const foot = other.y - air;
  const left = foot - block.y;
  return left >= block.height * keptShare
    ? { ...block, height: left }
    : { ...block, y: Math.max(0, foot - block.height) };
}
