import { configDefaults, defineConfig } from 'vitest/config';

/** Files share what they import: loading it anew for each of them would take most of the time. */
const isolate = false;

const web = { root: 'apps/web', environment: 'happy-dom', testTimeout: 20_000 } as const;
/** Tests that put something else in place of a module, which no other may have loaded before. */
const alone = 'src/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'packages/contract', environment: 'node', isolate, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          isolate,
          globalSetup: './src/testing/database.setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { ...web, name: 'web', isolate, exclude: [...configDefaults.exclude, alone] },
      },
      { extends: 'apps/web/vite.config.ts', test: { ...web, name: 'web, alone', include: [alone] } },
      // Last: how fast the service starts is measured when nothing else runs.
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          environment: 'node',
          testTimeout: 30_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
