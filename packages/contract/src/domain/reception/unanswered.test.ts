import { describe, expect, it } from 'vitest';
import { type Desk, emptyDesk, type SignageReach } from './desk';
import { changedDesk } from './deskChanges';
import type { DeskEvent } from './deskEvents';
import { recordsOf } from './receptionRecord';
import { stepDesk } from './stepDesk';
import { timing } from './timing';

const [store, elsewhere] = [1, 2];
const inStore: SignageReach = { storeId: store, operatorIds: [] };

/** A desk with two signages, and what became of it. */
function reception(place: SignageReach = inStore) {
  const places = new Map([
    [1, place],
    [2, { storeId: elsewhere, operatorIds: [] }],
  ]);
  let desk: Desk = emptyDesk;
  let now = 0;
  const outcomes: string[] = [];
  const happens = (...events: readonly DeskEvent[]) => {
    for (const event of events) {
      const next = stepDesk(desk, event, { signages: places, pauseMs: 0 }, now);
      if ('refused' in next) throw new Error(`${event.type}: ${next.refused}`);
      outcomes.push(...recordsOf(desk, next.changes, now).map(({ outcome }) => outcome));
      desk = changedDesk(desk, next.changes);
    }
  };
  happens({ type: 'signageCame', signageId: 1 }, { type: 'signageCame', signageId: 2 });
  return {
    happens,
    outcomes,
    comes: (userId: number, storeId = store) =>
      happens(
        { type: 'operatorCame', userId, role: 'operator', name: '', storeId, characterId: null },
        { type: 'operatorReady', userId },
        { type: 'standby', userId },
      ),
    declines: (userId: number) => happens({ type: 'declined', requestId: 'r1', userId }),
    leaves: (userId: number) => happens({ type: 'leaving', userId }),
    isBusy: (userId: number) => happens({ type: 'entered', signageId: 2, userId, callId: 'c', peerId: 'p' }),
    touch: (requestId = 'r1') => happens({ type: 'pressed', signageId: 1, requestId, touchButton: '', peerId: 'page' }),
    passes: (ms: number) => {
      now += ms;
      happens({ type: 'timePassed' });
    },
    shown: () => desk.signages.get(1)?.state.at,
    ringing: () => {
      const state = desk.requests.get('r1')?.state;
      return state?.at === 'Ringing' ? state.ringing : [];
    },
  };
}

describe('a request that nobody is free for', () => {
  it('[R-12] is missed when nobody was at work for a minute; a touch then begins anew', () => {
    const { touch, passes, shown, outcomes } = reception();
    touch();
    passes(timing.waitForNobody - 1);
    expect(shown()).toBe('Crowded');
    passes(1);
    expect(shown()).toBe('Standby');
    expect(outcomes).toEqual(['timedOut']);
    touch('r2');
    passes(timing.waitForNobody - 1);
    expect(shown()).toBe('Crowded');
  });

  it('[R-12] is missed half an hour after the touch though somebody is at work', () => {
    const { comes, isBusy, touch, passes, shown, outcomes } = reception();
    comes(11);
    isBusy(11);
    touch();
    passes(timing.wait - 1);
    expect(shown()).toBe('Crowded');
    passes(1);
    expect([shown(), outcomes]).toEqual(['Standby', ['timedOut']]);
  });

  it('[R-12] waits a minute from the moment when the last one goes, and longer when one is back', () => {
    const { comes, leaves, touch, passes, shown } = reception();
    comes(11);
    touch();
    passes(timing.ring / 2);
    leaves(11);
    passes(timing.waitForNobody - 1);
    expect(shown()).toBe('Crowded');
    comes(11);
    passes(timing.ring - 1);
    expect(shown()).toBe('Calling');
  });
});

describe('declined by everyone', () => {
  it('[R-07] is not a request that somebody has not declined who is in a call: it rings her afterwards', () => {
    const { comes, declines, isBusy, touch, happens, shown, ringing, outcomes } = reception();
    comes(11);
    comes(12);
    touch();
    declines(11);
    isBusy(12);
    expect([shown(), outcomes]).toEqual(['Crowded', []]);
    happens({ type: 'ended', callId: 'c', because: 'operatorEnded' });
    expect([shown(), ringing()]).toEqual(['Calling', [12]]);
    declines(12);
    expect([shown(), outcomes]).toEqual(['Standby', ['operatorEnded', 'declined']]);
  });

  it('[R-05] [R-07] is not a request that only its store has declined: it rings the company', () => {
    const { comes, declines, touch, shown, ringing, outcomes } = reception();
    comes(11);
    comes(12, elsewhere);
    touch();
    expect(ringing()).toEqual([11]);
    declines(11);
    expect([shown(), ringing(), outcomes]).toEqual(['Calling', [12], []]);
    declines(12);
    expect([shown(), outcomes]).toEqual(['Standby', ['declined']]);
  });

  it('[R-05] [R-07] is one that all assigned operators have declined, whoever else there is', () => {
    const { comes, declines, touch, shown, outcomes } = reception({ storeId: store, operatorIds: [11] });
    comes(11);
    comes(12);
    touch();
    declines(11);
    expect([shown(), outcomes]).toEqual(['Standby', ['declined']]);
  });

  it('[R-07] is one whose last free operator has declined, also when others left', () => {
    const { comes, declines, leaves, touch, shown, outcomes } = reception();
    comes(11);
    comes(12);
    touch();
    declines(11);
    leaves(12);
    expect([shown(), outcomes]).toEqual(['Standby', ['declined']]);
  });
});
