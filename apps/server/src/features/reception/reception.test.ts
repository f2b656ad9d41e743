import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { users } from '../accounts/accounts.tables';

const { service, screen, operator } = receptionForFile();

const waitingForLocks = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a visitor who touches the screen', () => {
  it('[R-01] [R-05] [O-L21] [D-K11] rings, and gets the first who answers; the other is told SVER-100', async () => {
    const signage = await screen();
    const [first, second] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect((await first.hears('callFromSignage')).ring).toMatchObject({ requestId, touchButton: '受付' });

    expect(await first.say('acceptRequest', { requestId, peerId: first.peerId })).toEqual({ result: 'OK' });
    const { call } = await first.hears('submitCall');
    expect(call).toMatchObject({
      kind: 'reception',
      sender: 'staff',
      peers: { operator: first.peerId, signage: signage.page.peerId },
    });
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({
      at: 'Active',
      call: { callId: call.callId },
    });
    expect(await second.say('acceptRequest', { requestId, peerId: second.peerId })).toMatchObject({ code: 'SVER-100' });
  });

  it('[R-05] is connected first: both pages hear of the call before anything else that it changes', async () => {
    const signage = await screen();
    const answering = await operator('operator1');
    const requestId = await touch(signage);
    await answering.hears('callFromSignage');
    for (const page of [answering, signage.page]) page.heard.splice(0);

    await answering.say('acceptRequest', { requestId, peerId: answering.peerId });
    const heardBy = (page: typeof answering) => page.heard.map(({ type }) => type);
    await expect.poll(() => heardBy(signage.page)).toEqual(['submitCall', 'lastUseCharacter', 'submitSignageState']);
    const told = ['submitCall', 'operatorStateTransition', 'acceptRequest'];
    // News of colleagues may come at any time.
    expect(heardBy(answering).filter((type) => told.includes(type))).toEqual(told);
  });

  it('[R-05] hears the offer of whoever answered right behind the call, and of nobody else', async () => {
    const signage = await screen();
    const [first, second] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    await signage.page.hears('submitSignageState');
    signage.page.heard.splice(0);
    await first.say('acceptRequest', { requestId, peerId: first.peerId, offer: 'v=0 first' });
    await second.say('acceptRequest', { requestId, peerId: second.peerId, offer: 'v=0 second' });
    const { callId } = (await first.hears('submitCall')).call;

    const heard = ['submitCall', 'lastUseCharacter', 'submitSignageState', 'offer'];
    expect((await signage.page.names()).slice(0, heard.length)).toEqual(heard);
    expect(signage.page.heard.filter(({ type }) => type === 'offer')).toEqual([
      {
        type: 'offer',
        callId,
        from: first.peerId,
        to: signage.page.peerId,
        description: { type: 'offer', sdp: 'v=0 first' },
      },
    ]);
  });
});

describe('an operator who leaves her desk', () => {
  it('[O-L12] has no seat any more by the time she hears of it', async () => {
    const page = await operator('operator1');
    const { id, channelId } = await demoUser(service(), 'operator1');
    expect(channelId).not.toBeNull();
    page.heard.splice(0);
    const { saying } = await service().db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update');
      const saying = page.say('operatorStateTransition', { state: 'Leaving' });
      await expect.poll(async () => (await tx.execute(waitingForLocks)).rowCount).toBe(1);
      expect(page.heard.filter(({ type }) => type === 'operatorStateTransition')).toEqual([]);
      return { saying };
    });
    await page.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
    expect(await demoUser(service(), 'operator1')).toMatchObject({ channelId: null });
    expect(await saying).toEqual({ result: 'OK' });
  });
});
