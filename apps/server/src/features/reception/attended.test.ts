import { expect, it } from 'vitest';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';

const { screen, operator } = receptionForFile();

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
