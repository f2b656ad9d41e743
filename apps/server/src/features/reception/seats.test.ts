import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, demoUser } from '#testing/people';
import { receptionForFile, talk } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';

const { service, browser, page, screen, operator } = receptionForFile();

const channels = z.array(
  z.looseObject({ id: z.number(), operator: z.nullable(z.looseObject({ userId: z.number() })) }),
);

async function seats() {
  const listed = channels.parse((await (await browser('admin')).post('/api/getChannel')).body);
  return listed.flatMap(({ id, operator: holder }) => (holder ? [{ id, userId: holder.userId }] : []));
}

/** Everybody who takes the seats that are left. */
async function takeAllBut(left: number): Promise<void> {
  for (let n = 1; n <= 3 - left; n += 1) {
    const loginId = `sitter${n}@demo.example`;
    await addPerson(service(), { loginId, role: 'operator' }).catch(() => undefined);
    await (await page(await loggedIn(service().url, loginId))).standsBy();
  }
}

describe('a seat', () => {
  it('[D-K05] is taken by going in, and refused like standby while none is free; looking needs none', async () => {
    const signage = await screen();
    await takeAllBut(0);
    const one = await page('operator1');
    const going = { signageId: signage.id, peerId: one.peerId };
    expect(await one.say('monitoringRequest', going)).toEqual({ result: 'OK' });
    const { callId } = (await one.hears('monitoringStart')).call;
    await one.say('serviceClosed', { callId });
    expect(await one.say('callFromUser', going)).toMatchObject({ code: 'SVER-36' });
    expect(await seats()).toHaveLength(3);
  });

  it('[D-K05] taken by going in is held until the call is over', async () => {
    const signage = await screen();
    const { id: userId } = await demoUser(service(), 'operator1');
    const one = await page('operator1');
    await one.say('callFromUser', { signageId: signage.id, peerId: one.peerId });
    expect((await seats()).map((seat) => seat.userId)).toEqual([userId]);
    const { callId } = (await one.hears('submitCall')).call;
    await one.say('serviceClosed', { callId });
    expect(await seats()).toEqual([]);
  });

  it.each(['by herself', 'by an administrator', 'with her channel'])(
    '[D-K05] is kept by who leaves in a call (%s) until it is over',
    async (how) => {
      const signage = await screen();
      const busy = await operator('operator1');
      const { callId } = await talk(signage, busy);
      const [seat] = await seats();
      const admin = await browser('admin');
      if (how === 'by herself') await busy.say('operatorStateTransition', { state: 'Leaving' });
      else if (how === 'with her channel') await admin.post('/api/releaseChannel', { targetId: seat?.id });
      else await admin.post('/api/changeStatus', { status: 'Leaving', targetUserId: seat?.userId });
      expect(await seats()).toEqual([seat]);
      await service().mukae.reception.desks.keepSeats();
      expect(await seats()).toEqual([seat]);
      busy.heard.splice(0);
      await busy.say('serviceClosed', { callId });
      await busy.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
      expect(await seats()).toEqual([]);
    },
  );

  it('[D-K05] of a company is not for who belongs to none', async () => {
    const system = await page('system');
    const signage = await screen();
    await takeAllBut(0);
    expect(await system.say('callFromUser', { signageId: signage.id, peerId: system.peerId })).toEqual({
      result: 'OK',
    });
    expect(await seats()).toHaveLength(3);
  });
});
