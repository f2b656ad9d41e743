import { readFile } from 'node:fs/promises';
import { japaneseMouth } from '@mukae/contract/domain/voice/japaneseMouth';
import { type TimedPhoneme, visemesOf } from '@mukae/contract/domain/voice/mouth';
import { sayByBreaths } from './breaths';
import type { Engine } from './engine';
import type { JtalkProgram } from './programs';
import { runOnLine } from './runProgram';
import type { Turns } from './turns';
import type { VoiceFiles } from './voiceFiles';
import { readWav } from './wav';

/** Room above the loudest sounds of a voice, which are cut off otherwise. */
const headroomDb = -6;

/** `1850000 3050000 xx^sil-i+r=a/…`: from, to in tenths of a microsecond, and the sound between those beside it. */
const label = /^(\d+) (\d+) [^ -]*-([A-Za-z]+)\+/gm;
const unitsOfSecond = 10_000_000;

/** The sounds of speech in what open_jtalk tells of its work. */
const phonemesInTrace = (trace: string): TimedPhoneme[] =>
  [...trace.matchAll(label)].map(([, from, to, phoneme = '']) => ({
    phoneme,
    from: Number(from) / unitsOfSecond,
    to: Number(to) / unitsOfSecond,
  }));

interface Options {
  find: () => Promise<JtalkProgram | undefined>;
  files: VoiceFiles;
  turns: Turns;
  patienceMs: number;
}

/** Japanese by a program of this machine, with a voice that is a file. */
export function openJtalk({ find, files, turns, patienceMs }: Options): Engine {
  const voiceFiles = async () => ((await find()) ? files.list() : []);
  return {
    name: 'openJtalk',
    language: 'ja',
    isOutside: false,
    isHere: async () => (await voiceFiles()).length > 0,
    voices: voiceFiles,
    async speak(text, { voice, speed, pitch }, signal) {
      const [program, all] = [await find(), await voiceFiles()];
      const file = all.find(({ id }) => id === voice) ?? all[0];
      if (!program || !file) throw new Error('open_jtalk or its voice is gone');
      const by = ['-x', program.dictionary, '-m', file.path, '-r', String(speed), '-fm', String(pitch)];
      return sayByBreaths(text, { turns, patienceMs, signal }, (breath, inTime) =>
        runOnLine(program.path, breath, {
          args: ({ line, place }) => [
            ...[...by, '-g', String(headroomDb)],
            ...['-ow', place('sound.wav'), '-ot', place('trace.txt'), line],
          ],
          async read({ place }) {
            const sound = readWav(await readFile(place('sound.wav')));
            const phonemes = phonemesInTrace(await readFile(place('trace.txt'), 'utf8'));
            return { sound, visemes: visemesOf(phonemes, japaneseMouth) };
          },
          signal: inTime,
        }),
      );
    },
  };
}
