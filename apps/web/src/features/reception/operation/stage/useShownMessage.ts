import { timing } from '@mukae/contract/domain/reception/timing';
import { useEffect, useState } from 'react';
import type { SceneNotice } from '@/scene/sceneState';
import type { TalkLine } from '../call/talk';

/** The line that was written last, for as long as it stands on the signage. */
export function useShownMessage(talk: readonly TalkLine[]): SceneNotice | null {
  const line = talk.findLast(({ by }) => by === 'me');
  const [goneId, setGoneId] = useState(0);
  const id = line?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setGoneId(id), timing.missedNotice);
    return () => clearTimeout(timer);
  }, [id]);
  return line && line.id !== goneId ? { kind: 'message', text: line.text } : null;
}
