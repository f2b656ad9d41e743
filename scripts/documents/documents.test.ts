import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { documentsFolder, makeDocuments } from './documents';
import { billingExamples, feeExamples, monthExample } from './fee-examples';
import { fees } from './fees';
import type { DocumentText } from './model';
import { terms } from './terms';

const fee = (minutes: number): number => Math.floor((minutes * 300) / 10);

const seconds = (clock: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + rest;
};

describe('the documents', () => {
  it('come out the same on every run, as they are committed', async () => {
    const made = await makeDocuments();
    expect([...made.keys()]).toEqual(['terms.pdf', 'fees.pdf']);
    for (const [name, bytes] of made) {
      expect((await readFile(new URL(name, documentsFolder))).equals(bytes)).toBe(true);
      expect(bytes.length).toBeLessThanOrEqual(250 * 1024);
    }
  }, 90_000);

  it.each<[string, DocumentText]>([
    ['terms', terms],
    ['fees', fees],
  ])('%s carry their date and issuer', (_, text) => {
    expect(text.dated).toBe('2024年4月5日 制定');
    expect(text.issuer).toBe('Mukae サービス提供者');
    expect(JSON.stringify(text.sections.at(-1))).toContain('2024年4月5日');
  });

  it('number the articles in order', () => {
    const headings = terms.sections.map(({ heading }) => heading);
    expect(headings).toHaveLength(17);
    expect(headings[0]).toBe('第1条（適用）');
    expect(headings[13]).toBe('第14条（反社会的勢力の排除）');
    expect(headings[16]).toBe('附則');
  });
});

describe('the fee examples', () => {
  it.each(feeExamples)('$minutes minutes', (example) => {
    expect(example.fee).toBe(fee(example.minutes));
    expect(example.feeWithinFree).toBe(example.minutes <= 10 ? 0 : fee(example.minutes));
  });

  it.each(billingExamples)('talked $talked.from to $talked.to', ({ reserved, talked, inside, minutes }) => {
    const from = Math.max(seconds(reserved.from), seconds(talked.from));
    const length = Math.min(seconds(reserved.to), seconds(talked.to)) - from;
    expect(inside).toBe(`${Math.floor(length / 60)}分${String(length % 60).padStart(2, '0')}秒`);
    expect(minutes).toBe(Math.ceil(length / 60));
  });

  it('add up over the month', () => {
    for (const use of monthExample.uses) expect(use.amount).toBe(use.free ? 0 : fee(use.minutes) * use.count);
    expect(monthExample.subtotal).toBe(monthExample.uses.reduce((sum, use) => sum + use.amount, 0));
    expect(monthExample.tax).toBe(Math.floor(monthExample.subtotal / 10));
    expect(monthExample.total).toBe(monthExample.subtotal + monthExample.tax);
  });
});
