import { describe, expect, it } from 'vitest';
import { POSES } from '../character';
import { Rig } from '../rig/rig';
import { blankContext } from '../testing/blankContext';

import { characterById, drawnCharacters } from '.';

/** Takes every drawing command and keeps the coordinates. */
function recorder() {
  const numbers: number[] = [];
  let saved = 0;
  const note = (...values: number[]): void => {
    numbers.push(...values);
  };
  const gradient = (): CanvasGradient => ({ addColorStop: (offset) => note(offset) });
  const context = blankContext({
    save: () => {
      saved++;
    },
    restore: () => {
      saved--;
    },
    transform: note,
    translate: note,
    scale: note,
    moveTo: note,
    lineTo: note,
    bezierCurveTo: note,
    fillText: (_, x, y) => note(x, y),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  });
  return { context, numbers, open: () => saved };
}

describe('characters', () => {
  it('have ids of their own', () => {
    expect(new Set(drawnCharacters.map(({ id }) => id)).size).toBe(drawnCharacters.length);
    expect(() => characterById('nobody')).toThrow('no character "nobody"');
  });

  describe.each(drawnCharacters.map((character) => [character.id, character] as const))('%s', (_, character) => {
    it.each(POSES)('can be drawn in the pose %s', (pose) => {
      const rig = new Rig(character, { cache: false });
      rig.setPose(pose);
      rig.set({ yaw: 15, pitch: -8, aa: 0.5, smile: 0.6, eyeOpenL: 0.2 });
      const { context, numbers, open } = recorder();
      rig.draw(context, 0.5);
      expect(numbers.length).toBeGreaterThan(2000);
      expect(numbers.every(Number.isFinite)).toBe(true);
      expect(open()).toBe(0);
    });
  });
});
