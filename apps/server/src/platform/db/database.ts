import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log/logger';

/** Either the database or a transaction on it: repositories take whichever their caller has. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface Connection {
  db: Database;
  /** Whether the database answers now. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

const queryLog = (log: Logger) => ({ logQuery: (query: string) => log.trace({ query }, 'query') });

export function connect(url: string, log: Logger): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 12, connectionTimeoutMillis: 3000, query_timeout: 30_000 });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', (failure) => log.warn({ failure: failure.message }, 'an idle database connection was lost'));
  return {
    db: drizzle({ client: pool, logger: log.isLevelEnabled('trace') && queryLog(log) }),
    isAlive: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
