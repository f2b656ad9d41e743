import { expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { draftOfSlot, emptyBooking, readBooking } from './bookingDraft';

const now = new Date('2026-11-18T10:00:00+09:00');
const slot = { startsAt: new Date('2026-11-19T14:00:00+09:00'), endsAt: new Date('2026-11-19T14:40:00+09:00') };
const filled = { ...draftOfSlot(slot), title: 'キッチン改装のご相談', characterId: 1 };

it('[O-RC05] an empty form is told what is missing', () => {
  expect(faultsIn(readBooking(emptyBooking, now))).toEqual({
    title: 'meetingNameRequired',
    characterId: 'required',
    startDate: 'startDateRequired',
    endDate: 'endDateRequired',
  });
});

it.each([
  [{ title: ' ' }, { title: 'meetingNameRequired' }],
  [{ title: '会' }, { title: 'meetingNameShort' }],
  [{ title: '会'.repeat(101) }, { title: 'tooLong' }],
  [{ guestMail: 'guest' }, { guestMail: 'email' }],
  [{ startTime: '' }, { startTime: 'startTimeRequired' }],
  [{ endTime: '14:00' }, { endTime: 'endNotAfterStart' }],
])('[O-RC05] [O-RC06] a form with %j is told %j', (changed, faults) => {
  expect(faultsIn(readBooking({ ...filled, ...changed }, now))).toEqual(faults);
});

it('[O-RC05] a form without an end time ends at 18:00, and the guest has to have no address', () => {
  expect(readBooking({ ...filled, endTime: '' }, now)).toEqual({
    isRight: true,
    said: {
      title: 'キッチン改装のご相談',
      characterId: 1,
      guestMail: '',
      startsAt: slot.startsAt,
      endsAt: new Date('2026-11-19T18:00:00+09:00'),
    },
  });
});
