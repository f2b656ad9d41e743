import { describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';

const { service, browser, page, screen, operator, goes, timePasses } = receptionForFile();

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

  it('[D-K22] is told at whose desk she stands, and stays there when another one refuses her', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'far@other.example', role: 'operator' });
    const signage = await screen();
    await talk(signage, await operator('operator1'));
    const system = await page('system');
    expect(system.greeting.snapshot).toMatchObject({ status: 'Logout', companyId: null });
    for (const state of ['PossibleStandby', 'Standby'] as const) {
      await system.say('operatorStateTransition', { state, companyId });
    }
    await system.hears('operatorStateTransition', (me) => me.status === 'Standby' && me.companyId === companyId);
    system.heard.splice(0);
    const going = { signageId: signage.id, peerId: system.peerId };
    expect(await system.say('callFromUser', going)).toMatchObject({ result: 'Error' });
    await system.say('operatorStateTransition', { state: 'PossibleStandby', companyId: await demoCompany() });
    const again = await page('system');
    expect(again.greeting.snapshot).toMatchObject({ status: 'Standby', isReady: true, companyId });
    expect(await system.names()).not.toContain('operatorStateTransition');
  });

  it('[D-K22] stands by and leaves over HTTP as on the socket', async () => {
    const client = await browser('system');
    const system = await page('system');
    const companyId = await demoCompany();
    const change = (fields: object) => client.post('/api/changeStatus', fields);
    expect(refusalIn(await change({ status: 'Standby', companyId }))).toEqual([409, 'SVER-107']);
    await system.say('operatorStateTransition', { state: 'PossibleStandby', companyId });
    expect((await change({ status: 'Standby' })).result).toBe('Error');
    expect((await change({ status: 'Standby', companyId })).result).toBe('OK');
    await system.hears('operatorStateTransition', ({ status }) => status === 'Standby');
    expect((await change({ status: 'Leaving' })).result).toBe('OK');
    await system.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
  });

  it('[D-K22] goes to no other desk in the middle of a call', async () => {
    const { companyId: far } = await addStranger(service(), { loginId: 'further@other.example', role: 'operator' });
    const system = await page('system');
    for (const state of ['PossibleStandby', 'Standby'] as const) {
      await system.say('operatorStateTransition', { state, companyId: await demoCompany() });
    }
    const { callId } = await talk(await screen(), system);
    const client = await browser('system');
    const asked = await client.post('/api/changeStatus', { status: 'Standby', companyId: far });
    expect(refusalIn(asked)).toEqual([409, 'SVER-104']);
    await system.say('serviceClosed', { callId });
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

  describe('in the records that a company reads', () => {
    const record = async (targetId: string) =>
      (await (await browser('admin')).post('/api/getCallRecord', { targetId })).body;
    const standingBy = async () => {
      const system = await page('system');
      const companyId = await demoCompany();
      for (const state of ['PossibleStandby', 'Standby'] as const) {
        await system.say('operatorStateTransition', { state, companyId });
      }
      await system.hears('operatorStateTransition', ({ status }) => status === 'Standby');
      return system;
    };

    it.each([
      ['monitoring', 'monitoringRequest', 'monitoringStart'],
      ['entered', 'callFromUser', 'submitCall'],
    ] as const)('[D-K10] is not named in a call of kind %s that she began herself', async (kind, going, begun) => {
      const signage = await screen();
      const system = await standingBy();
      expect(await system.say(going, { signageId: signage.id, peerId: system.peerId })).toEqual({ result: 'OK' });
      const { callId } = (await system.hears(begun)).call;
      expect(await system.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
      expect(await record(callId)).toMatchObject({ kind, operator: null });
    });

    it('[D-K10] is named where she answered a visitor, and is no user of the company', async () => {
      const signage = await screen();
      const system = await standingBy();
      const { callId } = await talk(signage, system);
      await system.say('serviceClosed', { callId });
      const { name } = await demoUser(service(), 'system');
      expect(await record(callId)).toMatchObject({ kind: 'reception', operator: { userId: null, name } });
    });
  });
});
