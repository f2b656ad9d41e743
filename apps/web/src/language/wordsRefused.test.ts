import { allCalls } from '@mukae/contract/calls/all';
import { builtInCharacters } from '@mukae/contract/domain/character/builtIn';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessages } from '@mukae/contract/realtime/clientMessages';
import { serverMessages } from '@mukae/contract/realtime/serverMessages';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/** Of pages, of screens, of the first scenes of a signage, and of mails. */
const wordFiles = import.meta.glob<string>(
  [
    '../**/*.texts.ts',
    '../../../../packages/contract/src/domain/**/*Words.ts',
    '../../../../packages/contract/src/domain/scene/sceneLook.ts',
    '../../../../packages/contract/src/domain/template/firstTemplates.ts',
    '../../../server/src/features/**/*.mails.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

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

it('[D-C09] all that is said is read: on pages, on screens, to a new signage and in mails', () => {
  const read = Object.keys(wordFiles).map((path) => path.split('/').at(-1));
  for (const file of [
    'home.texts.ts',
    'sceneWords.ts',
    'sceneLook.ts',
    'letterWords.ts',
    'absenceWords.ts',
    'roleWords.ts',
    'firstTemplates.ts',
    'accounts.mails.ts',
    'companies.mails.ts',
  ])
    expect(read).toContain(file);
});

it('[D-C09] a word is refused wherever it stands', () => {
  const texts = ['Add films', 'Login name', 'サービス利用者', '必須です', 'Reservation user'];
  for (const text of [...texts, 'those who administrate']) expect(refusedIn(text), text).not.toEqual([]);
  for (const text of ['Web reservation user', 'Login ID', '必須項目です', 'ログインID'])
    expect(refusedIn(text)).toEqual([]);
});

it.each(Object.entries(wordFiles))('[D-C09] %s has one word for one thing, and natural ones', (path, source) => {
  expect(textsOf(path, source).flatMap(refusedIn)).toEqual([]);
});

it.each(Object.entries({ ...errors, ...confirmations, ...answeredFaults }))(
  '[D-C09] so has what is told of %s',
  (_, told) => {
    expect(refusedIn(JSON.stringify(told))).toEqual([]);
  },
);

const calls = Object.values(allCalls).flatMap((group) => Object.entries(group));
const messages = [clientMessages, clientEvents, serverMessages].flatMap((list) => Object.entries(list));

it.each([...calls, ...messages])('[D-C09] so has what is told to developers of %s', (_, told) => {
  expect(refusedIn(JSON.stringify(told))).toEqual([]);
});

it('[D-C09] every character has a name that people say', () => {
  expect(builtInCharacters.map(({ name }) => name)).toEqual(['Yukika', 'Emiri', 'Kento', 'Lin', 'Sora']);
});
