import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { spokenText, type VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import { findFlite, findJtalk, usualPlaces } from '@mukae/server/features/voices/programs';
import { apartAtBeginnings, percentile, voiceOf } from '@mukae/server/features/voices/testing/heard';
import { typicalAnswers } from '@mukae/server/features/voices/testing/typicalAnswers';
import { voicesHere } from '@mukae/server/features/voices/testing/voicesHere';
import { keptVoices } from '@mukae/server/testing/keptVoices';

/**
 * From a line to its sound, with the mouth for it: twenty answers of a receptionist, each in turns with the bare program
 * on the same words. Then the same lines again, and how far the mouth is from the voice.
 */
const wantedRatio = 1.5;
const wantedApartMs = 80;

const run = promisify(execFile);
const [jtalk, flite] = [await findJtalk(usualPlaces()), await findFlite(usualPlaces())];
if (!jtalk || !flite) throw new Error('open_jtalk and flite are needed: npm run voices');

const folder = await mkdtemp(join(tmpdir(), 'mukae-bench-'));
const file = (name: string): string => join(folder, name);
const voices = voicesHere();

const bareArgs: Readonly<Record<VoiceLanguage, readonly [string, readonly string[]]>> = {
  ja: [
    jtalk.path,
    ['-x', jtalk.dictionary, '-m', join(keptVoices, 'mei_normal.htsvoice'), '-ow', file('bare.wav'), file('line.txt')],
  ],
  en: [flite, ['-voice', 'slt', '-f', file('line.txt'), '-o', file('bare.wav')]],
};

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const before = performance.now();
  const result = await work();
  return { ms: performance.now() - before, result };
}

async function bareMs(text: string, language: VoiceLanguage): Promise<number> {
  await writeFile(file('line.txt'), `${spokenText(text, language)}\n`);
  const [program, args] = bareArgs[language];
  return (await timed(() => run(program, args))).ms;
}

async function speak(text: string, language: VoiceLanguage) {
  const choice = { voice: null, speed: 1, pitch: 0 };
  const { ms, result } = await timed(() => voices.speak({ text, language, choice, readings: [] }));
  if (!result) throw new Error(`nobody said ${text}`);
  return { ms, spoken: result };
}

const lines = (['ja', 'en'] as const).flatMap((language) =>
  typicalAnswers[language].map((text) => ({ text, language })),
);
const [bare, cold, again, apart, ends]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
const inMs = (values: readonly number[]): string =>
  [0.5, 0.95].map((part) => `p${100 * part} ${percentile(part, values).toFixed(1)} ms`).join(', ');

try {
  // Its dictionary is read from the disk once.
  await bareMs('はい。', 'ja');
  await voices.prepare();
  for (const [turn, { text, language }] of lines.entries()) {
    const sayBare = async () => void bare.push(await bareMs(text, language));
    if (turn % 2 === 0) await sayBare();
    const { ms, spoken } = await speak(text, language);
    if (turn % 2 === 1) await sayBare();
    cold.push(ms);
    apart.push(...apartAtBeginnings(spoken).map((seconds) => 1000 * seconds));
    ends.push(1000 * Math.abs((spoken.visemes.at(-1)?.at ?? 0) - voiceOf(spoken).ends));
  }
  for (const { text, language } of lines) again.push((await speak(text, language)).ms);
  const ratio = percentile(0.5, cold) / percentile(0.5, bare);
  console.log(`the bare program, ${bare.length} lines: ${inMs(bare)}`);
  console.log(`line to sound and mouth: ${inMs(cold)}`);
  console.log(`the same lines again: ${inMs(again)}`);
  console.log(`against the bare program, p50, at most ${wantedRatio}: ${ratio.toFixed(2)}`);
  console.log(
    `mouth from voice when it begins, ${apart.length} times, p95 at most ${wantedApartMs} ms: ${inMs(apart)}`,
  );
  console.log(`mouth from voice at the end: ${inMs(ends)}`);
  process.exitCode = ratio <= wantedRatio && percentile(0.95, apart) <= wantedApartMs ? 0 : 1;
} finally {
  voices.stop();
  await rm(folder, { recursive: true, force: true });
}
