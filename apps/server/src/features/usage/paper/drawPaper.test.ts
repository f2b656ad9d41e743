import { billOf } from '@mukae/contract/domain/reservation/bill';
import { expect, it } from 'vitest';
import { textInPdf } from '#testing/pdfText';
import { drawPaper } from './drawPaper';

const detail = {
  day: '2026-11-10',
  number: 'R-000001',
  userName: '森 あかり',
  minutes: 25,
  amount: 750,
  isFree: false,
};

it('[D-RU12] many reservations go over pages with the titles on each, and what is left out is told', async () => {
  const drawn = await drawPaper({
    language: 'ja',
    month: '2026-11',
    madeDay: '2026-12-01',
    isFinal: true,
    invoice: undefined,
    recipient: { name: '株式会社'.repeat(20), isPerson: false },
    partOf: undefined,
    issuer: {},
    bill: billOf([]),
    details: Array.from({ length: 60 }, (_, n) => ({ ...detail, title: `${n} ${'A'.repeat(50)}` })),
    leftOut: 9000,
  });
  const lines = textInPdf(Buffer.from(drawn)).split('\n');
  const pages = lines.filter((line) => /^\d+ \/ \d+$/.test(line)).length;
  expect(pages).toBeGreaterThan(4);
  expect(lines.filter((line) => line === '予約番号')).toHaveLength(pages - 1);
  expect(lines.filter((line) => line === 'R-000001')).toHaveLength(60);
  expect(lines).toContain('ほか9,000件は、CSVファイルでご確認ください。');
  expect(lines.every((line) => !line.includes('A'.repeat(40)))).toBe(true);
});
