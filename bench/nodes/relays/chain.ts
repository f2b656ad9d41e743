import { hash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';

interface Size {
  name: string;
  screens: number;
  operators: number;
}

interface LoggedInPage {
  cookie: string;
  /** Of a screen; 0 of an operator. */
  signageId: number;
}

/** A company whose screens and operators are logged in already. The nth screen rings the nth operator, over and over. */
export interface Chain {
  screens: readonly LoggedInPage[];
  operators: readonly LoggedInPage[];
}

const made = z.array(z.object({ signage_id: z.coerce.number().nullable() }));

const companyStatement = `
  with company as (
    insert into companies (name, avatar_channel_max, pause_after_call, created_at)
    values ($1, $3, 0, now()) returning id
  ), store as (
    insert into stores (company_id, name, created_at) select id, $1, now() from company returning id, company_id
  ), seats as (
    insert into channels (company_id, number) select id, n from company, generate_series(1, $3::int) as n
  ), people as (
    insert into users (company_id, store_id, role, login_id, name, kana, phone, address, created_at)
    select company_id, id, (case when n > $2::int then 'operator' else 'signage' end)::role,
      'p' || n || '@c' || company_id || '.example', 'Nr. ' || n, '', '', '', now()
    from store, generate_series(1, $2::int + $3::int) as n
    order by n returning id, company_id, role
  ), numbered as (
    select *, row_number() over (order by id) as n from people
  ), screens as (
    insert into signages (company_id, user_id, width, height)
    select company_id, id, 1080, 1920 from people where role = 'signage' returning id, user_id
  ), answered as (
    insert into signage_operators (signage_id, user_id)
    select screens.id, operator.id
    from screens join numbered on numbered.id = screens.user_id
    join numbered as operator on operator.n = $2::int + 1 + (numbered.n - 1) % $3::int
  ), logins as (
    insert into sessions (token_hash, user_id, kind, starts_at, seen_at, expires_at)
    select hashes.hash, numbered.id, (case when role = 'signage' then 'signage' else 'ordinary' end)::session_kind,
      now(), now(), now() + interval '1 day'
    from numbered join unnest($4::text[]) with ordinality as hashes (hash, n) using (n)
  )
  select screens.id as signage_id from numbered left join screens on screens.user_id = numbered.id order by numbered.n`;

async function makeChain(client: pg.Client, { name, screens, operators }: Size): Promise<Chain> {
  const tokens = Array.from({ length: screens + operators }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => hash('sha256', token));
  const { rows } = await client.query(companyStatement, [name, screens, operators, hashes]);
  const pages = made.parse(rows).map(({ signage_id: signageId }, place) => ({
    cookie: `session=${tokens[place]}`,
    signageId: signageId ?? 0,
  }));
  return { screens: pages.slice(0, screens), operators: pages.slice(screens) };
}

let companies = 0;

/** Companies of one size, written straight into the database. */
export async function makeChains(
  databaseUrl: string,
  count: number,
  size: Omit<Size, 'name'>,
): Promise<readonly Chain[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const chains: Chain[] = [];
    for (let n = 0; n < count; n += 1) {
      companies += 1;
      chains.push(await makeChain(client, { name: `Chain ${companies}`, ...size }));
    }
    await client.query('analyze');
    return chains;
  } finally {
    await client.end();
  }
}
