import { configDefaults, defineConfig } from 'vitest/config';

/** Files share what they import: loading it anew for each of them would take most of the time. */
const isolate = false;

/** What is polled may take as long as a shared machine stands still. */
const patience = { poll: { timeout: 10_000 } } as const;

const importsSetup = './src/testing/imports.setup.ts';
const inPageSetup = [importsSetup, './src/testing/patience.setup.ts', './src/testing/owners.setup.ts'];
const web = {
  root: 'apps/web',
  setupFiles: importsSetup,
  expect: patience,
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const;
/** Tests of what is drawn, and of what needs a window for another reason. */
const inPage = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** Tests that put something else in place of a module, which no other may have loaded before. */
const alone = 'src/**/*.alone.test.{ts,tsx}';
/** Tests that open a real browser. */
const inBrowser = 'src/*/testing/*.test.ts';

/** One more than two cores: tests of the server wait for their database, and tests of calls for time to pass. */
const amongMany = { maxWorkers: 3, sequence: { groupOrder: 2 } } as const;

/**
 * Who draws never waits: a third one would only load and compile everything once more. What is drawn is thrown away at once,
 * in a tenth less time where it is not looked through so often.
 */
const drawing = {
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
};

const scripts = { root: 'scripts', environment: 'node', testTimeout: 30_000, expect: patience } as const;
const apart = ['start.test.ts', 'faults.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...amongMany,
          name: 'contract',
          root: 'packages/contract',
          environment: 'node',
          isolate,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...amongMany,
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          isolate,
          expect: patience,
          globalSetup: './src/testing/database.setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          ...web,
          ...amongMany,
          name: 'web',
          environment: 'node',
          isolate,
          exclude: [...configDefaults.exclude, ...inPage, alone, inBrowser],
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          ...web,
          ...drawing,
          name: 'web, in a page',
          environment: 'happy-dom',
          setupFiles: inPageSetup,
          isolate,
          include: inPage,
          exclude: [...configDefaults.exclude, alone],
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          ...web,
          ...amongMany,
          name: 'web, alone',
          environment: 'happy-dom',
          setupFiles: inPageSetup,
          include: [alone],
        },
      },
      // Before all others: a browser that starts on a crowded machine may stay without sound for good.
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          ...web,
          name: 'browser',
          environment: 'node',
          include: [inBrowser],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...scripts, ...amongMany, name: 'scripts', exclude: [...configDefaults.exclude, ...apart] } },
      // Last: how fast the service starts, and how soon others take over, is measured when nothing else runs.
      { test: { ...scripts, name: 'start', include: apart, maxWorkers: 1, sequence: { groupOrder: 3 } } },
    ],
  },
});
