const format = new Intl.DateTimeFormat('ja', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** 10:24:08, by the clock of the reception. */
export const clockTime = (instant: number): string => format.format(instant);
