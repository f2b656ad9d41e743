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
  /** Who is at work, each name followed by what it tells of itself. */
  whoIsThere(keys: Keys): Promise<string[]>;
  end(): void;
}

const connectMs = 2000;
const mostRetryMs = 1000;
/** One that has not heard anything for so long is cut and made anew. */
const silentMs = 5000;
const complainEveryMs = 10_000;
const leastMemory = 64 * 1024 * 1024;

const nameOf = (url: string): string => new URL(url).host;

function connect(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectMs,
    socketTimeout: silentMs,
    // What was said is said again once Redis is back, in its order.
    maxRetriesPerRequest: null,
    autoResendUnfulfilledCommands: true,
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
  const [commands, reading, hearing] = [connect(url), connect(url), connect(url)];
  const links = [commands, reading, hearing];
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
    for (const link of links) link.connect().catch(() => undefined);
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
