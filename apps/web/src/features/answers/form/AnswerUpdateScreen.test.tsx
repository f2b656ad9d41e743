import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someMedium } from '@/features/media/testing/someMedium';
import { box, button, isThere, partUnder, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someAnswer, someMatch } from '../testing/someAnswer';

const { wire, open } = pagesForFile();
const { pageOfAnswers, getAnswer, matchAnswers, updateAnswer, deleteAnswer } = companyAnswerCalls;

beforeEach(() => {
  wire()
    .answers(getAnswer, someAnswer)
    .answers(pageOfAnswers, { result: 'OK', rows: [], total: 1, categories: [], all: 1 })
    .answers(matchAnswers, {
      result: 'OK',
      verdict: 'answer',
      answersFrom: 70,
      matches: [
        { ...someMatch, sureness: 100 },
        { ...someMatch, answerId: 8, question: '車いすはありますか', sureness: 41 },
        { ...someMatch, answerId: 9, question: '授乳室はどこですか', sureness: 2 },
      ],
    })
    .answers(characterCalls.listCharacters, someCast)
    .answers(companyCalls.getCompany, someCompany)
    .answers(mediaCalls.listMedia, [someMedium])
    .answers(updateAnswer, ok);
});

const openAnswer = () => open('/app/receptionist/answers/update?id=7', 'companyAdmin');
const save = () => press('保存する');

describe('the form of an answer', () => {
  it('[D-AA03] [O-AI08] sends what has changed alone, with the state that was seen, and leads to the list', async () => {
    const { place } = await openAnswer();
    expect(document.body.textContent).toContain('今月 38 回お答えしました。');
    expect(button('保存する').disabled).toBe(true);
    await type('言い方 2', 'Do you have strollers?');
    await save();
    expect(wire().sentTo(updateAnswer)).toEqual([
      { targetId: 7, version: 1, phrasings: ['ベビーカーを貸してほしい', 'Do you have strollers?'] },
    ]);
    expect(place()).toBe('/app/receptionist/answers');
    expect(await screen.findByText('保存しました')).toBeTruthy();
  });

  it('[D-AA03] takes a picture away', async () => {
    wire().answers(getAnswer, { ...someAnswer, pictureId: 3, pictureUrl: someMedium.image_url });
    await openAnswer();
    expect(document.body.textContent).toContain('店内図');
    await press('外す');
    await save();
    expect(wire().sentTo(updateAnswer)).toEqual([{ targetId: 7, version: 1, picture_id: 0 }]);
  });

  it('[D-AA03] tells who saves what somebody else has changed, and loads the new state', async () => {
    wire().answers(updateAnswer, refusal('changedMeanwhile'));
    await openAnswer();
    await type('答え（日本語）', 'いいえ');
    await save();
    expect(told('alert')).toContain('SVER-28');
    wire()
      .answers(getAnswer, { ...someAnswer, answer: '2階でお貸ししています。', version: 2 })
      .answers(updateAnswer, ok);
    await press('新しい内容を読み込む');
    expect(box('答え（日本語）').value).toBe('2階でお貸ししています。');
    await type('答え（日本語）', 'いいえ');
    await save();
    expect(wire().sentTo(updateAnswer).at(-1)).toEqual({ targetId: 7, version: 2, answer: 'いいえ' });
  });

  it('[D-AA03] names other answers that the question may be taken for, and not itself', async () => {
    await openAnswer();
    expect(partUnder('近い答え')).toContain('車いすはありますか41 %');
    expect(partUnder('近い答え')).toContain('70 % を超えると、取り違えることがあります。');
    expect(partUnder('近い答え')).not.toMatch(/ベビーカー|授乳室/);
    expect(wire().sentTo(matchAnswers)).toEqual([{ msg: someAnswer.question }]);
  });

  it('[D-AA03] asks before it deletes the answer', async () => {
    wire().answers(deleteAnswer, ok);
    const { place } = await openAnswer();
    await press('答えを削除する');
    expect(told('dialog')).toContain('「ベビーカーは借りられますか」の答えを削除します。元に戻すことはできません。');
    await press('やめる');
    expect(wire().sentTo(deleteAnswer)).toEqual([]);
    await press('答えを削除する');
    await press('削除する');
    expect(wire().sentTo(deleteAnswer)).toEqual([{ targetId: 7 }]);
    expect(place()).toBe('/app/receptionist/answers');
    expect(await screen.findByText('答えを削除しました')).toBeTruthy();
  });

  it('[D-AA03] of an answer that is gone leads back to the list', async () => {
    wire().answers(getAnswer, refusal('notFound'));
    await openAnswer();
    expect(told('alert')).toContain('SVER-14');
    expect(isThere('a', '一覧へ戻る')).toBe(true);
  });
});
