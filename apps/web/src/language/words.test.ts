import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { Texts } from './texts';

const wordFiles = import.meta.glob<Record<string, Texts<unknown>>>('../**/*.texts.ts', { eager: true });
const components = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const nothing = '(nothing)';

type Shape = string | { [key: string]: Shape };

/** The keys of a group of texts, and whether each is a text or a sentence with values. */
function shapeOf(words: unknown): Shape {
  if (typeof words === 'string') return words.trim() === '' ? nothing : 'text';
  if (typeof words === 'function') return `sentence of ${words.length}`;
  return Object.fromEntries(Object.entries(Object(words)).map(([key, value]) => [key, shapeOf(value)]));
}

const letters = /\p{L}/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Attributes that people read or hear. */
const spoken = /^(aria-label|aria-description|alt|title|label|placeholder|description|text|children|msg|subject)$/;

/** Texts that stand in a component itself. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXText({ value }) {
      if (letters.test(value)) found.push(value.trim());
    },
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.test(name.name);
      if (isSpoken && value?.type === 'Literal' && letters.test(String(value.value))) found.push(String(value.value));
    },
    Literal({ value }) {
      if (typeof value === 'string' && japanese.test(value)) found.push(value);
    },
    TemplateElement({ value }) {
      if (japanese.test(value.raw)) found.push(value.raw);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

describe('words', () => {
  it.each(Object.entries(wordFiles))('[W-12] [A-P04] %s has every key in both languages', (_, module) => {
    for (const { ja, en } of Object.values(module)) {
      expect(shapeOf(en)).toEqual(shapeOf(ja));
      expect(JSON.stringify(shapeOf(ja))).not.toContain(nothing);
    }
  });

  it('[W-12] finds the files it judges', () => {
    expect(Object.keys(wordFiles).length).toBeGreaterThan(10);
    expect(components.length).toBeGreaterThan(50);
  });

  it('[W-12] sees a text that stands in a component', () => {
    const source = 'export const A = () => <p title="Hello" className="x">{f("ようこそ")}world</p>;';
    expect(textsIn('a.tsx', source).toSorted()).toEqual(['Hello', 'world', 'ようこそ']);
  });

  it.each(components)('[W-12] %s has no text of its own', (path, source) => {
    expect(textsIn(path, source)).toEqual([]);
  });
});
