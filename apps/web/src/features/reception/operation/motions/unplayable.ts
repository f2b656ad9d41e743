import type { Sight } from '@mukae/contract/domain/call/sight';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';

/** Why the visitor would see nothing of a gesture: the pages are apart, or there is no avatar on the screen yet. */
export type Unplayable = 'apart' | 'unseen';

/** `sight`: how the signage shows the avatar; null until it has told. */
export function unplayableOf(state: ConnectionFacts['state'], sight: Sight | null): Unplayable | null {
  if (state !== 'connected') return 'apart';
  return sight === null || sight === 'awaitsFilm' ? 'unseen' : null;
}
