import type { TimeSlot } from './slot';

/** For so many slots one person may wait. */
export const waitingMax = 20;

/** Nobody is told any more that a time is free which has begun. */
export const mayWaitFor = ({ startsAt }: Pick<TimeSlot, 'startsAt'>, now: Date): boolean => now < startsAt;
