import { Observed } from '@/observing/observed';

/** How much of what the screen shows lies on the device; the rest comes over the network, for want of room or of a line. */
export interface KeptFiles {
  kept: number;
  missing: number;
  isFull: boolean;
}

export const keptFiles = new Observed<KeptFiles>({ kept: 0, missing: 0, isFull: false });
