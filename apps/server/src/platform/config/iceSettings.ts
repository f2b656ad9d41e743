import { z } from 'zod';
import { StartFailure } from './startFailure';

const host = String.raw`(?:\[[\da-fA-F:.]+\]|[\w.-]+)(?::\d{1,5})?`;
const stun = new RegExp(`^stuns?:${host}$`);
const turn = new RegExp(String.raw`^turns?:${host}(?:\?transport=(?:udp|tcp))?$`);

/** How pages find a way to one another through routers and firewalls. */
export interface IceSettings {
  stunUrls: readonly string[];
  /** Undefined: no server passes media on for those who cannot reach each other. */
  turn: { urls: readonly string[]; secret: string } | undefined;
}

export const iceEnvironment = {
  TURN_URLS: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((urls) => urls.every((url) => stun.test(url) || turn.test(url)), {
      error: 'must be addresses such as turn:host:3478?transport=udp, separated by commas',
    })
    .default([]),
  TURN_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
};

interface IceValues {
  TURN_URLS: readonly string[];
  TURN_SECRET?: string | undefined;
}

/** The secret is what a TURN server asks for; STUN servers ask for nothing. */
export function iceFrom({ TURN_URLS, TURN_SECRET: secret }: IceValues): IceSettings {
  const urls = TURN_URLS.filter((url) => turn.test(url));
  const stunUrls = TURN_URLS.filter((url) => stun.test(url));
  if (urls.length === 0 && secret === undefined) return { stunUrls, turn: undefined };
  if (urls.length === 0 || secret === undefined) {
    throw new StartFailure('Bad setting. TURN_SECRET and a turn: address in TURN_URLS are needed together');
  }
  return { stunUrls, turn: { urls, secret } };
}
