import { MouthReader } from './mouthReader';
import { pieceLength } from './piece';

/** Reads the mouth where nothing of the page can hold it up, and tells it piece by piece. */
class Listener extends AudioWorkletProcessor {
  readonly #reader = new MouthReader(sampleRate);
  readonly #piece = new Float32Array(pieceLength);
  #heard = 0;

  override process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (!samples) return true;
    this.#piece.set(samples, this.#heard);
    this.#heard += samples.length;
    if (this.#heard < pieceLength) return true;
    this.#heard = 0;
    this.port.postMessage(this.#reader.hear(this.#piece));
    return true;
  }
}

registerProcessor('listener', Listener);
