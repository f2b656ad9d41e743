import { z } from 'zod';
import { filling } from './ofBare';
import type { Speech } from './speech';

const event = z.tuple([z.literal('ring'), z.object({ touch: z.string() })]);

/** The packets of Engine.IO 4 and Socket.IO 5, without their client: what is measured is the server. */
export const speechOfSocketIo: Speech = {
  door: ({ url }) => ({
    url: `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    headers: {},
  }),
  greeting: ({ name }) => `40${JSON.stringify({ name })}`,
  read(text) {
    if (text === '2') return { key: 'pinged', reply: '3' };
    if (text.startsWith('40')) return { key: 'in' };
    return text.startsWith('42') ? { key: `rang ${event.parse(JSON.parse(text.slice(2)))[1].touch}` } : undefined;
  },
  touch: (_, { name: to }, touch) => `42${JSON.stringify(['touch', { to, touch, filling }])}`,
  signs: [],
  reports: [],
};
