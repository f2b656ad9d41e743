import { ok } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaCalls } from '@mukae/contract/calls/media';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { question } from '@/api/testing/wire';
import { someCompany } from '@/features/companies/testing/someCompany';
import { box, button, choose, isThere, press, rows, search, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { someMedium } from '../testing/someMedium';

const { wire, open } = pagesForFile();
const { pageOfMedia, updateMedia, deleteMedia } = mediaCalls;

const list = (...media: (typeof someMedium)[]) =>
  wire().answers(pageOfMedia, { result: 'OK', rows: media, total: media.length });

beforeEach(() => {
  list(someMedium).answers(companyCalls.getCompany, someCompany).answers(updateMedia, ok);
});

const openMedia = () => open('/app/media/list', 'companyAdmin');

async function rename(before: string, after: string) {
  await press(`${before} の名前を変える`);
  await type('名前', after);
  await act(async () => void fireEvent.keyDown(box('名前'), { key: 'Enter' }));
  await settled();
}

describe('the table of media', () => {
  it('[O-M01] tells of each what it is, how large, since when and where it is shown', async () => {
    const usedBy = [{ signageId: 7, name: '1F 総合受付', storeName: '東京本店' }];
    list(someMedium, { ...someMedium, id: 4, name: '冬の相談会', usedBy, useCount: 1 });
    await openMedia();
    const [first, second] = rows();
    for (const fact of ['店内図', '.png', '2099/11/16 09:00', '2 KB', 'なし']) expect(first).toContain(fact);
    expect(second).toContain('東京本店 1F 総合受付');
  });

  it('[O-M01] [D-AS08] tells with which answers of the receptionist a medium comes, beside the screens that show it', async () => {
    const usedBy = [{ signageId: 7, name: '1F 総合受付', storeName: '東京本店' }];
    const answers = ['駐車場はありますか', 'お手洗いはどこですか'];
    list(
      { ...someMedium, answers, answerCount: 12 },
      { ...someMedium, id: 4, usedBy, useCount: 3, answers, answerCount: 1 },
    );
    await openMedia();
    const [first, second] = rows();
    expect(first).toContain('「駐車場はありますか」への答え ほか 11 件');
    for (const place of ['東京本店 1F 総合受付 ほか 2 台', '「駐車場はありますか」への答え'])
      expect(second).toContain(place);
  });

  it('[O-M01] is sorted by name and narrowed to a kind', async () => {
    await openMedia();
    await press('名前');
    await choose('種類', '.mp4');
    expect(wire().sentTo(pageOfMedia).at(-1)).toMatchObject({ sort: 'name', kind: 'mp4' });
  });

  it('[O-M01] is searched', async () => {
    await openMedia();
    await search('名前で探す', '店内');
    expect(wire().sentTo(pageOfMedia).at(-1)).toMatchObject({ search: '店内' });
  });

  it('[O-M01] of an operator can be looked at, and neither be renamed nor deleted', async () => {
    await open('/app/media/list', 'operator');
    expect(isThere('button', '店内図 を表示する')).toBe(true);
    expect(isThere('button', '店内図 の名前を変える')).toBe(false);
    expect(isThere('button', '店内図 を削除する')).toBe(false);
  });
});

describe('the name of a medium', () => {
  it('[O-M03] is changed where it stands, and the focus stays there', async () => {
    await openMedia();
    list({ ...someMedium, name: 'フロアマップ 2F', version: 2 });
    await rename('店内図', 'フロアマップ 2F');
    expect(wire().sentTo(updateMedia)).toEqual([{ targetId: '3', name: 'フロアマップ 2F', version: '1' }]);
    expect(document.activeElement).toBe(button('フロアマップ 2F の名前を変える'));
  });

  it('[O-M03] that is empty is reverted, and one that is unchanged sends nothing', async () => {
    await openMedia();
    for (const typed of ['', ' 店内図 ']) {
      await rename('店内図', typed);
      expect(rows()).toEqual([expect.stringContaining('店内図')]);
    }
    expect(wire().sentTo(updateMedia)).toEqual([]);
  });
});

it('[O-M08] what a screen shows is deleted only after asking, and the question says where', async () => {
  const asked = { ...question('mediaInUse'), msg: '画面で使われています。\n・東京本店 1F 総合受付' };
  wire().answers(deleteMedia, ({ isForceSubmit }) => (isForceSubmit ? ok : asked));
  await openMedia();
  await press('店内図 を削除する');
  expect(told('dialog')).toContain('「店内図」を削除しますか');
  await press('削除する');
  expect(told('dialog')).toContain('SVER-63');
  expect(told('dialog')).toContain('東京本店 1F 総合受付');
  list();
  await press('削除する');
  expect(
    wire()
      .sentTo(deleteMedia)
      .map(({ isForceSubmit }) => isForceSubmit),
  ).toEqual([false, true]);
  expect(await screen.findByText('「店内図」を削除しました')).toBeTruthy();
  expect(screen.getByText('メディアはまだありません')).toBeTruthy();
});
