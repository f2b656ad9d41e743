import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import { faults } from '@mukae/contract/errors/faults';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const wordFiles = import.meta.glob<string>('../**/*.texts.ts', { query: '?raw', import: 'default', eager: true });

/** A second word for what has one already, or one that nobody says. */
const refused: readonly RegExp[] = [
  /\bfilms?\b/i,
  /\boccasions?\b/i,
  /\badministrates?\b/i,
  /\bgreets? for\b/i,
  /\battends? to\b/i,
  /\bthose who\b/i,
  /\breservation user\b(?<!web reservation user)/i,
  /\binput is required\b/i,
  /\blogin name\b|\buser ID\b/i,
  /NE_custom/,
  /サービス利用者|ウェブ予約|Web 予約|予約ユーザー/,
  /ログイン(名| ID|ＩＤ|Id)|ユーザーID/,
  /入力必須|必須入力|必須です/,
];

const refusedIn = (text: string): string[] => refused.flatMap((word) => word.exec(text)?.[0] ?? []);

/** Everything that a file of texts says, in sentences with values, too. */
function textsOf(path: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value);
    },
    TemplateElement({ value }) {
      found.push(value.raw);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

it('[D-C09] a word is refused wherever it stands', () => {
  const texts = ['Add films', 'Login name', 'サービス利用者', '必須です', 'Reservation user'];
  for (const text of [...texts, 'those who administrate']) expect(refusedIn(text), text).not.toEqual([]);
  for (const text of ['Web reservation user', 'Login ID', '必須項目です', 'ログインID'])
    expect(refusedIn(text)).toEqual([]);
});

it.each(Object.entries(wordFiles))('[D-C09] %s has one word for one thing, and natural ones', (path, source) => {
  expect(textsOf(path, source).flatMap(refusedIn)).toEqual([]);
});

it.each(Object.entries({ ...errors, ...confirmations, ...faults }))('[D-C09] so has what is told of %s', (_, told) => {
  expect(refusedIn(JSON.stringify(told))).toEqual([]);
});
