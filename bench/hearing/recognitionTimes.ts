/// <reference path="../../apps/server/src/features/hearing/models/sherpa.d.ts" />
import { readdir } from 'node:fs/promises';
import { speechInWav, spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import { recognizerConfig } from '../../apps/server/src/features/hearing/models/recognizerConfig';
import { makeSpeechHearing } from '../../apps/server/src/features/hearing/speechHearing';
import { makeLogger } from '../../apps/server/src/platform/log/logger';

/** For each sound, how many seconds it takes to understand a second of it. */
interface RecognitionTimes {
  alone: number[];
  beside: number[];
  understood: string[];
}

const startMs = 60_000;

/** By the recogniser alone in this process, and by the service's hearing, which has it in a process of its own. */
export async function recognitionTimes(model: string, wavs: readonly Uint8Array[]): Promise<RecognitionTimes> {
  const sounds = wavs.flatMap((wav) => speechInWav(wav) ?? []);
  const { default: sherpa } = await import('sherpa-onnx-node');
  const recognizer = new sherpa.OfflineRecognizer(recognizerConfig(model, await readdir(model), 'en') ?? {});
  const hearing = makeSpeechHearing({
    settings: { is: 'models', models: [{ folder: model }] },
    log: makeLogger('warn'),
    clock: { now: () => new Date() },
    kept: model,
  });
  for (let waited = 0; hearing.engine() === 'none' && waited < startMs; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const times: RecognitionTimes = { alone: [], beside: [], understood: [] };
  for (const samples of sounds) {
    const seconds = samples.length / spokenSound.rate;
    const began = performance.now();
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples, sampleRate: spokenSound.rate });
    recognizer.decode(stream);
    const between = performance.now();
    const { text } = await hearing.understand(samples, 'en', 'a signage');
    times.alone.push((between - began) / 1000 / seconds);
    times.beside.push((performance.now() - between) / 1000 / seconds);
    times.understood.push(text);
  }
  hearing.stop();
  return times;
}
