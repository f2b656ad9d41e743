import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { LoggedInBooker } from './bookers';
import { Caller } from './caller';
import { slotAt } from './slots';

const serverFile = fileURLToPath(new URL('bareInsertServer.mjs', import.meta.url));
const port = 3942;

const statement = `insert into bare_reservations (company_id, user_id, user_name, signage_id, character_id, title, starts_at, ends_at, seat_until,
    guest_mail, fee_rate, language, created_at, seat)
  values (1, $1, 'Booker', $2, 1, $3, $4, $5, $5, '', 300, 'ja', now(), 1)`;

const valuesOf = ({ userId, signageId }: LoggedInBooker, step: number): (string | number)[] => {
  const { startsAt, endsAt } = slotAt(step);
  return [userId, signageId, `meeting ${step}`, startsAt.toISOString(), endsAt.toISOString()];
};

/** Of the same shape, with the same constraints and nothing else: no other index, no other table. */
export async function makeBareTable(database: pg.Client): Promise<void> {
  await database.query(
    'create table bare_reservations (like reservations including defaults including identity including constraints)',
  );
  const { rows } = await database.query(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'reservations'::regclass and contype in ('p', 'x')",
  );
  for (const { definition } of rows) await database.query(`alter table bare_reservations add ${definition}`);
}

type InsertBare = (step: number) => Promise<unknown>;

interface BareConnection {
  insert: InsertBare;
  end: () => Promise<void>;
}

/** Each has a connection to the database for herself. */
export async function connectBare(databaseUrl: string, who: LoggedInBooker): Promise<BareConnection> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  return { insert: (step) => connection.query(statement, valuesOf(who, step)), end: () => connection.end() };
}

/** A server that does nothing else. */
export class BareServer {
  readonly #process: ChildProcess;

  private constructor(databaseUrl: string) {
    const env = { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, STATEMENT: statement };
    this.#process = spawn(process.execPath, [serverFile], { env, stdio: 'ignore' });
  }

  static async start(databaseUrl: string): Promise<BareServer> {
    const server = new BareServer(databaseUrl);
    for (let tries = 0; tries < 300; tries += 1) {
      const answered = await fetch(`http://127.0.0.1:${port}`).then(
        () => true,
        () => false,
      );
      if (answered) return server;
      await pause(100);
    }
    throw new Error('the bare server did not start');
  }

  inserter(who: LoggedInBooker): InsertBare {
    const caller = new Caller(`http://127.0.0.1:${port}`, '');
    return async (step) => {
      const { status } = await caller.ask('POST', '/', { values: valuesOf(who, step) });
      if (status !== 200) throw new Error(`a bare insert was refused: ${status}`);
    };
  }

  async stop(): Promise<void> {
    this.#process.kill();
    await once(this.#process, 'exit');
  }
}
