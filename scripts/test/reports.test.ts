import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports';
import { slowest } from './slowest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function written(report: object): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}

const here = (path: string) => join(process.cwd(), path);

describe('what a runner reports', () => {
  it('of Vitest is counted by its tests, and timed by its files', async () => {
    const assertionResults = ['passed', 'skipped', 'failed'].map((status) => ({
      fullName: `a test that ${status}`,
      status,
      failureMessages: status === 'failed' ? ['no'] : [],
    }));
    const file = { name: here('apps/a.test.ts'), status: 'failed', message: '', startTime: 1000, endTime: 3500 };
    expect(await readVitestReport(await written({ testResults: [{ ...file, assertionResults }] }))).toEqual({
      passed: ['a test that passed'],
      skipped: ['a test that skipped'],
      failed: [{ name: 'a test that failed', reasons: ['no'] }],
      times: [{ file: 'apps/a.test.ts', ms: 2500 }],
    });
  });

  it('of Playwright is counted by its tests, and timed by its files, however deep they stand', async () => {
    const spec = (title: string, status: string, duration: number) => ({
      title,
      file: 'entrance/login.spec.ts',
      tests: [{ status, results: [{ duration, errors: status === 'flaky' ? [{ message: 'once' }] : [] }] }],
    });
    const inner = { specs: [spec('one', 'expected', 700), spec('two', 'flaky', 300)] };
    const report = {
      config: { rootDir: here('e2e') },
      suites: [{ specs: [spec('three', 'skipped', 0)], suites: [inner] }],
    };
    expect(await readPlaywrightReport(await written(report))).toEqual({
      passed: ['one'],
      skipped: ['three'],
      failed: [{ name: 'two', reasons: ['once'] }],
      times: [{ file: 'e2e/entrance/login.spec.ts', ms: 1000 }],
    });
  });
});

it('the ten slowest files are told, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, ms: n * 1000 }));
  const told = slowest(times);
  expect(told).toHaveLength(10);
  expect(told[0]).toBe('   11.0 s  11.test.ts');
  expect(told.at(-1)).toBe('    2.0 s  2.test.ts');
});
