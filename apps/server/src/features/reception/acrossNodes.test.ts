import { channelCalls } from '@mukae/contract/calls/channels';
import { facelessPacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { and, eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { addChannels } from '#features/channels';
import { nodesForFile } from '#testing/nodesForFile';
import { addStranger, demoUser, selfOf } from '#testing/people';
import { type Screen, signageIdOf, talk, touch } from '#testing/receptionForFile';
import { redisProgram } from '#testing/redisServer';
import { loggedIn, type TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';
import { TestPhone } from '#testing/testPhone';
import { drawnPicture } from '#testing/uploads';
import { signageOperators } from '../signages/signages.tables';
import type { DeskView } from './deskView';
import { deskEntries } from './reception.tables';

/** Whether the node that is asked hears the phone of somebody. */
async function hearingOf(browser: TestClient): Promise<string> {
  const { channelId: targetId } = await selfOf(browser);
  return channelCalls.getChannel.output.parse((await browser.post('/api/getChannel', { targetId })).body).face_capture;
}

describe.skipIf(redisProgram() === undefined)('a reception over several nodes (needs Redis or Valkey)', () => {
  const nodes = nodesForFile(2);
  const open: TestPage[] = [];

  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  async function page(at: number, name: string, since?: string): Promise<TestPage> {
    const opened = await nodes.page(at, name, since);
    open.push(opened);
    return opened;
  }

  async function screen(at: number): Promise<Screen> {
    return { id: await signageIdOf(await nodes.browser(at, 'signage1')), page: await page(at, 'signage1') };
  }

  async function operator(at: number, name = 'operator1'): Promise<TestPage> {
    const opened = await page(at, name);
    await opened.standsBy();
    return opened;
  }

  it.each([
    [0, 1],
    [1, 0],
  ])('[N-03] rings at the other node, and both are told of the call (%i to %i)', async (here, there) => {
    const signage = await screen(here);
    const busy = await operator(there);
    const requestId = await touch(signage);
    const { ring } = await busy.hears('callFromSignage');
    expect(ring.requestId).toBe(requestId);
    expect(await busy.say('acceptRequest', { requestId, peerId: busy.peerId })).toEqual({ result: 'OK' });
    const { call } = await busy.hears('submitCall');
    expect((await signage.page.hears('submitCall')).call.callId).toBe(call.callId);
    expect(await busy.say('serviceClosed', { callId: call.callId })).toEqual({ result: 'OK' });
    await signage.page.hears('serviceClosed');
  });

  it('[N-04] goes on at another node where a page was cut off, with what it missed and nothing twice', async () => {
    const signage = await screen(0);
    const busy = await operator(0);
    const { since } = busy;
    busy.cut();
    const requestId = await touch(signage);
    const back = await page(1, 'operator1', since);
    expect(back.greeting.snapshot).toBeNull();
    const { ring } = await back.hears('callFromSignage');
    expect(ring.requestId).toBe(requestId);
    expect(back.sequence).toEqual([...new Set(back.sequence)].toSorted((one, other) => one - other));
    expect(await signage.page.say('Standby', { requestId })).toEqual({ result: 'OK' });
  });

  it('[N-05] one of those who accept at the same moment at different nodes has it', async () => {
    const signage = await screen(0);
    for (const name of ['operator1', 'operator2'] as const) {
      const { id: userId } = await demoUser(nodes.node(0), name);
      await nodes.node(0).db.insert(signageOperators).values({ signageId: signage.id, userId });
    }
    const [one, other] = [await operator(0), await operator(1, 'operator2')];
    const requestId = await touch(signage);
    await Promise.all([one.hears('callFromSignage'), other.hears('callFromSignage')]);
    const answers = await Promise.all(
      [one, other].map((busy) => busy.say('acceptRequest', { requestId, peerId: busy.peerId })),
    );
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['Error', 'OK']);
    const { call } = await signage.page.hears('submitCall');
    const winner = answers[0]?.result === 'OK' ? one : other;
    expect((await winner.hears('submitCall')).call.callId).toBe(call.callId);
    expect(await winner.say('serviceClosed', { callId: call.callId })).toEqual({ result: 'OK' });
  });

  it('[N-15] what could not be told because Redis was full for a moment is told once it has room, without being said again', async () => {
    const signage = await screen(0);
    const busy = await operator(1);
    const admin = new Redis(nodes.redis().url);
    await admin.config('SET', 'maxmemory', '1mb');
    await expect(touch(signage)).rejects.toThrow('SVER-18');
    await admin.config('SET', 'maxmemory', '0');
    admin.disconnect();
    for (const at of [0, 1]) await nodes.node(at).mukae.reception.timePassed();
    const { ring } = await busy.hears('callFromSignage', (heard) => heard.ring.signageId === signage.id);
    const companyId = Number((await demoUser(nodes.node(0), 'admin')).companyId);
    const ringingAt = (at: number) => {
      const desk = nodes.node(at).mukae.reception.desks.loadedDesk(companyId);
      return [...(desk?.now.requests.keys() ?? [])];
    };
    await expect.poll(() => [ringingAt(0), ringingAt(1)]).toEqual([[ring.requestId], [ring.requestId]]);
    expect(await signage.page.say('Standby', { requestId: ring.requestId })).toEqual({ result: 'OK' });
  });

  it.each(['somebody wants something', 'a moment passes'])(
    '[N-12] a desk whose holder does not hold it any more is held where its post is, once %s',
    async (once) => {
      const signage = await screen(0);
      const companyId = Number((await demoUser(nodes.node(0), 'admin')).companyId);
      const desksAt = [0, 1].map((at) => nodes.node(at).mukae.reception.desks);
      const holds = () => desksAt.map((desks) => desks.heldHere(companyId) !== undefined);
      const [holder, other] = desksAt[0]?.heldHere(companyId) ? desksAt : desksAt.toReversed();
      const admin = new Redis(nodes.redis().url);
      const [posts = ''] = await admin.keys('*:posts');
      const self = await admin.hget(posts, `desk ${companyId}`);
      const [others = ''] = (await admin.smembers(posts.replace(/posts$/, 'nodes'))).filter((node) => node !== self);
      await admin.hset(posts, `desk ${companyId}`, others);
      admin.disconnect();
      await holder?.makeSure();
      expect(holds()).toEqual([false, false]);
      if (once === 'a moment passes') {
        await holder?.takeOrphans();
        expect(other?.heldHere(companyId)).toBeDefined();
      }
      const requestId = await touch(signage);
      expect(other?.heldHere(companyId)).toBeDefined();
      expect(await signage.page.say('Standby', { requestId })).toEqual({ result: 'OK' });
    },
  );

  it('[N-12] whom the holder of a desk took for gone though a page is at another node is there again at once', async () => {
    const signage = await screen(1);
    await operator(1);
    const { id: userId, companyId } = await demoUser(nodes.node(0), 'operator1');
    const desksOf = (at: number) => nodes.node(at).mukae.reception.desks;
    const linksAt = (desk: DeskView | undefined) => [
      desk?.now.signages.get(signage.id)?.link.is,
      desk?.now.operators.get(userId)?.link.is,
    ];
    await expect.poll(() => linksAt(desksOf(1).loadedDesk(Number(companyId)))).toEqual(['up', 'up']);
    await nodes.node(1).mukae.reception.comeAgain();
    const holder = await (desksOf(0).heldHere(Number(companyId)) ?? desksOf(1).heldHere(Number(companyId)));
    await holder?.happen({ type: 'signageDropped', signageId: signage.id });
    await holder?.happen({ type: 'operatorDropped', userId });
    await expect.poll(() => linksAt(holder)).toEqual(['up', 'up']);
  });

  it('[N-06] a second browser of an account is told so, at whichever node the first one is', async () => {
    await operator(0);
    const second = await loggedIn(nodes.node(1).url, 'operator1@demo.example');
    const refused = new TestPage(`${nodes.node(1).url.replace('http', 'ws')}/ws`, { cookie: second.cookieHeader });
    await refused.hears('alreadyExist');
    expect(await refused.closed()).toBe(closeCodes.alreadyExist);
  });

  it('[N-06] of two browsers of an account that come at the same moment at different nodes one is let in', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const browsers = await Promise.all([0, 1].map((at) => loggedIn(nodes.node(at).url, 'operator2@demo.example')));
      const came = await Promise.all(
        browsers.map(async ({ cookieHeader: cookie }, at) => {
          const url = `${nodes.node(at).url.replace('http', 'ws')}/ws`;
          const comer = new TestPage(url, { cookie });
          open.push(comer);
          return Promise.race([
            comer.hears('alreadyExist').then(() => 'refused'),
            comer.hears('wsInit').then(() => 'in'),
          ]);
        }),
      );
      expect(came.toSorted()).toEqual(['in', 'refused']);
      for (const comer of open.splice(0)) await comer.close();
    }
  });

  it('[N-06] a screen that is opened anew at another node takes the place of its old page', async () => {
    const old = await screen(0);
    const anew = await page(1, 'signage1');
    expect(await old.page.closed()).toBe(closeCodes.alreadyExist);
    await anew.settled();
    const admin = await page(0, 'admin');
    const status = admin.greeting.snapshot;
    expect(status).toMatchObject({
      signages: expect.arrayContaining([expect.objectContaining({ signageId: old.id, status: 'Standby' })]),
    });
  });

  it('[N-07] everybody hears at her node what became of a screen at another one', async () => {
    const signage = await screen(0);
    const admin = await page(1, 'admin');
    expect(await admin.say('suspend', { signageId: signage.id })).toEqual({ result: 'OK' });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Suspended');
    expect(await admin.say('restart', { signageId: signage.id })).toEqual({ result: 'OK' });
    signage.page.send('devicePermission', { camera: 'granted', microphone: 'denied' });
    await admin.hears(
      'deviceStateTransition',
      ({ camera, microphone }) => camera === 'granted' && microphone === 'denied',
    );
    const system = await page(1, 'system');
    expect(system.greeting.snapshot).toMatchObject({
      devices: [expect.objectContaining({ signageId: signage.id, microphone: 'denied' })],
    });
    signage.page.cut();
    await admin.hears('reflectSignageState', ({ signage: { signageId } }) => signageId === signage.id);
  });

  it('[N-08] who is logged out at one node is told so at another', async () => {
    const busy = await operator(0, 'operator2');
    const admin = await page(1, 'admin');
    const { userId } = await selfOf(await nodes.browser(0, 'operator2'));
    admin.send('requestLogout', { objectId: userId });
    await busy.hears('requestLogout');
    expect(await busy.closed()).toBe(closeCodes.loggedOut);
    nodes.forget('operator2');
  });

  it('[N-09] a screen at one node reads itself anew when something is changed at another', async () => {
    const signage = await screen(0);
    const admin = await nodes.browser(1, 'admin');
    expect((await admin.post('/api/updateCompany', { absenceWords: '本日は終了しました' })).result).toBe('OK');
    await signage.page.hears('config');
    expect(await signage.page.names()).not.toContain('config');
  });

  it('[N-17] a picture that a screen was asked for at one node is taken at the node to which it comes', async () => {
    const signage = await screen(0);
    const admin = await nodes.browser(1, 'admin');
    const asked = await admin.post('/api/askScreenPicture', { targetId: signage.id });
    const { command } = await signage.page.hears('screenCommand');
    expect(asked.body).toMatchObject({ result: 'OK', pictureId: command.is === 'picture' && command.pictureId });
    const device = await nodes.browser(0, 'signage1');
    const form = {
      pictureId: command.is === 'picture' ? command.pictureId : '',
      image: await drawnPicture('#125a4e', 'screen.jpg', 'jpeg'),
    };
    expect((await device.form('/api/addScreenPicture', form)).result).toBe('OK');
    const health = await admin.post('/api/getScreenHealth', { targetId: signage.id });
    expect(health.body).toMatchObject({ picture: { pictureId: form.pictureId } });
  });

  it('[N-03] who belongs to no company and goes to two desks at the same moment is at one', async () => {
    const { db } = nodes.node(0);
    const far = await addStranger(nodes.node(0), { loginId: 'far@other.example', role: 'operator' });
    await db.transaction((tx) => addChannels(tx, far.companyId, 1));
    const near = (await demoUser(nodes.node(0), 'admin')).companyId ?? 0;
    const { id } = await demoUser(nodes.node(0), 'system');
    const [one, other] = [await page(0, 'system'), await page(1, 'system')];
    await one.say('operatorStateTransition', { state: 'PossibleStandby', companyId: near });
    for (let turn = 0; turn < 20; turn += 1) {
      const said = await Promise.all([
        one.say('operatorStateTransition', { state: 'Standby', companyId: near }),
        other.say('operatorStateTransition', { state: 'Standby', companyId: far.companyId }),
      ]);
      expect(said).toEqual([{ result: 'OK' }, { result: 'OK' }]);
      const written = await db
        .select({ companyId: deskEntries.companyId })
        .from(deskEntries)
        .where(and(eq(deskEntries.kind, 'operator'), eq(deskEntries.id, String(id))));
      expect(written).toHaveLength(1);
    }
    await one.say('operatorStateTransition', { state: 'Leaving' });
  });

  it.each([0, 1])(
    '[N-23] a phone is heard at whichever node it sends to, by an operator at the other (%i)',
    async (at) => {
      const busy = await operator(1 - at);
      const browser = await nodes.browser(at, 'operator1');
      await expect.poll(() => hearingOf(browser)).toBe('onlyHere');
      const phone = await TestPhone.of(nodes.node(at), browser);
      try {
        phone.send(facelessPacket({ subject: 'iPhone' }));
        const heard = { is: 'noFace' };
        expect(await busy.hears('faceCapture')).toEqual({ type: 'faceCapture', subject: 'iPhone', heard });
      } finally {
        phone.close();
      }
    },
  );
});

describe.skipIf(redisProgram() === undefined)('a node that leaves (needs Redis or Valkey)', () => {
  const nodes = nodesForFile(2);

  it('[N-10] hands over what it holds: a call goes on, a ring rings, and pages are asked to come to the other node', async () => {
    const browser = await nodes.browser(0, 'signage1');
    const signage = { id: await signageIdOf(browser), page: await nodes.page(0, 'signage1') };
    const busy = await nodes.page(1, 'operator1');
    await busy.standsBy();
    const admin = await nodes.page(1, 'admin');
    const { callId } = await talk(signage, busy);
    const { since } = signage.page;

    const leaves = nodes.node(0).stop();
    expect(await signage.page.closed()).toBe(closeCodes.goingAway);
    const back = await nodes.page(1, 'signage1', since);
    await leaves;
    expect(back.greeting.snapshot).toBeNull();
    expect(await busy.say('shareScreen', { callId })).toEqual({ result: 'OK' });
    await back.hears('shareScreen');
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    await back.hears('serviceClosed');
    expect(await admin.names()).not.toContain('Logouted');

    await nodes.startAgain(0);
    await busy.standsBy();
    const requestId = await touch({ id: signage.id, page: back });
    await busy.hears('callFromSignage', ({ ring }) => ring.requestId === requestId);
  });
});
