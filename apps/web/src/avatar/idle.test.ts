import { describe, expect, it } from 'vitest';
import { drawnCharacters } from './characters';
import { IDLE_PERIOD, idleAt } from './idle';
import { objectEntries } from './objectEntries';
import { restValues } from './params';
import { compileSprings, stepSpring } from './rig/springs';

const FPS = 30;
const frames = Array.from({ length: IDLE_PERIOD * FPS }, (_, i) => i / FPS);

describe('idleAt', () => {
  it('[O-D02] is the same one period later', () => {
    for (const t of frames) {
      const now = idleAt(t);
      for (const [param, value] of objectEntries(idleAt(t + IDLE_PERIOD)))
        expect(value).toBeCloseTo(now[param] ?? Number.NaN, 6);
    }
  });

  it('does not jump where the loop closes', () => {
    const last = idleAt(IDLE_PERIOD - 1 / FPS);
    for (const [param, value] of objectEntries(idleAt(0)))
      expect(Math.abs(value - (last[param] ?? 0))).toBeLessThan(0.2);
  });

  it('[O-D02] blinks, and has the eyes open where the loop closes', () => {
    expect(Math.min(...frames.map((t) => idleAt(t).eyeOpenL ?? 1))).toBeLessThan(0.1);
    expect(idleAt(0).eyeOpenL).toBe(1);
    expect(idleAt(IDLE_PERIOD - 1 / FPS).eyeOpenL).toBe(1);
  });

  it.each(drawnCharacters.map((character) => [character.id, character] as const))(
    'brings the springs of %s round within one period',
    (_, character) => {
      const springs = compileSprings(character.springs);
      const values = restValues();
      const swayAfter = (t: number): number[] => {
        Object.assign(values, idleAt(t));
        for (const spring of springs) stepSpring(spring, values, 1 / FPS);
        return springs.map(({ param }) => values[param]);
      };
      for (const t of frames) swayAfter(t - IDLE_PERIOD);
      const first = frames.map(swayAfter);
      const second = frames.map(swayAfter);
      first.forEach((sway, i) => {
        sway.forEach((value, k) => {
          expect(second[i]?.[k]).toBeCloseTo(value, 3);
        });
      });
    },
  );
});
