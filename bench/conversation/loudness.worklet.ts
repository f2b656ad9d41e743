/// <reference path="../../apps/web/src/voice/audioWorklet.d.ts" />
import type { Moment } from './beats';

/** Between two pulses of a low voice it is quiet for a moment: the loudest of the last 10 ms counts. */
const remembered = 4;

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

class Loudness extends AudioWorkletProcessor {
  #recent: number[] = [];

  override process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (!samples) return true;
    this.#recent = [...this.#recent, loudnessOf(samples)].slice(-remembered);
    this.port.postMessage({ at: Date.now(), open: Math.max(...this.#recent) } satisfies Moment);
    return true;
  }
}

registerProcessor('loudness', Loudness);
