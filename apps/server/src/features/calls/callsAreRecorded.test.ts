import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, type Screen, touch } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { minutes, seconds } from '#testing/testClock';
import { removeMessagesBefore } from '../messages/messages.repo';

const { service, screen, operator, timePasses } = receptionForFile();
const pass = (ms: number) => service().clock.forward(ms);
let admin: TestClient;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
});

/** What was recorded since the beginning of the test, newest first. */
async function recordsOf({ id: signageId }: Screen, doing: () => Promise<unknown>) {
  const all = async () => {
    const { body } = await admin.post('/api/getCallRecord', { signageId, pageSize: 100 });
    return callRecordCalls.pageOfCallRecords.output.parse(body).rows;
  };
  const before = new Set((await all()).map(({ id }) => id));
  await doing();
  return (await all()).filter(({ id }) => !before.has(id));
}

describe('a call that is over', () => {
  it('[O-L60] leaves one record with every time, who, where and why it ended', async () => {
    const lobby = await screen();
    const misaki = await operator('operator1');
    const { id: userId } = await demoUser(service(), 'operator1');
    let requestId = '';
    const begin = service().clock.now().getTime();
    let callId = '';

    const records = await recordsOf(lobby, async () => {
      requestId = await touch(lobby);
      pass(seconds(7));
      await misaki.say('acceptRequest', { requestId, peerId: misaki.peerId });
      ({ callId } = (await misaki.hears('submitCall')).call);
      pass(seconds(1));
      await lobby.page.say('decodeFrames', { callId, is: 'firstSound' });
      pass(seconds(1));
      await misaki.say('decodeFrames', { callId, is: 'firstPicture' });
      pass(seconds(1));
      await lobby.page.say('decodeFrames', { callId, is: 'firstPicture' });
      pass(seconds(59));
      await lobby.page.say('Leaving', { callId });
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
      signage: { id: lobby.id, name: '1F 総合受付' },
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
    const lobby = await screen();
    const misaki = await operator('operator1');
    const { peerId } = misaki;
    const records = await recordsOf(lobby, async () => {
      await misaki.say('monitoringRequest', { signageId: lobby.id, peerId });
      pass(seconds(1));
      await misaki.say('callFromUser', { signageId: lobby.id, peerId });
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
    const lobby = await screen();
    await operator('operator1');
    let requestId = '';
    const records = await recordsOf(lobby, async () => {
      requestId = await touch(lobby);
      await timePasses(minutes(1));
    });
    expect(records).toMatchObject([{ ...nobody, id: requestId, outcome: 'timedOut', waitedSeconds: 60, rungCount: 1 }]);
  });

  it('[O-L60] is recorded when everybody declines', async () => {
    const lobby = await screen();
    const misaki = await operator('operator1');
    let requestId = '';
    const records = await recordsOf(lobby, async () => {
      requestId = await touch(lobby);
      await misaki.say('rejectRequest', { requestId });
    });
    expect(records).toMatchObject([{ ...nobody, id: requestId, outcome: 'declined' }]);
  });

  it('[O-L60] is recorded when the visitor calls it off, though nobody was there to ring', async () => {
    const lobby = await screen();
    let requestId = '';
    const records = await recordsOf(lobby, async () => {
      requestId = await touch(lobby, '');
      pass(seconds(3));
      await lobby.page.say('Standby', { requestId });
    });
    expect(records).toMatchObject([
      { ...nobody, id: requestId, outcome: 'calledOff', waitedSeconds: 3, rungCount: 0, touchButton: '' },
    ]);
  });

  it('[D-M04] tells that the visitor left a message, also when its words are gone, and counts as that alone', async () => {
    const lobby = await screen();
    const summary = async () =>
      callRecordCalls.getCallSummary.output.parse((await admin.post('/api/getCallSummary')).body);
    const fate = async (is: string) => {
      const { body } = await admin.post('/api/getCallRecord', { fate: is, signageId: lobby.id, pageSize: 100 });
      return callRecordCalls.pageOfCallRecords.output.parse(body).rows.map(({ id }) => id);
    };
    const before = await summary();
    let requestId = '';
    const records = await recordsOf(lobby, async () => {
      requestId = await touch(lobby, '');
      await lobby.page.say('Standby', { requestId });
      const device = await loggedIn(service().url, 'signage1@demo.example');
      await device.post('/api/leaveMessage', { text: '折り返しください', contact: '', requestId });
      await removeMessagesBefore(service().db, new Date(service().clock.now().getTime() + 1));
    });
    expect(records).toMatchObject([{ ...nobody, id: requestId, outcome: 'calledOff', leftMessage: true }]);
    expect(await fate('messageLeft')).toEqual([requestId]);
    expect(await fate('calledOff')).not.toContain(requestId);
    const { requests, answered, missed, messages } = await summary();
    expect([requests, answered, missed, messages]).toEqual([
      before.requests + 1,
      before.answered,
      before.missed,
      before.messages + 1,
    ]);
  });

  it('[D-M04] [D-B04] is not made another by the message of another screen', async () => {
    const lobby = await screen();
    let requestId = '';
    const [record] = await recordsOf(lobby, async () => {
      requestId = await touch(lobby, '');
      await lobby.page.say('Standby', { requestId });
      const other = await loggedIn(service().url, 'signage2@demo.example');
      expect((await other.post('/api/leaveMessage', { text: 'x', contact: '', requestId })).result).toBe('OK');
    });
    expect(record).toMatchObject({ id: requestId, leftMessage: false });
  });
});
