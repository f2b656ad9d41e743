import { describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';

const { service, page, screen, operator, goes, timePasses } = receptionForFile();

const demoCompany = async () => (await demoUser(service(), 'admin')).companyId ?? 0;

describe('a system administrator', () => {
  it('[D-K09] stands by at the desk of a company that she names, is rung there, and answers', async () => {
    const signage = await screen();
    const system = await page('system');
    const companyId = await demoCompany();
    expect(await system.say('operatorStateTransition', { state: 'Standby' })).toMatchObject({ result: 'Error' });
    for (const state of ['PossibleStandby', 'Standby'] as const) {
      expect(await system.say('operatorStateTransition', { state, companyId })).toEqual({ result: 'OK' });
    }
    await system.hears('operatorStateTransition', ({ status }) => status === 'Standby');
    const requestId = await touch(signage);
    expect((await system.hears('callFromSignage')).ring).toMatchObject({ requestId, signageId: signage.id });
    expect(await system.say('acceptRequest', { requestId, peerId: system.peerId })).toEqual({ result: 'OK' });
    const { call } = await system.hears('submitCall');
    expect((await signage.page.hears('submitCall')).call.callId).toBe(call.callId);
    await system.say('serviceClosed', { callId: call.callId });
    expect(await system.say('operatorStateTransition', { state: 'Leaving' })).toEqual({ result: 'OK' });
    await system.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
  });

  it('[D-K09] names a company that there is; from others the name is ignored', async () => {
    const system = await page('system');
    const far = { state: 'PossibleStandby', companyId: 999_999 } as const;
    expect(await system.say('operatorStateTransition', far)).toMatchObject({ code: 'SVER-14' });
    const one = await page('operator1');
    expect(await one.say('operatorStateTransition', far)).toEqual({ result: 'OK' });
    expect(await one.say('operatorStateTransition', { ...far, state: 'Standby' })).toEqual({ result: 'OK' });
    await one.hears('operatorStateTransition', ({ status }) => status === 'Standby');
  });

  it('[D-K10] is seen by no company: neither what she does nor whom she watches', async () => {
    const signage = await screen();
    const [admin, system] = [await page('admin'), await page('system')];
    const { id: userId } = await demoUser(service(), 'system');
    const companyId = await demoCompany();
    for (const state of ['PossibleStandby', 'Standby'] as const) {
      await system.say('operatorStateTransition', { state, companyId });
    }
    await system.say('monitoringRequest', { signageId: signage.id, peerId: system.peerId });
    const told = await admin.hears('reflectSignageState', ({ signage: { status } }) => status === 'Monitoring');
    expect(told.signage).toMatchObject({ signageId: signage.id, userId: null });
    await goes(system);
    await timePasses(60_000);
    // Somebody whose state is told, so that whatever was told of the other came before.
    const { id: colleague } = await demoUser(service(), 'operator1');
    await operator('operator1');
    const about: number[] = [];
    while (!about.includes(colleague)) {
      const { operators } = await admin.hears('reflectOperatorState');
      about.push(...operators.map((one) => one.userId));
    }
    expect(about).not.toContain(userId);
    expect(await admin.names()).not.toContain('Monitoring');
  });
});
