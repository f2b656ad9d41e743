import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltInCharacter, builtInCharacters } from '@mukae/contract/domain/character/builtIn';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { ensureBrowser } from '../scripts/browser';

/**
 * The drawn characters in a browser without a graphics card: talking, looking about, one motion after the other. Frames a
 * second stand beside those of an empty page in the same run; what counts is the processor time of a frame, which other work
 * on the machine hardly lengthens.
 */
const wanted = { script: 4, kilobytes: 40, first: 300 };
interface Size {
  width: number;
  height: number;
  fps: number;
}
const canvases: readonly Size[] = [
  { width: 540, height: 960, fps: 60 },
  { width: 1080, height: 1920, fps: 30 },
];
const frames = Number(process.env.FRAMES ?? 1_152);
const chosen = process.env.CHARACTER;

const target = await mkdtemp(join(tmpdir(), 'mukae-avatar-'));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The engine is what the page fetches for any character: everything but the page itself and the other characters. */
async function buildPage(): Promise<Map<string, number>> {
  await build({
    root: join(import.meta.dirname, 'avatar'),
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      outDir: target,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'page.js',
          codeSplitting: { groups: [{ name: 'engine', test: /src\/avatar\/(?!characters)|contract\/src/ }] },
        },
      },
    },
  });
  const files = (await readdir(join(target, 'assets')).catch(() => [])).map((name) => join('assets', name));
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(`/${file}`, gzipSync(await readFile(join(target, file)), { level: 9 }).length);
  return sizes;
}

const server = createServer((request, response) => {
  const path = request.url === '/' || !request.url ? '/index.html' : request.url;
  readFile(join(target, path)).then(
    (content) => {
      const cache = path === '/index.html' ? 'no-cache' : 'max-age=31536000, immutable';
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain', 'cache-control': cache })
        .end(content);
    },
    () => response.writeHead(404).end(),
  );
});

/** Processor seconds that the page has used so far, on all its threads. */
async function processorSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const faults: string[] = [];
function report(what: string, seen: number, limit: number, unit: string): void {
  const isKept = seen <= limit;
  if (!isKept) faults.push(what);
  console.log(`  ${what}: ${seen.toFixed(1)} ${unit} (at most ${limit.toFixed(1)}${isKept ? '' : ': missed'})`);
}

async function reportArrival(page: Page, id: BuiltInCharacter): Promise<void> {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const times: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto(url);
    await page.waitForFunction(() => 'avatarBench' in globalThis);
    times.push(await page.evaluate((who) => avatarBench.load(who), id));
  }
  // The page itself is not what is measured.
  fetched.delete('/page.js');
  const bytes = [...fetched].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  report('engine and character, gzipped', bytes / 1024, wanted.kilobytes, 'KB');
  report('first drawn from the cache', Math.min(...times.slice(1)), wanted.first, 'ms');
}

async function reportFrames(page: Page, session: CDPSession, size: Size): Promise<void> {
  /** Processor milliseconds of one frame. */
  const costOf = async (count: number, draw: () => Promise<unknown>): Promise<number> => {
    const before = await processorSeconds(session);
    await draw();
    return (((await processorSeconds(session)) - before) * 1000) / count;
  };
  const { width, height, fps } = size;
  const name = `${width}x${height}`;
  const empty = await page.evaluate(() => avatarBench.empty(60));
  await page.evaluate(([w, h]) => avatarBench.size(w, h), [width, height] as const);
  const plain = await costOf(60, () => page.evaluate(() => avatarBench.fill(60)));
  await page.evaluate(() => avatarBench.run(20));
  const shown = { fps: 0, script: 0 };
  const cost = await costOf(frames, async () =>
    Object.assign(shown, await page.evaluate((count) => avatarBench.run(count), frames)),
  );
  console.log(`  ${name}: ${shown.fps.toFixed(1)} fps seen, ${empty.toFixed(1)} on an empty page`);
  report(`${name}, processor time of a frame, script and raster`, cost, 1000 / fps, 'ms');
  console.log(`  ${name}, the same ÷ one gradient over the whole canvas: ${(cost / plain).toFixed(2)}`);
  report(`${name}, script of a frame`, shown.script, wanted.script, 'ms');
}

const sizes = await buildPage();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

try {
  const session = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 } });
  for (const { id } of builtInCharacters) {
    if (chosen && chosen !== id) continue;
    console.log(id);
    const page = await context.newPage();
    await reportArrival(page, id);
    for (const size of canvases) await reportFrames(page, session, size);
    await page.close();
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.close();
  await rm(target, { recursive: true });
}
