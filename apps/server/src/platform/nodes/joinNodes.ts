import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import type { Database } from '../db/database';
import type { Logger } from '../log/logger';
import type { NodePass } from './redis/nodePass';
import { linkToRedis } from './redis/redisLinks';
import { makeRedisNodes, type RedisNodes } from './redis/redisNodes';

interface Dependencies {
  redisUrl: string;
  db: Database;
  pass: NodePass;
  log: Logger;
  registry: Registry;
  /** What whoever starts it has to know while it waits. */
  say(line: string): void;
  onClock(time: number): void;
  isFit(): Promise<boolean>;
  workSeen(): Promise<string>;
}

/** One Redis may serve the nodes of several databases. */
async function installationOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select (select system_identifier from pg_control_system()) || ' ' || oid as id
    from pg_database where datname = current_database()`);
  return createHash('sha256')
    .update(rows[0]?.id ?? '')
    .digest('hex')
    .slice(0, 12);
}

/** Among the other nodes of the database, or a StartFailure that says why not. */
export async function joinNodes({
  redisUrl,
  db,
  pass,
  log,
  registry,
  say,
  onClock,
  isFit,
  workSeen,
}: Dependencies): Promise<RedisNodes> {
  const links = await linkToRedis(redisUrl, log, say);
  try {
    const nodes = makeRedisNodes({
      links,
      installation: await installationOf(db),
      pass,
      log,
      registry,
      onClock,
      isFit,
      workSeen,
    });
    await nodes.join();
    return nodes;
  } catch (failure) {
    links.end();
    throw failure;
  }
}
