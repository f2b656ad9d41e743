import { added } from '@mukae/contract/calls/answers';
import { healthCalls, servingName } from '@mukae/contract/calls/health';
import { storeCalls } from '@mukae/contract/calls/stores';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { chooseCompany } from '@/features/companies/companyScope';
import { withKeptDraft } from '@/forms/keptDraft';
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
    expect(wire().sentTo(addStore)).toEqual([{ name, isForceSubmit: '0' }]);
    expect(place()).toBe('/app/store/list');
    expect(await screen.findByText('店舗を追加しました')).toBeTruthy();
  });

  it('[D-E04] asks when another store has the name, and adds it once that is accepted', async () => {
    wire().answers(addStore, ({ isForceSubmit }) => (isForceSubmit === '1' ? added(5) : question('sameStoreName')));
    const { place } = await open('/app/store/add', 'companyAdmin');
    await type('店舗名', name);
    await press('追加する');
    expect(told('dialog')).toContain('同じ名前の店舗が既にあります。');
    await press('やめる');
    expect([place(), box('店舗名').value]).toEqual(['/app/store/add', name]);
    await press('追加する');
    await press('追加する');
    expect(
      wire()
        .sentTo(addStore)
        .map(({ isForceSubmit }) => isForceSubmit),
    ).toEqual(['0', '0', '1']);
    expect(place()).toBe('/app/store/list');
  });

  it('[O-S02] shows a refusal with its code and its message; what was typed stays', async () => {
    chooseCompany(999_999);
    wire().answers(addStore, refusal('notFound'));
    await open('/app/store/add', 'systemAdmin');
    await type('店舗名', name);
    await press('追加する');
    expect(wire().sentTo(addStore)).toEqual([{ name, companyId: '999999', isForceSubmit: '0' }]);
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

  it('[D-E06] keeps what was typed while the server cannot be reached, tells when it can, and sends it when asked', async () => {
    vi.useFakeTimers();
    wire().fails(addStore).answers(healthCalls.health, { ServerName: servingName });
    const { place } = await open('/app/store/add', 'companyAdmin');
    await type('店舗名', name);
    await press('追加する');
    expect(told('alert')).toContain('サーバーに接続できませんでした。入力した内容はそのまま残っています。');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([told('alert'), told('status')]).toEqual(['', expect.stringContaining('サーバーにつながりました。')]);
    expect([box('店舗名').value, wire().sentTo(addStore)]).toEqual([name, [{ name, isForceSubmit: '0' }]]);
    wire().answers(addStore, added(5));
    await press('追加する');
    expect([place(), wire().sentTo(addStore).length]).toEqual(['/app/store/list', 2]);
    vi.useRealTimers();
  });

  it('[D-E07] leads to the login when the session is over, and is as it was for the same person afterwards', async () => {
    const { place, state } = await open('/app/store/add', 'companyAdmin');
    await type('店舗名', name);
    wire().answers(addStore, () => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
      return refusal('notLoggedIn');
    });
    await press('追加する');
    expect([place(), state()]).toEqual([
      '/login',
      { isRedirect: true, over: { why: 'expired', person: '1', address: '/app/store/add' } },
    ]);
    expect(withKeptDraft({ name: '' }, '2', '/app/store/add')).toEqual({ name: '' });
    cleanup();
    await open('/app/store/add', 'companyAdmin');
    expect(box('店舗名').value).toBe(name);
    cleanup();
    await open('/app/store/add', 'companyAdmin');
    expect(box('店舗名').value).toBe('');
  });
});
