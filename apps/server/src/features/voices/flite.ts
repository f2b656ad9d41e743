import { readFile } from 'node:fs/promises';
import { englishMouth } from '@mukae/contract/domain/voice/englishMouth';
import { type TimedPhoneme, visemesOf } from '@mukae/contract/domain/voice/mouth';
import { sayByBreaths } from './breaths';
import type { Engine } from './engine';
import { runOnLine } from './runProgram';
import type { Turns } from './turns';
import { readWav } from './wav';

const voices = [{ id: 'slt', name: 'flite slt' }];

const halfTones = (count: number): number => 2 ** (count / 12);

/** `pau:0.224 w:0.274 eh:0.334`: each sound and when it ends, a line for each part, which begins where the one before ended. */
function phonemesInDurations(said: string): TimedPhoneme[] {
  const phonemes: TimedPhoneme[] = [];
  for (const line of said.split('\n')) {
    const begins = phonemes.at(-1)?.to ?? 0;
    for (const [, phoneme = '', end] of line.matchAll(/([a-z]+):(\d+\.\d+)/g)) {
      phonemes.push({ phoneme, from: phonemes.at(-1)?.to ?? 0, to: begins + Number(end) });
    }
  }
  return phonemes;
}

interface Options {
  find: () => Promise<string | undefined>;
  turns: Turns;
  patienceMs: number;
}

/** English by a program of this machine, which brings its voice. */
export function flite({ find, turns, patienceMs }: Options): Engine {
  return {
    name: 'flite',
    language: 'en',
    isOutside: false,
    isHere: async () => (await find()) !== undefined,
    voices: async () => ((await find()) ? voices : []),
    async speak(text, { speed, pitch }, signal) {
      const program = await find();
      if (!program) throw new Error('flite is gone');
      const how = [`duration_stretch=${1 / speed}`, `f0_shift=${halfTones(pitch)}`].flatMap((one) => ['--setf', one]);
      return sayByBreaths(text, { turns, patienceMs, signal }, (breath, inTime) =>
        runOnLine(program, breath, {
          args: ({ line, place }) => ['-voice', 'slt', ...how, '-psdur', '-f', line, '-o', place('sound.wav')],
          read: async ({ place }, said) => ({
            sound: readWav(await readFile(place('sound.wav'))),
            visemes: visemesOf(phonemesInDurations(said), englishMouth),
          }),
          signal: inTime,
        }),
      );
    },
  };
}
