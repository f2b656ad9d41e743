import { Redis } from 'ioredis';
import { StartFailure } from '#platform/config/startFailure';
import type { Logger } from '#platform/log/logger';
import type { Keys } from './keys';

/** The connections of a node to Redis. Each comes back by itself. */
export interface RedisLinks {
  commands: Redis;
  /** Waits for the line. */
  reading: Redis;
  /** Hears other nodes. */
  hearing: Redis;
  /** Tells other nodes something now, or fails. */
  telling: Redis;
  /** Who is at work, each name followed by what it tells of itself. */
  whoIsThere(keys: Keys): Promise<string[]>;
  end(): void;
}

const connectMs = 2000;
const mostRetryMs = 1000;
/** One on which something was said and nothing heard for so long is cut and made anew. */
const silentMs = 5000;
const complainEveryMs = 10_000;
const leastMemory = 64 * 1024 * 1024;

const nameOf = (url: string): string => new URL(url).host;

/** What is said again once Redis is back, in its order. */
const patient = { maxRetriesPerRequest: null, autoResendUnfulfilledCommands: true } as const;
/** What is worth nothing later. */
const nowOrNever = {
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  enableOfflineQueue: false,
} as const;

function connect(url: string, manner: typeof patient | typeof nowOrNever): Redis {
  return new Redis(url, {
    ...manner,
    lazyConnect: true,
    connectTimeout: connectMs,
    socketTimeout: silentMs,
    retryStrategy: (times) => Math.min(100 * times, mostRetryMs),
  });
}

const factIn = (info: string, name: string): string =>
  new RegExp(`^${name}:(.*)\\r?$`, 'm').exec(info)?.[1]?.trim() ?? '';

/** What would lose the line or the posts of nodes. */
function whyUnfit(info: string): string | undefined {
  const most = Number(factIn(info, 'maxmemory'));
  const policy = factIn(info, 'maxmemory_policy');
  if (most === 0) return undefined;
  if (policy !== 'noeviction')
    return `it forgets what nodes need when it is full: set maxmemory-policy to noeviction, not ${policy}`;
  if (most < leastMemory) return `its maxmemory is ${Math.floor(most / 1024 / 1024)} MB: give it at least 64`;
  return undefined;
}

/** Waits until Redis answers, says so, and refuses one that would lose what nodes tell one another. */
export async function linkToRedis(url: string, log: Logger, say: (line: string) => void): Promise<RedisLinks> {
  const [commands, reading, hearing] = [connect(url, patient), connect(url, patient), connect(url, patient)];
  const telling = connect(url, nowOrNever);
  const links = [commands, reading, hearing, telling];
  let lastFailure = '';
  for (const link of links)
    link.on('error', (failure) => {
      lastFailure = failure.message;
    });
  const complaint = () =>
    say(`Redis at ${nameOf(url)} does not answer (${lastFailure || 'no answer'}): waiting for it.`);
  const early = setTimeout(complaint, connectMs);
  const complaints = setInterval(complaint, complainEveryMs);
  try {
    // One that cannot be reached yet is tried again and again.
    const ready = links.map((link) => new Promise<void>((resolve) => link.once('ready', () => resolve())));
    for (const link of links) link.connect().catch(() => undefined);
    await Promise.all(ready);
    const unfit = whyUnfit(await commands.info('memory'));
    if (unfit !== undefined) throw new StartFailure(`Redis at ${nameOf(url)} cannot be used: ${unfit}.`);
  } catch (failure) {
    for (const link of links) link.disconnect();
    throw failure;
  } finally {
    clearTimeout(early);
    clearInterval(complaints);
  }
  for (const link of links) link.on('close', () => log.debug('a connection to Redis was lost'));
  return {
    commands,
    reading,
    hearing,
    telling,
    async whoIsThere(keys) {
      const names = await commands.smembers(keys.nodes);
      const told = await Promise.all(names.map((name) => commands.get(keys.node(name))));
      return names.flatMap((name, at) => (told[at] ? [name, told[at]] : []));
    },
    end() {
      for (const link of links) link.disconnect();
    },
  };
}
