import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log/logger';

/** What is asked either of the database or of a transaction on it, whichever the caller has. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

const inTransaction: unique symbol = Symbol('in a transaction');

/** Whatever belongs together is written here: all of it stays, or nothing. Nothing far away or slow is waited for. */
export interface Transaction extends Queryable {
  readonly [inTransaction]: true;
}

/** Outside of any transaction: each statement stands for itself. */
export interface Database extends Queryable {
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

export interface DatabaseConnection {
  db: Database;
  /** Whether the database answers now. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

const queryLog = (log: Logger) => ({ logQuery: (query: string) => log.trace({ query }, 'query') });

/** For the driver both are alike; here a transaction is marked as one, and begins no other. */
const databaseOn = (driver: NodePgDatabase): Database => ({
  select: driver.select.bind(driver),
  selectDistinct: driver.selectDistinct.bind(driver),
  insert: driver.insert.bind(driver),
  update: driver.update.bind(driver),
  delete: driver.delete.bind(driver),
  execute: driver.execute.bind(driver),
  transaction: (work) => driver.transaction((tx) => work(Object.assign(tx, { [inTransaction]: true } as const))),
});

/** A database that is gone says so at once; one that is only busy is worth waiting for. */
const limits = { max: 12, connectionTimeoutMillis: 10_000, query_timeout: 30_000 } as const;

export function connect(url: string, log: Logger): DatabaseConnection {
  const pool = new pg.Pool({ connectionString: url, ...limits });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', (failure) => log.warn({ failure: failure.message }, 'an idle database connection was lost'));
  return {
    db: databaseOn(drizzle({ client: pool, logger: log.isLevelEnabled('trace') && queryLog(log) })),
    isAlive: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
