import { useMemo } from 'react';
import { Observed } from '@/observing/observed';
import { useObserved } from '@/observing/useObserved';
import type { Conversation } from '../station/conversation';
import type { LiveParts } from './sceneStateOf';

const noScreen = new Observed<MediaStream | null>(null);

export function useLiveParts(conversation: Conversation | null): LiveParts {
  const stream = useObserved(conversation?.screen.stream ?? noScreen);
  return useMemo(
    () => ({ voices: conversation?.voices ?? null, screen: { stream, onSeen: conversation?.screen.seen } }),
    [conversation, stream],
  );
}
