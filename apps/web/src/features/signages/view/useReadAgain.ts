import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { channelOpened } from '@/api/realtime/channelOpened';
import { askAgainForFonts } from '@/ui/theme/fonts';

const isInVain = ({ state }: Query): boolean => state.fetchFailureCount > 0;

/**
 * When the network or the server is back, nothing waits for its next turn: what was asked in vain is asked at once, and after a
 * time without the server all of it, for much may have changed.
 */
export function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    let wasOpen = false;
    const askAgain = async (predicate: (query: Query) => boolean) => {
      askAgainForFonts();
      const asked = new Set(client.getQueryCache().findAll({ predicate }));
      const areMeant = { predicate: (query: Query) => asked.has(query) };
      // One that waits for its next turn would go on waiting.
      await client.cancelQueries(areMeant);
      await client.refetchQueries(areMeant);
    };
    const hear = () => void askAgain(isInVain);
    const stopListening = channelOpened.add(() => {
      void askAgain(wasOpen ? () => true : isInVain);
      wasOpen = true;
    });
    window.addEventListener('online', hear);
    return () => {
      stopListening();
      window.removeEventListener('online', hear);
    };
  }, [client]);
}
