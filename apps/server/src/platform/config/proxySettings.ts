import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** How many proxies stand before the service, one behind the other, or the addresses they have. None: 0. */
export type TrustedProxies = number | readonly string[];

const flags: Readonly<Record<string, number>> = { off: 0, false: 0, on: 1, true: 1 };

const addressesIn = (value: string): string[] => value.split(',').map((address) => address.trim());

/** A network of all addresses would believe everybody: it is none. */
function areNetworks(addresses: readonly string[]): boolean {
  if (!addresses.every((address) => isIP(address.split('/', 1)[0] ?? ''))) return false;
  try {
    proxyAddr.compile([...addresses]);
    return true;
  } catch {
    return false;
  }
}

export const trustProxy = z
  .string()
  .refine((value) => Object.hasOwn(flags, value) || /^\d$/.test(value) || areNetworks(addressesIn(value)), {
    error: 'must be off, the number of proxies, or their addresses or networks, separated by commas',
  })
  .transform((value): TrustedProxies => flags[value] ?? (/^\d$/.test(value) ? Number(value) : addressesIn(value)));
