import { openEar } from '../../apps/web/src/hearing';
import { Silero } from '../../apps/web/src/hearing/activity/silero';
import { onVoiceLevel } from '../../apps/web/src/rtc';
import { lookTimes } from './lookTimes';

/** When somebody was noticed and when she was heard to have ended, in milliseconds after her voice did so. */
export interface Noticed {
  began: number | null;
  /** The same by mere loudness. */
  loud: number | null;
  ended: number | null;
}

/** A voice that begins is louder than this, and so is one that has not ended. */
const audible = 0.02;
const audibleLevel = 0.15;
const piece = 0.01;
const silenceAround = 1;
const longestEnd = 3000;

/** From where to where a voice is in a sound, in seconds. */
function voiceIn(buffer: AudioBuffer): { from: number; to: number } {
  const samples = buffer.getChannelData(0);
  const length = Math.round(piece * buffer.sampleRate);
  const loud: number[] = [];
  for (let at = 0; at + length <= samples.length; at += length) {
    const part = samples.subarray(at, at + length);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / length;
    if (Math.sqrt(power) > audible) loud.push(at / buffer.sampleRate);
  }
  return { from: loud[0] ?? 0, to: (loud.at(-1) ?? 0) + piece };
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class HearingBench {
  readonly #context = new AudioContext();
  readonly #microphone = new MediaStreamAudioDestinationNode(this.#context);
  readonly #track = this.#microphone.stream.getAudioTracks()[0] ?? null;
  readonly #ear = openEar({
    microphone: { track: this.#track, onTrack: () => () => {}, use: () => () => {} },
    server: { engine: async () => 'server', hear: async () => ({ heard: 'heard', language: null }) },
    place: {},
  });
  #beganAt: number | null = null;
  #loudAt: number | null = null;
  #endedAt: number | null = null;

  constructor() {
    this.#ear.listen(({ is }) => {
      if (is === 'speechBegan') this.#beganAt ??= performance.now();
      if (is === 'speechEnded') this.#endedAt ??= performance.now();
    });
    if (!this.#track) throw new Error('no microphone');
    onVoiceLevel(this.#track, (level) => {
      if (level > audibleLevel) this.#loudAt ??= performance.now();
    });
  }

  /** A wav, in base64, between silence. */
  async say(wav: string): Promise<Noticed> {
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
    const buffer = await this.#context.decodeAudioData(bytes.buffer);
    const { from, to } = voiceIn(buffer);
    await passed(silenceAround * 1000 + Math.random() * 100);
    [this.#beganAt, this.#loudAt, this.#endedAt] = [null, null, null];
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(this.#microphone);
    const startedAt = performance.now();
    source.start();
    await passed(buffer.duration * 1000);
    for (let waited = 0; this.#endedAt === null && waited < longestEnd; waited += 50) await passed(50);
    const after = (at: number | null, second: number) => at && at - startedAt - second * 1000;
    return {
      began: after(this.#beganAt, from),
      loud: after(this.#loudAt, from),
      ended: after(this.#endedAt, to),
    };
  }

  async looksOnPage(count: number): Promise<number[]> {
    return lookTimes(await Silero.open(), count);
  }

  looksInWorker(count: number): Promise<number[]> {
    const worker = new Worker(new URL('./looks.worker.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<number[]>) => {
        worker.terminate();
        resolve(data);
      };
      worker.postMessage(count);
    });
  }
}

declare global {
  var hearingBench: HearingBench;
}
globalThis.hearingBench = new HearingBench();
