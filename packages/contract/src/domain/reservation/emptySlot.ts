/** From when to when as a form has it, in Japan: days YYYY-MM-DD, times HH:MM with or without seconds. Empty: not filled in. */
export interface WrittenSlot {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
}

/** What a form begins with; an end without a time is at the usual one. */
export const usualTimes = { startTime: '09:00:00', endTime: '18:00:00' } as const;

export const emptySlot: WrittenSlot = { startDate: '', endDate: '', ...usualTimes };
