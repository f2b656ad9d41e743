import { signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { receptionForFile, type Screen } from '#testing/receptionForFile';
import type { TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { companies } from '../companies/companies.tables';

const { service, browser, screen } = receptionForFile();
const day = { opens: '10:00', closes: '17:00' };
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null };
let admin: TestClient;

beforeAll(async () => {
  admin = await browser('admin');
});

const shownOn = async ({ id }: Screen) =>
  signageCalls.getSignage.output.parse((await admin.post('/api/getSignage', { targetId: id })).body);

const changeCompany = async (change: object) =>
  expect((await admin.post('/api/updateCompany', change)).result).toBe('OK');

it.each([
  ['the hours', () => changeCompany({ openingHours: { week, closedOn: [] } })],
  ['the words for absence', () => changeCompany({ absenceWords: '本日は終了しました' })],
  ['the words in English', () => changeCompany({ absenceWordsEn: 'We are closed for today.' })],
  ['the logo', async () => admin.form('/api/updateCompanyLogo', { image: await drawnPicture('#125a4e') })],
  [
    'the name',
    () => service().db.update(companies).set({ name: '若葉ホーム' }).where(eq(companies.name, '青葉ホーム株式会社')),
  ],
])('[D-M03] %s of a company reaches every screen of it that runs, at once', async (_, change) => {
  const running = [await screen('signage1'), await screen('signage2')];
  await change();
  for (const { page } of running) expect(await page.hears('config')).toMatchObject({ type: 'config' });
});

it('[D-M03] what no screen shows is not told to one', async () => {
  const { page } = await screen();
  await changeCompany({ address: '東京都千代田区1-1' });
  await changeCompany({ absenceWords: 'しばらくお待ちください' });
  await page.hears('config');
  expect(await page.names()).not.toContain('config');
});

it('[D-M03] hours and words of a store reach its screens, and no others', async () => {
  const [one, other] = [await screen('signage1'), await screen('signage2')];
  const added = storeCalls.addStore.output.parse((await admin.form('/api/addStore', { name: '横浜店' })).body);
  if (added.result !== 'OK') throw new Error('no store');
  await admin.form('/api/updateSignage', { targetId: String(other.id), storeId: String(added.id) });
  await other.page.hears('config');
  const { storeId } = await shownOn(one);
  const change = { targetStoreId: String(storeId), absenceWords: '店は休みです' };
  expect(await admin.form('/api/updateStore', change)).toMatchObject({ result: 'OK' });
  await one.page.hears('config');
  expect((await shownOn(one)).opening.absenceWords).toBe('店は休みです');
  expect(await other.page.names()).not.toContain('config');
});
