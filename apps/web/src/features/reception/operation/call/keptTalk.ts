import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';
import type { TalkLine } from './talk';

const key = 'mukae.talk';
const talkOfCall = z.object({
  callId: z.string(),
  talk: z.array(
    z.object({ id: z.number(), by: z.enum(['visitor', 'me', 'avatar']), text: z.string(), at: z.number() }),
  ),
});

/** What was said in a call, for as long as this tab is in it: a reload loses nothing, and nobody reads it later. */
export const keptTalk = {
  of: (callId: string): readonly TalkLine[] => {
    const kept = keptIn(sessionStorage, key, talkOfCall);
    return kept?.callId === callId ? kept.talk : [];
  },
  keep: (callId: string, talk: readonly TalkLine[]): void =>
    sessionStorage.setItem(key, JSON.stringify({ callId, talk })),
  forget: (): void => sessionStorage.removeItem(key),
};
