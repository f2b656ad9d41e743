import { companyCalls } from '@mukae/contract/calls/companies';
import { companyAnswerCalls, type ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { button, isThere, link, press, search, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someAnswer } from '../testing/someAnswer';

const { wire, open } = pagesForFile();
const { pageOfAnswers, getAlikeAnswers, addExampleAnswers } = companyAnswerCalls;

const parking: ListedAnswer = {
  ...someAnswer,
  id: 8,
  category: '駐車場',
  question: '駐車場の料金はいくらですか',
  phrasings: [],
  answer: '30 分 300 円です。',
  answerEn: '',
  gesture: 'plain',
  pictureUrl: '/files/media/3.png',
  isSuggested: true,
  given: 31,
};
const categories = [
  { name: '施設', count: 14 },
  { name: '駐車場', count: 6 },
];
const page = (rows: ListedAnswer[], total = rows.length, all = total) =>
  ({ result: 'OK', rows, total, categories: all > 0 ? categories : [], all }) as const;

beforeEach(() => {
  wire()
    .answers(pageOfAnswers, page([someAnswer, parking], 20, 42))
    .answers(getAlikeAnswers, { result: 'OK', pairs: [] });
});

const openList = () => open('/app/receptionist/answers', 'companyAdmin');
const answers = () => [...document.querySelectorAll('section li:has(p)')].map(({ textContent }) => textContent);

describe('the list of answers', () => {
  it('[D-AA01] shows each in both languages, how many ways lead to it, what goes with it, and how often it was given', async () => {
    await openList();
    const [first, second] = answers();
    expect(first).toContain('ベビーカーは借りられますか');
    expect(first).toContain('ほか 2 通りの言い方');
    expect(first).toContain('はい、1階の総合案内で無料でお貸ししています。');
    expect(first).toContain('Yes, free of charge at Information on the 1st floor.');
    expect(first).toContain('右へ案内する');
    expect(first).toContain('38 回今月');
    expect(first).not.toMatch(/絵つき|おすすめ/);
    expect(second).toContain('絵つきおすすめの質問');
    expect(second).not.toMatch(/ほか|そのまま/);
    expect(document.body.textContent).toContain('42 件の答えがあります。');
    expect(link('ベビーカーは借りられますか').getAttribute('href')).toBe('/app/receptionist/answers/update?id=7');
  });

  it('[D-AA01] begins with what is asked most, and is narrowed by its categories and by words', async () => {
    const { place } = await openList();
    expect(button('すべて 42').getAttribute('aria-pressed')).toBe('true');
    await press('駐車場 6');
    await search('さがす', '料金');
    expect(place()).toBe('/app/receptionist/answers?category=%E9%A7%90%E8%BB%8A%E5%A0%B4&search=%E6%96%99%E9%87%91');
    expect(button('駐車場 6').getAttribute('aria-pressed')).toBe('true');
    const asked = wire().sentTo(pageOfAnswers);
    expect(asked[0]).toMatchObject({ page: 1, sort: '-given' });
    expect(asked.at(-1)).toMatchObject({ page: 1, sort: '-given', category: '駐車場', search: '料金' });
    await press('すべて 42');
    expect(wire().sentTo(pageOfAnswers).at(-1)).not.toHaveProperty('category');
  });

  it('[D-AA01] says that nothing was found, and leads back to all answers', async () => {
    await openList();
    wire().answers(pageOfAnswers, page([], 0, 42));
    await search('さがす', '宇宙');
    expect(told('status')).toContain('条件に合うものはありません');
    wire().answers(pageOfAnswers, page([someAnswer]));
    await press('条件を消す');
    expect(answers()).toHaveLength(1);
  });

  it('[D-AA01] [O-AI08] an operator reads, tries, and changes nothing', async () => {
    await open('/app/receptionist/answers', 'operator');
    expect(answers()).toHaveLength(2);
    expect(isThere('button', '聞く')).toBe(true);
    expect(isThere('a', 'ベビーカーは借りられますか')).toBe(false);
    expect(isThere('a', '答えを追加する')).toBe(false);
    expect(isThere('button', 'CSV')).toBe(false);
    expect(wire().sentTo(getAlikeAnswers)).toEqual([]);
  });

  it('[D-AA01] asks a system administrator first whose answers are meant', async () => {
    wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
    await open('/app/receptionist/answers', 'systemAdmin');
    expect(document.body.textContent).toContain('会社を選んでください');
    expect(wire().sentTo(pageOfAnswers)).toEqual([]);
  });

  it('[D-AA01] says why it could not be read, and is read again', async () => {
    wire().answers(pageOfAnswers, refusal('unknownError'));
    await openList();
    expect(told('alert')).toContain('SVER-99');
    wire().answers(pageOfAnswers, page([someAnswer]));
    await press('もう一度読み込む');
    expect(answers()).toHaveLength(1);
  });
});

describe('a company without answers', () => {
  it('[D-AA05] is offered twenty examples in both languages, told what they are, and shown them', async () => {
    wire()
      .answers(pageOfAnswers, page([]))
      .answers(addExampleAnswers, () => {
        wire().answers(pageOfAnswers, page([someAnswer], 20));
        return { result: 'OK', added: 20 };
      });
    await openList();
    expect(document.body.textContent).toContain(
      'よくある質問と答えの例を 20 件、日本語と英語で追加できます。場所や料金は例ですので、追加してから直してください。',
    );
    expect(link('最初の答えを書く').getAttribute('href')).toBe('/app/receptionist/answers/add');
    expect(isThere('button', '聞く')).toBe(false);
    await press('20 の例から始める');
    expect(wire().sentTo(addExampleAnswers)).toEqual([{}]);
    expect(answers()).toHaveLength(1);
    expect(await screen.findByText('例を 20 件追加しました')).toBeTruthy();
  });

  it('[D-AA05] is told why the examples could not be added', async () => {
    wire().answers(pageOfAnswers, page([])).answers(addExampleAnswers, refusal('unknownError'));
    await openList();
    await press('20 の例から始める');
    expect(await screen.findByText('SVER-99')).toBeTruthy();
    expect(button('20 の例から始める').disabled).toBe(false);
  });

  it('[D-AA05] tells an operator that its administrator adds them', async () => {
    wire().answers(pageOfAnswers, page([]));
    await open('/app/receptionist/answers', 'operator');
    expect(document.body.textContent).toContain('管理者が答えを追加すると、ここに並びます。');
    expect(isThere('button', '20 の例から始める')).toBe(false);
  });
});
