import { makeMatching } from '@mukae/server/features/answers/matching/matching';
import { makeBigrams } from './answers/bigrams';
import { makeBuiltIn } from './answers/builtIn';
import type { Finder } from './answers/finder';
import { largeCompany } from './answers/largeCompany';
import { manyAtOnce } from './answers/manyAtOnce';
import { memoryOfReading } from './answers/memory';
import { type Outcome, outcomeOf, type Part, togetherOf } from './answers/rightAnswers';
import { questionSets } from './answers/sets/questionSets';
import { percentile } from './conversation/beats';

/**
 * The built-in answers: what becomes of questions that were written before anything was tuned, against what anybody would try first;
 * how long many wait who ask at once; and what the dictionary takes of memory. Answers are tuned on one part, and judged by the other.
 */
const wanted = { right: 85, wrong: 3, shown: 97, p99Ms: 150 };
const dialogues = 200;
const rounds = 50;
const companies = 10;
const answersOfLarge = 1000;

let failed = false;
function hold(what: string, isHeld: boolean): void {
  failed ||= !isHeld;
  console.log(`${isHeld ? 'held' : 'MISSED'}: ${what}`);
}

const share = (part: number, whole: number): number => (100 * part) / whole;
const inPercent = (part: number, whole: number): string => `${share(part, whole).toFixed(1)} %`.padStart(7);
const inMs = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${percentile(part, times).toFixed(1)} ms`).join(', ');

function row(name: string, { asked, withAnswer, right, wrong, wrongOfNone, shown, first }: Outcome): void {
  console.log(
    `  ${name.padEnd(32)} ${inPercent(right, withAnswer)} right, ${inPercent(wrong + wrongOfNone, asked)} wrong ` +
      `(${wrongOfNone} of ${asked - withAnswer} that have no answer), ${inPercent(shown, withAnswer)} shown, ` +
      `${inPercent(first, withAnswer)} first`,
  );
}

async function outcomesOf(finder: Finder, part: Part, answersFrom?: number): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const set of questionSets) {
    const outcome = await outcomeOf(finder, set, part, answersFrom);
    row(`${set.trade}, ${part}`, outcome);
    outcomes.push(outcome);
  }
  return togetherOf(outcomes);
}

/** From how many percent on it is wrong as seldom as is wanted, as far as one part tells. */
async function fairThreshold(finder: Finder): Promise<number> {
  for (let answersFrom = 20; answersFrom < 100; answersFrom += 1) {
    const outcomes = await Promise.all(questionSets.map((set) => outcomeOf(finder, set, 'tuning', answersFrom)));
    const { wrong, wrongOfNone, asked } = togetherOf(outcomes);
    if (share(wrong + wrongOfNone, asked) <= wanted.wrong) return answersFrom;
  }
  return 100;
}

const { memoryMb, firstMs } = await memoryOfReading();
console.log(
  `the thread with its dictionary: ${memoryMb.toFixed(0)} MB more, first answer after ${firstMs.toFixed(0)} ms`,
);

const matching = makeMatching();
const builtIn = makeBuiltIn(matching);
const bigrams = makeBigrams();

console.log(builtIn.name);
await outcomesOf(builtIn, 'tuning');
const { asked, withAnswer, right, wrong, wrongOfNone, shown } = await outcomesOf(builtIn, 'test');
hold(
  `right ${inPercent(right, withAnswer)}, wanted at least ${wanted.right}`,
  share(right, withAnswer) >= wanted.right,
);
hold(
  `wrong ${inPercent(wrong + wrongOfNone, asked)}, wanted at most ${wanted.wrong}`,
  share(wrong + wrongOfNone, asked) <= wanted.wrong,
);
hold(
  `given or among three ${inPercent(shown, withAnswer)}, wanted at least ${wanted.shown}`,
  share(shown, withAnswer) >= wanted.shown,
);

const threshold = await fairThreshold(bigrams);
console.log(`${bigrams.name}, answered from ${threshold} % on`);
await outcomesOf(bigrams, 'tuning', threshold);
await outcomesOf(bigrams, 'test', threshold);

const finders = Array.from({ length: companies }, (_, n) => makeBuiltIn(matching, n + 1));
const finderOf = (dialogue: number): Finder => finders[dialogue % companies] ?? builtIn;
for (const set of questionSets) {
  // Once before it counts: what a company knows is prepared with its first question, and a service has not just begun.
  await manyAtOnce(finderOf, set, dialogues, 3);
  const { waited, blockedMs } = await manyAtOnce(finderOf, set, dialogues, rounds);
  const plain = await manyAtOnce(() => bigrams, set, dialogues, rounds);
  console.log(
    `${dialogues} dialogues at once, ${set.trade}: ${inMs(waited)}, nothing else for ${blockedMs.toFixed(0)} ms at most; ` +
      `${bigrams.name}, in the service itself: ${inMs(plain.waited)}, for ${plain.blockedMs.toFixed(0)} ms`,
  );
  hold(`p99 wanted under ${wanted.p99Ms} ms`, percentile(0.99, waited) < wanted.p99Ms);
}

const large = largeCompany(questionSets, answersOfLarge);
const since = performance.now();
await builtIn.find(large, '駐車場');
console.log(`${answersOfLarge} answers of 10 phrasings: prepared in ${(performance.now() - since).toFixed(0)} ms`);
const one = await manyAtOnce(() => builtIn, large, 1, dialogues);
const all = await manyAtOnce(() => builtIn, large, dialogues, 3);
const plain = await manyAtOnce(() => bigrams, large, dialogues, 3);
console.log(
  `  one question after the other: ${inMs(one.waited)}, nothing else for ${one.blockedMs.toFixed(0)} ms at most`,
);
console.log(`  ${dialogues} at once: ${inMs(all.waited)}, nothing else for ${all.blockedMs.toFixed(0)} ms at most`);
console.log(`  ${bigrams.name}: ${inMs(plain.waited)}, nothing else for ${plain.blockedMs.toFixed(0)} ms at most`);

matching.stop();
if (failed) process.exitCode = 1;
