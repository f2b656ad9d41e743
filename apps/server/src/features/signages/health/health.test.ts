import { type HealthAnswer, type ScreenHealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import { healthTiming } from '@mukae/contract/domain/signage/health/healthTiming';
import { someReport } from '@mukae/contract/domain/signage/health/testing/someReport';
import { describe, expect, it } from 'vitest';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addStranger } from '#testing/people';
import { receptionForFile, type Screen } from '#testing/receptionForFile';
import { reserve } from '#testing/reservations';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours, minutes, seconds } from '#testing/testClock';
import { drawnPicture } from '#testing/uploads';
import { screenReports } from './health.tables';

const { service, browser, screen, page, goes, timePasses } = receptionForFile();

const asked = async (path: string, body: object, name = 'admin') => (await browser(name)).post(path, body);
const whole = async ({ id }: Pick<Screen, 'id'>): Promise<ScreenHealthAnswer> =>
  screenHealthCalls.getScreenHealth.output.parse((await asked('/api/getScreenHealth', { targetId: id })).body);
const inList = async ({ id }: Pick<Screen, 'id'>): Promise<HealthAnswer | undefined> => {
  const { body } = await asked('/api/getScreenHealth', { targetIds: [id] });
  return screenHealthCalls.listScreenHealths.output.parse(body).screens[0]?.health;
};
async function tells({ page }: Screen, part: Partial<HealthReport> = {}): Promise<void> {
  service().clock.forward(seconds(5));
  page.send('screenHealth', { report: { ...someReport, ...part } });
  await page.settled();
}

describe('how a screen is', () => {
  it('[D-H04] is what it told last, in the list and on a page of its own, until it is away', async () => {
    const signage = await screen();
    await tells(signage);
    expect(await inList(signage)).toEqual({ is: 'well' });
    await tells(signage, { mediaFaults: ['/files/media/999999.mp4'], scene: 'Suspended' });
    expect(await inList(signage)).toEqual({ is: 'attention', reasons: ['mediaFault'] });
    const { health, last, templates } = await whole(signage);
    expect(health).toEqual({ is: 'attention', reasons: ['mediaFault'] });
    expect(last?.report).toMatchObject({ scene: 'Suspended', mediaFaults: ['/files/media/999999.mp4'] });
    expect(templates).toContainEqual({ id: expect.any(Number), scene: 'Standby', version: 1, hours: null });

    service().clock.forward(minutes(1));
    const leftAt = service().clock.now();
    await goes(signage.page);
    await timePasses(minutes(2));
    const gone = await inList(signage);
    expect(gone?.is === 'away' && new Date(gone.since)).toEqual(leftAt);
  });

  it('[D-H15] narrows the list of an administrator down to the screens that want attention; an operator sees all of hers', async () => {
    const [signage, other] = [await screen(), await screen('signage2')];
    await tells(signage, { isStorageFull: true });
    await tells(other);
    const listed = async (name: string) =>
      namesIn(await asked('/api/getSignage', { page: 1, wantsAttention: true }, name));
    expect(await listed('admin')).toEqual(['1F 総合受付']);
    expect(await listed('operator1')).toHaveLength(2);
    await tells(signage);
    expect(await listed('admin')).toEqual([]);
  });

  it('[D-H04] is that it wants attention when it is connected and says nothing any more', async () => {
    const signage = await screen();
    await tells(signage);
    service().clock.forward(healthTiming.silentAfter);
    expect(await inList(signage)).toEqual({ is: 'attention', reasons: ['silent'] });
  });

  it('[D-H05] is known to the administrators of its company alone', async () => {
    const { id } = await screen();
    await addStranger(service(), { loginId: 'admin@elsewhere.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'admin@elsewhere.example');
    const [one, several] = [{ targetId: id }, { targetIds: [id] }];
    expect(refusalIn(await stranger.post('/api/getScreenHealth', one))).toEqual([404, 'SVER-14']);
    expect((await stranger.post('/api/getScreenHealth', several)).body).toEqual({ result: 'OK', screens: [] });
    for (const name of ['operator1', 'signage1'])
      expect(refusalIn(await asked('/api/getScreenHealth', one, name))).toEqual([403, 'SVER-12']);
    expect((await asked('/api/getScreenHealth', one, 'system')).result).toBe('OK');
  });

  it('[D-H05] names media that cannot be shown, but none of another company', async () => {
    const signage = await screen();
    await addStranger(service(), { loginId: 'media@elsewhere.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'media@elsewhere.example');
    const add = async (client: typeof stranger, name: string) =>
      idIn(await client.form('/api/addMedia', { image: await drawnPicture('#884422', name) }));
    const own = `/files/media/${await add(await browser('admin'), '秋のご案内.png')}.png`;
    const other = `/files/media/${await add(stranger, '秘密.png')}.png`;
    await tells(signage, { mediaFaults: [own, other] });
    const { mediaNames } = await whole(signage);
    expect(mediaNames).toHaveLength(1);
    expect(mediaNames[0]).toMatchObject({ address: own, name: expect.stringContaining('秋のご案内') });
  });

  it('[D-H24] is not asked of the browser of who came by the link of a reservation', async () => {
    const { db, url } = service();
    const { token } = await reserve(service(), -minutes(1), hours(1));
    const visitor = new TestClient(url);
    await visitor.post('/token/login', { token });
    const before = await db.select().from(screenReports);
    const link = await page(visitor);
    link.send('screenHealth', { report: someReport });
    await link.settled();
    expect(await db.select().from(screenReports)).toEqual(before);
  });

  it('[D-H03] is not written down more often than once a second, and nonsense not at all', async () => {
    const signage = await screen();
    await tells(signage, { uptime: 1 });
    signage.page.send('screenHealth', { report: { ...someReport, uptime: 2 } });
    signage.page.socket.send(JSON.stringify({ type: 'screenHealth', report: { ...someReport, more: 'x' } }));
    expect(await signage.page.hears('Warning')).toMatchObject({ code: 'SVER-10' });
    await signage.page.settled();
    expect((await whole(signage)).last?.report.uptime).toBe(1);
  });
});
