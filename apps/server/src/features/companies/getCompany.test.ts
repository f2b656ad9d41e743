import { describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);

describe('the company', () => {
  it.each(['admin@demo.example', 'operator1@demo.example', 'signage1@demo.example'])(
    '[A-A07] [D-A20] [D-A24] [O-E06] %s reads her own, whichever is named',
    async (loginId) => {
      const { companyId } = await addStranger(service(), { loginId: `x-${loginId}`, role: 'operator' });
      const client = await as(loginId);
      const own = {
        companyName: '青葉ホーム株式会社',
        logo: '',
        address: '',
        contact: '',
        openingHours: null,
        absenceWords: '',
        absenceWordsEn: '',
        version: 1,
        avatar_channel_max: 3,
        channels_in_use: 0,
        media_used: 0,
        media_quota: 2_147_483_648,
        pause_after_call: 5,
        mails_when_away: true,
        away_mail_after: 15,
      };
      expect((await client.post('/api/getCompany')).body).toEqual(own);
      expect((await client.post('/api/getCompany', { companyId })).body).toEqual(own);
    },
  );

  it('[A-A07] a web-reservation user reads hers', async () => {
    expect((await (await as('guest@demo.example')).post('/api/getCompany')).body).toMatchObject({
      companyName: 'None',
    });
  });

  it('[A-A07] a systemAdmin names the one she means', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'y@other.example', role: 'operator' });
    const system = await as('system@demo.example');
    expect((await system.post('/api/getCompany', { companyId })).body).toMatchObject({ companyName: '別会社' });
    expect((await system.post('/api/getCompany', { companyId: 999_999 })).status).toBe(404);
    expect((await system.post('/api/getCompany')).status).toBe(404);
  });

  it('[A-A07] nobody reads none', async () => {
    expect((await new TestClient(service().url).post('/api/getCompany')).status).toBe(401);
  });
});
