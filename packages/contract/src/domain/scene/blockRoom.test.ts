import { expect, it } from 'vitest';
import { portrait } from '../signage/size';
import { buttonRows, touchButtonLimits } from '../template/template';
import { blockRoom, buttonsPlace } from './blockRoom';
import { boxOn } from './designCanvas';
import { verticalPresets } from './verticalPresets';

const { hands } = verticalPresets;
const everywhere = [
  { x: 0, y: 0, width: 1, height: 1 },
  { x: 0.9, y: 0.2, width: 0.03, height: 0.03 },
  { x: 0.4, y: 0.97, width: 0.6, height: 0.03 },
];
const counts = Array.from({ length: touchButtonLimits.count }, (_, place) => place + 1);

it.each(buttonRows)(
  '[D-T42] touch buttons in %s rows lie on the counter and clear of the staff call, wherever they were moved',
  (row) => {
    const staffCall = hands.touch?.[row].staffCall ?? hands.counter;
    for (const count of counts) {
      for (const moved of everywhere) {
        const place = buttonsPlace(hands, { row, count }, moved) ?? hands.counter;
        expect(place.y).toBeGreaterThan(hands.counter.y);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(1);
        const isAbove = place.y + place.height < staffCall.y;
        const isBeside = place.x + place.width < staffCall.x;
        expect(isAbove || isBeside).toBe(true);
      }
    }
  },
);

it('[D-T42] touch buttons never become too small for a finger', () => {
  const moved = { x: 0.1, y: 0.75, width: 0.03, height: 0.03 };
  const { width, height } = boxOn(portrait, buttonsPlace(hands, { row: 'horizontal', count: 4 }, moved) ?? moved);
  expect([width, height]).toEqual([2 * 160 + 24, 2 * 80 + 24]);
});

it('[D-T42] touch buttons that were not moved lie where the preset has them', () => {
  expect(buttonsPlace(hands, { row: 'vertical', count: 3 }, undefined)).toBe(hands.touch?.vertical.buttons);
});

it('[D-T42] what is read stays above the counter, and media may lie behind it', () => {
  const asked = { row: 'horizontal', count: 1 } as const;
  expect(blockRoom('telop', hands.counter, hands, asked).room.height).toBe(hands.counter.y);
  expect(blockRoom('media', hands.counter, hands, asked).room.height).toBe(1);
});
