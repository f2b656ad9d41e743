import { describe, expect, it } from 'vitest';
import { portrait } from '../signage/size';
import type { Box } from './block';
import { type DragGround, dragged, reachAt } from './dragging';
import { type Hold, handles } from './pulling';

const box: Box = { x: 100, y: 200, width: 300, height: 150 };
const ground: DragGround = {
  screen: portrait,
  room: { x: 0, y: 0, width: 1080, height: 1920 },
  smallest: { width: 32, height: 58 },
  others: [],
};
const freely = (hold: Hold, x: number, y: number, from = box) => dragged(from, hold, { x, y }, ground, 0).box;

describe('a block that is dragged', () => {
  it('[D-T40] moves as far as the hand, in whole pixels, and never beyond the screen', () => {
    expect(freely('whole', 40.4, -20.6)).toEqual({ x: 140, y: 179, width: 300, height: 150 });
    expect(freely('whole', -500, 5000)).toEqual({ x: 0, y: 1770, width: 300, height: 150 });
    expect(freely('whole', 1, 0, { ...box, x: 100.012 }).x).toBe(101);
  });

  it.each(handles)('[D-T40] pulled at %s keeps the sides that are not pulled', (hold) => {
    const { x, y, width, height } = freely(hold, 10, 10);
    const [left, right] = [hold.includes('w') ? 110 : 100, hold.includes('e') ? 410 : 400];
    const [top, bottom] = [hold.startsWith('n') ? 210 : 200, hold.startsWith('s') ? 360 : 350];
    expect({ x, y, width, height }).toEqual({ x: left, y: top, width: right - left, height: bottom - top });
  });

  it('[D-T40] pulled over its other side stays as small as a block may be, at its place', () => {
    expect(freely('nw', 900, 900)).toEqual({ x: 368, y: 292, width: 32, height: 58 });
    expect(freely('se', -900, -900)).toEqual({ x: 100, y: 200, width: 32, height: 58 });
    expect(freely('se', 9000, 9000)).toEqual({ x: 100, y: 200, width: 980, height: 1720 });
  });

  it('[D-T40] stays in the room it is given', () => {
    const onCounter = { ...ground, room: { x: 0, y: 1424, width: 1080, height: 252 } };
    const buttons = { x: 48, y: 1456, width: 984, height: 220 };
    expect(dragged(buttons, 'whole', { x: 0, y: -900 }, onCounter, 0).box.y).toBe(1424);
    expect(dragged(buttons, 's', { x: 0, y: 900 }, onCounter, 0).box).toEqual(buttons);
  });

  it('[D-T41] jumps to the middle and shows it, and with no reach it goes where the hand is', () => {
    const near = { x: 288, y: 0 };
    const snapped = dragged(box, 'whole', near, ground, 6);
    expect(snapped.box.x).toBe(390);
    expect(snapped.guides).toEqual([{ axis: 'x', at: 540, isCentre: true }]);
    const free = dragged(box, 'whole', near, ground, 0);
    expect(free.box.x).toBe(388);
    expect(free.guides).toEqual([]);
  });

  it('[D-T41] finds the margins of a screen with four times the pixels at twice the distance', () => {
    const large = { ...ground, screen: { width: 2160, height: 3840 }, room: { x: 0, y: 0, width: 2160, height: 3840 } };
    expect(dragged(box, 'whole', { x: -8, y: 0 }, large, 6).box.x).toBe(96);
  });

  it('[D-T41] jumps from six pixels to the eye, however large the screen is drawn', () => {
    expect(reachAt(0.5, portrait)).toBe(12);
    expect(reachAt(2, portrait)).toBe(3);
  });

  it('[D-T100] stays where the hand is on the small stage of a phone, unless a line is within a fiftieth of the screen', () => {
    const onPhone = reachAt(0.15, portrait);
    expect(dragged(box, 'whole', { x: 290 - 30, y: 0 }, ground, onPhone).box.x).toBe(360);
    expect(dragged(box, 'whole', { x: 290 - 20, y: 0 }, ground, onPhone).box.x).toBe(390);
    const twiceAsLarge = { width: 2 * portrait.width, height: 2 * portrait.height };
    expect(reachAt(0.075, twiceAsLarge)).toBeCloseTo(2 * onPhone);
  });
});
