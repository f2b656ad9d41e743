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
    // What did not get through by then must not get through later: the logout may have failed meanwhile.
    const withdrawal = new AbortController();
    const timer = setTimeout(() => withdrawal.abort(), patienceMs);
    await realtime.say('logout', {}, withdrawal.signal);
    clearTimeout(timer);
  },
  takeBack: () => realtime.send('ping', {}),
});
