import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { pairingCalls } from '@mukae/contract/calls/pairing';
import { signageCalls } from '@mukae/contract/calls/signages';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { question, refusal } from '@/api/testing/wire';
import { someSignage, someWholeSignage } from '@/features/signages/testing/someSignage';
import { box, choose, faultOf, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { pairSignage } = pairingCalls;

beforeEach(() => {
  wire().answers(signageCalls.pageOfSignages, { result: 'OK', rows: [someSignage], total: 1 });
  wire().answers(signageCalls.getSignage, someWholeSignage);
  wire().answers(characterCalls.listCharacters, []).answers(pairSignage, ok);
});

const openForm = (query = '') => open(`/app/signage/pair${query}`, 'companyAdmin');
const pair = () => press('ペアリングする');
const list = '/app/signage/list';

async function fill(code: string) {
  await type('ペアリングコード', code);
  await choose('サイネージ', '1F 総合受付（東京本店）');
}

describe('the form that pairs a device', () => {
  it('[O-G08] tells what the device opens, reads a code of full width, and leads to the list', async () => {
    const { place } = await openForm();
    expect(box('端末で開くアドレス').value).toBe(`${window.location.origin}/pair`);
    await fill('１２３４５６');
    await pair();
    expect(wire().sentTo(pairSignage)).toMatchObject([{ code: '123456', targetId: 7 }]);
    expect(place()).toBe(list);
    expect(await screen.findByText('ペアリングしました')).toBeTruthy();
  });

  it('[O-G08] has the code of the QR code in it, and needs a signage', async () => {
    await openForm('?code=123456');
    expect(box('ペアリングコード').value).toBe('123456');
    await pair();
    expect(faultOf('サイネージ')).toBe('必須項目です');
    expect(wire().sentTo(pairSignage)).toEqual([]);
  });

  it('[O-G01] has the signage in it that the list led from', async () => {
    await openForm('?id=7');
    expect(box('サイネージ').value).toBe('1F 総合受付（東京本店）');
  });

  it('[O-G09] tells what is no code before it is sent, and a code that no screen shows after', async () => {
    wire().answers(pairSignage, refusal('pairingUnknown'));
    await openForm();
    await fill('12345');
    await pair();
    expect(faultOf('ペアリングコード')).toBe('6桁の数字を入力してください');
    expect(wire().sentTo(pairSignage)).toEqual([]);
    await type('ペアリングコード', '123456');
    await pair();
    expect(told('alert')).toContain('このコードの画面は見つかりません。');
    expect(told('alert')).toContain('SVER-34');
  });

  it('[O-G09] asks about a signage that is online; accepting sends the same again with force', async () => {
    wire().answers(pairSignage, ({ isForceSubmit }) => (isForceSubmit ? ok : question('signageIsOnline')));
    const { place } = await openForm();
    await fill('123456');
    await pair();
    expect(told('dialog')).toContain('SVER-64');
    expect(told('dialog')).toContain('このサイネージは別の端末で使われています。');
    await pair();
    const sent = wire().sentTo(pairSignage);
    expect(sent.map(({ isForceSubmit }) => isForceSubmit)).toEqual([false, true]);
    expect(place()).toBe(list);
  });

  it('[D-E07] leads to the login when the session is over, and is as it was for the same person afterwards', async () => {
    wire().answers(pairSignage, () => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
      return refusal('notLoggedIn');
    });
    const { place } = await openForm();
    await fill('123456');
    await pair();
    expect(place()).toBe('/login');
    cleanup();
    await openForm();
    expect([box('ペアリングコード').value, box('サイネージ').value]).toEqual(['123456', '1F 総合受付（東京本店）']);
    cleanup();
    await openForm();
    expect([box('ペアリングコード').value, box('サイネージ').value]).toEqual(['', '']);
  });
});
