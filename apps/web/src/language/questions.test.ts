import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import type { Texts } from './texts';

const wordFiles = import.meta.glob<Record<string, Texts<unknown>>>('../**/*.texts.ts', { eager: true });
const components = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], { query: '?raw', import: 'default', eager: true }),
);

/** The specification gives the signage's dialog the title "log out", and the question as its text. */
const titledOtherwise = '../features/signages/view/SignageLogoutDialog.tsx';

/** What stands for the title of each dialog that is answered with yes or no. */
function titlesIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'ConfirmDialog') return;
      const title = attributes.find(
        (attribute) =>
          attribute.type === 'JSXAttribute' &&
          attribute.name.type === 'JSXIdentifier' &&
          attribute.name.name === 'title',
      );
      found.push(title ? source.slice(title.start, title.end) : '(none)');
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

const said = (words: unknown): string =>
  typeof words === 'function' ? String(Reflect.apply(words, null, Array(words.length).fill('1'))) : String(words);

/** What a list can be sorted by, and what stands in a file, may be a question: there it is a name, and asks nobody. */
const namesOfThings = ['orders', 'columns'];

/** All questions in a group of texts, and in the groups within it. */
function questionsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words)
    .filter(([key]) => !namesOfThings.includes(key))
    .flatMap(([key, value]) => (key === 'question' ? said(value) : questionsIn(value)));
}

const texts = Object.values(wordFiles).flatMap((file) => Object.values(file));

it('[D-C08] a dialog that is answered with yes or no takes its title from the questions', () => {
  const titles = components
    .filter(([file]) => file !== titledOtherwise)
    .flatMap(([file, code]) => titlesIn(file, code));
  expect(titles.length).toBeGreaterThan(8);
  expect(titles.filter((title) => !/\.question(\(.*\))?\}$/.test(title))).toEqual([]);
});

it.each([
  ['ja', 'か'],
  ['en', '?'],
] as const)('[D-C08] every question is one to whoever reads it: %s', (language, end) => {
  const questions = texts.flatMap((words) => questionsIn(words[language]));
  expect(questions.length).toBeGreaterThan(15);
  expect(questions.filter((question) => !question.endsWith(end))).toEqual([]);
});
