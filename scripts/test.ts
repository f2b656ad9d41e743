import { execFile, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { ensureBrowser } from './browser';
import { ensureHearing } from './hearing';
import { ensureRedis } from './redis';
import { build } from './runBuild.mjs';
import { checkCoverage } from './test/coverage';
import { checkExports } from './test/exports';
import { checkImports } from './test/imports';
import { inShort } from './test/inShort';
import { checkMigrations } from './test/migrations';
import { type Failure, type FileTime, readPlaywrightReport, readVitestReport, type TestReport } from './test/reports';
import { checkRoleNames } from './test/roleNames';
import { slowest } from './test/slowest';
import { unclearTitles } from './test/titles';
import { ensureVoices } from './voices';

/** npm test: everything that proves the product, in order; the last line counts. `npm test -- types unit` runs a part. */
const wanted = process.argv.slice(2);
const passed: string[] = [];
const skipped: string[] = [];
const failed: Failure[] = [];
const times: FileTime[] = [];
/** Of the tests that passed, or were skipped by name. */
const titles: string[] = [];

const roomForWords = 64 * 1024 * 1024;

/** What npx would take most of a second to find. */
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

const run = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((done) => {
    spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH } })
      .on('exit', (code) => done(code === 0))
      .on('error', () => done(false));
  });

/** Runs beside others: what it says comes whole, and only when it failed. */
const runAside = (command: string, ...args: string[]): Promise<string[]> =>
  new Promise((done) => {
    execFile(command, args, { env: { ...process.env, PATH }, maxBuffer: roomForWords }, (failure, said, wrong) =>
      done(failure ? [failure.message, said, wrong] : []),
    );
  });

async function check(name: string, work: () => Promise<boolean | string[]>): Promise<void> {
  console.log(`\n── ${name}`);
  const outcome = await work().catch((failure) => [String(failure)]);
  const faults = Array.isArray(outcome) ? outcome : [];
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  if (outcome === true || (Array.isArray(outcome) && faults.length === 0)) passed.push(name);
  else failed.push({ name, reasons: faults });
}

/** A runner counts by its own tests; one that ends badly without a failed test counts as one failure. */
async function tests(name: string, work: () => Promise<boolean>, read: () => Promise<TestReport>): Promise<void> {
  console.log(`\n── ${name}`);
  const fine = await work();
  const report = await read().catch(
    (failure): TestReport => ({ passed: [], skipped: [], failed: [{ name, reasons: [String(failure)] }], times: [] }),
  );
  passed.push(...report.passed);
  skipped.push(...report.skipped);
  failed.push(...report.failed);
  times.push(...report.times);
  titles.push(...report.passed, ...report.skipped);
  if (!fine && report.failed.length === 0) failed.push({ name: `${name} did not end well`, reasons: [] });
}

const steps = {
  format: () => check('format and lint', () => run('biome', 'ci', '.')),
  types: async () => {
    // The threads of a compiler each find out anew what the others know: together they take twice as long as one.
    for (const project of ['packages/contract', 'apps/server', 'apps/web', '.']) {
      await check(`types of ${project}`, () => runAside('tsc', '--noEmit', '--singleThreaded', '-p', project));
    }
  },
  imports: async () => {
    await check('import rules', checkImports);
    await check('exports', checkExports);
    await check('role names', checkRoleNames);
  },
  migrations: () => check('migrations beside the version before', checkMigrations),
  build: () => check('build', build),
  size: async () => {
    await check('size of the login page', () => run('tsx', 'bench/loginSize.ts'));
    await check('size of the signage page', () => run('tsx', 'bench/signageSize.ts'));
  },
  unit: () =>
    tests(
      'unit and server tests',
      () => run('vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'),
      () => readVitestReport('test-results/unit.json'),
    ),
  browser: () =>
    tests(
      'browser tests',
      () => run('playwright', 'test', '--config', 'e2e'),
      () => readPlaywrightReport('test-results/e2e.json'),
    ),
};

await rm('test-results', { recursive: true, force: true });
await mkdir('test-results');
/** Before anything that opens one: two that find none would install it at the same time. */
const needsBrowser = wanted.length === 0 || wanted.includes('unit') || wanted.includes('browser');
if (needsBrowser) await check('a browser', async () => ensureBrowser() !== '');
/** Where it cannot be had, what needs it is skipped and named. */
if (needsBrowser) await ensureHearing();
const missingVoices = needsBrowser ? await ensureVoices() : [];
for (const missing of missingVoices) console.log(`Tests that speak are skipped without ${missing}`);
if (wanted.length === 0 || wanted.includes('unit')) {
  if (ensureRedis() === undefined) console.log('Tests of several nodes are skipped without Redis or Valkey');
}
const inOrder = async (...names: (keyof typeof steps)[]): Promise<void> => {
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await steps[name]();
};
// A compiler keeps one core busy, and what stands beside it the other.
await Promise.all([inOrder('types'), inOrder('format', 'imports', 'migrations', 'build', 'size')]);
await inOrder('unit', 'browser');
if (wanted.length === 0) {
  await check('coverage of the specification', () => checkCoverage(titles));
  await check('titles that can be understood alone', async () => unclearTitles(titles));
}

for (const name of skipped) console.log(`skipped: ${name}`);
for (const { name } of failed) console.log(`failed: ${name}`);
for (const { name, reasons } of failed) console.log(`\n${[name, ...reasons.map(inShort)].join('\n')}`);
if (times.length > 0) console.log(`\n${['the slowest test files', ...slowest(times)].join('\n')}`);
console.log(`\n${passed.length} passed, ${skipped.length} skipped, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
