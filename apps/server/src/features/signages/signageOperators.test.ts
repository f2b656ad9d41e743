import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addPerson, addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
let admin: TestClient;
let operator: TestClient;
let storeId: string;
let ids: Record<'operator1' | 'operator2' | 'admin', number>;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  operator = await as('operator1@demo.example');
  const [one, two, boss] = [
    await demoUser(service(), 'operator1'),
    await demoUser(service(), 'operator2'),
    await demoUser(service(), 'admin'),
  ];
  ids = { operator1: one.id, operator2: two.id, admin: boss.id };
  storeId = String(boss.storeId);
});

const newSignage = async (name = '画面') => idIn(await admin.form('/api/addSignage', { name, storeId }));
const assign = (targetId: number, userId: number, client = admin) =>
  client.post('/api/addSignageUser', { targetId, userId });
const unassign = (targetId: number, userId: number, client = admin) =>
  client.post('/api/deleteSignageUser', { targetId, userId });
const operatorsOf = async (targetId: number) => {
  const { body } = await admin.post('/api/getSignage', { targetId });
  const { users, userCount } = z
    .looseObject({ users: z.array(z.looseObject({ name: z.string() })), userCount: z.number() })
    .parse(body);
  return { names: users.map(({ name }) => name), count: userCount };
};

describe('an operator of a signage', () => {
  it('[O-K09] is added and taken off; twice changes nothing', async () => {
    const id = await newSignage();
    expect((await assign(id, ids.operator1)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await assign(id, ids.operator1)).result).toBe('OK');
    expect((await assign(id, ids.admin)).result).toBe('OK');
    expect(await operatorsOf(id)).toEqual({ names: ['佐藤 美咲', '田中 恵子'], count: 2 });
    expect((await unassign(id, ids.operator1)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await unassign(id, ids.operator1)).result).toBe('OK');
    expect(await operatorsOf(id)).toEqual({ names: ['田中 恵子'], count: 1 });
  });

  it('[D-C03] comes with others in one go: all of them or none', async () => {
    const id = await newSignage();
    const together = (userIds: number[]) => admin.post('/api/addSignageUser', { targetId: id, userIds });
    expect(refusalIn(await together([ids.operator1, 999_999]))).toEqual([404, 'SVER-14']);
    expect(await operatorsOf(id)).toEqual({ names: [], count: 0 });
    expect((await together([ids.operator1, ids.operator2])).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await operatorsOf(id)).toEqual({ names: ['佐藤 美咲', '鈴木 健一'], count: 2 });
    expect((await together([])).status).toBe(400);
  });

  it('[O-K09] [O-G06] is one of the first ten that are named, or one of those who are counted', async () => {
    const id = await newSignage();
    for (let n = 1; n <= 12; n += 1) {
      const name = `係 ${String(n).padStart(2, '0')}`;
      await assign(id, await addPerson(service(), { loginId: `kakari${n}@demo.example`, role: 'operator', name }));
    }
    const { names, count } = await operatorsOf(id);
    expect([names.length, names[0], names[9], count]).toEqual([10, '係 01', '係 10', 12]);
  });

  it('[O-K09] [D-B04] is somebody of the company who answers calls, and nobody else', async () => {
    const id = await newSignage();
    const stranger = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const guest = await addPerson(service(), { loginId: 'wru@demo.example', role: 'webReservationUser' });
    const screen = await demoUser(service(), 'signage1');
    for (const userId of [stranger.id, guest, screen.id, 999_999]) {
      expect(refusalIn(await assign(id, userId))).toEqual([404, 'SVER-14']);
    }
    const boss = await as('admin@other.example');
    expect(refusalIn(await assign(id, stranger.id, boss))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await unassign(id, ids.operator1, boss))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await assign(id, ids.operator1, operator))).toEqual([403, 'SVER-12']);
    expect(await operatorsOf(id)).toEqual({ names: [], count: 0 });
  });

  it('[O-K09] goes when she is deleted', async () => {
    const id = await newSignage();
    const userId = await addPerson(service(), { loginId: 'gone@demo.example', role: 'operator' });
    await assign(id, userId);
    await admin.post('/api/deleteUser', { targetUserId: userId });
    expect(await operatorsOf(id)).toEqual({ names: [], count: 0 });
  });

  it('[O-K09] [O-A02] who no longer answers calls is no operator any more, as the log tells', async () => {
    const id = await newSignage('西口');
    const name = '移動 花子';
    const userId = await addPerson(service(), { loginId: 'moved@demo.example', role: 'operator', name });
    await assign(id, userId);
    const change = { targetUserId: String(userId), role: 'webReservationUser' };
    expect((await admin.form('/api/updateUser', change)).result).toBe('OK');
    expect(await operatorsOf(id)).toEqual({ names: [], count: 0 });
    expect((await admin.post('/api/getAudit', { pageSize: 2 })).body).toMatchObject({
      rows: [
        { action: 'user.changed', subject: name },
        { action: 'signage.operatorRemoved', subject: '西口', changes: [{ field: 'operator', from: name, to: '' }] },
      ],
    });
  });
});

describe('what an operator may answer', () => {
  const seen = async (client: TestClient) => namesIn(await client.post('/api/getSignage', { search: '受付口' }));

  it('[D-B06] are hers, and those without operators', async () => {
    const [hers, theirs, free] = [
      await newSignage('受付口 A'),
      await newSignage('受付口 B'),
      await newSignage('受付口 C'),
    ];
    await assign(hers, ids.operator1);
    await assign(theirs, ids.operator2);
    expect(await seen(operator)).toEqual(['受付口 A', '受付口 C']);
    expect((await operator.post('/api/getSignage', { targetId: hers })).status).toBe(200);
    expect((await operator.post('/api/getSignage', { targetId: free })).status).toBe(200);
    expect((await operator.post('/api/getSignage', { targetId: theirs })).status).toBe(404);
    expect((await operator.post('/api/getUser', { operatorOf: theirs })).status).toBe(404);
    expect(await seen(admin)).toEqual(['受付口 A', '受付口 B', '受付口 C']);

    await unassign(theirs, ids.operator2);
    expect(await seen(operator)).toEqual(['受付口 A', '受付口 B', '受付口 C']);
  });

  it('[D-B06] [O-R01] she changes none of them', async () => {
    const id = await newSignage();
    await assign(id, ids.operator1);
    const targetId = String(id);
    for (const answer of [
      await operator.form('/api/addSignage', { name: '画面', storeId }),
      await operator.form('/api/updateSignage', { targetId, name: '変えた' }),
      await operator.post('/api/deleteSignage', { targetId }),
      await operator.post('/api/getSignageRandomPassword'),
    ]) {
      expect(refusalIn(answer)).toEqual([403, 'SVER-12']);
    }
  });
});
