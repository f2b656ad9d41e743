import { randomUUID } from 'node:crypto';
import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { callsWithMessage } from '../messages/messages.tables';
import { addCallRecords } from './callRecords.repo';
import { callRecords } from './calls.tables';

type NewRecord = typeof callRecords.$inferInsert;

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);

/** A company of its own: what it sees is what is written here, and nothing of the demo. */
let admin: TestClient;
let companyId: number;
const ids = { talk: randomUUID(), missed: randomUUID(), calledOff: randomUUID(), watched: randomUUID() };

const japan = (time: string): Date => new Date(`2026-11-${time}+09:00`);

const usual = {
  kind: 'reception',
  signageId: 901,
  signageName: '1F 受付',
  storeName: '銀座店',
  userId: null,
  userName: '',
  touchButton: '受付',
  rungCount: 2,
} as const satisfies Partial<NewRecord>;

const written = (): NewRecord[] => [
  {
    ...usual,
    companyId,
    id: ids.talk,
    userId: 801,
    userName: '高橋 優',
    pressedAt: japan('16T08:00:00.000'),
    rungAt: japan('16T08:00:00.040'),
    acceptedAt: japan('16T08:00:07.500'),
    connectedAt: japan('16T08:00:08.100'),
    firstSoundAt: japan('16T08:00:08.100'),
    firstPictureAt: japan('16T08:00:08.400'),
    endedAt: japan('16T08:03:08.000'),
    outcome: 'visitorEnded',
  },
  {
    ...usual,
    companyId,
    id: ids.missed,
    pressedAt: japan('15T23:59:30'),
    rungAt: japan('15T23:59:30'),
    endedAt: japan('16T00:00:30'),
    outcome: 'timedOut',
  },
  {
    ...usual,
    companyId,
    id: ids.calledOff,
    signageId: 902,
    signageName: '100%_展示',
    touchButton: '',
    pressedAt: japan('16T07:00:00'),
    endedAt: japan('16T07:00:04'),
    outcome: 'calledOff',
    rungCount: 0,
  },
  {
    ...usual,
    companyId,
    id: ids.watched,
    kind: 'monitoring',
    userId: 802,
    userName: '渡辺 歩',
    touchButton: '',
    acceptedAt: japan('14T10:00:00'),
    connectedAt: japan('14T10:00:01'),
    firstPictureAt: japan('14T10:00:01'),
    endedAt: japan('14T10:01:00'),
    outcome: 'signageLost',
    rungCount: 0,
  },
];

beforeAll(async () => {
  const stranger = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  companyId = stranger.companyId;
  await addStranger(service(), { loginId: 'quiet@third.example', role: 'companyAdmin' });
  await service().db.transaction((tx) => addCallRecords(tx, written()));
  admin = await as('admin@other.example');
});

const read = async (input: object = {}, client = admin) =>
  callRecordCalls.pageOfCallRecords.output.parse((await client.post('/api/getCallRecord', input)).body);

const idsOf = async (input: object = {}, client = admin) => (await read(input, client)).rows.map(({ id }) => id);

describe('a record', () => {
  it('[O-L60] tells everything: who, where, when, for how long, and why it ended', async () => {
    expect((await admin.post('/api/getCallRecord', { targetId: ids.talk })).body).toEqual({
      id: ids.talk,
      kind: 'reception',
      companyName: '別会社',
      signage: { id: 901, name: '1F 受付' },
      storeName: '銀座店',
      operator: { userId: 801, name: '高橋 優' },
      touchButton: '受付',
      beganAt: '2026-11-16T08:00:00.000+09:00',
      times: {
        pressedAt: '2026-11-16T08:00:00.000+09:00',
        rungAt: '2026-11-16T08:00:00.040+09:00',
        acceptedAt: '2026-11-16T08:00:07.500+09:00',
        connectedAt: '2026-11-16T08:00:08.100+09:00',
        firstSoundAt: '2026-11-16T08:00:08.100+09:00',
        firstPictureAt: '2026-11-16T08:00:08.400+09:00',
        endedAt: '2026-11-16T08:03:08.000+09:00',
      },
      outcome: 'visitorEnded',
      leftMessage: false,
      rungCount: 2,
      waitedSeconds: 8,
      talkedSeconds: 180,
    });
  });

  it('[O-L60] of a request that nobody answered names no operator and no talk', async () => {
    const { rows } = await read({ outcome: 'timedOut' });
    expect(rows).toMatchObject([{ id: ids.missed, operator: null, waitedSeconds: 60, talkedSeconds: null }]);
  });

  it.each([
    ['one that is not there', randomUUID(), [404, 'SVER-14']],
    ['what is no id', 'seven', [400, 'SVER-10']],
  ])('[O-L60] %s is refused', async (_, targetId, refusal) => {
    expect(refusalIn(await admin.post('/api/getCallRecord', { targetId }))).toEqual(refusal);
  });
});

describe('the list', () => {
  const newestFirst = [ids.talk, ids.calledOff, ids.missed, ids.watched];

  it('[O-L60] is newest first, or oldest first, and comes by the page', async () => {
    expect(await idsOf()).toEqual(newestFirst);
    expect(await idsOf({ sort: 'beganAt' })).toEqual(newestFirst.toReversed());
    const second = await read({ page: 2, pageSize: 3 });
    expect([second.rows.map(({ id }) => id), second.total]).toEqual([[ids.watched], 4]);
  });

  it.each<[string, object, (keyof typeof ids)[]]>([
    ['kind', { kind: 'monitoring' }, ['watched']],
    ['outcome', { outcome: 'visitorEnded' }, ['talk']],
    ['what became of it', { fate: 'missed' }, ['missed']],
    ['looking alone', { fate: 'watched' }, ['watched']],
    ['a loss that was no mere look', { fate: 'cutOff' }, []],
    ['signage', { signageId: 902 }, ['calledOff']],
    ['operator', { userId: 801 }, ['talk']],
    ['the day it began in Japan', { from: '2026-11-15', until: '2026-11-15' }, ['missed']],
    ['days from', { from: '2026-11-16' }, ['talk', 'calledOff']],
    ['days until', { until: '2026-11-14' }, ['watched']],
    ['a name of a person', { search: '高橋' }, ['talk']],
    ['a name of a screen', { search: '100%_' }, ['calledOff']],
    ['all of it together', { signageId: 901, fate: 'missed', until: '2026-11-14' }, []],
  ])('[O-L60] is filtered by %s', async (_, input, expected) => {
    expect(await idsOf(input)).toEqual(expected.map((name) => ids[name]));
  });

  it.each([{ kind: 'chat' }, { outcome: 'bored' }, { from: '2026-02-30' }, { sort: 'mood' }])(
    '[O-L60] knows no %j',
    async (input) => {
      expect(refusalIn(await admin.post('/api/getCallRecord', input))).toEqual([400, 'SVER-10']);
    },
  );
});

describe('today', () => {
  const summary = async (client: TestClient, input: object = {}) =>
    callRecordCalls.getCallSummary.output.parse((await client.post('/api/getCallSummary', input)).body);

  it('[O-L60] counts the visitors of the day in Japan, how many were answered and how fast', async () => {
    const { byHour, lastMissed, ...counted } = await summary(admin);
    expect(counted).toEqual({
      result: 'OK',
      requests: 2,
      answered: 1,
      missed: 0,
      messages: 0,
      calledOff: 1,
      meanWaitedSeconds: 8,
    });
    expect(lastMissed).toEqual([]);
    expect(byHour).toEqual([
      { hour: 7, requests: 1, answered: 0, missed: 0, messages: 0, calledOff: 1 },
      { hour: 8, requests: 1, answered: 1, missed: 0, messages: 0, calledOff: 0 },
    ]);
  });

  it('[O-L60] tells a company of itself alone, and whoever works on all of the one that she names', async () => {
    const { companyId: demo } = await demoUser(service(), 'admin');
    const ofDemo = await summary(await as('admin@demo.example'), { companyId });
    const system = await as('system@demo.example');
    expect(await summary(system, { companyId: demo })).toEqual(ofDemo);
    expect(ofDemo.lastMissed).toMatchObject([{ signage: { name: '2F ショールーム' }, outcome: 'timedOut' }]);
    expect((await summary(system)).requests).toBe(ofDemo.requests + 2);
  });

  it('[O-L60] has no mean while nobody called', async () => {
    const nobody = {
      result: 'OK',
      requests: 0,
      answered: 0,
      missed: 0,
      messages: 0,
      calledOff: 0,
      meanWaitedSeconds: null,
      byHour: [],
      lastMissed: [],
    };
    expect(await summary(await as('quiet@third.example'))).toEqual(nobody);
  });

  it.each(['signageLost', 'removed'] as const)(
    '[O-L60] [D-C07] a request that ended with its screen (%s) was not called off by the visitor',
    async (outcome) => {
      const loginId = `${outcome}@lost.example`;
      const { companyId } = await addStranger(service(), { loginId, role: 'companyAdmin' });
      const times = { pressedAt: japan('16T07:00:00'), endedAt: japan('16T07:00:04') };
      const lost = { ...usual, ...times, companyId, id: randomUUID(), outcome };
      await service().db.transaction((tx) => addCallRecords(tx, [lost]));
      const told = { requests: 1, answered: 0, missed: 0, messages: 0, calledOff: 0 };
      expect(await summary(await as(loginId))).toMatchObject({ ...told, byHour: [{ hour: 7, ...told }] });
    },
  );
});

describe('who may read them', () => {
  it.each(['operator1', 'guest', 'signage1'])('[O-L60] %s may not', async (name) => {
    const client = await as(`${name}@demo.example`);
    expect(refusalIn(await client.post('/api/getCallRecord'))).toEqual([403, 'SVER-12']);
    expect(refusalIn(await client.post('/api/getCallSummary'))).toEqual([403, 'SVER-12']);
  });

  it('[O-L60] nobody may without a login', async () => {
    expect(refusalIn(await new TestClient(service().url).post('/api/getCallRecord'))).toEqual([401, 'SVER-11']);
  });

  it('[O-L60] an administrator sees none of another company, however she asks', async () => {
    const other = await as('admin@demo.example');
    const seen = new Set((await read({ companyId, pageSize: 100 }, other)).rows.map(({ companyName }) => companyName));
    expect([...seen]).toEqual(['青葉ホーム株式会社']);
    expect((await read({ companyId, signageId: 901 }, other)).total).toBe(0);
    expect(refusalIn(await other.post('/api/getCallRecord', { targetId: ids.talk }))).toEqual([404, 'SVER-14']);
  });

  it('[O-L60] a system administrator sees all, or those of the company that she names', async () => {
    const system = await as('system@demo.example');
    expect(await idsOf({ companyId }, system)).toEqual([ids.talk, ids.calledOff, ids.missed, ids.watched]);
    expect((await read({}, system)).total).toBeGreaterThan(4);
    expect((await system.post('/api/getCallRecord', { targetId: ids.talk })).status).toBe(200);
  });
});

describe('what is written', () => {
  it.each([
    ['changed', sql`update call_records set outcome = 'operatorEnded'`],
    ['removed', sql`delete from call_records`],
    ['emptied', sql`truncate call_records`],
  ])('[O-L61] is not %s, by whatever way: the database refuses it', async (_, statement) => {
    const { db } = service();
    const before = await db.select().from(callRecords);
    expect(before.length).toBeGreaterThan(0);
    await expect(db.execute(statement)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed or removed') }),
      }),
    );
    expect(await db.select().from(callRecords)).toEqual(before);
  });

  it.each([
    ['changed', sql`update calls_with_message set signage_id = 0`],
    ['removed', sql`delete from calls_with_message`],
    ['emptied', sql`truncate calls_with_message`],
  ])('[D-M04] that a message was left is not %s either', async (_, statement) => {
    const { db } = service();
    await db.insert(callsWithMessage).values({ signageId: 901, requestId: randomUUID() });
    await expect(db.execute(statement)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed or removed') }),
      }),
    );
  });
});
