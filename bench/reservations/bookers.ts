import { hash, randomBytes } from 'node:crypto';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import type pg from 'pg';
import { z } from 'zod';
import type { BuiltService } from '../accept/builtService';
import { Caller } from './caller';

export interface LoggedInBooker {
  caller: Caller;
  userId: number;
  signageId: number;
}

const made = z.array(z.object({ userId: z.coerce.number(), signageId: z.coerce.number(), hash: z.string() }));

/** Web-reservation users of the demo company, each with a signage of her own, who are logged in already. */
export async function loggedInBookers(
  database: pg.Client,
  { url }: BuiltService,
  count: number,
): Promise<LoggedInBooker[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const tokenOf = new Map(tokens.map((token) => [hash('sha256', token), token]));
  const { rows } = await database.query(
    `with company as (select company_id from users where login_id = $3),
     people as (
       insert into users (company_id, role, login_id, name, kana, phone, address, created_at)
       select company_id, 'webReservationUser', 'booker' || n || '@demo.example', 'Booker ' || n, '', '', '', now()
       from company, generate_series(1, $1::int) as n returning id, company_id
     ), screens as (
       insert into users (company_id, role, login_id, name, kana, phone, address, created_at)
       select company_id, 'signage', 'screen-of-booker' || n, 'Mukae', '', '', '', now()
       from company, generate_series(1, $1::int) as n returning id
     ),
     owners as (select id, company_id, row_number() over (order by id) as n from people),
     accounts as (select id, row_number() over (order by id) as n from screens),
     own as (
       insert into signages (company_id, user_id, owner_id, width, height)
       select owners.company_id, accounts.id, owners.id, 1920, 1080 from owners join accounts using (n)
       returning id, owner_id
     ), open as (
       insert into sessions (token_hash, user_id, kind, starts_at, seen_at, expires_at)
       select hashes.hash, owners.id, 'ordinary', now(), now(), now() + interval '1 day'
       from owners join unnest($2::text[]) with ordinality as hashes (hash, n) using (n)
       returning user_id, token_hash
     )
     select user_id as "userId", own.id as "signageId", token_hash as hash from open join own on own.owner_id = user_id`,
    [count, [...tokenOf.keys()], demoAccounts.guest.loginId],
  );
  return made.parse(rows).map(({ userId, signageId, hash }) => ({
    userId,
    signageId,
    caller: new Caller(url, `session=${tokenOf.get(hash)}`),
  }));
}

/** One of the product's, whom everybody may choose. */
export async function firstCharacter(database: pg.Client): Promise<number> {
  const { rows } = await database.query('select id from characters where company_id is null order by id limit 1');
  return Number(rows[0]?.id);
}
