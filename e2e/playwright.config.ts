import { defineConfig } from '@playwright/test';
import { forPages, withFakeMedia } from './support/launch';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results/e2e',
  globalSetup: './support/run.setup.ts',
  fullyParallel: true,
  // One more than two cores: who talks waits for time to pass, and another one works meanwhile.
  workers: 3,
  // A shared machine may stand still for many seconds. How fast things are is measured in bench/, not here.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  // Conversations take longest: begun first, they leave it to the short tests to keep all workers busy to the end.
  projects: [
    { name: 'reception', testDir: './reception', use: withFakeMedia, workers: 2 },
    { name: 'pages', testIgnore: '**/reception/**', use: forPages },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
});
