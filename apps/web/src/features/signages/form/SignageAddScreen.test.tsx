import { added } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { someStore } from '@/features/stores/testing/someStore';
import { box, choose, faultOf, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { addSignage, getSignageRandomPassword } = signageCalls;

beforeEach(() => {
  wire().answers(storeCalls.listStores, [someStore]).answers(characterCalls.listCharacters, someCast);
  wire().answers(addSignage, added(8));
});

const openForm = () => open('/app/signage/add', 'companyAdmin');
const add = () => press('追加する');

describe('the form for a new signage', () => {
  it('[O-G02] needs a name and a store, and sends nothing without them', async () => {
    await openForm();
    await add();
    expect(told('alert')).toContain('入力内容をご確認ください（2 件）');
    expect(faultOf('設置場所')).toBe('必須項目です');
    expect(faultOf('店舗')).toBe('必須項目です');
    expect(wire().sentTo(addSignage)).toEqual([]);
  });

  it('[O-G02] sends a name, a store, a size and a character without a login, and leads to the list', async () => {
    const { place } = await openForm();
    await type('設置場所', 'ラウンジ');
    await choose('店舗', '福岡天神店');
    await tick('横 1920×1080');
    await tick('Kento');
    await add();
    const [sent] = wire().sentTo(addSignage);
    expect(sent).toMatchObject({ name: 'ラウンジ', storeId: '5', width: '1920', height: '1080' });
    expect(sent).toMatchObject({ default_character_id: '2' });
    expect(Object.keys(sent ?? {})).not.toContain('login_id');
    expect(Object.keys(sent ?? {})).not.toContain('password');
    expect(place()).toBe('/app/signage/list');
    expect(await screen.findByText('サイネージを追加しました')).toBeTruthy();
  });

  it('[O-G02] shows a made password, and sends it once the size is within its limits', async () => {
    wire().answers(getSignageRandomPassword, { result: 'OK', createPassword: 'Made-2026-up', msg: '' });
    await openForm();
    await type('設置場所', 'ラウンジ');
    await choose('店舗', '福岡天神店');
    await tick('その他');
    await type('幅（ピクセル）', '100');
    await type('ログインID', 'lounge-1');
    await press('パスワードを自動で作る');
    expect([box('パスワード').type, box('パスワード').value]).toEqual(['text', 'Made-2026-up']);
    await add();
    expect(faultOf('幅（ピクセル）')).toBe('入力できる範囲の数値を入力してください');
    expect(wire().sentTo(addSignage)).toEqual([]);
    await type('幅（ピクセル）', '1280');
    await add();
    expect(wire().sentTo(addSignage)).toMatchObject([
      { login_id: 'lounge-1', password: 'Made-2026-up', width: '1280' },
    ]);
  });
});
