import { facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessages } from '@mukae/contract/realtime/clientMessages';
import { serverMessages } from '@mukae/contract/realtime/serverMessages';
import { describe, expect, it } from 'vitest';
import { addPerson, demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import { reserve } from '#testing/reservations';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { TestPhone } from '#testing/testPhone';

const { service, browser, page, screen, goes } = receptionForFile();

const words = (text: string) => text.trim().split(/[\s,]+/);

describe('the catalogue', () => {
  it('[O-L02] has every name of the specification that pages send', () => {
    const events =
      words(`Standby Leaving rejectRequest suspend restart decodeFrames acceptRequest operatorStateTransition
      talkLog shareScreen closeShareScreen serviceClosed receptionRequest monitoringRequest callFromUser logout`);
    expect(Object.keys(clientEvents)).toEqual(expect.arrayContaining(events));
    const messages = words('devicePermission requestLogout serviceCloseForWRU informCallId homeButton');
    expect(Object.keys(clientMessages)).toEqual(expect.arrayContaining(messages));
  });

  it('[O-L02] has every name of the specification that pages receive', () => {
    const names = words(`config answer iceCandidate deviceStateTransition homeButtonOnline stateTransitionMsg
      submitSignageState reflectSignageState reflectOperatorState operatorStateTransition acceptRequest callFromSignage
      submitReceptionUser submitCall informCallId monitoringRequest monitoringStart callFromUser tmpMessage serviceClosed
      serviceCloseForWRU shareScreen closeShareScreen signageDecodeError alreadyExist signageConnectionLosted logout
      requestLogout informAnswerUserInfo lastUseCharacter talkLog wsInit receiveConfig Logouted Stopped Monitoring
      streamerStandby Warning`);
    expect(Object.keys(serverMessages)).toEqual(expect.arrayContaining(names));
  });

  it('[O-L02] holds nothing that is never told: a day at the reception', { timeout: 60_000 }, async () => {
    const told = new Set<string>();
    const listen = <Page extends { socket: TestPage['socket'] }>(one: Page): Page => {
      one.socket.on('message', (data) => told.add(JSON.parse(String(data)).type));
      return one;
    };
    const opened = async (one: Promise<TestPage>) => {
      told.add('wsInit');
      return listen(await one);
    };
    const signage = await screen();
    listen(signage.page);
    const admin = await opened(page('admin'));
    const busy = await opened(page('operator1'));
    await busy.standsBy();
    const phone = await TestPhone.of(service(), await browser('operator1'));
    phone.send(facePacket());
    await busy.hears('faceCapture');
    phone.close();
    signage.page.send('devicePermission', { camera: 'granted', microphone: 'denied' });
    expect(await admin.hears('deviceStateTransition')).toMatchObject({ signageId: signage.id, microphone: 'denied' });
    expect((await page('operator2')).greeting.snapshot).toMatchObject({
      devices: [{ signageId: signage.id, camera: 'granted', microphone: 'denied' }],
    });
    await (await browser('admin')).post('/api/askScreenPicture', { targetId: signage.id });
    await signage.page.hears('screenCommand');
    busy.socket.send('nonsense');
    expect(await busy.hears('Warning')).toMatchObject({ code: 'SVER-10' });

    const { callId } = await talk(signage, busy);
    signage.page.send('informCallId', { callId, peerId: signage.page.peerId });
    await signage.page.hears('informCallId');
    const [from, to] = [busy.peerId, signage.page.peerId];
    busy.send('offer', { callId, from, to, description: { type: 'offer', sdp: '' } });
    await signage.page.hears('offer');
    signage.page.send('answer', { callId, from: to, to: from, description: { type: 'answer', sdp: '' } });
    busy.send('iceCandidate', { callId, from, to, candidate: null });
    await busy.say('shareScreen', { callId });
    await busy.say('closeShareScreen', { callId });
    const view = { scene: 'Active', layout: 'wipe', showsTelop: true, showsLogo: true, showsMedia: true } as const;
    busy.send('uiInteraction', { callId, command: { kind: 'view', view } });
    busy.send('homeButton', { callId });
    busy.send('uiInteraction', { callId, command: { kind: 'message', text: 'こちらです' } });
    busy.send('uiInteraction', { callId, command: { kind: 'streaming', is: 'Initialized' } });
    busy.send('uiInteraction', { callId, command: { kind: 'streaming', is: 'Stopped' } });
    await busy.settled();
    await signage.page.say('decodeFrames', { callId, is: 'stuck' });
    await signage.page.say('talkLog', { callId, text: '受付はどこですか', locale: 'ja-JP' });
    const name = '総合受付';
    await (await browser('signage1')).post('/api/leaveMessage', { text: 'また来ます', contact: '' });
    await admin.hears('visitorMessage');
    await (await browser('admin')).form('/api/updateSignage', { targetId: String(signage.id), name });
    await signage.page.hears('config');
    await goes(signage.page);
    const back = listen((await screen()).page);
    await busy.hears('signageConnectionLosted', ({ isLost }) => !isLost);
    await busy.say('serviceClosed', { callId });

    const meeting = await reserve(service(), 0, hours(1));
    const visitor = new TestClient(service().url);
    await visitor.post('/token/login', { token: meeting.token });
    const [link, host] = [await opened(page(visitor)), await opened(page('guest'))];
    await host.say('callFromUser', { signageId: meeting.signageId, peerId: host.peerId });
    const { call } = await host.hears('submitCall');
    expect(await host.ask('serviceCloseForWRU', { callId: call.callId })).toEqual({ result: 'OK' });
    expect(await link.hears('serviceCloseForWRU')).toMatchObject({ callId: call.callId });

    await admin.say('callFromUser', { signageId: signage.id, peerId: admin.peerId });
    await admin.say('serviceClosedNotReloadSignage', { callId: (await admin.hears('submitCall')).call.callId });
    await admin.say('monitoringRequest', { signageId: signage.id, peerId: admin.peerId });
    await touch({ id: signage.id, page: back });
    busy.send('ping', {});
    await busy.hears('pong');
    await admin.hears('reflectOperatorState');

    const { url } = service();
    const second = await loggedIn(url, 'operator1@demo.example');
    const cookie = second.cookieHeader;
    const refused = listen(new TestPage(`${url.replace('http', 'ws')}/ws`, { cookie }));
    await refused.closed();
    await addPerson(service(), { loginId: 'leaving@demo.example', role: 'operator' });
    const client = await loggedIn(url, 'leaving@demo.example');
    const [one, two] = [await opened(page(client)), await opened(page(client))];
    await one.say('logout', {});
    await client.get('/api/logout');
    await two.hears('logout');
    await one.closed();
    const forgetful = await loggedIn(url, 'leaving@demo.example');
    const three = await opened(page(forgetful));
    await forgetful.get('/api/logout');
    await three.closed();
    const { id } = await demoUser(service(), 'operator1');
    admin.send('requestLogout', { objectId: id });
    await busy.closed();

    expect(Object.keys(serverMessages).filter((type) => !told.has(type))).toEqual([]);
  });
});
