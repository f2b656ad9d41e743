import type { ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import { Observed } from '@/observing/observed';

export type DraftOnScreen = Pick<Extract<ScreenCommand, { is: 'showDraft' }>, 'draftId' | 'templateKey'>;

/** The draft that an administrator has this screen show for a while, and its template; null: none. */
export const draftOnScreen = new Observed<DraftOnScreen | null>(null);
