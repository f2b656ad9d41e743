import { scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { filmedCameraWith, missingForFaces, modelsFolder } from '../scripts/tryoutFiles';
import { BuiltService } from './accept/builtService';
import { beatsOf, delaysOf, type Moment, percentile } from './conversation/beats';
import { DeskAndSignage, type Way } from './conversation/deskAndSignage';
import type { Message } from './conversation/watched';
import { makeMouthFilm } from './faceToSignage/mouthFilm';
import { openBrowser } from './pagesInBrowser';

/**
 * From a mouth that opens or closes in front of the operator's camera to the one on the signage: both from the moment that
 * it is beyond half of its way. Through the whole product, with the avatar drawn by the signage and then with a film of it.
 */
const wanted = { p95: 120, share: 0.5 };
const seconds = Number(process.env.SECONDS ?? 40);
const settledMs = 8000;
const port = 3933;

const missing = missingForFaces();
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(', ')} not found`);
  process.exit(0);
}

const jawIn = (messages: readonly Message[]): Moment[] =>
  messages.flatMap(({ at, bytes }) => {
    const told = decodeFrame(Uint8Array.from(bytes));
    return told ? { at, open: scoreOf(told.frame.scores, 'jawOpen') } : [];
  });

const shown = (what: string, delays: readonly (number | undefined)[]): number => {
  const seen = delays.filter((delay) => delay !== undefined);
  const at = (part: number) => percentile(part, seen);
  console.log(
    `  ${what}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} (${at(0).toFixed(0)} to ${at(1).toFixed(0)}), ` +
      `${seen.length} of ${delays.length} beats`,
  );
  return seen.length < 0.9 * delays.length ? Number.POSITIVE_INFINITY : at(0.95);
};

const perSecond = (moments: readonly { at: number }[]): string => (moments.length / seconds).toFixed(0);

const film = await makeMouthFilm();
const service = await BuiltService.start(port, { MODELS_DIR: modelsFolder });
const browser = await openBrowser(...filmedCameraWith(film.path));

async function measure(way: Way): Promise<number> {
  const pages = await DeskAndSignage.open(browser, service.url);
  await pages.talk(browser, service.url, way);
  await pages.showFace();
  await pages.signage.waitForTimeout(settledMs);
  const watched = await pages.watch(seconds * 1000);
  await pages.hangUp();
  console.log(
    `${way}: ${perSecond(watched.camera)} pictures of the camera, ${perSecond(watched.sent)} frames sent, ` +
      `${perSecond(watched.shown)} pictures on the signage a second`,
  );
  const [camera, sent, arrived, seen] = [
    watched.camera,
    jawIn(watched.sent),
    jawIn(watched.arrived),
    watched.shown,
  ].map(beatsOf);
  if (!camera || !sent || !arrived || !seen) throw new Error('nothing was measured');
  shown('camera → told to the avatar', delaysOf(camera, sent));
  if (way === 'drawn') {
    shown('told → arrived', delaysOf(sent, arrived));
    shown('arrived → drawn', delaysOf(arrived, seen));
  }
  return shown('camera → signage', delaysOf(camera, seen));
}

try {
  const [drawn, filmed] = [await measure('drawn'), await measure('filmed')];
  console.log(`drawn, p95 at most ${wanted.p95} ms: ${drawn.toFixed(0)}`);
  // A film that misses its beats is nothing to be compared with.
  const share = Number.isFinite(filmed) ? drawn / filmed : Number.NaN;
  console.log(`drawn ÷ filmed, p95 at most ${wanted.share}: ${share.toFixed(2)}`);
  process.exitCode = drawn <= wanted.p95 && share <= wanted.share ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
  await film.remove();
}
