import { noCompany } from '@mukae/contract/domain/company/companyName';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMeeting, addTalk } from '#testing/meetings';
import { textInPdf } from '#testing/pdfText';
import { addPerson, addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { companies } from '../../companies/companies.tables';

const issuer = {
  ISSUER_NAME: '迎え株式会社',
  ISSUER_ADDRESS: '東京都千代田区1-1\\n迎えビル',
  ISSUER_BANK: 'みほん銀行 本店\\n普通 1234567',
  INVOICE_REGISTRATION_NUMBER: 'T1234567890123',
};
const qualified = serviceForFile(issuer);
const unknown = serviceForFile();

/** A colleague and a guest, each with a meeting of half an hour. */
async function meetings(service: ReturnType<typeof qualified>): Promise<void> {
  const { companyId } = await demoUser(service, 'admin');
  const guest = await demoUser(service, 'guest');
  const person = { loginId: 'colleague@demo.example', role: 'webReservationUser', name: '同僚 一郎' } as const;
  const colleague = { id: await addPerson(service, person), companyId, name: person.name };
  const startsAt = new Date('2026-11-10T10:00:00+09:00');
  for (const { id, companyId, name } of [colleague, guest]) {
    const whose = { companyId: companyId ?? 0, userId: id, userName: name };
    const reservationId = await addMeeting(service, { ...whose, title: `${name}の商談`, startsAt });
    for (const minutes of [5, 25]) {
      const from = new Date(startsAt.getTime() + minutes * 60_000);
      await addTalk(service, { companyId: whose.companyId, reservationId, from, minutes });
    }
  }
  const reservationId = await addMeeting(service, { companyId: companyId ?? 0, title: '社内の商談', startsAt });
  await addTalk(service, { companyId: companyId ?? 0, reservationId, from: startsAt, minutes: 40 });
  await service.mukae.usage.derive();
}

function until(service: ReturnType<typeof qualified>, time: string): void {
  service.clock.forward(new Date(time).getTime() - service.clock.now().getTime());
}

const paper = async (client: TestClient, query: string) => {
  const response = await client.send('GET', `/reservation/invoice.pdf?${query}`);
  const content = Buffer.from(await response.arrayBuffer());
  return { name: response.headers.get('content-disposition'), text: response.ok ? textInPdf(content) : '' };
};
const as = (name: string, service = qualified()) => loggedIn(service.url, `${name}@demo.example`);

beforeAll(async () => {
  await meetings(qualified());
  await meetings(unknown());
});

describe('a month that is open', () => {
  it('[D-RU15] is a statement that says it is not final, in both languages', async () => {
    const ja = await paper(await as('admin'), 'month=2026-11');
    expect(ja.name).toBe('attachment; filename="statement-2026-11.pdf"');
    expect(ja.text).toContain('ご利用明細（未確定）');
    expect(ja.text).toContain('この明細は請求書ではありません。');
    expect(ja.text).toContain('2,145円');
    expect(ja.text).not.toMatch(/INV-|T1234567890123/);
    const { text } = await paper(await as('admin'), 'month=2026-11&language=en');
    expect(text).toContain('Statement (not final)');
    expect(text).toContain('¥2,145');
  });
});

describe('a month of somebody who is gone', () => {
  it('[D-RU16] is a statement in her name', async () => {
    const service = unknown();
    const name = '退会 三郎';
    const person = { loginId: 'gone@other.example', role: 'webReservationUser', name } as const;
    const alone = await addStranger(service, person);
    await service.db.update(companies).set({ name: noCompany }).where(eq(companies.id, alone.companyId));
    const startsAt = new Date('2026-11-11T10:00:00+09:00');
    const whose = { companyId: alone.companyId, userId: alone.id, userName: name };
    const reservationId = await addMeeting(service, { ...whose, startsAt });
    await addTalk(service, { companyId: alone.companyId, reservationId, from: startsAt, minutes: 30 });
    await service.mukae.usage.derive();
    const system = await as('system', service);
    expect((await system.post('/api/deleteUser', { targetUserId: alone.id })).result).toBe('OK');
    const { text } = await paper(system, `month=2026-11&companyId=${alone.companyId}`);
    expect(text).toContain(`${name} 様`);
  });
});

describe('a month that is closed', () => {
  beforeAll(async () => {
    for (const service of [qualified(), unknown()]) {
      until(service, '2026-12-01T02:00:00+09:00');
      await service.mukae.usage.closeMonths();
    }
  });

  it('[D-RU11] [D-RU15] is a qualified invoice: issuer and number, recipient, period, tax by rate, total, due day, where to pay', async () => {
    const { name, text } = await paper(await as('admin'), 'month=2026-11');
    expect(name).toBe('attachment; filename="invoice-2026-11.pdf"');
    const said = [
      /^請求書$/,
      /^INV-00000[12]$/,
      /^2026年12月1日$/,
      /^2026年11月1日～2026年11月30日$/,
      /^青葉ホーム株式会社 御中$/,
      /^迎え株式会社$/,
      /^東京都千代田区1-1$/,
      /^登録番号 T1234567890123$/,
      /^2026年12月30日$/,
      /^通話料金（10分につき300円）$/,
      /^10分以内の無料利用$/,
      /^消費税（10％対象 1,950円）$/,
      /^195円$/,
      /^2,145円$/,
      /^普通 1234567$/,
      /^同僚 一郎の商談$/,
      /^社内の商談$/,
    ];
    const lines = text.split('\n');
    for (const line of said) expect(lines).toContainEqual(expect.stringMatching(line));
    // Both stretches of one reservation are one row.
    expect(lines.filter((line) => line === '同僚 一郎の商談')).toHaveLength(1);
    expect(lines).toContain('30分');
    expect(text).not.toContain('適格請求書');
  });

  it('[D-RU15] stays as it was told, whatever is called otherwise since', async () => {
    const admin = await as('admin');
    const before = await paper(admin, 'month=2026-11');
    const { db } = qualified();
    const { companyId } = await demoUser(qualified(), 'admin');
    await db
      .update(companies)
      .set({ name: '新しい名前' })
      .where(eq(companies.id, companyId ?? 0));
    expect(await paper(admin, 'month=2026-11')).toEqual(before);
  });

  it('[D-RU11] says plainly that it is no qualified invoice where no issuer is set', async () => {
    const { text } = await paper(await as('admin', unknown()), 'month=2026-11');
    expect(text).toContain('Mukae サービス提供者');
    expect(text).toContain('この書面は適格請求書（インボイス）ではありません。');
    const { text: english } = await paper(await as('admin', unknown()), 'month=2026-11&language=en');
    expect(english).toContain('this is not a qualified invoice');
  });

  it('[D-RU16] shows who shares a company her own part alone, and who is the contract its invoice', async () => {
    const part = await paper(await as('colleague'), 'month=2026-11');
    expect(part.name).toContain('statement');
    expect(part.text).toContain('同僚 一郎 様');
    expect(part.text).toContain('825円');
    expect(part.text).not.toMatch(/INV-|社内の商談/);
    const whole = await paper(await as('guest'), 'month=2026-11');
    expect(whole.name).toContain('invoice');
    expect(whole.text).toContain('森 あかり 様');
    expect(whole.text).toMatch(/INV-00000[12]/);
  });

  it('[D-RU16] shows no invoice to who came later to a company without an organization, but a statement of her part', async () => {
    const { companyId } = await demoUser(qualified(), 'guest');
    await addPerson(qualified(), { loginId: 'later@demo.example', role: 'webReservationUser', companyId });
    const part = await paper(await as('later'), 'month=2026-11');
    expect(part.name).toContain('statement');
    expect(part.text).toContain('森 あかりのご契約のうち');
    expect(part.text).not.toMatch(/INV-|の商談/);
  });

  it('[D-RU15] without anything to pay says so', async () => {
    const { name, text } = await paper(await as('admin'), 'month=2026-10');
    expect(name).toContain('statement');
    expect(text).toContain('この月のお支払いはありません。');
    expect(text).not.toContain('未確定');
  });

  it('[D-RU15] is of one company, that of the caller or one that a systemAdmin names', async () => {
    const system = await as('system');
    const { companyId } = await demoUser(qualified(), 'guest');
    const status = async (query: string) => (await system.send('GET', `/reservation/invoice.pdf?${query}`)).status;
    expect(await status('month=2026-11')).toBe(400);
    expect(await status('month=2026-11&companyId=999999')).toBe(404);
    expect((await paper(system, `month=2026-11&companyId=${companyId}`)).text).toContain('森 あかり 様');
  });
});
