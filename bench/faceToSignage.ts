import { filmedCameraWith, missingForFaces, modelsFolder } from '../scripts/tryoutFiles';
import { BuiltService } from './accept/builtService';
import { beatsOf, delaysOf } from './conversation/beats';
import { jawIn, tellDelays } from './conversation/delays';
import { makeMouthFilm } from './conversation/mouthFilm';
import { watchOperator } from './faceToSignage/cameraHalf';
import { watchSignage } from './faceToSignage/canvasHalf';
import { openBrowser } from './pagesInBrowser';

/**
 * From a mouth that opens or closes in front of the operator's camera to the one on the signage, each from the moment that
 * it is beyond half of its way. Two people's machines do that, so it is measured in two halves, one after the other and
 * each with a small page in place of the other side: camera → frame that is handed to the network, and frame that arrives →
 * canvas, with the frames that the first half recorded.
 */
const wantedMs = 120;
const seconds = Number(process.env.SECONDS ?? 40);
const [settledMs, ms] = [8000, seconds * 1000];
const port = 3933;
const signageId = 1;

const missing = missingForFaces();
if (missing.length > 0) {
  console.log(`skipped: ${missing.join(', ')} not found`);
  process.exit(0);
}

const film = await makeMouthFilm();
const service = await BuiltService.start(port, { MODELS_DIR: modelsFolder });
const { url } = service;
const perSecond = (moments: readonly unknown[]): string => (moments.length / seconds).toFixed(0);

async function cameraHalf() {
  const browser = await openBrowser(...filmedCameraWith(film.path));
  try {
    const { camera, sent } = await watchOperator({ browser, url, signageId, settledMs, ms });
    console.log(`operator: ${perSecond(camera)} pictures of the camera, ${perSecond(sent)} frames sent a second`);
    return { sent, p95: tellDelays('camera → network', delaysOf(beatsOf(camera), beatsOf(jawIn(sent)))) };
  } finally {
    await browser.close();
  }
}

async function canvasHalf(recorded: Awaited<ReturnType<typeof cameraHalf>>['sent']): Promise<number> {
  const browser = await openBrowser();
  try {
    const { arrived, shown } = await watchSignage({ browser, url, signageId, recorded, settledMs, ms });
    console.log(`signage: ${perSecond(arrived)} frames arrived, ${perSecond(shown)} pictures a second`);
    return tellDelays('network → canvas', delaysOf(beatsOf(jawIn(arrived)), beatsOf(shown)));
  } finally {
    await browser.close();
  }
}

try {
  const { sent, p95: first } = await cameraHalf();
  const second = await canvasHalf(sent);
  console.log(`face → signage, p95 of both halves together at most ${wantedMs} ms: ${(first + second).toFixed(0)}`);
  process.exitCode = first + second <= wantedMs ? 0 : 1;
} finally {
  await service.stop();
  await film.remove();
}
