import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ensureBrowser } from '../scripts/browser';

export interface ServedPages {
  url: string;
  stop(): Promise<void>;
}

/** The pages of one folder beside this file, as the browser of a figure opens them. */
export async function servePages(folder: string): Promise<ServedPages> {
  const server = await createServer({
    root: fileURLToPath(new URL(folder, import.meta.url)),
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

/** With cameras and microphones that need nobody's leave, and sound that needs no press; `args`: what they play. */
export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      ...args,
    ],
  });
