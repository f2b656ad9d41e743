import type { OutputOf } from '@mukae/contract/calls/call';
import { type MailAnswer, outboxCalls } from '@mukae/contract/calls/outbox';
import { expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { button, isThere, press, rows, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { patiently } from '@/testing/patiently';
import { settled } from '@/testing/settled';

const { wire, open } = pagesForFile();
const { pageOfOutbox } = outboxCalls;

const mail = (n: number): MailAnswer => ({
  id: n,
  to: `new${n}@demo.example`,
  subject: `${n} 人目`,
  text: `仮パスワード: secret-${n}`,
  createdAt: '2099-11-16T09:00:00+09:00',
});
const page = (rows: MailAnswer[], total: number): OutputOf<typeof pageOfOutbox> => ({ result: 'OK', rows, total });
const asked = () => wire().sentTo(pageOfOutbox).at(-1);

it('[D-A18] an outbox without a mail says so, and looks again when it is told to', async () => {
  wire().answers(pageOfOutbox, page([], 0));
  await open('/app/outbox', 'systemAdmin');
  expect(document.body.textContent).toContain('送信メールはありません');
  expect(isThere('table', 'メールの一覧')).toBe(false);
  wire().answers(pageOfOutbox, page([mail(1)], 1));
  await press('更新する');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('new1@demo.example');
  expect(rows()[0]).toContain('2099/11/16 09:00');
});

it('[D-A18] more mails than fit stand on pages, and each is found', async () => {
  wire().answers(pageOfOutbox, ({ page: number, search }) => {
    if (search === 'new7@') return page([mail(7)], 1);
    return number === 2 ? page([mail(1)], 21) : page([mail(21), mail(20)], 21);
  });
  await open('/app/outbox', 'systemAdmin');
  expect(asked()).toMatchObject({ page: 1, pageSize: 20 });
  expect(rows()[0]).toContain('new21@demo.example');
  await press('次へ');
  expect(asked()).toMatchObject({ page: 2, pageSize: 20 });
  expect(rows()).toHaveLength(1);
  expect(button('次へ').disabled).toBe(true);

  await type('メールを検索', 'new7@');
  await patiently(() => expect(asked()).toMatchObject({ page: 1, search: 'new7@' }));
  await settled();
  await press('new7@demo.example へのメールを読む');
  expect(told('dialog')).toContain('7 人目');
  expect(told('dialog')).toContain('secret-7');
});

it('[A-A08] who only pretends to be a system administrator is told that the server refuses', async () => {
  wire().answers(pageOfOutbox, refusal('notAllowed'));
  await open('/app/outbox', 'systemAdmin');
  expect(told('alert')).toContain('この操作を行う権限がありません。');
  expect(told('alert')).toContain('SVER-12');
});
