import { added } from '@mukae/contract/calls/answers';
import { storeCalls } from '@mukae/contract/calls/stores';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { chooseCompany } from '@/features/companies/companyScope';
import { box, faultOf, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { addStore } = storeCalls;
const name = '福岡天神店';

describe('the form for a new store', () => {
  it('[O-S04] needs a name, and sends nothing without one', async () => {
    await open('/app/store/add', 'companyAdmin');
    await type('店舗名', '　 ');
    await press('追加する');
    expect(faultOf('店舗名')).toBe('必須項目です');
    expect(document.activeElement).toBe(box('店舗名'));
    expect(wire().sentTo(addStore)).toEqual([]);
  });

  it('[O-S02] sends the name without the spaces around it, and leads to the list', async () => {
    wire().answers(addStore, added(5));
    const { place } = await open('/app/store/add', 'companyAdmin');
    await type('店舗名', `  ${name} `);
    await press('追加する');
    expect(wire().sentTo(addStore)).toEqual([{ name }]);
    expect(place()).toBe('/app/store/list');
    expect(await screen.findByText('店舗を追加しました')).toBeTruthy();
  });

  it('[O-S02] shows a refusal with its code and its message; what was typed stays', async () => {
    chooseCompany(999_999);
    wire().answers(addStore, refusal('notFound'));
    await open('/app/store/add', 'systemAdmin');
    await type('店舗名', name);
    await press('追加する');
    expect(wire().sentTo(addStore)).toEqual([{ name, companyId: '999999' }]);
    expect(told('alert')).toContain('見つかりませんでした。');
    expect(told('alert')).toContain('SVER-14');
    expect(box('店舗名').value).toBe(name);
  });

  it('[W-09] tells at its field what only the server finds wrong, and in the banner what it has no field for', async () => {
    const refuse = (field: string) =>
      wire().answers(addStore, { ...refusal('badInput'), faults: [{ field, fault: 'tooLong' }] });
    await open('/app/store/add', 'companyAdmin');
    await type('店舗名', name);
    refuse('name');
    await press('追加する');
    expect(faultOf('店舗名')).toBe('文字数が上限を超えています');
    expect(document.activeElement).toBe(box('店舗名'));
    expect(told('alert')).toBe('');

    refuse('companyId');
    await press('追加する');
    expect(told('alert')).toContain('SVER-10');
    expect(faultOf('店舗名')).toBeUndefined();
  });
});
