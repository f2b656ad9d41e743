import { randomUUID } from 'node:crypto';
import { signageCalls } from '@mukae/contract/calls/signages';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { beforeAll, expect, it } from 'vitest';
import { connected } from '#testing/connected';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { seconds } from '#testing/testClock';
import { TestPage } from '#testing/testPage';

const service = serviceForFile();
let admin: TestClient;

const list = async (input: object = {}) =>
  signageCalls.pageOfSignages.output.parse(
    (await admin.post('/api/getSignage', { page: 1, sort: 'urgency', ...input })).body,
  );
const names = async (input?: object) => (await list(input)).rows.map(({ name }) => name);

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  const { storeId } = await demoUser(service(), 'admin');
  await admin.form('/api/addSignage', { name: 'あたらしい画面', storeId: String(storeId) });
});

it('[D-C01] are listed by urgency: who waits, what is away, what was never there, what is open', async () => {
  const [lobby, showroom] = ['1F 総合受付', '2F ショールーム'];
  expect(await names()).toEqual([lobby, showroom, 'あたらしい画面']);

  const screen = await TestPage.ofUser(service().url, 'signage1@demo.example');
  expect(await names()).toEqual([showroom, 'あたらしい画面', lobby]);
  expect(await names({ standing: 'open' })).toEqual([lobby]);
  expect(await names({ standing: 'unpaired' })).toEqual(['あたらしい画面']);
  expect(await list({ standing: 'away' })).toMatchObject({ total: 1 });

  const operator = await TestPage.ofUser(service().url, 'operator1@demo.example');
  await operator.standsBy();
  const signageId = (await list({ search: lobby })).rows[0]?.id ?? 0;
  const touch = { requestId: randomUUID(), signageId, signagePeerId: screen.peerId, touchButton: '' };
  expect(await screen.say('receptionRequest', touch)).toEqual({ result: 'OK' });
  expect((await names())[0]).toBe(lobby);
  expect(await names({ standing: 'waiting' })).toEqual([lobby]);
  expect(await names({ standing: 'waiting', search: showroom })).toEqual([]);

  service().clock.forward(seconds(5));
  const leftAt = service().clock.now();
  await operator.close();
  await screen.close();
  await expect.poll(() => connected(service())).toBe(0);
  await expect.poll(async () => (await list({ search: lobby })).rows[0]?.seenAt).toBe(toJapanIso(leftAt));
  service().clock.forward(seconds(60));
  await service().mukae.reception.timePassed();
  expect(await list({ standing: 'away' })).toMatchObject({ total: 2 });
});
