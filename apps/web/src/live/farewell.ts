import type { Realtime } from '@/api/realtime/realtime';

/** Tells the server that this page logs out, so that nothing of it is waited for; or that it stays after all. */
export interface Farewell {
  say: () => Promise<void>;
  takeBack: () => void;
}

/** Who is cut off leaves without a word. */
const patienceMs = 500;

export const farewellOver = (realtime: Realtime): Farewell => ({
  say: async () => {
    await Promise.race([realtime.say('logout', {}), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  },
  takeBack: () => realtime.send('ping', {}),
});
