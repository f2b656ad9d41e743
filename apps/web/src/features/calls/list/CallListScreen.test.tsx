import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, press, rows } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { quietDay } from '../testing/quietDay';
import { someRecord } from '../testing/someRecord';

const { wire, open } = pagesForFile();
const { pageOfCallRecords, getCallSummary } = callRecordCalls;

beforeEach(() => {
  wire().answers(pageOfCallRecords, { result: 'OK', rows: [someRecord], total: 1 });
  wire().answers(getCallSummary, quietDay);
});

const openList = (query = '') => open(`/app/calls/list${query}`, 'companyAdmin');
const lastAsked = () => wire().sentTo(pageOfCallRecords).at(-1);

describe('the list of calls that are over', () => {
  it('[O-L60] tells where, what became of it, who answered, why and for how long', async () => {
    await openList();
    const [first] = rows();
    for (const words of ['1F 総合受付東京本店', '応対済み', '佐藤 美咲', '内覧', '9 秒', '2 分']) {
      expect(first).toContain(words);
    }
  });

  it('[O-L60] is narrowed by outcome, and the address keeps it', async () => {
    const { place } = await openList();
    await choose('結果', '応答なし');
    expect(lastAsked()).toMatchObject({ fate: 'missed' });
    expect(place()).toBe('/app/calls/list?fate=missed');
  });

  it('[O-L60] is narrowed to the signage that the address names, until that is lifted', async () => {
    const { place } = await openList('?signageId=7');
    expect(lastAsked()).toMatchObject({ signageId: 7 });
    await press('このサイネージだけの条件を外す');
    expect(lastAsked()).not.toHaveProperty('signageId');
    expect(place()).toBe('/app/calls/list');
  });
});
