import { describe, expect, it } from 'vitest';
import { demoUser } from '../../testing/people';
import { receptionForFile, touch } from '../../testing/receptionForFile';

const { service, screen, operator } = receptionForFile();

describe('a visitor who touches the screen', () => {
  it('[R-01] [R-05] [O-L21] rings, and gets the first who answers; the other is told SVER-100', async () => {
    const signage = await screen();
    const [first, second] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect((await first.hears('callFromSignage')).ring).toMatchObject({ requestId, touchButton: '受付' });

    expect(await first.say('acceptRequest', { requestId, peerId: first.peerId })).toEqual({ result: 'OK' });
    const { call } = await first.hears('submitCall');
    expect(call).toMatchObject({ kind: 'reception', peers: { operator: first.peerId, signage: signage.page.peerId } });
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({
      at: 'Active',
      call: { callId: call.callId },
    });
    expect(await second.say('acceptRequest', { requestId, peerId: second.peerId })).toMatchObject({ code: 'SVER-100' });
  });
});

describe('an operator who leaves her desk', () => {
  it('[O-L12] has no seat any more by the time she hears of it', async () => {
    const page = await operator('operator1');
    expect(await demoUser(service(), 'operator1')).toMatchObject({ channelId: expect.any(Number) });
    page.heard.splice(0);
    const said = page.say('operatorStateTransition', { state: 'Leaving' });
    await page.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
    expect(await demoUser(service(), 'operator1')).toMatchObject({ channelId: null });
    await said;
  });
});
