import { Cable } from '@mukae/server/testing/cable';

/** What a node may be cut off from. */
export type Away = 'database' | 'redis';

/** How a node reaches what it stands on, and how it is cut off from it. */
export interface Ways {
  /** Where it listens. */
  host: string;
  /** What its program is started with. */
  within: readonly string[];
  databaseUrl: string;
  /** Undefined: there is one node, and none is needed. */
  redisUrl: string | undefined;
  cut(from: Away): Promise<void>;
  mend(from: Away): Promise<void>;
  remove(): Promise<void>;
}

/** All on one machine, over a cable that breaks what goes over it: both ends hear of it. */
export async function cableWays(databaseUrl: string, redisUrl: string | undefined): Promise<Ways> {
  const database = await Cable.to(databaseUrl);
  const redis = redisUrl === undefined ? undefined : await Cable.to(redisUrl);
  const cableTo = (what: Away): Cable | undefined => (what === 'database' ? database : redis)?.cable;
  return {
    host: '127.0.0.1',
    within: [],
    databaseUrl: database.url,
    redisUrl: redis?.url,
    async cut(from) {
      cableTo(from)?.pull();
    },
    async mend(from) {
      cableTo(from)?.plugIn();
    },
    async remove() {
      await database.cable.remove();
      await redis?.cable.remove();
    },
  };
}

/** For a run in which nothing is cut: nobody stands between a node and what it needs. */
export const directWays = (databaseUrl: string, redisUrl: string | undefined): Ways => ({
  host: '127.0.0.1',
  within: [],
  databaseUrl,
  redisUrl,
  cut: async () => Promise.reject(new Error('there is nothing that could be cut')),
  mend: async () => undefined,
  remove: async () => undefined,
});
