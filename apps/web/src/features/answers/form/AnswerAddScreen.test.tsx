import { added, ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someMedium } from '@/features/media/testing/someMedium';
import { box, descriptionOf, faultOf, follow, isThere, link, press, tick, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import type { BegunAnswer } from './begunAnswer';

const { wire, open } = pagesForFile();
const { pageOfAnswers, matchAnswers, addAnswer } = companyAnswerCalls;

beforeEach(() => {
  wire()
    .answers(pageOfAnswers, {
      result: 'OK',
      rows: [],
      total: 1,
      categories: [{ name: '施設', count: 1 }],
      all: 1,
    })
    .answers(matchAnswers, { result: 'OK', verdict: 'offer', answersFrom: 75, matches: [] })
    .answers(characterCalls.listCharacters, someCast)
    .answers(companyCalls.getCompany, someCompany)
    .answers(mediaCalls.listMedia, [someMedium, { ...someMedium, id: 4, name: '館内の動画', kind: 'mp4' }])
    .answers(addAnswer, added(7));
});

const begun: BegunAnswer = { question: '傘は借りられますか', answer: '正面玄関でお貸しします。' };
const openForm = (state?: unknown) => open('/app/receptionist/answers/add', 'companyAdmin', state);
const enter = (label: string) => act(async () => void fireEvent.keyDown(box(label), { key: 'Enter' }));
const phrasings = () => [...document.querySelectorAll<HTMLInputElement>('li input')].map(({ value }) => value);

describe('the form for a new answer', () => {
  it('[D-AA03] [O-AI08] sends the words in both languages, and leads to the list', async () => {
    const { place } = await openForm();
    await type('質問（日本語）', 'ベビーカーは借りられますか');
    await type('質問（英語）', 'Can I borrow a stroller?');
    await type('カテゴリ', '施設');
    await type('答え（日本語）', 'はい、無料です。');
    await type('答え（英語）', 'Yes, it is free.');
    await press('追加する');
    expect(wire().sentTo(addAnswer)).toEqual([
      {
        question: 'ベビーカーは借りられますか',
        question_en: 'Can I borrow a stroller?',
        phrasings: [],
        category: '施設',
        answer: 'はい、無料です。',
        answer_en: 'Yes, it is free.',
        gesture: 'plain',
        picture_id: 0,
        is_suggested: false,
      },
    ]);
    expect(place()).toBe('/app/receptionist/answers');
    expect(await screen.findByText('答えを追加しました')).toBeTruthy();
  });

  it('[D-AA03] sends the gesture, a picture of the library, which no film is, and whether it is suggested', async () => {
    await openForm(begun);
    await tick('右へ案内する');
    await press('メディアから選ぶ');
    expect(isThere('button', '館内の動画')).toBe(false);
    await press('店内図');
    await tick('おすすめの質問にするお客様が話す前から、画面のボタンに出ます。');
    await press('追加する');
    expect(wire().sentTo(addAnswer)).toMatchObject([{ gesture: 'showRight', picture_id: 3, is_suggested: true }]);
  });

  it('[D-AA03] begins with what another page knows of it', async () => {
    await openForm(begun);
    expect(box('質問（日本語）').value).toBe('傘は借りられますか');
    expect(box('答え（日本語）').value).toBe('正面玄関でお貸しします。');
  });

  it('[D-AA06] of what visitors asked leads back there, where nothing is left to do about it', async () => {
    wire().answers(receptionistCalls.putAsideAsked, ok);
    const asked: BegunAnswer = { ...begun, questionEn: 'Umbrellas?', answerEn: 'At the entrance.', askedKey: 'カサ' };
    const { place } = await openForm(asked);
    expect(link('戻る').getAttribute('href')).toBe('/app/receptionist/asked');
    await press('追加する');
    expect(wire().sentTo(addAnswer)).toMatchObject([{ question_en: 'Umbrellas?', answer_en: 'At the entrance.' }]);
    expect(wire().sentTo(receptionistCalls.putAsideAsked)).toEqual([{ key: 'カサ', isAside: true }]);
    expect(place()).toBe('/app/receptionist/asked');
  });

  it('[D-AA06] begun elsewhere with an answer is asked about before it is left', async () => {
    await openForm({ ...begun, askedKey: 'カサ' } satisfies BegunAnswer);
    await follow('戻る');
    expect(told('dialog')).toContain('保存せずに離れますか');
  });

  it('[D-AA03] takes phrasings line by line: Enter goes on below, each can go up or away, an empty one says nothing', async () => {
    await openForm(begun);
    await press('言い方を足す');
    expect(document.activeElement).toBe(box('言い方 1'));
    await type('言い方 1', '一');
    await enter('言い方 1');
    expect(document.activeElement).toBe(box('言い方 2'));
    await type('言い方 2', '三');
    await enter('言い方 1');
    expect(document.activeElement).toBe(box('言い方 2'));
    await type('言い方 2', '二');
    await enter('言い方 3');
    expect(phrasings()).toEqual(['一', '二', '三', '']);
    await press('言い方 3 を上へ');
    expect(phrasings()).toEqual(['一', '三', '二', '']);
    await press('言い方 2 を上へ');
    expect(phrasings()).toEqual(['三', '一', '二', '']);
    expect(document.activeElement).toBe(box('言い方 1'));
    await press('言い方 2 を消す');
    expect(phrasings()).toEqual(['三', '二', '']);
    expect(document.activeElement).toBe(box('言い方 2'));
    await press('追加する');
    expect(wire().sentTo(addAnswer)).toMatchObject([{ phrasings: ['三', '二'] }]);
  });

  it('[D-AA03] tells what is wrong at its field, also at the line of a phrasing, and lists it above', async () => {
    await openForm();
    await press('言い方を足す');
    await press('言い方を足す');
    await type('言い方 2', 'あ'.repeat(101));
    await press('追加する');
    expect(faultOf('質問（日本語）')).toBe('必須項目です');
    expect(faultOf('答え（日本語）')).toBe('必須項目です');
    expect(faultOf('言い方 2')).toBe('文字数が上限を超えています');
    expect(told('alert')).toContain('入力内容をご確認ください（3 件）');
    expect(wire().sentTo(addAnswer)).toEqual([]);
  });

  it('[D-AA03] counts as people count', async () => {
    await openForm();
    await type('質問（日本語）', '👨‍👩‍👧でも入れますか');
    expect(descriptionOf(box('質問（日本語）'))).toContain('8 / 100 文字');
    await type('答え（英語）', 'Yes.');
    expect(descriptionOf(box('答え（英語）'))).toContain('4 / 600 文字');
  });

  it('[D-AA03] puts a variable where the caret stands, in the language of the text, and warns of those that do not exist', async () => {
    await openForm();
    await type('答え（日本語）', '本日はです。');
    box('答え（日本語）').setSelectionRange(3, 3);
    await press('{営業時間} を差し込む');
    expect(box('答え（日本語）').value).toBe('本日は{営業時間}です。');
    expect(document.activeElement).toBe(box('答え（日本語）'));
    expect(box('答え（日本語）').selectionStart).toBe(9);
    await press('{store} を差し込む');
    expect(box('答え（英語）').value).toBe('{store}');
    expect(told('status')).not.toContain('差し込めません');
    await type('答え（日本語）', '{天気}は{今日}です。');
    expect(told('status')).toContain('{天気} は差し込めません。書いたとおりに出ます。');
  });

  it('[D-AA03] shows the real scene with the answer as it would be given in the company', async () => {
    await openForm({ question: '営業時間は', answer: '{店名}へようこそ。' });
    await act(async () => void (await import('@/scene/dialogue/DialogueParts')));
    expect(await screen.findByText(`${someCompany.name}へようこそ。`)).toBeTruthy();
    expect(isThere('span, b, p, div', 'ご案内しています')).toBe(true);
  });

  it('[D-AA03] tells what the server had against it; what was written stays, and leaving is asked about', async () => {
    wire().answers(addAnswer, refusal('answersFull'));
    const { place } = await openForm();
    await type('質問（日本語）', '傘');
    await type('答え（日本語）', 'はい');
    await press('追加する');
    expect(told('alert')).toContain('SVER-');
    expect(box('質問（日本語）').value).toBe('傘');
    await follow('戻る');
    expect(told('dialog')).toContain('保存せずに離れますか');
    await press('離れる');
    expect(place()).toBe('/app/receptionist/answers');
    expect(isThere('button', '追加する')).toBe(false);
  });
});
