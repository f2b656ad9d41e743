import { expect, it } from 'vitest';
import { buttonRows, touchButtonLimits } from '../template/template';
import { buttonColumns } from './buttonGrid';
import { verticalPresets } from './verticalPresets';

const gap = 24;
const smallestTarget = 80;
const counts = Array.from({ length: touchButtonLimits.count }, (_, place) => place + 1);

it.each(buttonRows)('[O-T01] up to eight touch buttons in %s rows can be hit with a finger', (row) => {
  const place = verticalPresets.hands.touch?.[row].buttons;
  for (const count of counts) {
    const columns = buttonColumns(row, count);
    const rows = Math.ceil(count / columns);
    const height = ((place?.height ?? 0) * 1920 - (rows - 1) * gap) / rows;
    const width = ((place?.width ?? 0) * 1080 - (columns - 1) * gap) / columns;
    expect(height).toBeGreaterThanOrEqual(smallestTarget);
    expect(width).toBeGreaterThanOrEqual(2 * smallestTarget);
  }
});
