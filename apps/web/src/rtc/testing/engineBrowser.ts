import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { ensureBrowser } from '../../../../../scripts/browser';

interface EngineBrowser {
  /** A new browser, without memories; its pages can call one another. */
  newContext(): Promise<BrowserContext>;
  open(context: BrowserContext): Promise<Page>;
  /** Nobody has done anything to it, nor asked it for something, which counts as a touch. */
  openUntouched(page: Page): Promise<void>;
  reload(page: Page): Promise<void>;
  stop(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=2',
  // Otherwise a candidate is a name that only the local network resolves.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

interface EnginePage {
  /** The folder of its index.html. */
  folder: string;
  /** What it is driven by, once it is there. */
  handle: string;
  /** Otherwise somebody has to touch it first, as browsers ask of every page. */
  soundsUntouched?: boolean;
}

const soundPolicies = { untouched: 'no-user-gesture-required', touched: 'document-user-activation-required' } as const;

const callPage: EnginePage = { folder: import.meta.dirname, handle: 'side' };

/** Chromium with a camera and a microphone that only pretend, and an engine alone on a page. */
export async function startEngineBrowser({
  folder,
  handle,
  soundsUntouched = true,
}: EnginePage = callPage): Promise<EngineBrowser> {
  const soundPolicy = soundPolicies[soundsUntouched ? 'untouched' : 'touched'];
  const untilReady = (page: Page) => page.waitForFunction((name) => name in globalThis, handle);
  const server = await createServer({
    root: folder,
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    // Several of these servers run at once: what one bundles ahead in their folder would make the pages of another begin anew.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...flags, `--autoplay-policy=${soundPolicy}`],
  });
  return {
    newContext: () => browser.newContext(),
    async open(context) {
      const page = await context.newPage();
      await page.goto(url);
      await untilReady(page);
      return page;
    },
    async openUntouched(page) {
      await page.goto(url);
    },
    async reload(page) {
      await page.reload();
      await untilReady(page);
    },
    async stop() {
      await browser.close();
      await server.close();
    },
  };
}
