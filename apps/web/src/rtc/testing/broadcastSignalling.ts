import type { Signal, Signalling } from '../signalling';

interface Envelope {
  from: string;
  to: string;
  signal: Signal;
}

/** Two pages of one browser, without a server between them. */
export function broadcastSignalling(me: string, peer: string): Signalling {
  const channel = new BroadcastChannel('signals');
  return {
    send: (signal) => channel.postMessage({ from: me, to: peer, signal } satisfies Envelope),
    subscribe: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<Envelope>) => {
        if (data.to === me && data.from === peer) hear(data.signal);
      };
      return () => channel.close();
    },
  };
}
