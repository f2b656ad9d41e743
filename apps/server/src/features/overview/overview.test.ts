import { expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { connected } from '#testing/connected';
import { addPerson, addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { seconds } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { drawnPicture } from '#testing/uploads';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);

const overview = async (client: TestClient, input = {}) => (await client.post('/api/getOverview', input)).body;

it('[O-H01] tells what the company has, and who is there now', async () => {
  await addPerson(service(), { loginId: 'wru@demo.example', role: 'webReservationUser' });
  await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  const admin = await as('admin@demo.example');
  const system = await as('system@demo.example');
  const [desk, signage, busy, guest, watching] = [
    await TestPage.open(service().url, admin),
    await TestPage.ofUser(service().url, 'signage1@demo.example'),
    await TestPage.ofUser(service().url, 'operator1@demo.example'),
    await TestPage.ofUser(service().url, 'wru@demo.example'),
    await TestPage.open(service().url, system),
  ];
  await busy.standsBy();
  await admin.form('/api/addMedia', { image: await drawnPicture('#654321') });
  const { snapshot } = signage.greeting;
  const signageId = snapshot?.of === 'signage' ? snapshot.signageId : 0;
  expect(await watching.say('monitoringRequest', { signageId, peerId: watching.peerId })).toEqual({ result: 'OK' });
  const here = {
    result: 'OK',
    stores: 2,
    signages: { total: 2, online: 1, seen: 2 },
    operators: { total: 3, online: 2, standby: 1 },
    media: 1,
  };
  expect(await overview(admin)).toEqual(here);

  const { companyId } = await demoUser(service(), 'admin');
  expect(await overview(system, { companyId })).toEqual(here);
  expect(await overview(system)).toMatchObject({ stores: 2, operators: { total: 4, online: 2 } });
  const stranger = await as('admin@other.example');
  const elsewhere = await TestPage.open(service().url, stranger);
  expect(await overview(stranger, { companyId })).toMatchObject({
    stores: 0,
    signages: { total: 0, online: 0, seen: 0 },
    operators: { total: 1, online: 1, standby: 0 },
    media: 0,
  });

  for (const page of [signage, busy, guest, watching, elsewhere]) await page.close();
  await expect.poll(() => connected(service())).toBe(1);
  service().clock.forward(seconds(15));
  await service().mukae.reception.timePassed();
  expect(await overview(admin)).toMatchObject({
    signages: { total: 2, online: 0 },
    operators: { online: 1, standby: 0 },
  });
  await desk.close();
});

it('[O-H01] [O-R03] tells a systemAdmin that there is no such company', async () => {
  const system = await as('system@demo.example');
  expect(refusalIn(await system.post('/api/getOverview', { companyId: 999_999 }))).toEqual([404, 'SVER-14']);
});

it.each(['operator1@demo.example', 'signage1@demo.example', 'guest@demo.example'])(
  '[O-H01] is not counted for %s',
  async (loginId) => {
    expect(refusalIn(await (await as(loginId)).post('/api/getOverview'))).toEqual([403, 'SVER-12']);
  },
);
