import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import type { ImportAnswer, PreviewedRow } from '@mukae/contract/calls/csv';
import { answerColumns } from '@mukae/contract/domain/answer/answerTable';
import { expect, it } from 'vitest';
import { button, follow, give, link, press, rows, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { importAnswers, exportAnswers } = companyAnswerCalls;

const file = new File(['question'], 'answers.csv', { type: 'text/csv' });
const row = (line: number, question: string, effect: PreviewedRow['effect']): PreviewedRow => ({
  line,
  values: { question, category: '施設', answer: 'はい', phrasings: '傘 | 雨', suggested: '1', answer_en: 'Yes' },
  effect,
  faults: effect === 'refused' ? [{ field: 'gesture', msg: 'しぐさの名前ではありません' }] : [],
});
const answer = (...previewed: PreviewedRow[]): ImportAnswer => ({
  result: 'OK',
  isWritten: false,
  logsOut: 'nobody',
  endsCall: false,
  rows: previewed,
  mark: 'seen',
});

const openImport = () => open('/app/receptionist/answers/import', 'companyAdmin');

it('[D-AA04] a file of answers is explained column by column, and the present ones can be had', async () => {
  await openImport();
  expect([...document.querySelectorAll('dt code')].map(({ textContent }) => textContent)).toEqual([...answerColumns]);
  expect(document.body.textContent).toContain(
    'そのまま、うなずく、手を振る、おじぎ、左へ案内する、右へ案内するのいずれか',
  );
  expect(link('いまの質問と答えをCSVで書き出す').getAttribute('href')).toBe(`${exportAnswers.path}?language=ja`);
});

it('[D-AA04] what a file of answers would do is shown first, and is then done as it was shown', async () => {
  const preview = answer(row(2, '傘は借りられますか', 'add'), row(3, '駐車場はありますか', 'change'));
  wire().answers(importAnswers, ({ mark }) => ({ ...preview, isWritten: mark === 'seen' }));
  const { place } = await openImport();
  await give(file);
  expect(rows()).toEqual([
    expect.stringContaining('傘は借りられますか'),
    expect.stringMatching(/駐車場はありますか施設2 通りはい.*はい変更$/),
  ]);
  await press('取り込む');
  expect(wire().sentTo(importAnswers)).toEqual([{ file }, { file, mark: 'seen' }]);
  expect(told('status')).toContain('取り込みました（追加 1 件、変更 1 件）');
  await follow('質問と答えを見る');
  expect(place()).toBe('/app/receptionist/answers');
});

it('[D-AA04] a file with an answer that cannot be is not written, and says why at its line', async () => {
  wire().answers(importAnswers, answer(row(2, '傘は借りられますか', 'refused')));
  await openImport();
  await give(file);
  expect(rows()[0]).toContain('しぐさ: しぐさの名前ではありません');
  expect(button('取り込む').disabled).toBe(true);
});
