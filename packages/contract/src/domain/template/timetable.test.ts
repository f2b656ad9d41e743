import { expect, it } from 'vitest';
import type { Weekday } from '../hours/weekday';
import type { Scene } from '../signage/scene';
import { mayHaveMoreHours, nextTurn, templateAt, timedOf, timedTemplatesMax, usualOf } from './timetable';

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const timed = (name: string, days: Weekday[], from: string, until: string, scene: Scene = 'Standby') => ({
  scene,
  name,
  hours: { name, days, from, until },
});
const usual = { scene: 'Standby', name: 'usual', hours: null } as const;
const weekdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const templates = [
  timed('morning', weekdays, '08:00', '11:00'),
  timed('night', ['fri'], '22:00', '05:00'),
  timed('calling', weekdays, '00:00', '00:00', 'Calling'),
  usual,
];
const shownAt = (time: string) => templateAt(templates, 'Standby', at(time))?.name;

// 2026-11-18 is a Wednesday.
it('[D-T66] shows a template from its first minute to its last, in Japan whatever the zone of the machine', () => {
  expect(['18T07:59', '18T08:00', '18T10:59', '18T11:00'].map(shownAt)).toEqual([
    'usual',
    'morning',
    'morning',
    'usual',
  ]);
});

it('[D-T66] shows it on its days only, and past midnight where it ends before it begins', () => {
  expect(['21T09:00', '20T23:00', '21T04:59', '21T05:00', '22T01:00'].map(shownAt)).toEqual([
    'usual',
    'night',
    'night',
    'usual',
    'usual',
  ]);
});

it('[D-T66] the first of two at the same time goes before the other', () => {
  const both = [timed('one', weekdays, '08:00', '12:00'), timed('two', weekdays, '08:00', '12:00'), usual];
  expect(templateAt(both, 'Standby', at('18T09:00'))?.name).toBe('one');
});

it('[D-T66] knows when another template is due', () => {
  const next = (time: string) => nextTurn([...templates.slice(0, 2), usual], at(time));
  expect(next('18T07:00')).toBe(at('18T08:00').getTime());
  expect(next('18T08:00')).toBe(at('18T11:00').getTime());
  expect(next('20T23:00')).toBe(at('21T05:00').getTime());
  expect(nextTurn([timed('monday', ['mon'], '09:00', '10:00')], at('18T09:00'))).toBe(at('23T09:00').getTime());
  expect(nextTurn([usual], at('18T09:00'))).toBeNull();
});

it('[D-T66] a scene has its usual template and at most four with hours, whatever other scenes have', () => {
  const four = Array.from({ length: timedTemplatesMax }, (_, at) => timed(`${at}`, weekdays, '08:00', '11:00'));
  expect(usualOf([...four, usual])).toEqual([usual]);
  expect(timedOf([...four, usual], 'Standby')).toEqual(four);
  expect(mayHaveMoreHours([...four.slice(1), usual], 'Standby')).toBe(true);
  expect(mayHaveMoreHours([...four, usual], 'Standby')).toBe(false);
  expect(mayHaveMoreHours([...four, usual], 'Calling')).toBe(true);
});
