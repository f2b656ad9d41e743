import pg from 'pg';
import type { Won } from './racingCompany';

interface WrittenWinners {
  databaseUrl: string;
  companyId: number;
  /** All that were won at this desk. */
  won: readonly Won[];
  found(says: string, requestId: string): void;
}

/** Of each ring there is one record, of who won; of nothing else there is any, and nothing goes on any more. */
export async function holdAgainstDatabase({ databaseUrl, companyId, won, found }: WrittenWinners): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select request_id, user_id from call_records where company_id = $1', [
      companyId,
    ]);
    const written = new Map<string, number[]>();
    for (const { request_id, user_id } of rows) {
      written.set(request_id, [...(written.get(request_id) ?? []), Number(user_id)]);
    }
    for (const { requestId, userId } of won) {
      const holders = written.get(requestId) ?? [];
      const isSo = holders.length === 1 && holders[0] === userId;
      if (!isSo) found(`user ${userId} won, and the database says ${holders.join(' and ') || 'nobody'}`, requestId);
      written.delete(requestId);
    }
    for (const requestId of written.keys()) found('nobody was told that she won, and there is a record', requestId);
    const { rows: left } = await client.query(
      `select id from desk_entries where company_id = $1 and kind in ('request', 'call')`,
      [companyId],
    );
    for (const { id } of left) found('it goes on though the races are over', id);
  } finally {
    await client.end();
  }
}
