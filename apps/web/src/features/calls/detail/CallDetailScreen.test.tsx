import { type CallRecord, callRecordCalls } from '@mukae/contract/calls/callRecords';
import { expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { follow, link, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someRecord } from '../testing/someRecord';

const { wire, open } = pagesForFile();

async function courseOf(record: CallRecord) {
  wire().answers(callRecordCalls.getCallRecord, record);
  await open(`/app/calls/detail?id=${record.id}`, 'companyAdmin');
  return [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
}

it('[O-L60] the page of a call tells how it went, and leads to others of its signage', async () => {
  expect(await courseOf(someRecord)).toEqual([
    expect.stringMatching(/^お客様が「内覧」に触れました/),
    expect.stringMatching(/^1 人のオペレーターを呼び出しました/),
    expect.stringMatching(/^佐藤 美咲 さんが応答しました.*9 秒後$/),
    expect.stringMatching(/^音声が届きました.*1 秒後$/),
    '映像は届きませんでした',
    expect.stringMatching(/^オペレーターが応対を終えました.*2 分後$/),
  ]);
  expect(link('一覧へ戻る').getAttribute('href')).toBe('/app/calls/list');
  expect(link('このサイネージの記録').getAttribute('href')).toBe('/app/calls/list?signageId=7');
  expect(link('佐藤 美咲').getAttribute('href')).toBe('/app/users/update?id=2');
});

it('[O-L60] the page of a record that is not there keeps its title, says so and leads back', async () => {
  wire().answers(callRecordCalls.getCallRecord, refusal('notFound'));
  const { place } = await open('/app/calls/detail?id=999', 'companyAdmin');
  expect(document.querySelector('h1')?.textContent).toBe('応対記録');
  expect(told('alert')).toContain('見つかりませんでした。');
  await follow('一覧へ戻る');
  expect(place()).toBe('/app/calls/list');
});

it('[O-L60] the page of a request that nobody answered says so at the end', async () => {
  const never = { acceptedAt: null, connectedAt: null, firstSoundAt: null };
  const missed: CallRecord = {
    ...someRecord,
    operator: null,
    outcome: 'timedOut',
    times: { ...someRecord.times, ...never },
  };
  expect((await courseOf(missed)).at(-1)).toMatch(/^だれも応答しませんでした/);
});

it('[D-K10] the page of a monitoring by somebody whom the company does not see says that it began, and names nobody', async () => {
  const course = await courseOf({ ...someRecord, kind: 'monitoring', operator: null, rungCount: 0 });
  expect(course).toContainEqual(expect.stringMatching(/^モニタリングが始まりました/));
});

it('[D-K10] the page of a call that a system administrator answered tells her name, and links to no user', async () => {
  const course = await courseOf({ ...someRecord, operator: { userId: null, name: '運営 担当' } });
  expect(course).toContainEqual(expect.stringMatching(/^運営 担当 さんが応答しました/));
  const links = [...document.querySelectorAll('a')].map((one) => one.textContent);
  expect(links).not.toContain('運営 担当');
  expect(links).not.toContain('このオペレーターの記録');
});
