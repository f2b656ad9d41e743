import { type ButtonRow, touchButtonLimits } from '../template/template';

const columnsByCount: Readonly<Record<ButtonRow, readonly number[]>> = {
  horizontal: [1, 2, 3, 2, 3, 3, 4, 4],
  vertical: [1, 1, 1, 1, 2, 2, 2, 2],
};

/** Up to three in a row, then two rows; or a column, then two. */
export const buttonColumns = (row: ButtonRow, count: number): number =>
  columnsByCount[row][Math.min(count, touchButtonLimits.count) - 1] ?? 1;
