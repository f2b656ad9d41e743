import { BuiltService } from './accept/builtService';
import { draggedPictures, picturesAtRest } from './editor/draggedPictures';
import { editedScreen } from './editor/editedScreen';
import { typedDelays } from './editor/typedDelays';
import { openBrowser } from './pagesInBrowser';

/**
 * The template editor in a real browser against the whole service: pictures a second while a block is dragged, each of
 * which shows it at another place, against those that the same page draws at rest; and from a key to its letter on the
 * stage.
 */
const wantedPictures = 50;
const wantedDelayMs = 50;
const port = 3933;

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;

const service = await BuiltService.start(port);
const browser = await openBrowser();
try {
  const page = await editedScreen(browser, service.url);
  console.log(`pictures a second at rest: ${(await picturesAtRest(page)).toFixed(1)}`);
  const rates: number[] = [];
  for (const [block, by] of Object.entries({
    telop: { x: -150, y: -180 },
    media: { x: 0, y: 250 },
    avatar: { x: 150, y: -150 },
  })) {
    const { pictures, moved } = await draggedPictures(page, block, by);
    console.log(
      `pictures a second while the ${block} is dragged: ${pictures.toFixed(1)}, at another place in ${moved.toFixed(1)}`,
    );
    rates.push(moved);
  }
  const delays = await typedDelays(page);
  const [usual, late] = [quantile(delays, 0.5), quantile(delays, 0.95)];
  console.log(`a key in the telop → its letter painted on the stage, ${delays.length} of them:`);
  console.log(`  p50 ${usual.toFixed(1)} ms, p95 ${late.toFixed(1)} ms`);
  console.log(`wanted: at least ${wantedPictures} pictures a second, p95 of at most ${wantedDelayMs} ms`);
  process.exitCode = Math.min(...rates) >= wantedPictures && late <= wantedDelayMs ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
}
