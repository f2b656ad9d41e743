import { Observed } from '@/observing/observed';

/** The draft that an administrator has this screen show for a while; null: none. */
export const draftOnScreen = new Observed<number | null>(null);
