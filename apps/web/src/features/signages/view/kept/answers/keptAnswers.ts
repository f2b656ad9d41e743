import { characterCalls } from '@mukae/contract/calls/characters';
import { signageCalls } from '@mukae/contract/calls/signages';
import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

const name = 'mukae.signage';

const answersKind = z.object({
  signage: signageCalls.getSignage.output,
  cast: characterCalls.listCharacters.output,
});
type Answers = z.output<typeof answersKind>;

/** What this screen is and who may stand on it, as the server said last. An answer in a shape of earlier days is none. */
export const keptAnswers = (storage: Storage): Answers | undefined => keptIn(storage, name, answersKind);

/** Nobody needs to find on a public device who looks after it. */
export function keepAnswers(storage: Storage, { signage, cast }: Answers): void {
  const kept = { signage: { ...signage, users: [], userCount: 0 }, cast };
  storage.setItem(name, JSON.stringify(z.encode(answersKind, kept)));
}

export const forgetAnswers = (storage: Storage): void => storage.removeItem(name);
