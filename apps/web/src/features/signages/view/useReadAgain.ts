import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { channelOpened } from '@/api/realtime/channelOpened';
import { askAgainForFonts } from '@/ui/theme/fonts';

/**
 * When the network or the server is back, nothing waits for its next turn: what was asked in vain is asked at once, and after a
 * while without the server all of it, for much may have changed.
 */
export function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(() => {
    let wasOpen = false;
    const askInVain = () => {
      askAgainForFonts();
      void client.refetchQueries({ predicate: ({ state }) => state.fetchFailureCount > 0 });
    };
    const open = () => {
      askAgainForFonts();
      void client.refetchQueries({ predicate: ({ state }) => wasOpen || state.fetchFailureCount > 0 });
      wasOpen = true;
    };
    const stopListening = channelOpened.add(open);
    window.addEventListener('online', askInVain);
    return () => {
      stopListening();
      window.removeEventListener('online', askInVain);
    };
  }, [client]);
}
