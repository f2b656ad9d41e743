import { Observed } from '@/observing/observed';

/** Whether a visitor writes a few words on this screen. */
export const isWritingLetter = new Observed(false);
