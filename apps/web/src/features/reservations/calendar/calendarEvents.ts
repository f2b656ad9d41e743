import type { EventInput } from '@fullcalendar/react';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { mayMove } from '@mukae/contract/domain/reservation/reservation';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { Picked } from './picking';

/** What lies in the calendar, by what its id begins with. */
type EventKind = 'own' | 'taken' | 'closed' | 'picked' | 'wanted' | 'pointed';

const eventKinds: readonly EventKind[] = ['own', 'taken', 'closed', 'picked', 'wanted', 'pointed'];

export const kindOf = (eventId: string): EventKind | undefined =>
  eventKinds.find((kind) => eventId === kind || eventId.startsWith(`${kind} `));

const eventOf = ({ id }: Reservation): string => `own ${id}`;

export const reservationOf = (eventId: string, own: readonly Reservation[]): Reservation | undefined =>
  own.find((reservation) => eventOf(reservation) === eventId);

const at = ({ startsAt, endsAt }: TimeSlot) => ({ start: startsAt, end: endsAt });

const still = { editable: false, startEditable: false, durationEditable: false } as const;

export const ownEvent = (reservation: Reservation, slot: TimeSlot, now: Date): EventInput => ({
  id: eventOf(reservation),
  title: reservation.title,
  ...at(slot),
  ...(mayMove(reservation, now) ? { editable: true } : still),
});

const behind = (kind: EventKind) => (slot: TimeSlot) => ({
  id: `${kind} ${slot.startsAt.getTime()}`,
  display: 'background',
  ...at(slot),
  ...still,
});

export const takenEvent = behind('taken');
export const closedEvent = behind('closed');

/** Nothing opens when it is pressed, so it is no button to the engine. */
const mute = { interactive: false } as const;

/** One that is taken can be waited for; the ends of one that is free can be dragged. */
export const pickedEvent = ({ kind, slot }: Picked): EventInput => ({
  id: kind === 'free' ? 'picked' : 'wanted',
  ...at(slot),
  ...mute,
  ...(kind === 'free' ? { editable: true } : still),
});

export const pointedEvent = (slot: TimeSlot): EventInput => ({ id: 'pointed', ...at(slot), ...mute, ...still });
