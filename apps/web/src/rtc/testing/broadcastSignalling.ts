import type { Signal, Signalling } from '../signalling';

interface Envelope {
  from: string;
  to: string;
  signal: Signal;
}

/** Two pages of one browser, without a server between them. The first signals of a page may get lost. */
export function broadcastSignalling(me: string, peer: string, lost = 0): Signalling {
  const channel = new BroadcastChannel('signals');
  let left = lost;
  return {
    send: (signal) => {
      left -= 1;
      if (left < 0) channel.postMessage({ from: me, to: peer, signal } satisfies Envelope);
    },
    subscribe: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<Envelope>) => {
        if (data.to === me && data.from === peer) hear(data.signal);
      };
      return () => channel.close();
    },
  };
}
