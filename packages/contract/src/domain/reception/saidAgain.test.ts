import { expect, it } from 'vitest';
import { type DeskRules, emptyDesk } from './desk';
import { changedDesk, isUnchanged } from './deskChanges';
import type { DeskEvent, Happening } from './deskEvents';
import { stepDesk } from './stepDesk';

const rules: DeskRules = { signages: new Map([[1, { storeId: null, operatorIds: [] }]]), pauseMs: 0 };

/** The desk after all of it; what was refused is left out. */
function after(...events: readonly DeskEvent[]) {
  let desk = emptyDesk;
  for (const event of events) {
    const next = stepDesk(desk, event, rules, 1000);
    if ('changes' in next) desk = changedDesk(desk, next.changes);
  }
  return desk;
}

const somebody = { role: 'operator', name: '', storeId: null, characterId: null } as const;
const came = (userId: number): DeskEvent[] => [
  { type: 'operatorCame', userId, ...somebody },
  { type: 'operatorReady', userId },
  { type: 'standby', userId },
];
const screen: DeskEvent = { type: 'signageCame', signageId: 1 };
const press: Happening<'pressed'> = { type: 'pressed', signageId: 1, requestId: 'r', touchButton: '', peerId: 'page' };
const accept = (userId: number): DeskEvent => ({ type: 'accepted', requestId: 'r', userId, callId: 'c', peerId: 'p' });

it('[R-01] who accepts after the call is over learns that somebody answered', () => {
  const desk = after(screen, ...came(11), ...came(12), press, accept(11), {
    type: 'ended',
    callId: 'c',
    because: 'operatorEnded',
  });
  expect(stepDesk(desk, accept(12), rules, 1000)).toEqual({ refused: 'alreadyAnswered' });
});

it('[R-03] a touch that is said again after its request is over rings nobody', () => {
  const desk = after(screen, ...came(11), press, { type: 'calledOff', signageId: 1, requestId: 'r' });
  expect(stepDesk(desk, press, rules, 1000)).toEqual({ refused: 'requestOver' });
  expect(desk.signages.get(1)?.state).toEqual({ at: 'Standby' });
});

it('[R-03] another signage does not ask under an id that is taken', () => {
  const desk = after(screen, { type: 'signageCame', signageId: 2 }, ...came(11), press);
  expect(stepDesk(desk, { ...press, signageId: 2 }, rules, 1000)).toEqual({ refused: 'requestOver' });
});

it('[R-01] calling off one request does not call off the next', () => {
  const desk = after(screen, ...came(11), press);
  const late: DeskEvent = { type: 'calledOff', signageId: 1, requestId: 'earlier' };
  expect(stepDesk(desk, late, rules, 1000)).toEqual({ refused: 'requestOver' });
});

it.each(['entered', 'watched'] as const)('[R-02] going in again from the same page (%s) changes nothing', (type) => {
  const goIn = (callId: string): DeskEvent => ({ type, signageId: 1, userId: 11, callId, peerId: 'p' });
  const desk = after(screen, ...came(11), goIn('c1'));
  const again = stepDesk(desk, goIn('c2'), rules, 1000);
  expect('changes' in again && [...again.changes.calls]).toEqual([]);
});

it('[D-K03] who was not rung declines nothing, and nobody hears of it', () => {
  const desk = after(screen, ...came(11), press, { type: 'operatorCame', userId: 12, ...somebody });
  const declined = stepDesk(desk, { type: 'declined', requestId: 'r', userId: 12 }, rules, 1000);
  expect('changes' in declined && isUnchanged(declined.changes)).toBe(true);
});
