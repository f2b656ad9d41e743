import { expect, it } from 'vitest';
import { someDesk } from './testing/someDesk';

const meeting = { reservationId: 7, until: 60_000 };

function withGuest() {
  const desk = someDesk();
  desk.comes(21, 'webReservationUser');
  desk.happens({ type: 'guestCame', signageId: 1, meeting });
  return desk;
}

const enters = (desk: ReturnType<typeof someDesk>, of = meeting, callId = 'talk') =>
  desk.happens({
    type: 'hostEntered',
    signageId: 1,
    userId: 21,
    callId,
    peerId: 'page of 21',
    meeting: of,
    characterId: 3,
  });

const ends = ({ news }: ReturnType<typeof someDesk>) =>
  news.flatMap((one) => (one.type === 'callEnded' && one.call.state.at === 'Ended' ? [one.call.state.because] : []));

it('[D-RM01] a meeting is entered as whom its host chose, by whoever came for it', () => {
  const desk = withGuest();
  expect(enters(desk)).toBeUndefined();
  expect(desk.now().calls.get('talk')).toMatchObject({ characterId: 3, meeting });
  expect(desk.shown(1)).toBe('Active');
});

it('[D-RM01] a meeting is not entered while nobody is there, nor when somebody is there for another one', () => {
  const alone = someDesk();
  alone.comes(21, 'webReservationUser');
  expect(enters(alone)).toBe('signageAway');
  expect(enters(withGuest(), { reservationId: 8, until: 60_000 })).toBe('signageAway');
});

it('[D-RM02] link and call end with the window, and not a moment before', () => {
  const desk = withGuest();
  enters(desk);
  desk.passes(59_999);
  expect([desk.shown(1), ends(desk)]).toEqual(['Active', []]);
  desk.passes(1);
  expect(ends(desk)).toEqual(['windowOver']);
  expect(desk.now().signages.get(1)).toMatchObject({ link: { is: 'down' }, meeting: null, state: { at: 'Standby' } });
  expect(enters(desk)).toBe('meetingClosed');
});

it('[D-RM03] a meeting that is prolonged goes on until its new end', () => {
  const desk = withGuest();
  enters(desk);
  desk.happens({ type: 'meetingProlonged', meeting: { reservationId: 7, until: 90_000 } });
  desk.passes(89_999);
  expect(ends(desk)).toEqual([]);
  desk.passes(1);
  expect(ends(desk)).toEqual(['windowOver']);
});

it.each([0, 60_000])(
  '[D-RM03] a host who read her meeting before it was prolonged, and enters at %i ms, is in it until its new end',
  (ms) => {
    const desk = withGuest();
    desk.happens({ type: 'meetingProlonged', meeting: { reservationId: 7, until: 90_000 } });
    desk.passes(ms);
    expect(enters(desk)).toBeUndefined();
    desk.passes(89_999 - ms);
    expect(ends(desk)).toEqual([]);
    desk.passes(1);
    expect(ends(desk)).toEqual(['windowOver']);
  },
);

it('[D-RM04] a meeting that is cancelled ends at once, and no other', () => {
  const desk = withGuest();
  desk.happens({ type: 'guestCame', signageId: 2, meeting: { reservationId: 8, until: 60_000 } });
  enters(desk);
  desk.happens({ type: 'meetingCancelled', reservationId: 7 });
  expect([ends(desk), desk.now().signages.get(1)?.link.is]).toEqual([['windowOver'], 'down']);
  expect(desk.now().signages.get(2)).toMatchObject({ link: { is: 'up' }, meeting: { reservationId: 8 } });
});

it('[D-RM03] a guest whose session was read before it was prolonged does not shorten the meeting', () => {
  const desk = withGuest();
  desk.happens({ type: 'meetingProlonged', meeting: { reservationId: 7, until: 90_000 } });
  desk.happens({ type: 'guestCame', signageId: 1, meeting });
  expect(desk.now().signages.get(1)?.meeting?.until).toBe(90_000);
});

it('[D-RM02] whoever comes for the next meeting ends the one before: its call is not hers', () => {
  const desk = withGuest();
  enters(desk);
  const next = { reservationId: 8, until: 120_000 };
  desk.happens({ type: 'guestCame', signageId: 1, meeting: next });
  expect(ends(desk)).toEqual(['windowOver']);
  expect(desk.now().signages.get(1)).toMatchObject({ link: { is: 'up' }, meeting: next, state: { at: 'Standby' } });
});

it('[D-RM02] a guest whose meeting ended on her way ends nothing of the one that is there', () => {
  const desk = someDesk();
  desk.comes(21, 'webReservationUser');
  desk.passes(60_000);
  const next = { reservationId: 8, until: 120_000 };
  desk.happens({ type: 'guestCame', signageId: 1, meeting: next });
  enters(desk, next);
  expect(desk.happens({ type: 'guestCame', signageId: 1, meeting })).toBe('meetingClosed');
  expect([ends(desk), desk.shown(1), desk.now().signages.get(1)?.meeting]).toEqual([[], 'Active', next]);
});

it('[D-RM03] a guest whose session was read before it was prolonged comes in after the end that she knows', () => {
  const desk = withGuest();
  desk.happens({ type: 'meetingProlonged', meeting: { reservationId: 7, until: 90_000 } });
  desk.passes(60_000);
  expect(desk.happens({ type: 'guestCame', signageId: 1, meeting })).toBeUndefined();
  expect(desk.now().signages.get(1)?.meeting?.until).toBe(90_000);
});
