import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first: it opens a window several times faster. */
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium or Chrome of this machine, or the one that Playwright keeps. */
export const browserPath = (): string | undefined => [...wellKnown, chromium.executablePath()].find(existsSync);

const installs: readonly [string, string[]][] = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['install', '-y', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', 'chromium']],
];

/** Browser tests need a browser: where there is none, one is installed. */
export function ensureBrowser(): string {
  const found = browserPath();
  if (found) return found;
  for (const [command, args] of installs) {
    console.log(`No Chromium found: running ${command} ${args.join(' ')}`);
    try {
      if (command === 'apt-get') execFileSync('apt-get', ['update'], { stdio: 'inherit' });
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installed = browserPath();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install Chromium or Chrome and run the tests again.');
}
