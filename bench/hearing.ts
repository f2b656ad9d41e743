import { spokenByFlite } from '../apps/server/src/testing/spoken';
import { lookMs, turnRules } from '../apps/web/src/hearing/activity/segmenter';
import { ensureHearing, hearingModel } from '../scripts/hearing';
import { percentile } from './conversation/beats';
import { recognitionTimes } from './hearing/recognitionTimes';
import { openBrowser, servePages } from './pagesInBrowser';

/** How soon a visitor's voice is noticed, how soon its end (p95), and what that and understanding it cost (p50). */
const wanted = { lookMs: 8, beganMs: 250, endedLateMs: 300, realTime: 0.5 };
const looks = 300;

const sentences = [
  'Where is the restroom?',
  'Hello.',
  'I have an appointment with Mister Tanaka.',
  'Excuse me.',
  'Can I talk to a person?',
  'What time do you close?',
  'Is there an elevator?',
  'No thank you.',
  'How do I get to the third floor?',
  'My name is Smith.',
  'The meeting room, please.',
  'Do you have wifi here?',
  'Thank you very much.',
  'I want to leave a package.',
  'Wait a moment.',
  'Please call somebody.',
  'Which floor is the office on?',
  'I am looking for the cafeteria.',
  'Could you say that again?',
  'Is there a parking lot?',
];

const wavs = await Promise.all(sentences.map(spokenByFlite));
const pages = await servePages('./hearing');
const browser = await openBrowser();

const report = (what: string, values: readonly number[], unit = 'ms') => {
  const [p50, p95] = [percentile(0.5, values), percentile(0.95, values)];
  const digits = unit === 'ms' ? 1 : 3;
  console.log(`${what}: p50 ${p50.toFixed(digits)}, p95 ${p95.toFixed(digits)} ${unit} (${values.length})`);
  return { p50, p95 };
};

try {
  const page = await browser.newPage();
  await page.goto(pages.url);
  await page.waitForFunction(() => 'hearingBench' in globalThis);
  const inWorker = report('a look in the worker', await page.evaluate((n) => hearingBench.looksInWorker(n), looks));
  report('baseline, the same on the page itself', await page.evaluate((n) => hearingBench.looksOnPage(n), looks));

  const noticed = [];
  for (const wav of [...wavs.slice(-1), ...wavs]) {
    noticed.push(await page.evaluate((sound) => hearingBench.say(sound), Buffer.from(wav).toString('base64')));
  }
  // The first only loads the model.
  const counted = noticed.slice(1);
  const of = (what: 'began' | 'loud' | 'ended') => counted.flatMap((one) => one[what] ?? []);
  const began = report('voice begins → told', of('began'));
  report('baseline, by loudness that the page looks at 15 times a second', of('loud'));
  const ended = report('voice ends → told', of('ended'));
  const longestQuiet = turnRules.quietAfterLittle * lookMs;
  console.log(`of that the silence that is waited for: ${turnRules.quiet * lookMs}, after little ${longestQuiet} ms`);
  const isNoticed = counted.every((one) => one.began !== null && one.ended !== null);
  console.log(isNoticed ? 'every sentence was noticed once' : 'missed: a sentence was not noticed');

  await ensureHearing();
  const times = await recognitionTimes(hearingModel, wavs);
  const realTime = report('a second of speech understood beside the service', times.beside, 's');
  report('baseline, the recogniser alone', times.alone, 's');
  console.log(`understood: ${times.understood.slice(0, 5).join(' | ')}`);

  const isKept =
    isNoticed &&
    inWorker.p50 <= wanted.lookMs &&
    began.p95 <= wanted.beganMs &&
    ended.p95 - longestQuiet <= wanted.endedLateMs &&
    realTime.p50 <= wanted.realTime;
  console.log(`wanted: ${JSON.stringify(wanted)}: ${isKept ? 'kept' : 'missed'}`);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await browser.close();
  await pages.stop();
}
