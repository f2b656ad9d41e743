import { portrait, type Size } from '../signage/size';
import type { ButtonRow } from '../template/template';
import { within } from '../within';
import type { Box, HandsBlocks, TextBlock } from './block';
import { type MovableBlock, smallestBlock } from './blockBoxes';
import { buttonColumns } from './buttonGrid';

const wholeCanvas: Box = { x: 0, y: 0, width: 1, height: 1 };

/** In pixels of the upright screen on which the presets were drawn. */
const lip = 16;
const apart = 24;
const smallestTarget = { width: 160, height: 80 } as const;

/** Where touch buttons may lie: on the counter within reach, clear of its edge and of the staff call. */
function touchRoom({ counter, touch, hint }: HandsBlocks, row: ButtonRow): Box {
  const staffCall = touch?.[row].staffCall;
  const top = counter.y + lip / portrait.height;
  if (!staffCall) return { ...counter, y: top, height: counter.y + counter.height - top };
  return row === 'horizontal'
    ? { x: 0, y: top, width: 1, height: staffCall.y - apart / portrait.height - top }
    : { x: 0, y: top, width: staffCall.x - apart / portrait.width, height: hint.y - top };
}

/** So many buttons are each large enough for a finger. */
function smallestButtons(row: ButtonRow, count: number): Size {
  const columns = buttonColumns(row, count);
  const rows = Math.ceil(count / columns);
  return {
    width: (columns * smallestTarget.width + (columns - 1) * apart) / portrait.width,
    height: (rows * smallestTarget.height + (rows - 1) * apart) / portrait.height,
  };
}

/** Which buttons there are. */
interface ButtonsAsked {
  row: ButtonRow;
  count: number;
}

/** Where the touch buttons lie, moved or not: never off the counter, over the staff call, or too small for a finger. */
export function buttonsPlace(
  hands: HandsBlocks,
  { row, count }: ButtonsAsked,
  moved: Box | undefined,
): TextBlock | null {
  const preset = hands.touch?.[row].buttons;
  if (!preset || !moved) return preset ?? null;
  const room = touchRoom(hands, row);
  const smallest = smallestButtons(row, count);
  const width = within(moved.width, smallest.width, room.width);
  const height = within(moved.height, smallest.height, room.height);
  return {
    ...preset,
    width,
    height,
    x: within(moved.x, room.x, room.x + room.width - width),
    y: within(moved.y, room.y, room.y + room.height - height),
  };
}

/** Where a block may stand, and how small it may be. What is read stays above the counter, which would hide it. */
export function blockRoom(
  block: MovableBlock,
  counter: Box,
  hands: HandsBlocks,
  { row, count }: ButtonsAsked,
): { room: Box; smallest: Size } {
  const smallest = { width: smallestBlock, height: smallestBlock };
  switch (block) {
    case 'buttons':
      return { room: touchRoom(hands, row), smallest: smallestButtons(row, count) };
    case 'logo':
    case 'telop':
      return { room: { ...wholeCanvas, height: counter.y }, smallest };
    case 'media':
    case 'avatar':
      return { room: wholeCanvas, smallest };
  }
}
