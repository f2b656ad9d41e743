import { added, ok } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { type AskedQuestion, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someAnswer } from '@/features/answers/testing/someAnswer';
import { chooseCompany } from '@/features/companies/companyScope';
import { rememberLanguage } from '@/language/chosenLanguage';
import {
  box,
  button,
  choose,
  everyWord,
  faultOf,
  follow,
  isThere,
  link,
  press,
  search,
  tick,
  told,
  type,
} from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someAsked } from '../testing/someAsked';

const { wire, open } = pagesForFile();
const { pageOfAsked, putAsideAsked } = receptionistCalls;
const { addAnswer, deleteAnswer, getAnswer, updateAnswer } = companyAnswerCalls;

const stroller: AskedQuestion = {
  ...someAsked,
  key: 'ベビカ',
  text: '赤ちゃんの車を貸して',
  times: 6,
  wasHandedOver: false,
  nearest: { answerId: 7, question: 'ベビーカーは借りられますか', sureness: 68 },
};
const suitcase: AskedQuestion = {
  ...someAsked,
  key: 'leavsuitcas',
  text: 'Can I leave my suitcase here?',
  times: 1,
  kind: 'handover',
  wasHandedOver: false,
  nearest: null,
};
const known: AskedQuestion = {
  ...someAsked,
  key: 'テアライ',
  text: 'お手洗いはどこですか',
  times: 41,
  kind: 'answer',
  wasHandedOver: false,
  nearest: { answerId: 1, question: 'お手洗いはどこですか', sureness: 100 },
};

const lists = (rows: AskedQuestion[], total = rows.length) =>
  wire().answers(pageOfAsked, { result: 'OK', rows, total, answersFrom: 75 });

beforeEach(() => void lists([someAsked, stroller, suitcase], 14).answers(putAsideAsked, ok));
afterEach(() => void vi.useRealTimers());

const openList = () => open('/app/receptionist/asked', 'companyAdmin');
const questions = () => [...document.querySelectorAll('section li:has(p)')].map(({ textContent }) => textContent);
const rowOf = (words: string) => {
  const row = [...document.querySelectorAll('section li:has(p)')].find(({ textContent }) =>
    textContent?.includes(words),
  );
  if (!row) throw new Error(`no row says ${words}`);
  return row;
};
const buttonsOf = (words: string) => [...rowOf(words).querySelectorAll('button')].map(({ textContent }) => textContent);
/** A button of one row: each has its own. */
const pressIn = async (words: string, name: string) => {
  const found = [...rowOf(words).querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no ${name} at ${words}`);
  await act(async () => void fireEvent.click(found));
  await act(async () => undefined);
};
const undoIsOffered = () => isThere('button', '元に戻す');

describe('what visitors asked', () => {
  it('[D-AA06] begins with what was not answered, the most often asked first, with what became of it and what is near', async () => {
    await openList();
    expect(wire().sentTo(pageOfAsked)).toEqual([{ isAnswered: false, page: 1, pageSize: 10, sort: '-times' }]);
    const [pets, car, bag] = questions();
    expect(pets).toContain('9 回');
    expect(pets).toContain('「ペットを連れて入れますか」2026/11/18 09:41本店 1F 正面口スタッフを呼びました');
    expect(pets).toContain('いちばん近い答えベビーカーは借りられますか22 %');
    expect(pets).not.toContain('言い方に足す');
    expect(car).toContain('聞き返しました');
    expect(car).toContain('68 %言い方に足す');
    expect(bag).toContain('お答えできませんでした近い答えはありません');
    expect(document.body.textContent).toContain('全 14 件');
  });

  it('[D-AA06] leads to the answer that is near', async () => {
    lists([stroller]);
    await openList();
    expect(link('ベビーカーは借りられますか').getAttribute('href')).toBe('/app/receptionist/answers/update?id=7');
  });

  it('[D-AA06] shows what was answered as well, the newest first where that is wished, and finds words', async () => {
    const { place } = await openList();
    lists([known]);
    await tick('すべて');
    await choose('並び順', '新しい順');
    await search('さがす', '手洗い');
    expect(place()).toBe('/app/receptionist/asked?answered=any&sort=-lastAt&search=%E6%89%8B%E6%B4%97%E3%81%84');
    expect(wire().sentTo(pageOfAsked).at(-1)).toEqual({ page: 1, pageSize: 10, sort: '-lastAt', search: '手洗い' });
    expect(questions()).toEqual([expect.stringContaining('お答えしましたお答えお手洗いはどこですか100 %答えを書く')]);
    expect(isThere('button', '対応しない')).toBe(false);
    await tick('答えた');
    expect(wire().sentTo(pageOfAsked).at(-1)).toMatchObject({ isAnswered: true });
  });

  it('[D-AA06] says that nothing waits for an answer, and leads to all that was asked', async () => {
    lists([]);
    await openList();
    expect(isThere('h2', '答えられなかった質問はありません')).toBe(true);
    lists([known]);
    await press('聞かれたことをすべて見る');
    expect(questions()).toHaveLength(1);
  });

  it('[D-AA06] says why it could not be read, and is read again', async () => {
    wire().answers(pageOfAsked, refusal('unknownError'));
    await openList();
    expect(told('alert')).toContain('SVER-99');
    lists([someAsked]);
    await press('もう一度読み込む');
    expect(questions()).toHaveLength(1);
  });

  it('[D-AA06] is asked of a system administrator for the company that she has chosen', async () => {
    wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
    await open('/app/receptionist/asked', 'systemAdmin');
    expect(document.body.textContent).toContain('会社を選んでください');
    expect(wire().sentTo(pageOfAsked)).toEqual([]);
    await act(async () => chooseCompany(4));
    await vi.waitFor(() => expect(questions()).toHaveLength(3));
    await pressIn('ペット', '対応しない');
    expect(wire().sentTo(putAsideAsked)).toEqual([{ companyId: 4, key: someAsked.key, isAside: true }]);
  });

  it('[D-AA06] [W-12] speaks English to who has chosen it', async () => {
    rememberLanguage('en');
    lists([{ ...suitcase, storeName: 'Main', signageName: 'Entrance' }]);
    await openList();
    await press('Write an answer');
    const read = everyWord();
    expect(read).toContain('“Can I leave my suitcase here?”');
    expect(read).toContain('1 time');
    expect(read).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });
});

describe('an answer to what was asked', () => {
  beforeEach(() => void wire().answers(addAnswer, added(31)).answers(deleteAnswer, ok));

  const add = async (answer: string) => {
    await pressIn('ペット', '答えを書く');
    await type('答え（日本語）', answer);
    lists([stroller, suitcase]);
    await press('この答えを追加する');
  };

  it('[D-AA06] is added where its question stands, which goes', async () => {
    await openList();
    await pressIn('ペット', '答えを書く');
    expect(document.activeElement).toBe(box('答え（日本語）'));
    await type('答え（日本語）', '介助犬のほかは、お連れいただけません。');
    await type('答え（英語）', 'Only assistance dogs may enter.');
    lists([stroller, suitcase]);
    await press('この答えを追加する');
    expect(wire().sentTo(addAnswer)).toEqual([
      {
        question: 'ペットを連れて入れますか',
        question_en: '',
        answer: '介助犬のほかは、お連れいただけません。',
        answer_en: 'Only assistance dogs may enter.',
      },
    ]);
    expect(wire().sentTo(putAsideAsked)).toEqual([{ key: someAsked.key, isAside: true }]);
    expect(questions()).toHaveLength(2);
    expect(told('status')).toContain('答えを追加しました');
  });

  it('[D-AA06] is taken back with one touch, and stands there again to be mended', async () => {
    await openList();
    await add('だめです。');
    lists([someAsked, stroller, suitcase]);
    await press('元に戻す');
    expect(wire().sentTo(deleteAnswer)).toEqual([{ targetId: 31 }]);
    expect(wire().sentTo(putAsideAsked).at(-1)).toEqual({ key: someAsked.key, isAside: false });
    expect(box('答え（日本語）').value).toBe('だめです。');
    expect(await screen.findByText('元に戻しました')).toBeTruthy();
    expect(undoIsOffered()).toBe(false);
  });

  it('[D-AA06] can be taken back for ten seconds, and longer while the keyboard is there', async () => {
    await openList();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    await add('はい。');
    pass(9_999);
    expect(undoIsOffered()).toBe(true);
    button('元に戻す').focus();
    pass(2);
    expect(undoIsOffered()).toBe(true);
    button('元に戻す').blur();
    pass(10_000);
    expect(undoIsOffered()).toBe(false);
  });

  it('[D-AA06] is there where its question could not be put aside: that is told, and the answer can be taken back', async () => {
    wire().answers(putAsideAsked, refusal('unknownError'));
    await openList();
    await add('はい。');
    expect(await screen.findByText('SVER-99')).toBeTruthy();
    expect(undoIsOffered()).toBe(true);
  });

  it('[D-AA06] to who spoke English needs a Japanese question; both are kept', async () => {
    await openList();
    await pressIn('suitcase', '答えを書く');
    await press('この答えを追加する');
    expect(faultOf('質問（日本語）')).toBe('必須項目です');
    expect(faultOf('答え（日本語）')).toBe('必須項目です');
    expect(wire().sentTo(addAnswer)).toEqual([]);
    await type('質問（日本語）', '荷物を預けられますか');
    await type('答え（日本語）', 'はい、クロークで承ります。');
    await press('この答えを追加する');
    expect(wire().sentTo(addAnswer)).toMatchObject([
      { question: '荷物を預けられますか', question_en: 'Can I leave my suitcase here?' },
    ]);
  });

  it('[D-AA06] that is too long is told at its field, and nothing is sent', async () => {
    await openList();
    await pressIn('ペット', '答えを書く');
    await type('答え（日本語）', 'あ'.repeat(301));
    expect(document.body.textContent).toContain('301 / 300 文字');
    await press('この答えを追加する');
    expect(faultOf('答え（日本語）')).toBe('文字数が上限を超えています');
    expect(wire().sentTo(addAnswer)).toEqual([]);
  });

  it('[D-AA06] that the service refused is told where it is written, and stays', async () => {
    wire().answers(addAnswer, refusal('answersFull'));
    await openList();
    await pressIn('ペット', '答えを書く');
    await type('答え（日本語）', 'はい。');
    await press('この答えを追加する');
    expect(told('alert')).toContain(refusal('answersFull').msg);
    expect(box('答え（日本語）').value).toBe('はい。');
    expect(wire().sentTo(putAsideAsked)).toEqual([]);
    expect(undoIsOffered()).toBe(false);
  });

  it('[D-AA06] that was begun is kept while another one is written, and asked about before the page is left', async () => {
    const { go, place } = await openList();
    await pressIn('ペット', '答えを書く');
    await type('答え（日本語）', 'ここまで');
    await pressIn('赤ちゃん', '答えを書く');
    expect(box('答え（日本語）').value).toBe('');
    await go('/app/receptionist/answers');
    expect(told('dialog')).toContain('保存せずに離れますか');
    await press('やめる');
    expect(place()).toBe('/app/receptionist/asked');
    await pressIn('ペット', '続きを書く');
    expect(box('答え（日本語）').value).toBe('ここまで');
    await pressIn('ペット', 'やめる');
    expect(document.activeElement?.textContent).toBe('答えを書く');
    await go('/app/receptionist/answers');
    expect(place()).toBe('/app/receptionist/answers');
  });

  it('[D-AA06] is written in detail elsewhere, with all that is known of it', async () => {
    const { place, state } = await openList();
    await pressIn('ペット', '答えを書く');
    await type('答え（日本語）', '介助犬のほかは、');
    await follow('くわしく書く');
    expect(place()).toBe('/app/receptionist/answers/add');
    expect(state()).toMatchObject({
      question: 'ペットを連れて入れますか',
      questionEn: '',
      answer: '介助犬のほかは、',
      answerEn: '',
      askedKey: someAsked.key,
    });
  });
});

describe('another way to ask something', () => {
  const phrasings = [...someAnswer.phrasings, stroller.text];
  beforeEach(() => void wire().answers(getAnswer, someAnswer).answers(updateAnswer, ok));

  it('[D-AA06] is added to what is known with one touch, and its question goes', async () => {
    await openList();
    lists([someAsked, suitcase]);
    await press('言い方に足す');
    expect(wire().sentTo(updateAnswer)).toEqual([{ targetId: 7, phrasings, version: 1 }]);
    expect(wire().sentTo(putAsideAsked)).toEqual([{ key: stroller.key, isAside: true }]);
    expect(told('status')).toContain('言い方に足しました');
    expect(questions()).toHaveLength(2);
  });

  it('[D-AA06] is taken back alone, whatever was changed of the answer meanwhile', async () => {
    await openList();
    await press('言い方に足す');
    wire().answers(getAnswer, { ...someAnswer, phrasings: [...phrasings, '乳母車'], version: 3 });
    await press('元に戻す');
    expect(wire().sentTo(updateAnswer).at(-1)).toEqual({
      targetId: 7,
      phrasings: [...someAnswer.phrasings, '乳母車'],
      version: 3,
    });
    expect(wire().sentTo(putAsideAsked).at(-1)).toEqual({ key: stroller.key, isAside: false });
  });

  it.each([
    ['is told where the answer is gone', () => wire().answers(getAnswer, refusal('notFound')), refusal('notFound').msg],
    [
      'is told where it was changed at the same time',
      () => wire().answers(updateAnswer, refusal('changedMeanwhile')),
      refusal('changedMeanwhile').msg,
    ],
    [
      'is told where there are thirty already',
      () =>
        wire().answers(getAnswer, { ...someAnswer, phrasings: Array.from({ length: 30 }, (_, at) => `言い方${at}`) }),
      '言い方は 30 個までです。その答えの言い方を減らしてください。',
    ],
  ])('[D-AA06] %s, and nothing stands there as done', async (_, refuse, words) => {
    refuse();
    await openList();
    await press('言い方に足す');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(undoIsOffered()).toBe(false);
    expect(wire().sentTo(putAsideAsked)).toEqual([]);
  });

  it('[D-AA06] is not offered of a whole story', async () => {
    lists([{ ...stroller, text: 'あのですね、'.repeat(30) }]);
    await openList();
    expect(isThere('button', '言い方に足す')).toBe(false);
    await press('答えを書く');
    expect(box('質問（日本語）').value).toBe('');
  });
});

describe('what needs no answer', () => {
  it('[D-AA06] is put aside with one touch, and brought back with another', async () => {
    await openList();
    lists([stroller, suitcase]);
    await pressIn('ペット', '対応しない');
    expect(told('status')).toContain('対応しないことにしました');
    expect(questions()).toHaveLength(2);
    lists([someAsked, stroller, suitcase]);
    await press('元に戻す');
    expect(questions()).toHaveLength(3);
    expect(wire().sentTo(putAsideAsked)).toEqual([
      { key: someAsked.key, isAside: true },
      { key: someAsked.key, isAside: false },
    ]);
  });

  it('[D-AA06] is called settled among all that was asked, and goes back from there, which can be taken back', async () => {
    lists([
      { ...someAsked, isAside: true },
      { ...known, isAside: true },
    ]);
    await openList();
    expect(questions()[0]).toContain('対応済み');
    expect(questions()[1]).not.toMatch(/対応済み|未回答に戻す/);
    expect(buttonsOf('ペット')).toEqual(['答えを書く', '未回答に戻す']);
    await pressIn('ペット', '未回答に戻す');
    expect(told('status')).toContain('未回答に戻しました');
    await press('元に戻す');
    expect(wire().sentTo(putAsideAsked)).toEqual([
      { key: someAsked.key, isAside: false },
      { key: someAsked.key, isAside: true },
    ]);
  });

  it('[D-AA06] stays where it could not be put aside, which is told', async () => {
    wire().fails(putAsideAsked);
    await openList();
    await pressIn('ペット', '対応しない');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(undoIsOffered()).toBe(false);
    expect(questions()).toHaveLength(3);
  });
});
