import { useRealtime } from './RealtimeContext';

/** Who is cut off leaves without a word. */
const patienceMs = 500;

/** Tells the server that this page logs out, so that nothing of it is waited for; or that it stays after all. */
export function useFarewell(): { say: () => Promise<void>; takeBack: () => void } {
  const realtime = useRealtime();
  return {
    say: async () => {
      await Promise.race([realtime.say('logout', {}), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    },
    // Whoever is heard of is still here.
    takeBack: () => realtime.send('ping', {}),
  };
}
