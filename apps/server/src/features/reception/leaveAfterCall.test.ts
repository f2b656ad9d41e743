import { expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';

const { service, browser, page, screen, operator } = receptionForFile();

it('[D-K21] what comes after a call is told to every page of who is in it, also after a reload, and can be taken back', async () => {
  const one = await operator('operator1');
  const signage = await screen();
  await talk(signage, one);
  const { companyId } = await demoUser(service(), 'operator1');
  const inCall = { status: 'Active', isReady: true, pausedUntil: null, companyId } as const;
  const told = async (chosen: 'Standby' | 'Leaving') => {
    const { type: _, ...me } = await one.hears('operatorStateTransition', (is) => is.chosen === chosen);
    const again = await page('operator1');
    expect([me, again.greeting.snapshot]).toMatchObject([
      { ...inCall, chosen },
      { ...inCall, chosen },
    ]);
    await again.close();
  };
  one.heard.splice(0);
  await one.say('operatorStateTransition', { state: 'Leaving' });
  await told('Leaving');
  await one.say('operatorStateTransition', { state: 'Standby' });
  await told('Standby');
  // The same over HTTP, as in the list of users.
  await (await browser('operator1')).post('/api/changeStatus', { status: 'Leaving' });
  await told('Leaving');
});

it('[D-K21] who leaves after her call is not rung when it is over', async () => {
  const [signage, waiting] = [await screen(), await screen('signage2')];
  const one = await operator('operator1');
  const { callId } = await talk(signage, one);
  await touch(waiting);
  await one.say('operatorStateTransition', { state: 'Leaving' });
  await one.say('serviceClosed', { callId });
  await one.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
  expect((await one.names()).filter((name) => name === 'callFromSignage')).toHaveLength(1);
});
