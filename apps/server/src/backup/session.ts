import pg from 'pg';

/** What is written under one setting may mean something else under another. */
const plainly = `
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set timezone = 'UTC';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** A connection of its own for work that may take hours, in one transaction that begins like this. */
export async function inSession<Result>(
  url: string,
  beginning: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Whoever waits for an answer is told; unheard, it would end the process beside that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(plainly);
    await client.query(beginning);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
