import { use } from 'react';
import { RealtimeContext } from './RealtimeContext';

/** Who is cut off leaves without a word. */
const patienceMs = 500;

/** Tells the server that this page logs out, so that nothing of it is waited for. */
export function useFarewell(): () => Promise<void> {
  const live = use(RealtimeContext);
  return async () => {
    if (!live) return;
    await Promise.race([live.realtime.say('logout', {}), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  };
}
