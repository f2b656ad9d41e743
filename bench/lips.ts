import { BuiltService } from './accept/builtService';
import { beatsOf, offsetsOf, percentile } from './conversation/beats';
import { DeskAndSignage } from './conversation/deskAndSignage';
import { pageScript } from './conversation/pageScript';
import { recordVowels, vowelEvery } from './lips/spokenVowels';
import { openBrowser } from './pagesInBrowser';

/**
 * How far the avatar's mouth on the signage is from the voice that is heard there, from the operator's microphone through
 * the whole product: each from the moment that it is beyond half of its way. A vowel without a mouth is a failure.
 */
const wantedMs = 80;
const seconds = Number(process.env.SECONDS ?? 30);
const settledMs = 8000;
const port = 3934;
const edgeMs = 500;
/** Of those that were spoken, one at each end may be cut off. */
const fewest = Math.floor(seconds / vowelEvery) - 2;

const voice = await recordVowels();
const service = await BuiltService.start(port);
const browser = await openBrowser(`--use-file-for-fake-audio-capture=${voice.path}`);

try {
  const pages = await DeskAndSignage.open(browser, service.url);
  await pages.talk(browser, service.url, 'drawn');
  const worklet = await pageScript('./loudness.worklet.ts');
  await pages.signage.evaluate((script) => soundWatch.begin(script), worklet);
  await pages.signage.waitForTimeout(settledMs);
  await pages.signage.evaluate(() => soundWatch.taken());
  const { shown } = await pages.watch(seconds * 1000);
  const heard = await pages.signage.evaluate(() => soundWatch.taken());
  await pages.hangUp();

  const mouths = beatsOf(shown);
  // At either end a mouth may have been seen of which the voice was not heard, or the other way round.
  const [from = 0, to = 0] = [shown[0]?.at, shown.at(-1)?.at].map((at) => at ?? 0);
  const voices = beatsOf(heard).filter(({ at }) => at > from + edgeMs && at < to - edgeMs);
  const report = (is: 'open' | 'closed', what: string): number => {
    const offsets = offsetsOf(
      voices.filter((beat) => beat.is === is),
      mouths.filter((beat) => beat.is === is),
    );
    const met = offsets.filter((offset) => offset !== undefined);
    const at = (part: number) => percentile(part, met).toFixed(0);
    console.log(
      `${what}: p50 ${at(0.5)} ms later, ${at(0.05)} to ${at(0.95)} (p5 to p95), ${met.length} of ${offsets.length}`,
    );
    const isComplete = met.length === offsets.length && met.length >= fewest;
    return isComplete ? percentile(0.95, met.map(Math.abs)) : Number.POSITIVE_INFINITY;
  };
  console.log(`${(shown.length / seconds).toFixed(0)} pictures on the signage a second`);
  const opening = report('open', 'the mouth opens after the voice begins');
  report('closed', 'the mouth closes after the voice ends');
  console.log(`apart when it begins, p95 at most ${wantedMs} ms: ${opening.toFixed(0)}`);
  process.exitCode = opening <= wantedMs ? 0 : 1;
} finally {
  await browser.close();
  await service.stop();
  await voice.remove();
}
