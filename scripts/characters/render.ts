/**
 * Renders the characters' stills and standby films into apps/web/public/characters, or sheets of all that they do into a folder.
 *
 *   npx tsx scripts/characters/render.ts [--stills | --film] [id…]
 *   npx tsx scripts/characters/render.ts --sheets folder [id…]
 *
 * Needs a Chromium, which it installs where there is none, and, for the films, ffmpeg on the PATH.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { drawnCharacters } from '../../apps/web/src/avatar/characters';
import { ensureBrowser } from '../browser';
import { encodeFilm, hasFfmpeg } from './film';
import { sheets } from './sheets';
import { FILM, shotsOf } from './shots';
import type * as stage from './stage';

declare global {
  interface Window {
    stage: typeof stage;
  }
}

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'apps/web/public/characters');

async function bundleStage(): Promise<string> {
  const built = await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'stage.ts'), formats: ['iife'], name: 'stage' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const chunk = outputs.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the stage was not bundled');
  return chunk.code;
}

async function report(path: string): Promise<void> {
  const { size } = await stat(path);
  console.log(`${path.slice(ROOT.length + 1)}  ${(size / 1024).toFixed(1)} KB`);
}

async function renderStills(page: Page, id: string, portrait: { top: number; width: number }): Promise<void> {
  for (const shot of shotsOf(portrait)) {
    const data = await page.evaluate(([who, what]) => window.stage.still(who, what), [id, shot] as const);
    const path = join(TARGET, id, `${shot.file}.webp`);
    await writeFile(path, Buffer.from(data, 'base64'));
    await report(path);
  }
}

async function* framesOf(page: Page, id: string): AsyncGenerator<Buffer> {
  const count = await page.evaluate(() => window.stage.filmFrames);
  for (let index = 0; index < count; index++) {
    const data = await page.evaluate(([who, at]) => window.stage.filmFrame(who, at), [id, index] as const);
    yield Buffer.from(data, 'base64');
  }
}

async function renderFilm(page: Page, id: string): Promise<void> {
  const path = join(TARGET, id, `${FILM.file}.mp4`);
  await encodeFilm(framesOf(page, id), path);
  await report(path);
  if ((await stat(path)).size > FILM.maxBytes) throw new Error(`${path} is larger than ${FILM.maxBytes} bytes`);
}

async function renderSheets(page: Page, id: string, folder: string): Promise<void> {
  for (const sheet of sheets) {
    const data = await page.evaluate(([who, what]) => window.stage.sheet(who, what), [id, sheet] as const);
    await writeFile(join(folder, `${id}-${sheet.file}.png`), Buffer.from(data, 'base64'));
  }
  console.log(`${id}: ${sheets.length} sheets in ${folder}`);
}

const { values: options, positionals: wanted } = parseArgs({
  options: { stills: { type: 'boolean' }, film: { type: 'boolean' }, sheets: { type: 'string' } },
  allowPositionals: true,
});
const unknown = wanted.filter((id) => !drawnCharacters.some((character) => character.id === id));
if (unknown.length > 0) throw new Error(`no such character: ${unknown.join(', ')}`);
const hasPictures = options.sheets === undefined;
const stills = hasPictures && !options.film;
const films = hasPictures && !options.stills;
if (films && !hasFfmpeg()) {
  console.error('ffmpeg is not on the PATH: install it, or render the stills alone with --stills.');
  process.exit(1);
}

const code = await bundleStage();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  for (const { id, portrait } of drawnCharacters) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const folder = options.sheets ?? join(TARGET, id);
    await mkdir(folder, { recursive: true });
    if (options.sheets !== undefined) await renderSheets(page, id, folder);
    if (stills) await renderStills(page, id, portrait);
    if (films) await renderFilm(page, id);
  }
} finally {
  await browser.close();
}
