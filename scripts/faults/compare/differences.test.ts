import { describe, expect, it } from 'vitest';
import type { OperatorView, ScreenView } from '../history/entry';
import { absent, differences, type Standing } from './differences';
import { readWritten } from './written';

const calling: ScreenView = { of: 'screen', at: 'Calling', requestId: 'r', callId: null };
const rung: OperatorView = {
  of: 'operator',
  status: 'Standby',
  chosen: 'Standby',
  isFree: true,
  rings: ['r'],
  callId: null,
};
type Person = Standing['operators'][number];
type Device = Standing['screens'][number];

const standing = (person: Partial<Person> = {}, device: Partial<Device> = {}): Standing => ({
  screens: [{ id: 1, isOpen: true, view: calling, written: calling, seenAs: 'Calling', ...device }],
  operators: [
    {
      id: 2,
      isOpen: true,
      view: rung,
      fresh: rung,
      written: rung,
      sees: new Map([[1, 'Calling']]),
      freshSees: new Map([[1, 'Calling']]),
      holdsSeat: true,
      shouldHoldSeat: true,
      ...person,
    },
  ],
});

describe('everybody at one moment', () => {
  it('agrees when pages, new pages and the database say the same', () => {
    expect(differences(standing())).toEqual([]);
    expect(absent(standing())).toEqual([]);
  });

  it.each<[string, Partial<Person>, Partial<Device>, string]>([
    ['a screen', {}, { view: { ...calling, at: 'Crowded' } }, 'screen 1: itself: Crowded r, database: Calling r'],
    ['a ring that is not heard', { view: { ...rung, rings: [] } }, {}, 'operator 2: herself: Standby in no call'],
    ['what a new page is told', { fresh: { ...rung, status: 'Active' } }, {}, 'new page: Active r in no call'],
    ['what is written', { written: { ...rung, callId: 'c' } }, {}, 'database: Standby r c'],
    ['what a console shows', { sees: new Map([[1, 'Standby']]) }, {}, 'screen 1 at operator 2: console: Standby'],
    ['a screen that a console does not know', { sees: new Map() }, {}, 'console: unknown'],
    ['a seat', { holdsSeat: false }, {}, 'the seat of operator 2: held: false, due: true'],
  ])('differs by %s', (_, person, device, expected) => {
    const [difference, ...others] = differences(standing(person, device));
    expect(difference).toContain(expected);
    expect(others).toEqual([]);
  });

  it('is not asked what it believes while it is away, which is told', () => {
    const away = standing(
      { isOpen: false, view: { ...rung, rings: [] } },
      { isOpen: false, view: { ...calling, at: '' } },
    );
    expect(differences(away)).toEqual([]);
    expect(absent(away)).toEqual(['screen 1 is not connected', 'operator 2 is not connected']);
  });
});

describe('what is written of a desk', () => {
  const written = readWritten({
    entries: [
      { kind: 'signage', id: '1', entry: { state: { at: 'Calling', requestId: 'r' } } },
      { kind: 'signage', id: '3', entry: { state: { at: 'Active', callId: 'c', afterwards: 'Standby' } } },
      { kind: 'request', id: 'r', entry: { state: { at: 'Ringing', ringing: [2] } } },
      { kind: 'call', id: 'c', entry: { userId: 4 } },
      {
        kind: 'operator',
        id: '2',
        entry: { role: 'operator', watches: null, state: { at: 'Standby', pausedUntil: null } },
      },
      {
        kind: 'operator',
        id: '4',
        entry: { role: 'operator', watches: null, state: { at: 'Active', callId: 'c', afterwards: 'Leaving' } },
      },
    ],
  });

  it('is read as pages say it', () => {
    expect(written.screen(1)).toEqual(calling);
    expect([written.seenAs(1), written.seenAs(3), written.seenAs(9)]).toEqual(['Calling', 'Active 4', 'Standby']);
    expect(written.operator(2)).toMatchObject({ view: { status: 'Standby', rings: ['r'] }, holdsSeat: true });
    expect(written.operator(4)).toMatchObject({ view: { status: 'Active', callId: 'c' }, holdsSeat: true });
    expect(written.operator(9)).toMatchObject({ view: { status: 'Leaving', rings: [] }, holdsSeat: false });
  });
});
