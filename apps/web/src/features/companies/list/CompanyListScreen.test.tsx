import { ok } from '@mukae/contract/calls/answers';
import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { box, descriptionOf, faultOf, press, rows, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someListedCompany } from '../testing/someCompany';

const { wire, open } = pagesForFile();
const { getCompanies, updateCompany } = companyCalls;
const channels = 'アバター契約数';
const feeRate = '料金（10 分あたり・円）';

const lists = (company: ListedCompany) =>
  wire().answers(getCompanies, { result: 'OK', companies: [company], total: 1 });

beforeEach(() => {
  lists(someListedCompany).answers(updateCompany, ok);
});

async function openContract() {
  await open('/app/company/list', 'systemAdmin');
  await press('青葉ホーム株式会社 の契約を変更する');
}
const submit = () => press('変更する');

describe('the contract of a company', () => {
  it('[O-C05] is changed in count and fee rate, as the list tells at once', async () => {
    await openContract();
    await type(channels, '5');
    await type(feeRate, '280');
    lists({ ...someListedCompany, avatarChannelMax: 5, feeRate: 280, version: 2 });
    await submit();
    expect(wire().sentTo(updateCompany)).toEqual([
      { targetCompanyId: 4, version: 1, avatar_channel_max: 5, fee_rate: 280 },
    ]);
    expect(await screen.findByText('契約を変更しました')).toBeTruthy();
    expect(told('dialog')).toBe('');
    expect(rows()).toEqual([expect.stringMatching(/5 体.*280 円/)]);
  });

  it('[O-C05] [D-E13] keeps a number that is none, or out of its limits, as it was typed, and tells it; nothing is sent', async () => {
    await openContract();
    expect(descriptionOf(box(feeRate))).toContain('0 〜');
    await type(channels, '12x');
    await type(feeRate, '-3');
    await submit();
    expect(faultOf(channels)).toBe('値の形式が正しくありません');
    expect(faultOf(feeRate)).toBe('入力できる範囲の数値を入力してください');
    expect(document.activeElement).toBe(box(channels));
    expect([box(channels).value, box(feeRate).value]).toEqual(['12x', '-3']);
    await type(channels, '');
    await submit();
    expect(faultOf(channels)).toBe('必須項目です');
    expect(wire().sentTo(updateCompany)).toEqual([]);
  });

  it('[O-C05] reads digits of full width', async () => {
    await openContract();
    await type(feeRate, '２８０');
    await submit();
    expect(wire().sentTo(updateCompany)).toEqual([{ targetCompanyId: 4, version: 1, fee_rate: 280 }]);
  });

  it('[O-C05] says that seats are taken, and stays open', async () => {
    wire().answers(updateCompany, refusal('channelsInUse'));
    await openContract();
    await type(channels, '0');
    await submit();
    expect(told('dialog')).toContain('SVER-37');
  });

  it('[O-C05] is read in its new state first by whoever comes second', async () => {
    wire().answers(updateCompany, refusal('changedMeanwhile'));
    await openContract();
    await type(feeRate, '250');
    await submit();
    expect(told('dialog')).toContain('SVER-28');
    lists({ ...someListedCompany, avatarChannelMax: 7, version: 2 }).answers(updateCompany, ok);
    await press('新しい内容を読み込む');
    expect([box(channels).value, box(feeRate).value]).toEqual(['7', '300']);
    await type(feeRate, '250');
    await submit();
    expect(wire().sentTo(updateCompany).at(-1)).toEqual({ targetCompanyId: 4, version: 2, fee_rate: 250 });
  });
});
