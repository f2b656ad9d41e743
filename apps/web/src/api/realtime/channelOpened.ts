import { Listeners } from '@/observing/listeners';

/** Told whenever a channel of this page is open, for the first time or again: the server is there. */
export const channelOpened = new Listeners();
