import { setTimeout as pause } from 'node:timers/promises';
import { BuiltService } from './accept/builtService';
import { openBrowser } from './pagesInBrowser';
import { BusyDay } from './soak/busyDay';
import { ChangingTemplates } from './soak/changingTemplates';
import { type Figures, Screen } from './soak/screen';

/**
 * The signage page in a real browser against the whole service: scenes change by what visitors, operators and
 * administrators do, templates with other pictures and a film come live meanwhile. What the page holds is read when it
 * is warm and when it has seen it all.
 */
const wantedChanges = Number(process.env.CHANGES ?? 2000);
const warmAfter = 200;
const wantedHeap = 1.1;
/** What is held by every visit or publication comes to at least one in twenty changes; less than that comes and goes. */
const wantedPerChange = 0.01;
const port = 3937;
const rounds = { publish: 2, outage: 40, tell: 25 };

const inWords = ({ heapKiB, ...counts }: Figures): string =>
  [`heap ${heapKiB.toFixed(0)} KiB`, ...Object.entries(counts).map(([what, count]) => `${what} ${count}`)].join(', ');

const service = await BuiltService.start(port);
const browser = await openBrowser();
try {
  const screen = await Screen.open(browser, service.url);
  const day = await BusyDay.begin(service.url, screen);
  const templates = await ChangingTemplates.of(service.url, day.signageId);
  await screen.says('受付中');

  const read = async (): Promise<{ changes: number; figures: Figures }> => {
    await templates.rest();
    await pause(5000);
    const told = { changes: await screen.changes(), figures: await screen.figures() };
    console.log(`after ${told.changes} changes: ${inWords(told.figures)}`);
    return told;
  };
  const goOn = async (until: number): Promise<void> => {
    for (let round = 1; (await screen.changes()) < until; round += 1) {
      if (round % rounds.publish === 0) await templates.change();
      if (round % rounds.outage === 0) await day.outage();
      await day.round();
      if (round % rounds.tell === 0) await read();
    }
  };

  await goOn(warmAfter);
  const warm = await read();
  await goOn(warm.changes + wantedChanges - warmAfter);
  const last = await read();
  await day.close();

  const heap = last.figures.heapKiB / warm.figures.heapKiB;
  const passed = last.changes - warm.changes;
  console.log(`heap grew by ${((heap - 1) * 100).toFixed(1)} % over ${passed} changes, wanted less than 10 %`);
  const counts = ['nodes', 'listeners', 'objectUrls', 'workers'] as const;
  const grown = counts.filter((what) => (last.figures[what] - warm.figures[what]) / passed > wantedPerChange);
  console.log(grown.length > 0 ? `growing: ${grown.join(', ')}` : `none of ${counts.join(', ')} grows`);
  process.exitCode = heap < wantedHeap && grown.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
}
