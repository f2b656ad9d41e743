import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#platform/db/embedded/freePort';
import { makeLogger } from '#platform/log/logger';
import { type MailTransport, smtpTransport } from '#platform/mail/mailTransport';
import { type MailServer, startMailServer } from '#testing/mailServer';
import { mailsTo } from '#testing/mails';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes, seconds } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';
import { makeOutbox } from './outbox.service';
import { mails } from './outbox.tables';

async function reset(service: TestService, loginId: string, language = 'ja') {
  const asked = { targetUserLoginId: loginId, passwordReset: true };
  const answer = await new TestClient(service.url).post('/api/pwResetUser', asked, { 'accept-language': language });
  await service.mukae.passwordReset.carryOut();
  return answer;
}

describe('without a mail server', () => {
  const service = serviceForFile();

  it('[D-A18] mails wait where the systemAdmin reads them, newest first', async () => {
    await reset(service(), 'operator1@demo.example');
    await reset(service(), 'guest@demo.example');
    await service().mukae.outbox.deliver();
    const system = await loggedIn(service().url, 'system@demo.example');
    const { body } = await system.post('/api/getOutbox');
    expect(body).toMatchObject({
      result: 'OK',
      mails: [
        { to: 'guest@demo.example', createdAt: '2026-11-16T09:00:00+09:00' },
        { to: 'operator1@demo.example', subject: '【Mukae】仮パスワードのお知らせ' },
      ],
    });
  });

  it('[D-A18] however many they are: the oldest is on the last page, and found by its address', async () => {
    const { db, mukae, url } = service();
    await db.delete(mails);
    const numbers = Array.from({ length: 205 }, (_, n) => n + 1);
    await db.transaction(async (tx) => {
      for (const n of numbers) {
        await mukae.outbox.post(tx, { to: `new${n}@demo.example`, subject: '仮パスワード', text: `secret-${n}` });
      }
    });
    const system = await loggedIn(url, 'system@demo.example');
    const read = async (asked: object) => (await system.post('/api/getOutbox', asked)).body;
    expect(await read({ page: 1, pageSize: 1 })).toMatchObject({ rows: [{ to: 'new205@demo.example' }], total: 205 });
    expect(await read({ page: 3, pageSize: 100 })).toMatchObject({
      rows: [5, 4, 3, 2, 1].map((n) => ({ to: `new${n}@demo.example`, text: `secret-${n}` })),
    });
    expect(await read({ page: 1, search: 'NEW1@demo' })).toMatchObject({ rows: [{ text: 'secret-1' }], total: 1 });
    expect(await read({})).toMatchObject({ mails: numbers.toReversed().map((n) => ({ text: `secret-${n}` })) });
  });

  it.each(['admin@demo.example', 'operator1@demo.example', 'guest@demo.example', 'signage1@demo.example'])(
    '[D-A18] [A-A07] %s does not read them',
    async (loginId) => {
      const client = await loggedIn(service().url, loginId);
      expect((await client.post('/api/getOutbox')).status).toBe(403);
    },
  );

  it('[D-A18] nobody does not read them', async () => {
    expect((await new TestClient(service().url).post('/api/getOutbox')).status).toBe(401);
  });

  it('[D-A18] a mail goes with the change that caused it', async () => {
    const { db, mukae } = service();
    const mail = { to: 'never@demo.example', subject: 'never', text: 'never' };
    const undone = db.transaction(async (tx) => {
      await mukae.outbox.post(tx, mail);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const system = await loggedIn(service().url, 'system@demo.example');
    expect(await mailsTo(system, 'never@demo.example')).toEqual([]);
  });
});

describe('with a mail server', () => {
  const service = serviceForFile();
  let server: MailServer;
  let transport: MailTransport;
  let deliver: () => Promise<void>;
  let refuses = false;
  let system: TestClient;

  beforeAll(async () => {
    server = await startMailServer({ refuses: () => refuses });
    transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, '迎え <desk@mukae.example>');
    const { db, clock } = service();
    ({ deliver } = makeOutbox({ db, clock, log: makeLogger('silent'), transport }));
    system = await loggedIn(service().url, 'system@demo.example');
  });

  afterAll(async () => {
    transport.close();
    await server.stop();
  });

  beforeEach(() => {
    server.taken.length = 0;
    refuses = false;
  });

  it.each([
    ['ja', 'operator1@demo.example', '【Mukae】仮パスワードのお知らせ', '佐藤 美咲 様'],
    ['en', 'operator2@demo.example', '[Mukae] Your temporary password', 'Dear 鈴木 健一,'],
  ])(
    '[D-A18] the mail (%s) arrives as it was written, and is kept no longer',
    async (language, to, subject, greeting) => {
      await reset(service(), to, language);
      await deliver();
      const [raw = ''] = server.taken;
      const mail = await PostalMime.parse(raw);
      expect(server.taken).toHaveLength(1);
      expect(mail.to).toEqual([{ address: to, name: '' }]);
      expect(mail.from).toEqual({ address: 'desk@mukae.example', name: '迎え' });
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(greeting);
      expect(mail.text).toMatch(/[:：] \S{12}\n/);
      expect(await mailsTo(system, to)).toEqual([]);
    },
  );

  it('[D-A18] a mail that was not taken stays, and is tried again after a pause that grows', async () => {
    refuses = true;
    await reset(service(), 'guest@demo.example');
    await deliver();
    expect(await mailsTo(system, 'guest@demo.example')).toHaveLength(1);

    refuses = false;
    await deliver();
    expect(server.taken).toHaveLength(0);

    refuses = true;
    service().clock.forward(seconds(5));
    await deliver();
    refuses = false;
    service().clock.forward(seconds(9));
    await deliver();
    expect(server.taken).toHaveLength(0);
    service().clock.forward(seconds(1));
    await deliver();
    expect(server.taken).toHaveLength(1);
    expect(await mailsTo(system, 'guest@demo.example')).toEqual([]);
  });

  it('[D-A18] one that is refused does not hold up the next', async () => {
    refuses = true;
    await reset(service(), 'admin@demo.example');
    await deliver();
    refuses = false;
    await reset(service(), 'operator1@demo.example');
    await deliver();
    expect(server.taken).toHaveLength(1);
    service().clock.forward(minutes(1));
    await deliver();
    expect(server.taken).toHaveLength(2);
  });
});

describe('with a mail server that is slow', () => {
  const service = serviceForFile();
  const asked = async () => {
    await service().db.delete(mails);
    await reset(service(), 'guest@demo.example');
  };
  /** The outbox of a node, at a mail server of the test's choosing. */
  const node = (send: MailTransport['send']) => {
    const { db, clock } = service();
    return makeOutbox({ db, clock, log: makeLogger('silent'), transport: { send, close: () => undefined } });
  };

  it('[D-A18] no transaction is open meanwhile, and no other node sends the same mail', async () => {
    await asked();
    const sent: string[] = [];
    const open = sql`select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    await node(async ({ to }) => {
      await node(async () => void sent.push('by another')).deliver();
      expect((await service().db.execute(open)).rows).toHaveLength(0);
      sent.push(to);
    }).deliver();
    expect(sent).toEqual(['guest@demo.example']);
    expect(await service().db.select().from(mails)).toEqual([]);
  });

  it('[D-A18] the mail of a node that is gone while sending is sent by another a few minutes later', async () => {
    await asked();
    const sent: string[] = [];
    void node(() => new Promise(() => undefined)).deliver();
    const other = node(async ({ to }) => void sent.push(to));
    await expect
      .poll(async () => (await service().db.select().from(mails))[0]?.dueAt.getTime())
      .toBeGreaterThan(service().clock.now().getTime());
    await other.deliver();
    expect(sent).toEqual([]);
    service().clock.forward(minutes(5));
    await other.deliver();
    expect(sent).toEqual(['guest@demo.example']);
  });
});

describe('with a mail server that is away', () => {
  it('[D-A18] nothing is lost until it is back', async () => {
    const database = await makeTestDatabase();
    const port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const service = await startTestService({ databaseUrl: database.url, env });
    expect((await reset(service, 'guest@demo.example')).result).toBe('OK');
    await service.mukae.outbox.deliver();
    const system = await loggedIn(service.url, 'system@demo.example');
    expect(await mailsTo(system, 'guest@demo.example')).toHaveLength(1);

    const server = await startMailServer({ port });
    service.clock.forward(minutes(1));
    await expect.poll(() => mailsTo(system, 'guest@demo.example'), { timeout: 15_000 }).toEqual([]);
    expect(server.taken).toHaveLength(1);
    await service.stop();
    await server.stop();
    await database.drop();
  });
});
