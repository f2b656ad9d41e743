import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from './testing/people';
import { serviceForFile } from './testing/serviceForFile';
import { loggedIn, type TestClient } from './testing/testClient';

const many = { users: 10_000, signages: 2000 };
const firstPageWithinMs = 100;
const tries = 40;

let queries = 0;
const service = serviceForFile({ LOG_LEVEL: 'trace' }, (line) => {
  if (line.includes('"msg":"query"')) queries += 1;
});

/** Written by the database itself: through the calls it would take minutes. */
async function fillTheCompany(): Promise<void> {
  const { db } = service();
  const { companyId, storeId } = await demoUser(service(), 'admin');
  await db.execute(sql`
    insert into users (company_id, store_id, role, login_id, name, kana, phone, address, created_at)
    select ${companyId}, ${storeId}, 'operator', 'many' || n || '@demo.example', '社員 ' || n, 'しゃいん', '', '', now()
    from generate_series(1, ${many.users}::int) as n`);
  await db.execute(sql`
    with accounts as (
      insert into users (company_id, store_id, role, login_id, name, kana, phone, address, created_at)
      select ${companyId}, ${storeId}, 'signage', 'screen' || n, '画面 ' || n, '', '', '', now()
      from generate_series(1, ${many.signages}::int) as n returning id
    ), screens as (
      insert into signages (company_id, user_id, width, height) select ${companyId}, id, 1080, 1920 from accounts
      returning id
    )
    insert into signage_operators (signage_id, user_id)
    select screens.id, users.id from screens
    cross join lateral (select id from users where login_id like 'many%' order by id limit 5) as users`);
  await db.execute(sql`
    insert into media (company_id, name, kind, size, key, created_at)
    select ${companyId}, '絵 ' || n, 'png', 1, 'k' || n, now() from generate_series(1, 2000) as n`);
  await db.execute(sql`
    insert into audit_entries (company_id, at, actor_id, actor_name, actor_role, action, subject, changes)
    select ${companyId}, now(), 1, '田中', 'companyAdmin', 'user.changed', '社員 ' || n, '[]'
    from generate_series(1, 20000) as n`);
  await db.execute(sql`analyze`);
}

let admin: TestClient;

beforeAll(async () => {
  await fillTheCompany();
  admin = await loggedIn(service().url, 'admin@demo.example');
}, 60_000);

const firstPage = { page: 1, pageSize: 20 };
const lists = [
  ['users', '/api/getUser', { ...firstPage, sort: 'name' }],
  ['users by search', '/api/getUser', { ...firstPage, search: '社員 99' }],
  ['users without a channel', '/api/getUser', { ...firstPage, isChannelUnused: true }],
  ['signages', '/api/getSignage', { ...firstPage, sort: 'store' }],
  ['signages by search', '/api/getSignage', { ...firstPage, search: '画面 19' }],
  ['stores', '/api/getStore', firstPage],
  ['media', '/api/getMedia', { ...firstPage, sort: '-size' }],
  ['the audit log', '/api/getAudit', { ...firstPage, search: '社員 77' }],
  ['the overview', '/api/getOverview', {}],
] as const;

describe(`a company with ${many.users} users and ${many.signages} signages`, () => {
  it.each(lists)('[W-20] sees the first page of %s within the limit', async (_, path, request) => {
    let best = Number.POSITIVE_INFINITY;
    // The best of some: what the work takes when no neighbour holds the machine.
    for (let n = 0; n < tries && best >= firstPageWithinMs; n += 1) {
      const begin = performance.now();
      expect((await admin.post(path, request)).status).toBe(200);
      best = Math.min(best, performance.now() - begin);
    }
    expect(best).toBeLessThan(firstPageWithinMs);
  });

  it.each(lists.filter(([, , request]) => 'page' in request))(
    '[W-20] asks the database the same for few rows of %s and for many',
    async (_, path, request) => {
      const asked = async (pageSize: number) => {
        const before = queries;
        await admin.post(path, { ...request, pageSize });
        return queries - before;
      };
      const forOne = await asked(1);
      expect(forOne).toBeGreaterThan(0);
      expect(await asked(100)).toBe(forOne);
    },
  );
});
