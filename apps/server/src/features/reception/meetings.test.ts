import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { receptionForFile, signageIdOf, touch } from '#testing/receptionForFile';
import { TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { signages } from '../signages/signages.tables';

const { service, browser, page } = receptionForFile();

/** Somebody who came by the link of a reservation, to the signage of the web-reservation user. */
async function visitor() {
  const id = await signageIdOf(await browser('guest'));
  const [row] = await service().db.select().from(signages).where(eq(signages.id, id));
  const startsAt = service().clock.now();
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + hours(1)) };
  const client = new TestClient(service().url);
  const token = await service().mukae.links.sign({ signageUserId: row?.userId ?? 0, ...times });
  await client.post('/token/login', { token });
  return { id, page: await page(client) };
}

it('[D-K12] who came by a link makes no request: she is expected', async () => {
  const link = await visitor();
  await expect(touch(link, '')).rejects.toThrow('SVER-12');
  expect(await link.page.names()).not.toContain('submitSignageState');
});

it('[D-K11] both sides of a meeting hear that a web-reservation user talks', async () => {
  const [link, host] = [await visitor(), await page('guest')];
  expect(await host.say('callFromUser', { signageId: link.id, peerId: host.peerId })).toEqual({ result: 'OK' });
  expect((await host.hears('submitCall')).call.sender).toBe('WRU');
  expect((await link.page.hears('callFromUser')).call.sender).toBe('WRU');
});
