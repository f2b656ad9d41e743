import { pieceLength } from './piece';

/** Hands on what it hears, piece by piece. */
class Listener extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength);
  #heard = 0;

  override process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (!samples) return true;
    this.#piece.set(samples, this.#heard);
    this.#heard += samples.length;
    if (this.#heard < pieceLength) return true;
    this.port.postMessage(this.#piece, [this.#piece.buffer]);
    this.#piece = new Float32Array(pieceLength);
    this.#heard = 0;
    return true;
  }
}

registerProcessor('listener', Listener);
