import { useRealtime } from './RealtimeContext';

/** Who is cut off leaves without a word. */
const patienceMs = 500;

/** Tells the server that this page logs out, so that nothing of it is waited for. */
export function useFarewell(): () => Promise<void> {
  const realtime = useRealtime();
  return async () => {
    await Promise.race([realtime.say('logout', {}), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  };
}
