import { expect, it } from 'vitest';
import { makeSteadyClock } from './clock';

it('[S-27] follows the wall’s clock forward and through small corrections, and goes on by itself when that is set back', () => {
  const told: number[] = [];
  let [wall, passed] = [1_000_000, 50];
  const clock = makeSteadyClock({ wall: () => wall, passed: () => passed, onSetBack: (by) => told.push(by) });
  const now = () => clock.now().getTime();
  const goOn = (ms: number) => {
    wall += ms;
    passed += ms;
  };

  goOn(500);
  expect(now()).toBe(1_000_500);
  wall += 7_200_000;
  expect(now()).toBe(8_200_500);
  // A little fast: it stands still until the wall's clock is there.
  wall -= 300;
  expect(now()).toBe(8_200_500);
  goOn(400);
  expect(now()).toBe(8_200_600);
  expect(told).toEqual([]);

  wall -= 3_600_000;
  expect(now()).toBe(8_200_600);
  for (let n = 0; n < 60; n += 1) {
    goOn(1000);
    now();
  }
  expect(now()).toBe(8_260_600);
  expect(told).toEqual([3_600_000]);
  wall += 3_600_000;
  goOn(1000);
  expect(now()).toBe(8_261_600);
});
