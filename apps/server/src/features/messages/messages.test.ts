import { auditCalls } from '@mukae/contract/calls/audit';
import { messageCalls } from '@mukae/contract/calls/messages';
import { outboxCalls } from '@mukae/contract/calls/outbox';
import { keepVisitorMessageDays } from '@mukae/contract/domain/message/visitorMessage';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAudit } from '#features/audit';
import { makeMailAllowance } from '#features/companies';
import { makeFindSignage } from '#features/signages';
import { makeLogger } from '#platform/log/logger';
import { makeThrottle } from '#platform/throttle/throttle';
import { addStranger, countAttempts, demoUser } from '#testing/people';
import { receptionForFile } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { removeMessagesBefore } from './messages.repo';
import { makeMessages } from './messages.service';

const { service, browser, page } = receptionForFile();
let signage: TestClient;
let operator: TestClient;

beforeAll(async () => {
  [signage, operator] = [await browser('signage1'), await browser('operator1')];
});

const left = { name: '山田', text: '折り返しご連絡ください', contact: '090-0000-0000' };
const leave = (words: object = left) => signage.post('/api/leaveMessage', words);
const list = async (input: object = {}, client = operator) =>
  messageCalls.pageOfMessages.output.parse((await client.post('/api/getMessages', input)).body);
const nothingLeft = () => removeMessagesBefore(service().db, new Date(service().clock.now().getTime() + hours(1)));

describe('what a visitor leaves', () => {
  it('[D-A27] is kept and told at once to those who see the signage; its operators and administrators read it', async () => {
    const [desk, console] = [await page('operator1'), await page('admin')];
    expect((await leave()).result).toBe('OK');
    for (const one of [desk, console])
      expect(await one.hears('visitorMessage')).toMatchObject({ signageName: '1F 総合受付' });
    const { rows, total } = await list({}, await browser('admin'));
    expect([total, rows[0]]).toMatchObject([1, { ...left, signageName: '1F 総合受付', done: null }]);
    expect((await list()).total).toBe(1);
    await nothingLeft();
  });

  it('[D-AO04] goes out by mail to the administrators, with her name, how to reach her, and what she wrote', async () => {
    await leave({ ...left, text: '見積もりの件です。http://evil.example をご覧ください' });
    const { mails } = outboxCalls.getOutbox.output.parse((await (await browser('system')).post('/api/getOutbox')).body);
    expect(mails[0]).toMatchObject({ to: 'admin@demo.example' });
    expect(mails[0]?.subject).toContain('1F 総合受付');
    for (const part of ['お名前：山田', 'ご連絡先：090-0000-0000', '見積もりの件です'])
      expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).not.toContain('evil.example');
    await nothingLeft();
  });

  it('[D-A27] is marked as done by who saw to it, and found by that', async () => {
    await leave();
    const [one] = (await list()).rows;
    const mark = (isDone: boolean) => operator.post('/api/markMessage', { targetId: one?.id, isDone });
    expect((await mark(true)).result).toBe('OK');
    expect((await list({ isDone: true })).rows[0]?.done?.by).toBe('佐藤 美咲');
    expect((await list({ isDone: false })).total).toBe(0);
    expect((await mark(false)).result).toBe('OK');
    expect((await list({ isDone: false })).rows[0]?.done).toBeNull();
    await nothingLeft();
  });

  it('[D-M02] [O-A02] is marked by the first who does so; the log tells who did it, and who took it back', async () => {
    await leave();
    const [one] = (await list()).rows;
    const admin = await browser('admin');
    const mark = (who: TestClient, isDone: boolean) => who.post('/api/markMessage', { targetId: one?.id, isDone });
    await mark(operator, true);
    service().clock.forward(60_000);
    expect((await mark(admin, true)).result).toBe('OK');
    expect((await list()).rows[0]?.done?.by).toBe('佐藤 美咲');
    await mark(admin, false);
    const { rows } = auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { page: 1 })).body);
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'message.reopened', subject: '1F 総合受付', actor: { name: '田中 恵子' } },
      { action: 'message.done', subject: '1F 総合受付', actor: { name: '佐藤 美咲' } },
    ]);
    expect(rows.filter(({ action }) => action === 'message.done')).toHaveLength(2);
    await nothingLeft();
  });

  it('[D-M01] is counted while nobody has seen to it, and everybody at work is told when that changes', async () => {
    const count = async (client = operator) =>
      messageCalls.countMessages.output.parse((await client.post('/api/countMessages')).body).open;
    const colleague = await page('operator2');
    const changes = async (change: () => Promise<unknown>) => {
      const heard = colleague.hears('messagesChanged');
      await change();
      await heard;
      return count();
    };
    expect(await count()).toBe(0);
    expect(await changes(() => leave())).toBe(1);
    const [one] = (await list()).rows;
    const mark = (isDone: boolean) => operator.post('/api/markMessage', { targetId: one?.id, isDone });
    expect(await changes(() => mark(true))).toBe(0);
    expect(await changes(() => mark(false))).toBe(1);
    expect(await changes(nothingLeft)).toBe(0);
    expect((await signage.post('/api/countMessages')).status).toBe(403);
  });

  it('[D-A27] [W-09] is short, says something, and comes from a signage', async () => {
    for (const words of [
      { ...left, text: ' ' },
      { ...left, text: 'あ'.repeat(201) },
      { ...left, contact: '1'.repeat(61) },
    ])
      expect((await leave(words)).code).toBe('SVER-10');
    expect((await operator.post('/api/leaveMessage', left)).status).toBe(403);
    expect((await signage.post('/api/getMessages')).status).toBe(403);
    expect((await list()).total).toBe(0);
  });

  it('[D-A27] [D-B04] is nobody else’s', async () => {
    await leave();
    await addStranger(service(), { loginId: 'z@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'z@other.example');
    expect((await list({}, stranger)).total).toBe(0);
    const [one] = (await list()).rows;
    expect((await stranger.post('/api/markMessage', { targetId: one?.id, isDone: true })).status).toBe(404);
    await nothingLeft();
  });

  it('[D-A27] is taken ten times an hour at one signage', async () => {
    service().clock.forward(hours(2));
    for (let times = 0; times < 10; times += 1) expect((await leave()).result).toBe('OK');
    expect((await leave()).status).toBe(429);
    service().clock.forward(hours(1) + 1);
    expect((await leave()).result).toBe('OK');
    await nothingLeft();
  });

  it('[D-AO04] is kept also when the company may send no more mails today', async () => {
    const { companyId } = await demoUser(service(), 'admin');
    await countAttempts(service(), 'mailsOfCompany', String(companyId), 300);
    expect((await leave()).result).toBe('OK');
    expect((await list()).total).toBe(1);
    await nothingLeft();
  });

  it('[D-A27] is deleted after 90 days', async () => {
    service().clock.forward(hours(2));
    await leave();
    const { db, clock } = service();
    const { sweep } = makeMessages({
      db,
      clock,
      throttle: makeThrottle(db, clock),
      audit: makeAudit(clock),
      findSignage: makeFindSignage(db),
      outbox: service().mukae.outbox,
      mailAllowance: makeMailAllowance('mailsOfCompany', makeThrottle(db, clock), clock),
      publicUrl: undefined,
      log: makeLogger('silent', { write: () => undefined }),
      tell: () => {},
    });
    const kept = async () => {
      await sweep();
      return (await list({}, await loggedIn(service().url, 'operator1@demo.example'))).total;
    };
    clock.forward(hours(24 * keepVisitorMessageDays) - 1);
    expect(await kept()).toBe(1);
    clock.forward(2);
    expect(await kept()).toBe(0);
  });
});
