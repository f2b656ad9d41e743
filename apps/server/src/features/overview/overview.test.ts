import { expect, it } from 'vitest';
import { refusalIn } from '../../testing/answers';
import { addPerson, addStranger, demoUser } from '../../testing/people';
import { serviceForFile } from '../../testing/serviceForFile';
import { loggedIn } from '../../testing/testClient';
import { minutes } from '../../testing/testClock';
import { drawnPicture } from '../../testing/uploads';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);

it('[O-H01] tells what the company has, and who is there now', async () => {
  const admin = await as('admin@demo.example');
  await as('signage1@demo.example');
  const operator = await as('operator1@demo.example');
  await operator.post('/api/changeStatus', { status: 'Standby' });
  await admin.form('/api/addMedia', { image: await drawnPicture('#654321') });
  await addPerson(service(), { loginId: 'wru@demo.example', role: 'webReservationUser' });
  await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  const here = {
    result: 'OK',
    stores: 2,
    signages: { total: 2, online: 1 },
    operators: { total: 3, online: 2, standby: 1 },
    media: 1,
  };
  expect((await admin.post('/api/getOverview')).body).toEqual(here);

  const system = await as('system@demo.example');
  const { companyId } = await demoUser(service(), 'admin');
  expect((await system.post('/api/getOverview', { companyId })).body).toEqual(here);
  expect((await system.post('/api/getOverview')).body).toMatchObject({ stores: 2, operators: { total: 4 } });
  const stranger = await as('admin@other.example');
  expect((await stranger.post('/api/getOverview', { companyId })).body).toMatchObject({
    stores: 0,
    signages: { total: 0, online: 0 },
    operators: { total: 1, online: 1, standby: 0 },
    media: 0,
  });

  service().clock.forward(minutes(6));
  expect((await admin.post('/api/getOverview')).body).toMatchObject({
    signages: { total: 2, online: 0 },
    operators: { online: 1, standby: 1 },
  });
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
