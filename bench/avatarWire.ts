import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Way } from './avatarWire/page';
import { openBrowser, servePages } from './pagesInBrowser';

/**
 * What an avatar costs on the wire, as frames and as a film of the same size, over one connection: everything that leaves
 * the sender's socket (frames or video, encryption, acknowledgements, heartbeats) and 28 bytes of IPv4 and UDP for each
 * packet.
 */
const wanted = { framesKbps: 40, share: 1 / 25 };
const seconds = Number(process.env.SECONDS ?? 15);
/** The video has found its bit rate by then. */
const warmUpMs = 5000;

const pages = await servePages('./avatarWire');
const browser = await openBrowser();

async function open(page: Page): Promise<Page> {
  await page.goto(pages.url);
  await page.waitForFunction(() => 'wire' in globalThis);
  return page;
}

try {
  const context = await browser.newContext();
  const [callee, caller] = [await open(await context.newPage()), await open(await context.newPage())];
  for (const page of [callee, caller]) await page.evaluate((isCaller) => wire.call(isCaller), page === caller);
  await caller.waitForFunction(() => wire.isConnected());

  const measure = async (way: Way): Promise<number> => {
    await caller.evaluate((given) => wire.begin(given), way);
    await pause(warmUpMs);
    const before = await caller.evaluate(() => wire.sent());
    await pause(seconds * 1000);
    const after = await caller.evaluate(() => wire.sent());
    const pictures = await callee.evaluate(() => wire.framesDecoded());
    await caller.evaluate(() => wire.end());
    const ms = after.atMs - before.atMs;
    const kbps = (8 * (after.bytes - before.bytes)) / ms;
    const packetsPerSecond = (1000 * (after.packets - before.packets)) / ms;
    console.log(
      `${way}: ${kbps.toFixed(1)} kbps in ${packetsPerSecond.toFixed(1)} packets a second${way === 'film' ? `, ${pictures} pictures decoded` : ''}`,
    );
    return kbps;
  };

  const [frames, film] = [await measure('frames'), await measure('film')];
  console.log(`frames at most ${wanted.framesKbps} kbps: ${frames.toFixed(1)}`);
  console.log(`frames ÷ film at most ${wanted.share}: ${(frames / film).toFixed(4)} (1/${(film / frames).toFixed(0)})`);
  process.exitCode = frames <= wanted.framesKbps && frames / film <= wanted.share ? 0 : 1;
} finally {
  await browser.close();
  await pages.stop();
}
