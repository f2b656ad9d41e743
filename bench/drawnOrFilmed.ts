import { filmedCameraWith, missingForFaces, modelsFolder } from '../scripts/tryoutFiles';
import { BuiltService } from './accept/builtService';
import { beatsOf, delaysOf } from './conversation/beats';
import { tellDelays } from './conversation/delays';
import { DeskAndSignage, type Way } from './conversation/deskAndSignage';
import { makeMouthFilm } from './conversation/mouthFilm';
import { openBrowser } from './pagesInBrowser';

/**
 * How much sooner a mouth is seen on the signage when the avatar is drawn there than when it is sent as a film: from the
 * operator's camera through the whole product, one way after the other, with both pages on this machine.
 */
const wantedShare = 0.5;
const seconds = Number(process.env.SECONDS ?? 40);
const settledMs = 8000;
const port = 3935;

const missing = missingForFaces();
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(', ')} not found`);
  process.exit(0);
}

const film = await makeMouthFilm();
const service = await BuiltService.start(port, { MODELS_DIR: modelsFolder });
const browser = await openBrowser(...filmedCameraWith(film.path));

async function measure(way: Way): Promise<number> {
  const pages = await DeskAndSignage.open(browser, service.url);
  await pages.talk(browser, service.url, way);
  await pages.showFace();
  await pages.signage.waitForTimeout(settledMs);
  const { camera, shown } = await pages.watch(seconds * 1000);
  await pages.hangUp();
  return tellDelays(`${way}, camera → signage`, delaysOf(beatsOf(camera), beatsOf(shown)));
}

try {
  const [drawn, filmed] = [await measure('drawn'), await measure('filmed')];
  // A film that misses its beats is nothing to be compared with.
  const share = Number.isFinite(filmed) ? drawn / filmed : Number.NaN;
  console.log(`drawn ÷ filmed, p95 at most ${wantedShare}: ${share.toFixed(2)}`);
  process.exitCode = share <= wantedShare ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
  await film.remove();
}
