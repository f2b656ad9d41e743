import { describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { demoUser } from '#testing/people';
import { receptionForFile, talk } from '#testing/receptionForFile';
import { seconds } from '#testing/testClock';

const { service, browser, screen, operator, desk } = receptionForFile();

const arrange = async (who: string, fields: object) => (await browser(who)).post('/api/updateCompany', fields);
const pause = async () => (await (await browser('operator1')).post('/api/getCompany')).body;

describe('the pause after a call', () => {
  it('[D-K06] is five seconds until an administrator sets another, and holds from the next call on', async () => {
    expect(await pause()).toMatchObject({ pause_after_call: 5 });
    expect((await arrange('admin', { pause_after_call: 20 })).result).toBe('OK');
    expect(await pause()).toMatchObject({ pause_after_call: 20 });
    await expect.poll(async () => (await desk()).places.pauseMs).toBe(seconds(20));
    const [signage, busy] = [await screen(), await operator('operator1')];
    const { callId } = await talk(signage, busy);
    await busy.say('serviceClosed', { callId });
    const pausedUntil = service().clock.now().getTime() + seconds(20);
    await busy.hears('operatorStateTransition', (told) => told.pausedUntil === pausedUntil);
  });

  it('[D-K06] may be none: she is rung at once', async () => {
    await arrange('admin', { pause_after_call: 0 });
    await expect.poll(async () => (await desk()).places.pauseMs).toBe(0);
    const [signage, busy] = [await screen(), await operator('operator1')];
    const { callId } = await talk(signage, busy);
    await busy.say('serviceClosed', { callId });
    await talk(signage, busy);
  });

  it('[D-K06] is set by administrators, within its limits, of a company that there is', async () => {
    expect(refusalIn(await arrange('operator1', { pause_after_call: 3 }))).toEqual([403, 'SVER-12']);
    for (const wrong of [-1, 61, 1.5, 'long']) {
      expect((await arrange('admin', { pause_after_call: wrong })).status).toBe(400);
    }
    expect((await arrange('system', { pause_after_call: 3 })).status).toBe(400);
    expect((await arrange('system', { companyId: 999_999, pause_after_call: 3 })).status).toBe(404);
    const { companyId } = await demoUser(service(), 'admin');
    expect((await arrange('system', { companyId, pause_after_call: 3 })).result).toBe('OK');
    expect(await pause()).toMatchObject({ pause_after_call: 3 });
  });
});
