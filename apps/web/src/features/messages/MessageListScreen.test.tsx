import { ok } from '@mukae/contract/calls/answers';
import { messageCalls } from '@mukae/contract/calls/messages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someMessage } from './testing/someMessage';

const { wire, open } = pagesForFile();
const { pageOfMessages, markMessage } = messageCalls;

it('[D-A27] [D-M02] an operator reads what visitors left, marks it as done, sees who did and when, and takes it back', async () => {
  wire()
    .answers(pageOfMessages, { result: 'OK', rows: [someMessage], total: 1 })
    .answers(markMessage, ok);
  await open('/app/messages/list', 'operator');
  for (const fact of ['1F 総合受付', '山田 様', someMessage.contact, '2026/11/16 20:00', '未対応'])
    expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
  expect(screen.getByText(/折り返しご連絡ください/)).toBeTruthy();
  expect(wire().sentTo(pageOfMessages)).toMatchObject([{ isDone: false }]);
  wire().answers(pageOfMessages, {
    result: 'OK',
    rows: [{ ...someMessage, done: { at: '2026-11-17T09:30:00+09:00', by: '佐藤 美咲' } }],
    total: 1,
  });
  await press('対応済みにする');
  expect(wire().sentTo(markMessage)).toEqual([{ targetId: 3, isDone: true }]);
  expect(await screen.findByText('佐藤 美咲')).toBeTruthy();
  expect(screen.getByText('2026/11/17 09:30')).toBeTruthy();

  wire().answers(pageOfMessages, { result: 'OK', rows: [someMessage], total: 1 });
  await press('未対応に戻す');
  expect(wire().sentTo(markMessage).at(-1)).toEqual({ targetId: 3, isDone: false });
  expect(screen.queryByText('佐藤 美咲')).toBeNull();
});

it('[D-A27] says so while nothing is left to be done', async () => {
  wire().answers(pageOfMessages, { result: 'OK', rows: [], total: 0 });
  await open('/app/messages/list', 'companyAdmin');
  expect(screen.getByText('未対応の伝言はありません')).toBeTruthy();
});
