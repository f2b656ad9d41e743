import { expect, it } from 'vitest';
import { emptyDesk, type OperatorEntry, type Places, type RequestEntry } from './desk';
import { waitOf } from './queue';
import { timing } from './timing';

const minutes = (n: number): number => n * 60_000;
const places: Places = new Map([
  [1, { storeId: null, operatorIds: [] }],
  [2, { storeId: null, operatorIds: [11] }],
]);
const operator = (at: 'Active' | 'Leaving'): OperatorEntry => ({
  state: at === 'Active' ? { at, callId: 'c', afterwards: 'Standby' } : { at },
  link: { is: 'up' },
  role: 'operator',
  name: '',
  storeId: null,
  characterId: null,
  isReady: true,
  watches: null,
});
const waiting = (id: string, pressedAt: number, signageId = 1): RequestEntry => ({
  id,
  signageId,
  peerId: 'p',
  touchButton: '',
  pressedAt,
  rungAt: null,
  rung: [],
  hasPicture: false,
  state: { at: 'Waiting', declined: [], until: pressedAt + timing.wait },
});
const [first, second] = [waiting('a', 1), waiting('b', 2)];
const requests = new Map([first, second].map((request) => [request.id, request]));
const deskWith = (...operators: [number, OperatorEntry][]) => ({
  ...emptyDesk,
  requests,
  operators: new Map(operators),
});

it('[R-06] the wait grows with the turn, and shrinks with those who answer', () => {
  const one = deskWith([11, operator('Active')]);
  expect(waitOf(one, places, first, minutes(3))).toEqual({ turn: 1, minutes: 3 });
  expect(waitOf(one, places, second, minutes(3))).toEqual({ turn: 2, minutes: 6 });
  const two = deskWith([11, operator('Active')], [12, operator('Active')]);
  expect(waitOf(two, places, second, minutes(3))).toEqual({ turn: 2, minutes: 3 });
  expect(waitOf(two, places, waiting('c', 3, 2), minutes(3)).minutes).toBe(9);
});

it('[R-06] [D-K02] of two who touched at the same moment the one that came first has the earlier turn, as it is rung first', () => {
  const [one, other] = [waiting('b', 5), waiting('a', 5)];
  const desk = { ...emptyDesk, requests: new Map([one, other].map((request) => [request.id, request])) };
  expect([one, other].map((request) => waitOf(desk, places, request, null).turn)).toEqual([1, 2]);
});

it('[R-06] a short wait is a minute', () => {
  expect(waitOf(deskWith([11, operator('Active')]), places, first, 5000).minutes).toBe(1);
});

it('[R-06] nobody can tell the wait without conversations, or while nobody answers', () => {
  expect(waitOf(deskWith([11, operator('Active')]), places, first, null)).toEqual({ turn: 1, minutes: null });
  expect(waitOf(deskWith([11, operator('Leaving')]), places, first, minutes(3)).minutes).toBeNull();
});
