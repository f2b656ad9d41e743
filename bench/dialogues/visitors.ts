import { hash, randomBytes } from 'node:crypto';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import type pg from 'pg';

/** The cookies of so many screens of the demo company, each logged in. */
export async function loggedInScreens(database: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `with company as (select company_id from users where login_id = $3),
     screens as (
       insert into users (company_id, role, login_id, name, kana, phone, address, created_at)
       select company_id, 'signage', 'screen-of-bench' || n, 'Mukae ' || n, '', '', '', now()
       from company, generate_series(1, $1::int) as n returning id, company_id
     ), signages as (
       insert into signages (company_id, user_id, width, height)
       select company_id, id, 1080, 1920 from screens returning user_id
     ), numbered as (select user_id, row_number() over (order by user_id) as n from signages)
     insert into sessions (token_hash, user_id, kind, starts_at, seen_at, expires_at)
     select hashes.hash, numbered.user_id, 'signage', now(), now(), now() + interval '1 day'
     from numbered join unnest($2::text[]) with ordinality as hashes (hash, n) using (n)`,
    [count, tokens.map((token) => hash('sha256', token)), demoAccounts.signage1.loginId],
  );
  return tokens.map((token) => `session=${token}`);
}
