import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Desk, type DeskRules, emptyDesk } from './desk';
import { changedDesk } from './deskChanges';
import type { DeskEvent } from './deskEvents';
import { newsOf } from './news';
import { recordsOf } from './receptionRecord';
import { stepDesk } from './stepDesk';
import { timing } from './timing';
import { isFree } from './whoMayAnswer';

const [signages, operators] = [
  [1, 2, 3],
  [11, 12, 13],
];
const requestIds = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];
const callIds = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

/** The first is answered by one operator, the second by whoever is in its store, the third by anybody. */
const rules: DeskRules = {
  signages: new Map([
    [1, { storeId: 1, operatorIds: [11] }],
    [2, { storeId: 2, operatorIds: [] }],
    [3, { storeId: null, operatorIds: [] }],
  ]),
  pauseMs: 5_000,
};

const signageId = fc.constantFrom(...signages);
const userId = fc.constantFrom(...operators);
const requestId = fc.constantFrom(...requestIds);
const callId = fc.constantFrom(...callIds);
const peerId = fc.constant('a-page');
const reservationId = fc.constantFrom(1, 2);
const meeting = fc.record({ reservationId, until: fc.constantFrom(60_000, 300_000, 3_000_000) });
const of = <Type extends DeskEvent['type']>(type: Type) => fc.constant(type);

const anyEvent: fc.Arbitrary<DeskEvent> = fc.oneof(
  fc.record({ type: of('signageCame'), signageId }),
  fc.record({ type: of('guestCame'), signageId, meeting }),
  fc.record({ type: of('signageDropped'), signageId }),
  fc.record({ type: of('signageLeft'), signageId }),
  fc.record({
    type: of('operatorCame'),
    userId,
    role: fc.constantFrom('operator', 'systemAdmin'),
    name: fc.constant(''),
    storeId: fc.constantFrom(1, 2, null),
    characterId: fc.constant(null),
  }),
  fc.record({ type: of('operatorDropped'), userId }),
  fc.record({ type: of('operatorLeft'), userId }),
  fc.record({ type: of('operatorReady'), userId }),
  fc.record({ type: of('standby'), userId }),
  fc.record({ type: of('standby'), userId }),
  fc.record({ type: of('leaving'), userId }),
  fc.record({
    type: of('pressed'),
    signageId,
    requestId,
    touchButton: fc.constant('受付'),
    peerId: fc.constant('page'),
  }),
  fc.record({ type: of('pressed'), signageId, requestId, touchButton: fc.constant(''), peerId: fc.constant('page') }),
  fc.record({ type: of('calledOff'), signageId, requestId }),
  fc.record({ type: of('accepted'), requestId, userId, callId, peerId }),
  fc.record({ type: of('accepted'), requestId, userId, callId, peerId }),
  fc.record({ type: of('declined'), requestId, userId }),
  fc.record({ type: of('entered'), signageId, userId, callId, peerId }),
  fc.record({ type: of('hostEntered'), signageId, userId, callId, peerId, meeting, characterId: fc.constant(null) }),
  fc.record({ type: of('meetingProlonged'), meeting }),
  fc.record({ type: of('meetingCancelled'), reservationId }),
  fc.record({ type: of('watched'), signageId, userId, callId, peerId }),
  fc.record({ type: of('ended'), callId, because: fc.constantFrom('operatorEnded', 'visitorEnded') }),
  fc.record({ type: of('suspended'), signageId }),
  fc.record({ type: of('restarted'), signageId }),
  fc.record({ type: of('joined'), callId, side: fc.constantFrom('signage', 'operator'), peerId }),
  fc.record({ type: of('arrived'), callId, what: fc.constantFrom('sound', 'picture') }),
  fc.record({ type: of('timePassed') }),
);

const history = fc.array(fc.record({ event: anyEvent, wait: fc.constantFrom(0, 100, 5_000, 20_000) }), {
  minLength: 50,
  maxLength: 400,
  size: 'max',
});

interface Witness {
  desk: Desk;
  now: number;
  records: ReturnType<typeof recordsOf>;
  begun: string[];
  answered: string[];
}

const start = (): Witness => ({ desk: emptyDesk, now: 0, records: [], begun: [], answered: [] });

/** An id that was used names one thing for ever, as random ids do. */
const isReused = ({ begun, records, desk }: Witness, event: DeskEvent): boolean =>
  ('callId' in event && 'peerId' in event && event.type !== 'joined' && begun.includes(event.callId)) ||
  (event.type === 'pressed' && !desk.requests.has(event.requestId) && records.some(({ id }) => id === event.requestId));

/** Whether it was let happen. */
function witness(seen: Witness, event: DeskEvent): boolean {
  if (isReused(seen, event)) return false;
  const next = stepDesk(seen.desk, event, rules, seen.now);
  if ('refused' in next) return false;
  for (const news of newsOf(seen.desk, next.changes)) {
    if (news.type !== 'callBegan') continue;
    seen.begun.push(news.call.id);
    if (news.call.request) seen.answered.push(news.call.request.id);
  }
  seen.records.push(...recordsOf(seen.desk, next.changes, seen.now));
  seen.desk = changedDesk(seen.desk, next.changes);
  return true;
}

function after(steps: readonly { event: DeskEvent; wait: number }[]): Witness {
  const seen = start();
  for (const { event, wait } of steps) {
    seen.now += wait;
    witness(seen, event);
  }
  return seen;
}

const isOncePer = (ids: readonly string[]) => new Set(ids).size === ids.length;
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

/** What must hold whatever happened. */
function isSound({ desk, answered, records }: Witness): boolean {
  const [people, screens, asked] = [[...desk.operators], [...desk.signages.values()], [...desk.requests.values()]];
  const calls = [...desk.calls.keys()];
  const inCalls = people.flatMap(([, { state, watches }]) => [
    ...(state.at === 'Active' ? [state.callId] : []),
    ...(watches === null ? [] : [watches]),
  ]);
  const isAtHerCall = ([id, { state }]: (typeof people)[number]) =>
    state.at !== 'Active' || desk.calls.get(state.callId)?.userId === id;
  const isRungWell = ({ signageId: at, state }: (typeof asked)[number]) =>
    state.at === 'Ringing'
      ? state.ringing.length > 0 &&
        state.ringing.every((id) => desk.operators.get(id)?.state.at === 'Standby') &&
        desk.signages.get(at)?.state.at === 'Calling'
      : desk.signages.get(at)?.state.at === 'Crowded';
  const rung = asked.flatMap(({ state }) => (state.at === 'Ringing' ? state.ringing : []));
  const mayAnswer = (at: number, id: number) => {
    const operatorIds = rules.signages.get(at)?.operatorIds ?? [];
    return operatorIds.length === 0 || operatorIds.includes(id);
  };
  const waitsForNobodyIdle = ({ signageId: at, state }: (typeof asked)[number]) =>
    state.at !== 'Waiting' ||
    people.every(
      ([id, operator]) => !isFree(operator) || rung.includes(id) || state.declined.includes(id) || !mayAnswer(at, id),
    );
  return (
    isSame(inCalls, calls) &&
    isSame(
      screens.flatMap(({ state }) => ('callId' in state ? [state.callId] : [])),
      calls,
    ) &&
    isSame(
      screens.flatMap(({ state }) => ('requestId' in state ? [state.requestId] : [])),
      [...desk.requests.keys()],
    ) &&
    isOncePer(answered) &&
    isOncePer(records.map(({ id }) => id)) &&
    people.every(isAtHerCall) &&
    asked.every(isRungWell) &&
    isOncePer(rung.map(String)) &&
    asked.every(waitsForNobodyIdle)
  );
}

// Hundreds of histories: some seconds of work, and many more where the machine is shared.
describe('a desk, whatever happens', { timeout: 90_000 }, () => {
  it('[R-01] [R-02] [R-03] [D-K02] takes a request once, puts nobody in two calls, rings nobody twice, and loses nothing', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const seen = start();
        for (const { event, wait } of steps) {
          seen.now += wait;
          // What was refused has changed nothing.
          if (witness(seen, event) && !isSound(seen))
            throw new Error(`after ${JSON.stringify(event)}: ${JSON.stringify([...seen.desk.calls])}`);
        }
      }),
      { numRuns: 300, seed: 20261116 },
    );
  });

  it('[R-04] [R-12] leads every connected signage back to Standby, though nobody answers anybody', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const seen = after(steps);
        for (const id of signages) witness(seen, { type: 'signageCame', signageId: id });
        for (let waited = 0; waited <= timing.wait + timing.ring; waited += timing.ring / 2) {
          witness(seen, { type: 'timePassed' });
          seen.now += timing.ring / 2;
        }
        expect([...seen.desk.requests]).toEqual([]);
        for (const id of seen.desk.calls.keys()) {
          witness(seen, { type: 'ended', callId: id, because: 'operatorEnded' });
        }
        for (const id of signages) witness(seen, { type: 'restarted', signageId: id });
        expect([...seen.desk.signages.values()]).toEqual(
          signages.map(() => ({ state: { at: 'Standby' }, link: { is: 'up' }, meeting: null })),
        );
      }),
      { numRuns: 200, seed: 12 },
    );
  });

  it('[R-04] leads every signage back to Standby when everybody is cut off', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const seen = after(steps);
        for (const id of operators) witness(seen, { type: 'operatorDropped', userId: id });
        for (const id of signages) witness(seen, { type: 'signageDropped', signageId: id });
        seen.now += timing.lostSeat;
        witness(seen, { type: 'timePassed' });
        for (const id of signages) witness(seen, { type: 'restarted', signageId: id });
        expect([...seen.desk.signages.values()].map(({ state }) => state.at)).toEqual(
          [...seen.desk.signages.keys()].map(() => 'Standby'),
        );
        expect([seen.desk.requests.size, seen.desk.calls.size, seen.desk.operators.size]).toEqual([0, 0, 0]);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
