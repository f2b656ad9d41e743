export const reservationPaths = {
  list: '/app/reservation/list',
  calendar: '/app/reservation/calendar',
} as const;

/** The calendar with this reservation open, to be changed or cancelled. */
export const changePath = (id: number): string => `${reservationPaths.calendar}?reservation=${id}`;
