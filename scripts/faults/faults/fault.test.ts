import { makeRandom } from '@mukae/server/testing/random';
import { expect, it } from 'vitest';
import { faultsFor, scheduleOf } from './fault';

const scheduled = (seed: number) =>
  scheduleOf({ faults: faultsFor(3, undefined), random: makeRandom(seed), minutes: 60, every: 50 }).map(
    ({ at, fault, lastsMs }) => `${at} ${fault.name} ${lastsMs}`,
  );

it('a seed breaks the same things at the same time, and another one others', () => {
  expect(scheduled(7)).toEqual(scheduled(7));
  expect(scheduled(8)).not.toEqual(scheduled(7));
});

it('in an hour each fault comes several times, and each comes once before any comes again', () => {
  const faults = faultsFor(3, undefined);
  const planned = scheduleOf({ faults, random: makeRandom(1), minutes: 60, every: 50 });
  const names = planned.map(({ fault }) => fault.name);
  expect(new Set(names.slice(0, faults.length)).size).toBe(faults.length);
  expect(names.length).toBeGreaterThan(3 * faults.length);
});

it('who is alone meets nothing that others would have to make up for', () => {
  expect(faultsFor(1, undefined).map(({ name }) => name)).not.toContain('Redis is killed');
  expect(faultsFor(1, undefined).every(({ harm }) => harm === 'nobodyRings')).toBe(true);
  expect(faultsFor(3, 'Redis').every(({ name }) => name.includes('Redis'))).toBe(true);
});
