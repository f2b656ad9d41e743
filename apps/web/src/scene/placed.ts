import type { Box, TextBlock } from '@mukae/contract/domain/scene/block';
import type { CSSProperties } from 'react';

const percent = (share: number): string => `${share * 100}%`;

/** Where a block stands on the canvas. */
export const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The same, with how its text looks. The canvas is laid out in design pixels, so they are the browser's. */
export const placedText = (block: TextBlock): CSSProperties => ({
  ...placed(block),
  color: block.textColour,
  backgroundColor: block.background,
  fontSize: block.fontSize,
  textAlign: block.align,
});
