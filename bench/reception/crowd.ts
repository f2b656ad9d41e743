import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { WebSocket } from 'ws';

/** Operators of the demo company who are logged in already: their cookies. */
export async function loggedInOperators(databaseUrl: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with company as (select company_id, store_id from users where login_id = 'operator1@demo.example'),
     people as (
       insert into users (company_id, store_id, role, login_id, name, kana, phone, address, created_at)
       select company_id, store_id, 'operator', 'crowd' || n || '@demo.example', 'Operator ' || n, '', '', '', now()
       from company, generate_series(1, $1::int) as n returning id
     ), numbered as (select id, row_number() over (order by id) as n from people)
     insert into sessions (token_hash, user_id, kind, starts_at, seen_at, expires_at)
     select hashes.hash, numbered.id, 'ordinary', now(), now(), now() + interval '1 day'
     from numbered join unnest($2::text[]) with ordinality as hashes (hash, n) using (n)`,
    [count, tokens.map((token) => hash('sha256', token))],
  );
  await client.end();
  return tokens.map((token) => `session=${token}`);
}

/** Opens them a hundred at a time, and answers when all are open. */
export async function openSockets(url: string, cookies: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < cookies.length; from += 100) {
    const some = cookies
      .slice(from, from + 100)
      .map((cookie) => new WebSocket(url, { headers: { cookie }, origin: `http://${new URL(url).host}` }));
    await Promise.all(some.map((socket) => once(socket, 'open')));
    sockets.push(...some);
  }
  return sockets;
}
