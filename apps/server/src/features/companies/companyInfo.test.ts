import { companyCalls } from '@mukae/contract/calls/companies';
import { signageCalls } from '@mukae/contract/calls/signages';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';

const service = serviceForFile();
const day = { opens: '09:00', closes: '18:00' };
const openingHours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: { opens: '18:00', closes: '02:00' }, sat: null, sun: null },
  closedOn: ['2026-12-31'],
};
const info = {
  address: '東京都千代田区丸の内1-1-1',
  contact: '03-0000-0000',
  openingHours,
  absenceWords: '係の者は外出しています',
  absenceWordsEn: 'Our staff are out.',
};
let admin: TestClient;
let system: TestClient;
let signage: TestClient;

beforeAll(async () => {
  const as = (name: string) => loggedIn(service().url, `${name}@demo.example`);
  [admin, system, signage] = [await as('admin'), await as('system'), await as('signage1')];
});

const company = async () => companyCalls.getCompany.output.parse((await admin.post('/api/getCompany')).body);
const screen = async () =>
  signageCalls.getSignage.output.parse((await signage.post('/api/getSignage', { targetId: 'SELF' })).body);

describe('what a company tells of itself', () => {
  it('[D-A26] is written by its administrator, kept, told to its signages and written in the log', async () => {
    expect((await admin.post('/api/updateCompany', info)).result).toBe('OK');
    expect(await company()).toMatchObject({ ...info, name: '青葉ホーム株式会社', avatarChannelMax: 3 });
    const { openingHours: hours, absenceWords, absenceWordsEn } = info;
    expect((await screen()).opening).toEqual({ openingHours: hours, absenceWords, absenceWordsEn });
    const { body } = await admin.post('/api/getAudit', { action: 'company.changed' });
    expect(JSON.stringify(body)).toContain('fri 18:00-02:00, sat -, sun -, closed 2026-12-31');
  });

  it('[D-A26] is not written over by who saw an older state, nor by who is no administrator', async () => {
    const { version } = await company();
    expect((await admin.post('/api/updateCompany', { contact: 'a', version: version - 1 })).code).toBe('SVER-28');
    expect((await signage.post('/api/updateCompany', { contact: 'a' })).status).toBe(403);
    expect((await company()).contact).toBe(info.contact);
  });

  it('[D-A26] does not reach the contract: that is the system administrator’s', async () => {
    const { version } = await company();
    expect((await admin.post('/api/updateCompany', { avatar_channel_max: 9, version })).result).toBe('Error');
    expect(await company()).toMatchObject({ avatarChannelMax: 3, version });
    expect((await system.post('/api/updateCompany', { contact: 'a' })).result).toBe('Error');
  });

  it('[D-A26] [W-09] refuses times and days that are none', async () => {
    const wrong = [
      { week: { ...openingHours.week, mon: { opens: '25:00', closes: '18:00' } }, closedOn: [] },
      { week: { ...openingHours.week, mon: { opens: '', closes: '18:00' } }, closedOn: [] },
      { week: { mon: day }, closedOn: [] },
      { ...openingHours, closedOn: ['31.12.2026'] },
      { ...openingHours, closedOn: Array.from({ length: 61 }, () => '2026-12-31') },
    ];
    for (const hours of wrong) {
      expect((await admin.post('/api/updateCompany', { openingHours: hours })).code).toBe('SVER-10');
    }
  });
});

describe('the hours of a store', () => {
  const update = (fields: Readonly<Record<string, string>>) =>
    admin.form('/api/updateStore', { targetStoreId: '1', ...fields });

  it('[D-A26] go before those of its company on its own signages, until they are taken away', async () => {
    const own = { ...openingHours, closedOn: [] };
    expect((await update({ openingHours: JSON.stringify(own), absenceWords: '休憩中です' })).result).toBe('OK');
    expect((await screen()).opening).toEqual({ openingHours: own, absenceWords: '休憩中です', absenceWordsEn: '' });
    expect((await admin.post('/api/getStore', { targetStoreId: 1 })).body).toMatchObject({ openingHours: own });
    expect((await update({ openingHours: 'null', absenceWords: '' })).result).toBe('OK');
    expect((await screen()).opening).toMatchObject({ openingHours, absenceWords: info.absenceWords });
  });
});

describe('the logo of a company', () => {
  it('[D-A26] is shown by its signages, replaced, and taken away', async () => {
    expect((await screen()).companyLogo).toBe('');
    expect((await admin.form('/api/updateCompanyLogo', { image: await drawnPicture('#125a4e') })).result).toBe('OK');
    const { companyLogo } = await screen();
    expect((await company()).logo).toBe(companyLogo);
    const seen = await signage.send('GET', companyLogo);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await admin.form('/api/updateCompanyLogo', {})).result).toBe('OK');
    expect((await screen()).companyLogo).toBe('');
    expect((await signage.get(companyLogo)).status).toBe(404);
  });

  it.each([
    ['empty', new File([], 'logo.png', { type: 'image/png' }), 'SVER-54'],
    [
      'broken',
      new File([Buffer.from('89504e470d0a1a0a0000000d', 'hex')], 'logo.png', { type: 'image/png' }),
      'SVER-55',
    ],
  ])('[D-A26] stays as it was when the file is %s', async (_, image, code) => {
    const { logo } = await company();
    expect(refusalIn(await admin.form('/api/updateCompanyLogo', { image }))).toEqual([415, code]);
    expect((await company()).logo).toBe(logo);
  });

  it('[D-A26] leaves the form beside it as it was seen', async () => {
    const { version } = await company();
    expect((await admin.form('/api/updateCompanyLogo', { image: await drawnPicture('#125a4e') })).result).toBe('OK');
    expect((await admin.post('/api/updateCompany', { contact: '03-1111-1111', version })).result).toBe('OK');
  });
});
