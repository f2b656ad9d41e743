import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';

/** What is free on a day. */
export interface FreeDay {
  day: string;
  times: readonly TimeSlot[];
}

/** Which of the free times of a day has the focus, by its end: what is reserved of it meanwhile is its beginning. */
export interface PointedTime {
  day: string;
  until: number;
}

/** What of it is free now; undefined once nothing is. */
export const slotPointedAt = ({ until }: PointedTime, times: readonly TimeSlot[]): TimeSlot | undefined =>
  times.find(({ endsAt }) => endsAt.getTime() === until);
