import { setTimeout as passed } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log/logger';
import { isDatabaseAway } from './failures';
import { Wires } from './wires';

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
  /** Whatever still waits for an answer is told that there will be none. */
  cut(): void;
  /** Waits for what is under way, however long that takes. */
  close(): Promise<void>;
}

const queryLog = (log: Logger) => ({ logQuery: (query: string) => log.trace({ query }, 'query') });

/**
 * A database that is gone says so at once, one that is only busy is worth waiting for. What takes longer than a statement may is
 * ended by the database, and by us a little later, for the case that it no longer hears.
 */
const patience = { connectMs: 10_000, statementMs: 20_000, idleTransactionMs: 20_000, answerMs: 25_000 };
/** Whoever only asks whether it is there does not wait like those who want something of it. */
const aliveWithinMs = 2000;
const mostConnections = 12;

export function connect(url: string, log: Logger, limits: typeof patience = patience): DatabaseConnection {
  const wires = new Wires();
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    stream: wires.lay,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // Said afterwards: poolers refuse connections that bring it along.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${limits.statementMs}; set idle_in_transaction_session_timeout = ${limits.idleTransactionMs}`,
      ),
  });
  const lost = (failure: Error) => log.warn({ failure: failure.message }, 'a database connection was lost');
  // The pool hears of those that are idle, each by itself of its end while it is used: unheard, either would end the process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const logger = log.isLevelEnabled('trace') && queryLog(log);
  const driver = drizzle({ client: pool, logger });

  /** Not the driver's own: that keeps a connection for good on which a transaction could not even begin. */
  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(Object.assign(drizzle({ client, logger }), { [inTransaction]: true } as const));
      await client.query('commit');
      client.release();
      return result;
    } catch (failure) {
      client.release(isDatabaseAway(failure) || !(await isTakenBack(client)));
      throw failure;
    }
  }

  return {
    db: {
      select: driver.select.bind(driver),
      selectDistinct: driver.selectDistinct.bind(driver),
      insert: driver.insert.bind(driver),
      update: driver.update.bind(driver),
      delete: driver.delete.bind(driver),
      execute: driver.execute.bind(driver),
      transaction,
    },
    isAlive: () =>
      Promise.race([
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
        passed(aliveWithinMs, false, { ref: false }),
      ]),
    cut: () => wires.cut(),
    close: () => pool.end(),
  };
}

/** What cannot be taken back ends with its connection, which then is of no more use. */
const isTakenBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
