import type { SavedDraft } from '@mukae/contract/calls/templates';
import type { Draft } from '@mukae/contract/domain/template/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { personInCookie } from '@/api/cookies';
import { DraftSaver } from './draftSaver';
import { unsentOf } from './unsentDraft';

/** Who keeps the draft of the person at work here, as long as she is. */
export function useDraftSaver(signageId: number, saved: SavedDraft | null): DraftSaver {
  const [saver] = useState(() => {
    const person = personInCookie();
    return new DraftSaver(person, signageId, saved, unsentOf(person, signageId));
  });
  useEffect(() => () => saver.close(), [saver]);
  return saver;
}

/** Whatever is edited is kept; what another page has saved may take its place. */
export function useKept(saver: DraftSaver, draft: Draft, onTaken: (draft: Draft) => void): void {
  const take = useEffectEvent(onTaken);
  useEffect(() => saver.offer(draft), [saver, draft]);
  useEffect(() => saver.taken.add((other) => take(other)), [saver]);
}
