import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createServer, type Plugin } from 'vite';
import { ensureBrowser } from '../scripts/browser';
import { filmedCamera, missingForFaces, modelsFolder } from '../scripts/tryoutFiles';

/** Pictures a second that are read from the operator's camera, and how long her key presses wait meanwhile. */
const wantedRate = 20;
const wantedLagMs = 50;
const seconds = Number(process.env.SECONDS ?? 15);
const keysPerSecond = 5;

const missing = missingForFaces();
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(', ')} not found`);
  process.exit(0);
}

/** As the service does it. */
const servesModels: Plugin = {
  name: 'models',
  configureServer(server) {
    server.middlewares.use('/models', async (request, response) => {
      response.end(await readFile(join(modelsFolder, request.url ?? '')));
    });
  },
};

const server = await createServer({
  root: fileURLToPath(new URL('./capture', import.meta.url)),
  configFile: false,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
  plugins: [servesModels],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 0, hmr: false },
});
await server.listen();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', ...filmedCamera] });

const at = (part: number, sorted: readonly number[]): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

const system = await browser.newBrowserCDPSession();

/** Seconds of the processor that all parts of the browser took so far. */
async function processorSeconds(): Promise<number> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Types for a while and looks at the rate once a second. */
async function measure(page: Page, what: string): Promise<{ rate: number; lag: number }> {
  await page.evaluate(() => captureBench.inputLags());
  const processorBefore = await processorSeconds();
  const rates: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    for (let key = 0; key < keysPerSecond; key += 1) {
      await page.keyboard.press('a');
      await page.waitForTimeout(1000 / keysPerSecond);
    }
    rates.push(await page.evaluate(() => captureBench.rate()));
  }
  const sorted = rates.toSorted((a, b) => a - b);
  const lags = (await page.evaluate(() => captureBench.inputLags())).toSorted((a, b) => a - b);
  const [rate, lag] = [at(0.5, sorted), at(0.95, lags)];
  const pictures = rates.reduce((sum, one) => sum + one, 0);
  const perPicture = (1000 * ((await processorSeconds()) - processorBefore)) / pictures;
  console.log(
    `${what}: ${rate} pictures a second (${sorted[0]} to ${sorted.at(-1)}), ` +
      `${pictures === 0 ? 'no' : perPicture.toFixed(0)} ms of the processor each, ` +
      `a key waits ${at(0.5, lags).toFixed(1)} ms, p95 ${lag.toFixed(1)}, most ${lags.at(-1)?.toFixed(1)}`,
  );
  return { rate, lag };
}

async function begin(page: Page, withHands: boolean): Promise<void> {
  await page.evaluate((hands) => captureBench.start(hands), withHands);
  await page.waitForFunction(() => {
    const state = captureBench.state();
    return state.is === 'running' && state.sees === 'face';
  });
  await page.waitForTimeout(2000);
}

try {
  const page = await browser.newPage();
  page.on('console', (message) => void (message.type() === 'error' && console.error(message.text())));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'captureBench' in globalThis);
  await measure(page, 'camera off');
  await begin(page, false);
  const face = await measure(page, 'face');
  await page.evaluate(() => captureBench.stop());
  await begin(page, true);
  await measure(page, 'face and hands');
  console.log(`wanted: at least ${wantedRate} pictures a second, at most ${wantedLagMs} ms for a key (p95)`);
  process.exitCode = face.rate >= wantedRate && face.lag <= wantedLagMs ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
