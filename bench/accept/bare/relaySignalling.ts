import type { Signal, Signalling } from '../../../apps/web/src/rtc';

/** The way to the page at the other place of a bare relay, and how to leave it. */
export async function relaySignalling(url: string, to: number): Promise<Signalling & { leave(): void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  return {
    send: (signal) => socket.send(JSON.stringify({ to, signal })),
    subscribe: (hear) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const { signal }: { signal: Signal } = JSON.parse(data);
        hear(signal);
      };
      socket.addEventListener('message', listen);
      return () => socket.removeEventListener('message', listen);
    },
    leave: () => socket.close(),
  };
}
