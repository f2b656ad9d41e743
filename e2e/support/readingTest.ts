import type { TestService } from '@mukae/server/testing/testService';
import { test as base, expect } from './test';

/** All that people keep in a service. Who is logged in or online is not kept. */
const kept = [
  ...['companies', 'stores', 'users', 'signages', 'signage_operators', 'templates', 'touch_buttons', 'channels'],
  ...['characters', 'media', 'call_records', 'mails', 'audit_entries'],
];

const stateOf = kept
  .map((table) => `select '${table}' as of, count(*) || ' ' || sum(xmin::text::bigint) as state from ${table}`)
  .join(' union all ');

const look = async ({ db }: TestService) => (await db.execute(stateOf)).rows;

/** For tests that change nothing: they share one service, and each is held to have left it as it was. */
export const test = base.extend({
  service: async ({ shared }, use) => {
    const service = await shared();
    const before = await look(service);
    await use(service);
    expect(await look(service), 'what a test that only reads has left').toEqual(before);
  },
});
