import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import { makeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, button, follow, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someWholeSignage } from '../testing/someSignage';

const { wire, open } = pagesForFile();
const { getSignage, changeSignage, deleteSignage } = signageCalls;
const signage = someWholeSignage;

beforeEach(() => {
  wire().answers(storeCalls.listStores, []).answers(characterCalls.listCharacters, []);
  wire().answers(getSignage, signage).answers(changeSignage, ok);
});

const openSignage = () => open('/app/signage/update?id=7', 'companyAdmin');
const save = () => press('保存する');
const list = '/app/signage/list';

describe('the form of a signage', () => {
  it('[O-G03] sends only what was changed, with the state that was seen, and leads to the list', async () => {
    const { place } = await openSignage();
    expect(button('保存する').disabled).toBe(true);
    await type('設置場所', '1F 西側受付');
    await save();
    expect(wire().sentTo(changeSignage)).toEqual([{ targetId: '7', name: '1F 西側受付', version: '1' }]);
    expect(place()).toBe(list);
  });

  it('[D-L04] says that a conversation would end before it logs the device of one out', async () => {
    wire().answers(getSignage, { ...signage, status: 'Active' });
    await openSignage();
    await type('パスワード', 'Counter2026!');
    await save();
    expect(told('dialog')).toContain('お客様との会話が終わります。');
  });

  it('[O-G04] asks before another password logs the device out, and wants the current one', async () => {
    wire().answers(changeSignage, ({ currentPassword }) =>
      currentPassword === 'Demo2026!' ? ok : refusal('wrongCurrentPassword'),
    );
    const { place } = await openSignage();
    await type('パスワード', 'Counter2026!');
    await save();
    expect(told('dialog')).toContain('端末のログインを変更しますか');
    expect(told('dialog')).toContain('このサイネージの端末はログアウトされます。');
    await press('やめる');
    expect(told('dialog')).toBe('');
    await save();
    await press('変更する');
    expect(wire().sentTo(changeSignage)).toEqual([]);

    await type('現在のパスワード', 'Wrong2026!');
    await press('変更する');
    expect(told('alert')).toContain('SVER-101');
    await type('現在のパスワード', 'Demo2026!');
    await press('変更する');
    expect(wire().sentTo(changeSignage).at(-1)).toEqual({
      targetId: '7',
      password: 'Counter2026!',
      currentPassword: 'Demo2026!',
      version: '1',
    });
    expect(place()).toBe(list);
    expect(await screen.findByText('端末はログアウトされました。')).toBeTruthy();
  });

  it('[D-E05] shows a login id that was made up, and takes a password alone for it', async () => {
    const loginId = makeUpLoginId('0a1b2c');
    wire().answers(getSignage, { ...signage, loginId });
    await openSignage();
    expect(box('自動で付けられたログインID').value).toBe(loginId);
    await type('パスワード', 'Counter2026!');
    await save();
    await press('変更する');
    await type('現在のパスワード', 'Demo2026!');
    await press('変更する');
    const sent = { targetId: '7', password: 'Counter2026!', currentPassword: 'Demo2026!', version: '1' };
    expect(wire().sentTo(changeSignage)).toEqual([sent]);
  });

  it('[O-G10] tells the second of two administrators, and loads the new state', async () => {
    wire().answers(changeSignage, refusal('changedMeanwhile'));
    await openSignage();
    await type('設置場所', '1F 西側受付');
    await save();
    expect(told('alert')).toContain('SVER-28');
    wire().answers(getSignage, { ...signage, name: '1F 東側受付', version: 2 });
    await press('新しい内容を読み込む');
    expect(box('設置場所').value).toBe('1F 東側受付');
    expect(told('alert')).toBe('');
  });
});

describe('deleting a signage', () => {
  it('[O-G05] is asked about, and leads to the list', async () => {
    wire().answers(deleteSignage, ok);
    const { place } = await openSignage();
    await press('サイネージを削除する');
    expect(told('dialog')).toContain('サイネージを削除しますか');
    await press('やめる');
    expect([told('dialog'), wire().sentTo(deleteSignage)]).toEqual(['', []]);
    await press('サイネージを削除する');
    await press('削除する');
    expect(wire().sentTo(deleteSignage)).toEqual([{ targetId: 7 }]);
    expect(place()).toBe(list);
  });

  it('[O-G05] leaves an address that says so, and leads back', async () => {
    wire().answers(getSignage, refusal('notFound'));
    const { place } = await openSignage();
    expect(told('alert')).toContain('SVER-14');
    await follow('一覧へ戻る');
    expect(place()).toBe(list);
  });
});
