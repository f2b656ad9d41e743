export const calendarPath = '/app/reservation/calendar';

/** The calendar with this reservation open, to be changed or cancelled. */
export const changePath = (id: number): string => `${calendarPath}?reservation=${id}`;
