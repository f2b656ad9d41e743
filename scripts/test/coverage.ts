import { readFile } from 'node:fs/promises';

const rowId = /^\| ([A-Z]-[A-Z]{0,2}\d\d) \|/gm;
const titleId = /\[([A-Z]-[A-Z]{0,2}\d\d)\]/g;

const matchesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id);

/** Every row of docs/coverage.md has a test that ran, or was skipped by name, and every id in a title is a row. */
export async function checkCoverage(titles: readonly string[]): Promise<string[]> {
  const rows = new Set(matchesOf(await readFile('docs/coverage.md', 'utf8'), rowId));
  if (rows.size === 0) return ['docs/coverage.md has no rows'];
  const tested = new Set(titles.flatMap((title) => matchesOf(title, titleId)));
  return [
    ...[...rows].filter((id) => !tested.has(id)).map((id) => `${id}: no test`),
    ...[...tested].filter((id) => !rows.has(id)).map((id) => `${id}: in a test's title, not in docs/coverage.md`),
  ];
}
