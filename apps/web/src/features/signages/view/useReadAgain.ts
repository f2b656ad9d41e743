import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { channelOpened } from '@/api/realtime/channelOpened';
import { askAgainForFonts } from '@/ui/theme/fonts';

const isInVain = ({ state }: Query): boolean => state.fetchFailureCount > 0;
const isAny = (): boolean => true;

/** A server that is there tells by then that it is. */
const soonMs = 3000;

/**
 * When the network or the server is back, nothing waits for its next turn, nor for an answer that got lost: all is asked anew, for
 * much may have changed. Where it was never missed, only what was asked in vain.
 */
export function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    const begunAt = Date.now();
    let wasOpen = false;
    const askAgain = async (predicate: (query: Query) => boolean) => {
      askAgainForFonts();
      const asked = new Set(client.getQueryCache().findAll({ predicate }));
      const areMeant = { predicate: (query: Query) => asked.has(query) };
      // One that waits for its next turn would go on waiting.
      await client.cancelQueries(areMeant);
      await client.refetchQueries(areMeant);
    };
    const hear = () => void askAgain(isAny);
    const stopListening = channelOpened.add(() => {
      const wasMissed = wasOpen || Date.now() - begunAt > soonMs;
      void askAgain(wasMissed ? isAny : isInVain);
      wasOpen = true;
    });
    window.addEventListener('online', hear);
    return () => {
      stopListening();
      window.removeEventListener('online', hear);
    };
  }, [client]);
}
