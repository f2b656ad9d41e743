import { randomUUID } from 'node:crypto';
import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { signageCalls } from '@mukae/contract/calls/signages';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from '../../testing/people';
import { serviceForFile } from '../../testing/serviceForFile';
import { loggedIn, type TestClient } from '../../testing/testClient';
import { minutes, seconds } from '../../testing/testClock';
import { TestPage } from '../../testing/testPage';

const service = serviceForFile();
const pages: TestPage[] = [];
let admin: TestClient;
let signageId: number;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  const { body } = await admin.post('/api/getSignage', { search: '総合受付' });
  const signages = signageCalls.getSignage.output.parse(body);
  signageId = Array.isArray(signages) ? (signages[0]?.id ?? 0) : 0;
});

afterEach(async () => {
  await Promise.all(pages.map((open) => open.close()));
  pages.length = 0;
  service().clock.forward(minutes(2));
  await service().mukae.reception.desks.timePassed();
});

async function page(name: string): Promise<TestPage> {
  const opened = await TestPage.ofUser(service().url, `${name}@demo.example`);
  pages.push(opened);
  return opened;
}

async function onStandby(name: string): Promise<TestPage> {
  const operator = await page(name);
  await operator.standsBy();
  return operator;
}

const pass = (ms: number) => service().clock.forward(ms);

const press = (screen: TestPage, requestId: string, touchButton = '受付') =>
  screen.say('receptionRequest', { requestId, signageId, signagePeerId: screen.peerId, touchButton });

/** What was recorded since the beginning of the test, newest first. */
async function recordsOf(doing: () => Promise<unknown>) {
  const all = async () => {
    const { body } = await admin.post('/api/getCallRecord', { signageId, pageSize: 100 });
    const answer = callRecordCalls.getCallRecord.output.parse(body);
    return 'rows' in answer ? answer.rows : [];
  };
  const before = new Set((await all()).map(({ id }) => id));
  await doing();
  return (await all()).filter(({ id }) => !before.has(id));
}

describe('a call that is over', () => {
  it('[O-L60] leaves one record with every time, who, where and why it ended', async () => {
    const screen = await page('signage1');
    const misaki = await onStandby('operator1');
    const { id: userId } = await demoUser(service(), 'operator1');
    const requestId = randomUUID();
    const begin = service().clock.now().getTime();
    let callId = '';

    const records = await recordsOf(async () => {
      await press(screen, requestId);
      pass(seconds(7));
      await misaki.say('acceptRequest', { requestId, peerId: misaki.peerId });
      ({ callId } = (await misaki.hears('submitCall')).call);
      pass(seconds(1));
      await screen.say('decodeFrames', { callId, is: 'firstSound' });
      pass(seconds(1));
      await misaki.say('decodeFrames', { callId, is: 'firstPicture' });
      pass(seconds(1));
      await screen.say('decodeFrames', { callId, is: 'firstPicture' });
      pass(seconds(59));
      await screen.say('Leaving', { callId });
    });

    const [record, ...more] = records;
    expect(more).toEqual([]);
    const sinceBegin = Object.entries(record?.times ?? {}).map(([name, at]) => [name, at && Date.parse(at) - begin]);
    expect(Object.fromEntries(sinceBegin)).toEqual({
      pressedAt: 0,
      rungAt: 0,
      acceptedAt: seconds(7),
      connectedAt: seconds(8),
      firstSoundAt: seconds(8),
      firstPictureAt: seconds(9),
      endedAt: seconds(69),
    });
    expect(record).toMatchObject({
      id: callId,
      kind: 'reception',
      signage: { id: signageId, name: '1F 総合受付' },
      storeName: '東京本店',
      operator: { userId, name: '佐藤 美咲' },
      touchButton: '受付',
      outcome: 'visitorEnded',
      rungCount: 1,
      waitedSeconds: 7,
      talkedSeconds: 61,
    });
  });

  it('[O-L60] is recorded also when the operator went in by herself, or only looked', async () => {
    await page('signage1');
    const misaki = await onStandby('operator1');
    const { peerId } = misaki;
    const records = await recordsOf(async () => {
      await misaki.say('monitoringRequest', { signageId, peerId });
      pass(seconds(1));
      await misaki.say('callFromUser', { signageId, peerId });
      const { call } = await misaki.hears('submitCall', ({ call: { kind } }) => kind === 'entered');
      await misaki.say('serviceClosed', { callId: call.callId });
    });
    expect(records).toMatchObject([
      { kind: 'entered', outcome: 'operatorEnded', waitedSeconds: null, talkedSeconds: null, rungCount: 0 },
      { kind: 'monitoring', outcome: 'operatorCalled', operator: { name: '佐藤 美咲' } },
    ]);
  });
});

describe('a request that became no call', () => {
  const nobody = { kind: 'reception', operator: null, talkedSeconds: null } as const;

  it('[O-L60] is recorded when nobody answers in time', async () => {
    const screen = await page('signage1');
    await onStandby('operator1');
    const requestId = randomUUID();
    const records = await recordsOf(async () => {
      await press(screen, requestId);
      pass(minutes(1));
      await service().mukae.reception.desks.timePassed();
    });
    expect(records).toMatchObject([{ ...nobody, id: requestId, outcome: 'timedOut', waitedSeconds: 60, rungCount: 1 }]);
  });

  it('[O-L60] is recorded when everybody declines', async () => {
    const screen = await page('signage1');
    const misaki = await onStandby('operator1');
    const requestId = randomUUID();
    const records = await recordsOf(async () => {
      await press(screen, requestId);
      await misaki.say('rejectRequest', { requestId });
    });
    expect(records).toMatchObject([{ ...nobody, id: requestId, outcome: 'declined' }]);
  });

  it('[O-L60] is recorded when the visitor calls it off, though nobody was there to ring', async () => {
    const screen = await page('signage1');
    const requestId = randomUUID();
    const records = await recordsOf(async () => {
      await press(screen, requestId, '');
      pass(seconds(3));
      await screen.say('Standby', { requestId });
    });
    expect(records).toMatchObject([
      { ...nobody, id: requestId, outcome: 'calledOff', waitedSeconds: 3, rungCount: 0, touchButton: '' },
    ]);
  });
});
