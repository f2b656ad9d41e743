import type { Realtime } from '@/api/realtime/realtime';

const patienceMs = 5000;

/** How long a word takes to the server and back; null where it does not come back in time. */
export function roundTrip(channel: Pick<Realtime, 'on' | 'send'>): Promise<number | null> {
  return new Promise((settle) => {
    const askedAt = performance.now();
    const end = (ms: number | null) => {
      clearTimeout(patience);
      stopListening();
      settle(ms);
    };
    const stopListening = channel.on('pong', () => end(Math.round(performance.now() - askedAt)));
    const patience = setTimeout(() => end(null), patienceMs);
    channel.send('ping', {});
  });
}
