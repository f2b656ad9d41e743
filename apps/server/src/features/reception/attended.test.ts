import { expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import { hours } from '#testing/testClock';

const { service, browser, screen, operator } = receptionForFile();

it('[D-A25] a signage knows whether everybody is busy or nobody is at work, also when that changes while a visitor waits', async () => {
  const [busy, waiting] = [await screen('signage1'), await screen('signage2')];
  const staff = await operator('operator1');
  const { callId } = await talk(busy, staff);
  const requestId = await touch(waiting);
  const { state } = await waiting.page.hears('submitSignageState', (told) => told.state.at === 'Crowded');
  expect(state).toMatchObject({ at: 'Crowded', requestId, isAttended: true });

  await staff.say('operatorStateTransition', { state: 'Leaving' });
  await staff.say('serviceClosed', { callId });
  const told = await waiting.page.hears('submitReceptionUser', ({ isAttended }) => !isAttended);
  expect(told).toMatchObject({ requestId, ringing: 0, turn: 1, minutes: null });
});

it('[R-06] a visitor who waits is told anew in how many minutes her turn comes, once conversations are known to take longer', async () => {
  const [busy, waiting] = [await screen('signage1'), await screen('signage2')];
  const staff = await operator('operator1');
  const { callId } = await talk(busy, staff);
  await staff.say('decodeFrames', { callId, is: 'firstSound' });
  service().clock.forward(hours(2));
  const requestId = await touch(waiting);
  const { state } = await waiting.page.hears('submitSignageState', (told) => told.state.at === 'Crowded');
  const before = 'minutes' in state ? state.minutes : null;
  expect(before).toEqual(expect.any(Number));
  await staff.say('serviceClosed', { callId });
  const told = await waiting.page.hears('submitReceptionUser', ({ minutes }) => minutes !== before);
  expect(told).toMatchObject({ requestId, ringing: 0, turn: 1, isAttended: true });
  expect(told.minutes).toBeGreaterThan(before ?? 0);
});

it('[D-A25] a visitor who waits is told when the operators of her signage become others, of whom nobody is at work', async () => {
  const [busy, waiting] = [await screen('signage1'), await screen('signage2')];
  await talk(busy, await operator('operator1'));
  const requestId = await touch(waiting);
  await waiting.page.hears('submitSignageState', ({ state }) => state.at === 'Crowded' && state.isAttended);
  const target = { targetId: waiting.id, userId: (await demoUser(service(), 'operator2')).id };
  const admin = await browser('admin');
  expect((await admin.post('/api/addSignageUser', target)).result).toBe('OK');
  const told = await waiting.page.hears('submitReceptionUser', ({ isAttended }) => !isAttended);
  expect(told).toMatchObject({ requestId, ringing: 0 });
  await admin.post('/api/deleteSignageUser', target);
});
