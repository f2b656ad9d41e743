import { ok } from '@mukae/contract/calls/answers';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { button, descriptionOf, press, tick, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someAnswer } from '../testing/someAnswer';

const { wire, open } = pagesForFile();
const { pageOfAnswers, getAlikeAnswers, keepAnswersApart, mergeAnswers } = companyAnswerCalls;

const inShort = (id: number, question: string) => ({ id, question, answer: `${question}の答え` });
const parking = { one: inShort(7, '駐車場の料金'), other: inShort(8, '駐車券の割引'), sureness: 84 };
const rooms = { one: inShort(9, 'お手洗い'), other: inShort(10, '授乳室'), sureness: 78 };
const found = (...pairs: (typeof parking)[]) => wire().answers(getAlikeAnswers, { result: 'OK', pairs });

beforeEach(() => {
  wire().answers(pageOfAnswers, { result: 'OK', rows: [someAnswer], total: 1, categories: [], all: 1 });
  found(parking);
});

const compare = async () => {
  await open('/app/receptionist/answers', 'companyAdmin');
  await press('見くらべる');
};
const keep = (question: string) => tick(`${question}${question}の答えこちらを残す`);

describe('alike answers', () => {
  it('[D-AA07] are told above the list and at their rows', async () => {
    await open('/app/receptionist/answers', 'companyAdmin');
    expect(told('status')).toContain('似た答えが 1 組あります');
    expect(told('status')).toContain('「駐車場の料金」と「駐車券の割引」を取り違えるかもしれません。');
    expect(document.querySelector('section ul')?.textContent).toContain('似た答えあり');
  });

  it('[D-AA07] are put together in the direction that is chosen, which is said first', async () => {
    wire().answers(mergeAnswers, () => {
      found();
      return ok;
    });
    await compare();
    expect(told('dialog')).toContain('駐車場の料金の答え');
    expect(told('dialog')).toContain('84 %');
    expect(button('合わせる').disabled).toBe(true);
    expect(descriptionOf(button('合わせる'))).toBe('残す答えを選ぶと、合わせられます。');
    await keep('駐車券の割引');
    expect(descriptionOf(button('合わせる'))).toBe(
      '「駐車場の料金」は削除され、その質問と言い方が「駐車券の割引」に加わります。元に戻すことはできません。',
    );
    await press('合わせる');
    expect(wire().sentTo(mergeAnswers)).toEqual([{ targetId: 8, otherId: 7 }]);
    expect(told('dialog')).toBe('');
    expect(told('status')).not.toContain('似た答えが');
    expect(await screen.findByText('答えを一つに合わせました')).toBeTruthy();
  });

  it('[D-AA07] stay apart when that is wished, and the next pair is shown', async () => {
    found(parking, rooms);
    wire().answers(keepAnswersApart, () => {
      found(rooms);
      return ok;
    });
    await compare();
    expect(told('dialog')).toContain('2 組中 1 組目');
    await press('次の組');
    expect(told('dialog')).toContain('授乳室の答え');
    await press('前の組');
    await press('分けておく');
    expect(wire().sentTo(keepAnswersApart)).toEqual([{ targetId: 7, otherId: 8 }]);
    expect(told('dialog')).toContain('授乳室の答え');
    expect(button('合わせる').disabled).toBe(true);
  });

  it('[D-AA07] say why they could not be put together', async () => {
    wire().answers(mergeAnswers, refusal('notFound'));
    await compare();
    await keep('駐車場の料金');
    await press('合わせる');
    expect(told('alert')).toContain('SVER-14');
    expect(button('合わせる').disabled).toBe(false);
  });
});
