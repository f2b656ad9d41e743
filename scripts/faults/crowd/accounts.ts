import { hash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Somebody who is logged in already. */
export interface Account {
  companyId: number;
  /** Of the screen itself, or of the person. */
  id: number;
  cookie: string;
}

export interface Staffed {
  companyId: number;
  screens: Account[];
  operators: Account[];
}

export interface Staff {
  screens: number;
  operators: number;
  /** Seats of live avatars: fewer than people, so that they are fought for. */
  channels: number;
  /** Seconds. */
  pauseAfterCall: number;
}

async function logIn(client: pg.Client, userId: number, kind: 'ordinary' | 'signage'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (token_hash, user_id, kind, starts_at, seen_at, expires_at)
     values ($1, $2, $3, now() - interval '1 hour', now(), now() + interval '1 day')`,
    [hash('sha256', token), userId, kind],
  );
  return `session=${token}`;
}

/** A company of its own, with one store where everybody is, all of them logged in. */
export async function addStaffedCompany(databaseUrl: string, staff: Staff): Promise<Staffed> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const idOf = async (statement: string, values: unknown[]): Promise<number> =>
    Number((await client.query(`${statement} returning id`, values)).rows[0].id);
  const name = `Company ${randomBytes(4).toString('hex')}`;
  const companyId = await idOf(
    `insert into companies (name, avatar_channel_max, pause_after_call, mails_when_away, created_at)
     values ($1, $2, $3, false, now())`,
    [name, staff.channels, staff.pauseAfterCall],
  );
  await client.query('insert into channels (company_id, number) select $1, n from generate_series(1, $2::int) as n', [
    companyId,
    staff.channels,
  ]);
  const storeId = await idOf('insert into stores (company_id, name, created_at) values ($1, $2, now())', [
    companyId,
    name,
  ]);
  const addUser = (role: 'signage' | 'operator', number: number): Promise<number> =>
    idOf(
      `insert into users (company_id, store_id, role, login_id, name, kana, phone, address, created_at)
       values ($1, $2, $3, $4, $5, '', '', '', now())`,
      [companyId, storeId, role, `${role}${number}.${companyId}@crowd.example`, `${role} ${number}`],
    );
  const [screens, operators]: [Account[], Account[]] = [[], []];
  for (let n = 1; n <= staff.screens; n += 1) {
    const userId = await addUser('signage', n);
    const id = await idOf('insert into signages (company_id, user_id, width, height) values ($1, $2, 1080, 1920)', [
      companyId,
      userId,
    ]);
    screens.push({ companyId, id, cookie: await logIn(client, userId, 'signage') });
  }
  for (let n = 1; n <= staff.operators; n += 1) {
    const id = await addUser('operator', n);
    operators.push({ companyId, id, cookie: await logIn(client, id, 'ordinary') });
  }
  await client.end();
  return { companyId, screens, operators };
}
