import type { Reservation } from '@mukae/contract/calls/reservationFields';

/** Only those that take place. */
export const stillBooked = (reservations: readonly Reservation[]): Reservation[] =>
  reservations.filter(({ state }) => state === 'booked');
