import { describe, expect, it } from 'vitest';
import { languageFrom } from './language';

describe('the language', () => {
  it.each([
    [undefined, 'ja'],
    ['', 'ja'],
    ['*', 'ja'],
    ['fr-FR,fr;q=0.9', 'ja'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-US,en;q=0.9,ja;q=0.8', 'en'],
    ['ja,en-US;q=0.9', 'ja'],
    ['fr, en;q=0.5', 'en'],
    [',,;', 'ja'],
  ])('[A-P04] of %j is %s', (header, language) => {
    expect(languageFrom(header)).toBe(language);
  });
});
