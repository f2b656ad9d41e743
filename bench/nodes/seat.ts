import { z } from 'zod';

/** Who connects, and where. */
export const seat = z.object({
  /** As of a page: `http://…`. */
  url: z.string(),
  /** Known by it where nobody logs in. */
  name: z.string(),
  cookie: z.string(),
  /** 0: it is no screen, or there are none. */
  signageId: z.number(),
  /** The address that it comes from: one address has too few ports for everybody. */
  from: z.string(),
});
export type Seat = z.output<typeof seat>;

/** Of the loopback network, two hundred of them. */
export const addressOf = (place: number): string => `127.0.1.${1 + (place % 200)}`;
