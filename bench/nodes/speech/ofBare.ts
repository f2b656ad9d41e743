import { z } from 'zod';
import type { Speech } from './speech';

const passedOn = z.object({ touch: z.string() });

/** As long as what a touch of the product brings along. */
export const filling = 'x'.repeat(200);

export const speechOfBare: Speech = {
  door: ({ url, name }) => ({ url: `${url.replace('http', 'ws')}/${name}`, headers: {} }),
  read(text) {
    if (text === 'in') return { key: 'in' };
    if (text === 'beat') return undefined;
    return { key: `rang ${passedOn.parse(JSON.parse(text)).touch}` };
  },
  touch: (_, { name: to }, touch) => JSON.stringify({ to, touch, filling }),
  signs: [],
  reports: [],
};
