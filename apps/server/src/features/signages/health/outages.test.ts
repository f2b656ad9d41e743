import { mailsOfNewCompanyMax } from '@mukae/contract/domain/company/mailLimit';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { portrait } from '@mukae/contract/domain/signage/size';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailAllowance } from '#features/companies';
import { makeLogger } from '#platform/log/logger';
import { attempts } from '#platform/throttle/throttle.tables';
import { addPerson, addStranger, countAttempts, demoUser } from '#testing/people';
import { receptionForFile, type Screen } from '#testing/receptionForFile';
import { days, minutes } from '#testing/testClock';
import { companies } from '../../companies/companies.tables';
import { mails } from '../../outbox/outbox.tables';
import { stores } from '../../stores/stores.tables';
import { addSignage } from '../addSignage';
import { noteSighting } from '../sightings.repo';
import { signageSightings, signages } from '../signages.tables';
import { toldOutages } from './health.tables';
import { makeOutages } from './outages';

const { service, browser, screen, goes, timePasses } = receptionForFile();

const allDay = { opens: '00:00', closes: '00:00' };
const always: OpeningHours = {
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
  closedOn: [],
};
const companyId = async () => Number((await demoUser(service(), 'admin')).companyId);
const arrange = async (change: Partial<typeof companies.$inferInsert>) =>
  service()
    .db.update(companies)
    .set(change)
    .where(eq(companies.id, await companyId()));

beforeEach(async () => {
  const { db } = service();
  for (const table of [toldOutages, signageSightings, mails, attempts]) await db.delete(table);
  await arrange({ mailsWhenAway: true, awayMailAfter: 15, openingHours: always });
});

/** Screens that were there, and went together. */
async function leave(...screens: Screen[]): Promise<void> {
  await goes(...screens.map(({ page }) => page));
  await timePasses(minutes(1));
}

/** The minute in which the service looks again and again. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= minutes(1)) {
    await timePasses(minutes(1));
    await service().mukae.outages.tell();
  }
}

const posted = () => service().db.select().from(mails).orderBy(asc(mails.id));
const subjects = async () => (await posted()).map(({ subject }) => subject);
const away = (count: number) => `【Mukae】サイネージがオフラインです（${count} 台） / Signages offline (${count})`;
const back = (count: number) => `【Mukae】サイネージの接続が戻りました（${count} 台） / Signages back (${count})`;

describe('a screen that is away', () => {
  it('[D-H19] is told to the administrators once, after the time they want, and once that it is back', async () => {
    await leave(await screen());
    await pass(minutes(12));
    expect(await subjects()).toEqual([]);
    await pass(minutes(30));
    const [mail] = await posted();
    expect(await subjects()).toEqual([away(1)]);
    expect(mail?.to).toBe('admin@demo.example');
    for (const words of ['1F 総合受付', 'から', '15 分', 'since 11/16', 'Check the power'])
      expect(mail?.text).toContain(words);

    const again = await screen();
    await pass(minutes(3));
    expect(await subjects()).toEqual([away(1), back(1)]);
    await leave(again);
    await pass(minutes(20));
    expect(await subjects()).toEqual([away(1), back(1), away(1)]);
  });

  it('[D-H20] is one of several in one mail, for a network takes all of them', async () => {
    const [one, other] = [await screen(), await screen('signage2')];
    await leave(one);
    await leave(other);
    await pass(minutes(30));
    expect(await subjects()).toEqual([away(2)]);
    const [mail] = await posted();
    for (const { name } of [await demoUser(service(), 'signage1'), await demoUser(service(), 'signage2')])
      expect(mail?.text).toContain(name);
  });

  it('[D-H21] counts only within the opening hours of its store, or else of its company', async () => {
    const now = new Date(service().clock.now().getTime() + 9 * 60 * minutes(1));
    const time = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(11, 16);
    const soon = { opens: time(minutes(40)), closes: time(minutes(100)) };
    const week = { mon: soon, tue: soon, wed: soon, thu: soon, fri: soon, sat: soon, sun: soon };
    await arrange({ openingHours: { week, closedOn: [] } });
    await leave(await screen());
    await pass(minutes(50));
    expect(await subjects()).toEqual([]);
    await pass(minutes(8));
    expect(await subjects()).toEqual([away(1)]);
  });

  it('[D-H21] counts in a store that has hours of its own, also where its company has none', async () => {
    await arrange({ openingHours: null });
    const { storeId } = await demoUser(service(), 'signage1');
    const ofStore = eq(stores.id, storeId ?? 0);
    await service().db.update(stores).set({ openingHours: always }).where(ofStore);
    await leave(await screen());
    await pass(minutes(20));
    await service().db.update(stores).set({ openingHours: null }).where(ofStore);
    expect(await subjects()).toEqual([away(1)]);
  });

  it('[D-H21] is told to nobody where no hours are set', async () => {
    await arrange({ openingHours: null });
    await leave(await screen());
    await pass(minutes(40));
    expect(await subjects()).toEqual([]);
  });

  it('[D-H22] is told to nobody in a company that does not want it, and later in one that wants to wait longer', async () => {
    const admin = await browser('admin');
    const set = (change: object) => admin.post('/api/updateCompany', change);
    expect((await set({ mails_when_away: false })).result).toBe('OK');
    await leave(await screen());
    await pass(minutes(30));
    expect(await subjects()).toEqual([]);
    await set({ mails_when_away: true, away_mail_after: 60 });
    await pass(minutes(25));
    expect(await subjects()).toEqual([]);
    await pass(minutes(5));
    expect(await subjects()).toEqual([away(1)]);
    for (const wrong of [4, 241, 'x']) expect((await set({ away_mail_after: wrong })).status).toBe(400);
  });

  it('[D-H22] is not told back to who has turned the mails off meanwhile', async () => {
    await leave(await screen());
    await pass(minutes(20));
    await arrange({ mailsWhenAway: false });
    await screen();
    await pass(minutes(2));
    await arrange({ mailsWhenAway: true });
    await pass(minutes(2));
    expect(await subjects()).toEqual([away(1)]);
  });

  it('[D-H23] is told within the mails that the company may cause in a day, and later where they are used up', async () => {
    await addPerson(service(), { loginId: `second${Math.random()}@demo.example`, role: 'companyAdmin' });
    await countAttempts(service(), 'mailsOfCompany', String(await companyId()), mailsOfNewCompanyMax - 1);
    await leave(await screen());
    await pass(minutes(20));
    expect(await subjects()).toEqual([]);
    await service().db.delete(attempts);
    await pass(minutes(2));
    expect(await subjects()).toEqual([away(1), away(1)]);
  });

  it('[D-H24] is not one that never was there, and not that of a web-reservation user', async () => {
    const { db, clock } = service();
    const { id: ownerId } = await demoUser(service(), 'guest');
    const [own] = await db.select().from(signages).where(eq(signages.ownerId, ownerId));
    await noteSighting(db, own?.id ?? 0, clock.now());
    await pass(minutes(20));
    expect(await subjects()).toEqual([]);
  });

  it('[D-H24] while the service itself was away is none: it counts from its start', async () => {
    const { db, clock, mukae } = service();
    const { id } = await screen();
    await db.delete(signageSightings);
    await noteSighting(db, id, new Date(clock.now().getTime() - days(3)));
    const parts = {
      db,
      clock,
      log: makeLogger('silent'),
      publicUrl: 'https://reception.example',
      outbox: mukae.outbox,
    };
    const mailAllowance = { take: async () => undefined, refuseTooMany: async () => undefined };
    const restarted = makeOutages({ ...parts, mailAllowance, statusOf: () => 'Logout' });
    await restarted.tell();
    clock.forward(minutes(14));
    await restarted.tell();
    expect(await subjects()).toEqual([]);
    clock.forward(minutes(1));
    await restarted.tell();
    expect((await posted())[0]?.text).toContain('https://reception.example/app/signage/list');
  });

  it('[D-H32] is told to its company also while another cannot be told, and that is in the log', async () => {
    const { db, clock, mukae } = service();
    const loginId = `admin${Math.random()}@elsewhere.example`;
    const [failing, { companyId: other }] = [
      await companyId(),
      await addStranger(service(), { loginId, role: 'companyAdmin' }),
    ];
    await db.update(companies).set({ openingHours: always }).where(eq(companies.id, other));
    const now = clock.now();
    const device = { companyId: other, storeId: null, ownerId: null, passwordHash: null, language: 'ja' } as const;
    const theirs = { ...device, ...portrait, name: '別の画面', loginId: `away-${Math.random()}`, now };
    const { id } = await db.transaction((tx) => addSignage(tx, theirs));
    const { id: ours } = await screen();
    for (const away of [ours, id]) await noteSighting(db, away, now);
    const lines: string[] = [];
    const log = makeLogger('error', { write: (line: string) => void lines.push(line) });
    const mailAllowance: MailAllowance = {
      async take(_tx, cause) {
        if (cause.companyId === failing) throw new Error('the mails of this company cannot be counted');
      },
      refuseTooMany: async () => undefined,
    };
    const parts = { db, clock, log, outbox: mukae.outbox, publicUrl: undefined };
    const outages = makeOutages({ ...parts, mailAllowance, statusOf: () => 'Logout' });
    clock.forward(minutes(20));
    await outages.tell();
    expect((await posted()).map(({ to }) => to)).toEqual([loginId]);
    expect(lines.join()).toContain('the mails of this company cannot be counted');
    await db.delete(signages).where(eq(signages.id, id));
  });
});
