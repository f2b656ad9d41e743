import { ok } from '@mukae/contract/calls/answers';
import { storeCalls } from '@mukae/contract/calls/stores';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { box, button, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someStore } from '../testing/someStore';

const { wire, open } = pagesForFile();
const { getStore, updateStore, deleteStore } = storeCalls;

beforeEach(() => {
  wire().answers(getStore, someStore).answers(updateStore, ok);
});

const openStore = () => open('/app/store/update?id=5', 'companyAdmin');
const save = () => press('保存する');
const sentName = (name: string, more = {}) => ({
  targetStoreId: '5',
  name,
  version: '1',
  isForceSubmit: '0',
  ...more,
});

describe('the form of a store', () => {
  it('[O-S03] [O-S04] sends a changed name alone, with the state that was seen, and leads to the list', async () => {
    const { place } = await openStore();
    expect(button('保存する').disabled).toBe(true);
    await type('店舗名', '福岡天神南店');
    await save();
    expect(wire().sentTo(updateStore)).toEqual([sentName('福岡天神南店')]);
    expect(place()).toBe('/app/store/list');
    expect(await screen.findByText('保存しました')).toBeTruthy();
  });

  it('[O-S05] asks about the name of another store; accepting sends the same again with force', async () => {
    wire().answers(updateStore, ({ isForceSubmit }) => (isForceSubmit === '1' ? ok : question('sameStoreName')));
    const { place } = await openStore();
    await type('店舗名', '東京本店');
    await save();
    expect(told('dialog')).toContain('同じ店舗名にしますか');
    expect(told('dialog')).toContain('SVER-62');
    expect(told('dialog')).toContain('同じ名前の店舗が既にあります。');
    await press('やめる');
    expect(told('dialog')).toBe('');
    await save();
    await press('変更する');
    const asked = sentName('東京本店');
    expect(wire().sentTo(updateStore)).toEqual([asked, asked, sentName('東京本店', { isForceSubmit: '1' })]);
    expect(place()).toBe('/app/store/list');
  });

  it('[O-S08] tells who saves what somebody else has changed, and loads the new state', async () => {
    wire().answers(updateStore, refusal('changedMeanwhile'));
    const { place } = await openStore();
    await type('店舗名', '福岡一号店');
    await save();
    expect(told('alert')).toContain('SVER-28');
    wire()
      .answers(getStore, { ...someStore, name: '博多店', version: 2 })
      .answers(updateStore, ok);
    await press('新しい内容を読み込む');
    expect(box('店舗名').value).toBe('博多店');
    expect(told('alert')).toBe('');
    await type('店舗名', '福岡一号店');
    await save();
    expect(wire().sentTo(updateStore).at(-1)).toEqual(sentName('福岡一号店', { version: '2' }));
    expect(place()).toBe('/app/store/list');
  });
});

describe('the hours of a store', () => {
  it('[D-A26] are its own once they are set, and those of the company again when they are taken away', async () => {
    await openStore();
    fireEvent.click(screen.getByLabelText(/この店舗だけの受付時間/));
    await save();
    const [sent] = wire().sentTo(updateStore);
    expect(JSON.parse(String(sent?.openingHours)).week.mon).toEqual({ opens: '09:00', closes: '18:00' });
  });
});

describe('deleting a store', () => {
  it('[O-S03] is asked about, and leads to the list', async () => {
    wire().answers(deleteStore, ok);
    const { place } = await openStore();
    await press('店舗を削除する');
    expect(told('dialog')).toContain('店舗を削除しますか');
    expect(told('dialog')).toContain('福岡天神店を削除します。');
    await press('削除する');
    expect(wire().sentTo(deleteStore)).toEqual([{ targetStoreId: 5 }]);
    expect(place()).toBe('/app/store/list');
    expect(await screen.findByText('店舗を削除しました')).toBeTruthy();
  });

  it('[O-S03] is refused where somebody works or something stands, and says why', async () => {
    wire().answers(deleteStore, refusal('storeInUse'));
    const { place } = await openStore();
    await press('店舗を削除する');
    await press('削除する');
    expect(told('alert')).toContain('ユーザーまたはサイネージが残っている店舗は削除できません。');
    expect(told('alert')).toContain('SVER-29');
    expect(place()).toBe('/app/store/update?id=5');
  });

  it('[O-S03] is not offered of the own store', async () => {
    wire().answers(getStore, { ...someStore, isOwnConfig: true });
    await openStore();
    expect(button('店舗を削除する').disabled).toBe(true);
    expect(screen.getByText('ご自身が所属する店舗は削除できません。')).toBeTruthy();
  });
});
