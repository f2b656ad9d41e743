import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '@mukae/contract/calls/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTables } from '#testing/hostile/csvFiles';
import { longestHalt, noHaltMs } from '#testing/longestHalt';
import { readCsvUpload } from './csvUpload';

const columns = ['name', 'note'];
const tables = hostileTables(columns.join(','), importFile.maxBytes);

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-tables-')), 'table.csv');
  await read('name,note\na,b');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

async function read(content: string | Buffer) {
  await writeFile(path, content);
  const { signal: sender } = new AbortController();
  const file = { path, filename: 'table.csv', size: content.length, sender, sentBy: 'somebody' };
  return readCsvUpload({ file }, columns);
}
const answerTo = (content: string | Buffer) =>
  read(content).then(
    ({ rows }) => `${rows.length} rows`,
    (failure) => failure.error,
  );

describe('a table that is hard to read', () => {
  it.each(Object.entries(tables))('[S-02] is refused at once, and nobody waits for it: %s', async (_, content) => {
    const begun = performance.now();
    let answer = '';
    const halt = await longestHalt(async () => {
      answer = await answerTo(content);
    });
    expect(answer).toMatch(/^csv(TooLarge|Unreadable)$/);
    expect(performance.now() - begun).toBeLessThan(4 * noHaltMs);
    expect(halt).toBeLessThan(noHaltMs);
  });
});

describe('a table', () => {
  const rows = (count: number, row: string) => `name,note\n${row.repeat(count)}`;

  it.each([
    ['as many rows as it may have', rows(1000, 'a,b\n'), '1000 rows'],
    ['one row more', rows(1001, 'a,b\n'), 'csvTooLarge'],
    ['as many lines as it may have', rows(19_998, '\n').concat('a,b'), '1 rows'],
    ['one line more', rows(19_999, '\n').concat('a,b'), 'csvTooLarge'],
    ['a row of 1,000 cells', rows(1, `a${',b'.repeat(999)}`), '1 rows'],
    ['a row of 1,001 cells', rows(1, `a${',b'.repeat(1000)}`), 'csvUnreadable'],
    ['a row of 100,000 cells', rows(1, ','.repeat(100_000)), 'csvUnreadable'],
    ['a cell of 100,000 characters', rows(1, `a,${'b'.repeat(100_000)}`), 'csvUnreadable'],
    ['another heading before too many rows', rows(1001, 'a,b\n').replace('note', 'other'), 'csvColumns'],
  ])('[S-02] with %s is counted while it is read', async (_, content, answer) => {
    expect(await answerTo(content)).toBe(answer);
  });
});
