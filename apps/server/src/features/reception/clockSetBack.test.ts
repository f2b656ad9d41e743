import { timing } from '@mukae/contract/domain/reception/timing';
import { expect, it } from 'vitest';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { hours, seconds } from '#testing/testClock';
import { deskOf } from './deskEntries';
import { readDesk } from './desks.repo';

const { service, screen, operator, desk, goes, timePasses } = receptionForFile();

it('[S-27] a ring ends after its minute, and a lost connection after its seconds, though the clock was set back by an hour', async () => {
  const signage = await screen();
  const rung = await operator('operator1');
  const requestId = await touch(signage);
  service().clock.setBack(hours(1));
  await timePasses(timing.ring - seconds(1));
  expect((await desk()).now.requests.has(requestId)).toBe(true);
  await timePasses(seconds(1));
  expect((await desk()).now.requests.has(requestId)).toBe(false);
  expect(await rung.names()).toContain('acceptRequest');

  await goes(rung);
  service().clock.setBack(hours(1));
  await timePasses(timing.lostSeat);
  expect((await desk()).now.operators.size).toBe(0);
});

it('[S-27] what a restart finds written an hour ahead is waited for as long as such a thing ever is', async () => {
  await operator('operator1');
  const requestId = await touch(await screen());
  const { companyId } = await desk();
  const { entries } = await readDesk(service().db, companyId);
  const now = service().clock.now().getTime() - hours(1);
  const found = deskOf(entries, now).requests.get(requestId);
  expect(found).toMatchObject({ pressedAt: now, rungAt: now, state: { at: 'Ringing', until: now + timing.ring } });
});
