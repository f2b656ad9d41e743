import { z } from 'zod';
import { filling } from './ofBare';
import type { Speech } from './speech';

const message = z.object({ type: z.string(), payload: z.object({ touch: z.string() }).optional() });

/** The offer of a connection, which is what PeerJS's server passes on when somebody is called. */
export const speechOfPeerServer: Speech = {
  door: ({ url, name }) => ({
    url: `${url.replace('http', 'ws')}/peerjs?key=peerjs&id=${name}&token=${name}&version=1.5.5`,
    headers: {},
  }),
  read(text) {
    const { type, payload } = message.parse(JSON.parse(text));
    if (type === 'OPEN') return { key: 'in' };
    return type === 'OFFER' && payload ? { key: `rang ${payload.touch}` } : undefined;
  },
  touch: (_, { name: dst }, touch) => JSON.stringify({ type: 'OFFER', dst, payload: { touch, filling } }),
  // As its client says it.
  signs: [{ everyMs: 5_000, text: () => JSON.stringify({ type: 'HEARTBEAT' }) }],
  reports: [],
};
