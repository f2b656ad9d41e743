import { Listeners } from '@/observing/listeners';

/** Told when the session is over, before the page is left: what stands on it can still be kept. */
export const sessionEnds = new Listeners();
