import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedPages } from './pages';

it.each(Object.entries(generatedPages))('[W-16] [O-L02] %s says what the code says', async (path, page) => {
  expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(page());
});
