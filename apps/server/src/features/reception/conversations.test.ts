import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';

const { service, browser, page, screen, operator, desk } = receptionForFile();

const view = { scene: 'Active', layout: 'onlyAvatar', showsTelop: false, showsLogo: true, showsMedia: false } as const;

describe('a conversation', () => {
  it('[R-02] [O-L21] is the only one that an operator has', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const busy = await operator('operator1');
    await talk(one, busy);
    const requestId = await touch(two);
    const peerId = busy.peerId;
    expect(await busy.say('acceptRequest', { requestId, peerId })).toMatchObject({ code: 'SVER-104' });
    expect(await busy.say('callFromUser', { signageId: two.id, peerId })).toMatchObject({ result: 'Error' });
    expect(await busy.say('monitoringRequest', { signageId: two.id, peerId })).toMatchObject({ code: 'SVER-104' });
  });

  it.each([
    ['login id', { login_id: 'another@demo.example' }],
    ['password', { password: 'Another-word-7' }],
  ])('[D-L04] is said to end before the %s of its operator is changed', async (_what, different) => {
    const busy = await operator('operator1');
    await talk(await screen(), busy);
    const { id } = await demoUser(service(), 'operator1');
    const change = { targetUserId: String(id), ...different, currentPassword: demoPassword };
    const asked = await (await browser('admin')).form('/api/updateUser', change);
    expect(asked.body).toEqual({
      result: 'Confirm',
      code: 'SVER-68',
      msg: expect.stringContaining('会話が終わります'),
    });
    expect(await busy.names()).not.toContain('requestLogout');
  });

  it('[O-L35] ended by the operator lets the signage reload; both are free again', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    const over = { type: 'serviceClosed', callId, because: 'operatorEnded', reloads: true };
    expect(await signage.page.hears('serviceClosed')).toEqual(over);
    expect(await busy.hears('serviceClosed')).toEqual(over);
    expect((await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby')).state).toMatchObject(
      {
        wasMissed: false,
      },
    );
    await busy.hears('operatorStateTransition', ({ status }) => status === 'Standby');
    expect(await busy.say('serviceClosed', { callId })).toMatchObject({ code: 'SVER-103' });
  });

  it('[O-L35] ended quietly does not reload it', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    await busy.say('serviceClosedNotReloadSignage', { callId });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ because: 'endedQuietly', reloads: false });
  });

  it('[O-L44] [O-L35] is ended by the visitor', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    expect(await signage.page.say('Leaving', { callId })).toEqual({ result: 'OK' });
    expect(await busy.hears('serviceClosed')).toMatchObject({ because: 'visitorEnded', reloads: true });
  });

  it('[O-L30] is arranged between the two pages that it knows, and no other', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const tab = await page('operator1');
    const { callId, peers } = await talk(signage, busy);
    expect(peers).toEqual({ operator: busy.peerId, signage: signage.page.peerId });
    signage.page.send('informCallId', { callId, peerId: signage.page.peerId });
    expect(await signage.page.hears('informCallId')).toMatchObject({ callId, peerId: busy.peerId });

    const [from, to] = [busy.peerId, signage.page.peerId];
    const description = { type: 'offer', sdp: 'v=0' } as const;
    busy.send('offer', { callId, from, to, description });
    expect(await signage.page.hears('offer')).toEqual({ type: 'offer', callId, from, to, description });
    signage.page.send('answer', { callId, from: to, to: from, description: { type: 'answer', sdp: 'v=0' } });
    expect(await busy.hears('answer')).toMatchObject({ from: to, to: from });
    signage.page.send('iceCandidate', { callId, from: to, to: from, candidate: null });
    expect(await busy.hears('iceCandidate')).toMatchObject({ candidate: null });

    tab.send('offer', { callId, from: tab.peerId, to, description });
    await tab.settled();
    expect(await signage.page.names()).not.toContain('offer');
  });

  it('[O-L30] goes on from another page of the same side', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    const reloaded = await page('operator1');
    expect(reloaded.greeting.snapshot).toMatchObject({ of: 'console', status: 'Active', call: { callId } });
    reloaded.send('informCallId', { callId, peerId: reloaded.peerId });
    expect(await signage.page.hears('informCallId')).toMatchObject({ callId, peerId: reloaded.peerId });
    const peerId = 'signage---page-2';
    signage.page.send('informCallId', { callId, peerId });
    await reloaded.hears('informCallId', (told) => told.callId === callId && told.peerId === peerId);
  });

  it('[O-L33] [O-L36] shows on the signage what the operator chooses, and writes on it', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    await busy.say('shareScreen', { callId });
    expect(await signage.page.hears('shareScreen')).toMatchObject({ callId });
    busy.send('uiInteraction', { callId, command: { kind: 'view', view } });
    expect(await signage.page.hears('receiveConfig')).toMatchObject({ callId, view });
    const reloaded = await screen();
    expect(reloaded.page.greeting.snapshot).toMatchObject({ state: { call: { isSharing: true, view } } });

    busy.send('homeButton', { callId });
    expect(await reloaded.page.hears('homeButtonOnline')).toMatchObject({ callId });
    await busy.say('closeShareScreen', { callId });
    expect(await reloaded.page.hears('closeShareScreen')).toMatchObject({ callId });
    busy.send('uiInteraction', { callId, command: { kind: 'streaming', is: 'StreamerReceived' } });
    expect(await reloaded.page.hears('streamerStandby')).toMatchObject({ callId });
    busy.send('uiInteraction', { callId, command: { kind: 'streaming', is: 'Stopped' } });
    expect(await reloaded.page.hears('Stopped')).toMatchObject({ callId });
  });

  it('[D-Q01] keeps what the operator wrote until she takes it back, whichever page begins anew', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    const write = (text: string | null) => busy.send('uiInteraction', { callId, command: { kind: 'message', text } });
    write('こちらです');
    expect(await signage.page.hears('tmpMessage')).toMatchObject({ callId, text: 'こちらです' });
    const reloaded = await screen();
    expect(reloaded.page.greeting.snapshot).toMatchObject({ state: { call: { writtenLine: 'こちらです' } } });
    write(null);
    expect(await reloaded.page.hears('tmpMessage')).toMatchObject({ callId, text: null });
  });

  it('[O-V17] is counted by how its avatar is shown', async () => {
    const busy = await operator('operator1');
    const { callId } = await talk(await screen(), busy);
    const counted = async (is: string) => {
      const figures = await (await fetch(`${service().url}/metrics`)).text();
      return Number(new RegExp(`mukae_avatar_streaming_total{is="${is}"} (\\d+)`).exec(figures)?.[1] ?? 0);
    };
    for (const is of ['Initialized', 'StreamerReceived'] as const) {
      const before = await counted(is);
      busy.send('uiInteraction', { callId, command: { kind: 'streaming', is } });
      await expect.poll(() => counted(is)).toBe(before + 1);
    }
  });

  it('[O-L32] tells the operator when the signage sees no picture, and when it does again', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    await signage.page.say('decodeFrames', { callId, is: 'stuck' });
    expect(await busy.hears('signageDecodeError')).toMatchObject({ callId, isStuck: true });
    await signage.page.say('decodeFrames', { callId, is: 'decoding' });
    expect(await busy.hears('signageDecodeError')).toMatchObject({ callId, isStuck: false });
    await busy.say('decodeFrames', { callId, is: 'stuck' });
    expect(await signage.page.names()).not.toContain('signageDecodeError');
  });

  it('[O-L34] tells each side what the other said, if it is longer than 3 characters', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    await signage.page.say('talkLog', { callId, text: 'はい。', locale: 'ja-JP' });
    await signage.page.say('talkLog', { callId, text: '受付はどこですか', locale: 'ja-JP' });
    expect(await busy.hears('talkLog')).toMatchObject({ text: '受付はどこですか', locale: 'ja-JP' });
    await busy.say('talkLog', { callId, text: 'こちらです。', locale: 'ja-JP' });
    expect(await signage.page.hears('talkLog')).toMatchObject({ text: 'こちらです。' });
    expect(await busy.names()).not.toContain('talkLog');
  });

  it('[O-L30] shows the character that the operator has now, under her name of now', async () => {
    const signage = await screen();
    const [busy, watcher] = [await operator('operator1'), await page('admin')];
    const client = await browser('operator1');
    await client.form('/api/updateUser', { character_id: '2', name: '佐藤 みさき' });
    const { id: userId } = await demoUser(service(), 'operator1');
    await expect.poll(async () => (await desk()).now.operators.get(userId)?.characterId).toBe(2);
    await talk(signage, busy);
    expect(await signage.page.hears('lastUseCharacter')).toMatchObject({ characterId: 2 });
    expect(await watcher.hears('informAnswerUserInfo')).toMatchObject({ userId, name: '佐藤 みさき' });
  });

  it('[O-V16] goes on with the character it began with, on both sides, whatever she chooses meanwhile', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { id: userId } = await demoUser(service(), 'operator1');
    const choose = async (id: number) => {
      await (await browser('operator1')).form('/api/updateUser', { character_id: String(id) });
      await expect.poll(async () => (await desk()).now.operators.get(userId)?.characterId).toBe(id);
    };
    await choose(3);
    await talk(signage, busy);
    await choose(4);
    const begun = { call: { characterId: 3 } };
    expect((await page('operator1')).greeting.snapshot).toMatchObject(begun);
    expect((await screen()).page.greeting.snapshot).toMatchObject({ state: begun });
  });

  it('[O-L50] brings no character where somebody only looks', async () => {
    const signage = await screen();
    const watcher = await operator('operator1');
    await watcher.say('monitoringRequest', { signageId: signage.id, peerId: watcher.peerId });
    const { call } = await signage.page.hears('monitoringRequest');
    expect(call.characterId).toBeNull();
  });

  it('[O-L09] of others is as if it were over, and unknown ones too', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    const [other, elsewhere] = [await operator('operator2'), await screen('signage2')];
    for (const id of [callId, randomUUID()]) {
      expect(await other.say('serviceClosed', { callId: id })).toMatchObject({ code: 'SVER-103' });
      expect(await elsewhere.page.say('Leaving', { callId: id })).toMatchObject({ code: 'SVER-103' });
      other.send('homeButton', { callId: id });
      expect(await other.hears('Warning')).toMatchObject({ code: 'SVER-103' });
    }
    expect(await signage.page.names()).not.toContain('serviceClosed');
  });
});
