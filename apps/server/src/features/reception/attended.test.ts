import { expect, it } from 'vitest';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import { hours } from '#testing/testClock';

const { service, screen, operator } = receptionForFile();

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
