import { bookingFields, type Reservation } from '@mukae/contract/calls/reservationFields';
import { emptySlot, type WrittenSlot } from '@mukae/contract/domain/reservation/emptySlot';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { readSlot, writtenSlot } from '@mukae/contract/domain/reservation/writtenSlot';
import * as z from 'zod/mini';
import { faultsIn, type Reading, readBy } from '@/forms/reading';

/** What stands in the form. */
export interface BookingDraft extends WrittenSlot {
  title: string;
  /** Null: not chosen yet. */
  characterId: number | null;
  guestMail: string;
}

/** What it says. */
export interface Booking extends TimeSlot {
  title: string;
  characterId: number;
  guestMail: string;
}

export const emptyBooking: BookingDraft = { title: '', characterId: null, guestMail: '', ...emptySlot };

export const draftOfSlot = (slot: TimeSlot): BookingDraft => ({ ...emptyBooking, ...writtenSlot(slot) });

export const draftOfReservation = (reservation: Reservation): BookingDraft => ({
  title: reservation.title,
  characterId: reservation.characterId,
  guestMail: reservation.guestMail,
  ...writtenSlot(reservation),
});

const { title, characterId, guestMail } = bookingFields;
const besideTheSlot = z.object({ title, characterId, guestMail });

export function readBooking(draft: BookingDraft, now: Date): Reading<Booking> {
  const said = readBy(besideTheSlot, {
    title: draft.title,
    characterId: draft.characterId,
    guestMail: draft.guestMail,
  });
  const when = readSlot(draft, now);
  if ('faults' in when) return { isRight: false, faults: { ...faultsIn(said), ...when.faults } };
  return said.isRight ? { isRight: true, said: { ...said.said, ...when.slot } } : said;
}

/** Where the form shows what the calls say of a start or an end. */
export const bookingPlaces = {
  start: 'startTime',
  startsAt: 'startTime',
  end: 'endTime',
  endsAt: 'endTime',
  characterID: 'characterId',
  guest_mail: 'guestMail',
};
