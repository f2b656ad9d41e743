import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustedProxies } from '../config/proxySettings';
import type { Logger } from '../log/logger';

/** What stands between a caller and this service, and what of its word is believed. */
export interface Proxies {
  /** Whether the word of who has this address counts, so many hops before us; false where nobody's does. */
  trust: false | ((address: string, hop: number) => boolean);
  /** Whose request it is: the first address on its way here that no trusted proxy has. */
  addressOf(request: IncomingMessage): string;
  /** The host that was asked for. */
  hostOf(request: IncomingMessage): string;
  /** Whether it comes from this machine, and was sent on for nobody else. */
  isFromHere(request: IncomingMessage): boolean;
  /** Tells once of a header that a proxy seems to have sent and nobody believes. */
  tellOfUnbelieved(request: IncomingMessage): void;
}

const believable = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
const neverBelieved = ['forwarded', 'x-real-ip'];
const ofProxies = [...believable, ...neverBelieved];

const firstOf = (names: readonly string[], { headers }: IncomingMessage) =>
  names.find((name) => headers[name] !== undefined);

const loopback = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/;

/** What stands before the last one, a caller may have made up. */
const lastOf = (values: string): string => values.slice(values.lastIndexOf(',') + 1).trim();

export function makeProxies(trusted: TrustedProxies, log: Logger): Proxies {
  const trust =
    typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : proxyAddr.compile([...trusted]);
  const isByProxy = ({ socket }: IncomingMessage): boolean => trust(socket.remoteAddress ?? '', 0);
  let hasTold = false;

  return {
    // Every request is looked at: where there is no proxy, that is to cost nothing.
    trust: trusted === 0 ? false : trust,
    addressOf: (request) => proxyAddr(request, trust) ?? '',
    hostOf(request) {
      const forwarded = isByProxy(request) ? request.headers['x-forwarded-host'] : undefined;
      return forwarded === undefined ? (request.headers.host ?? '') : lastOf(String(forwarded));
    },
    isFromHere(request) {
      if (firstOf(neverBelieved, request) !== undefined) return false;
      if (!proxyAddr.all(request).every((address) => loopback.test(address))) return false;
      // A proxy that does not say for whom it asks may ask for anybody.
      const wasSentOn = firstOf(believable, request) !== undefined;
      return !wasSentOn || (isByProxy(request) && request.headers['x-forwarded-for'] !== undefined);
    },
    tellOfUnbelieved(request) {
      if (hasTold || isByProxy(request)) return;
      const header = firstOf(ofProxies, request);
      if (header === undefined) return;
      hasTold = true;
      log.warn(
        { header, from: request.socket.remoteAddress },
        'a proxy’s header is not believed: if a proxy stands before this service, set TRUST_PROXY to 1 or to its address',
      );
    },
  };
}
