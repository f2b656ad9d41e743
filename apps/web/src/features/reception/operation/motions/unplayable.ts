import type { Sight } from '@mukae/contract/domain/call/sight';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';

/** Why the visitor would see nothing of a gesture: the pages are apart, there is no avatar on the screen yet, or it is a picture. */
export type Unplayable = 'apart' | 'unseen' | 'still';

/** `sight`: how the signage shows the avatar; null until it has told. */
export function unplayableOf(state: ConnectionFacts['state'], sight: Sight | null): Unplayable | null {
  if (state !== 'connected') return 'apart';
  if (sight === 'showsPicture') return 'still';
  return sight === null || sight === 'awaitsFilm' ? 'unseen' : null;
}
