import { Listeners } from '@/observing/listeners';
import { chime } from './chime';

/** Longer than a browser usually needs to say no; who can be heard later than that is told so. */
const wakeMs = 400;

/** A change of volume that can be heard but does not click. */
const smoothSeconds = 0.03;

/** The tone that calls somebody to her desk. It plays in a loop of its own, so that it goes on in a tab nobody looks at. */
export class RingTone {
  /** From now on it can be heard. */
  readonly audible = new Listeners<void>();
  #volume: number;
  #context: AudioContext | undefined;
  #gain: GainNode | undefined;
  #playing: AudioBufferSourceNode | undefined;

  constructor(volume: number) {
    this.#volume = volume;
  }

  /** From 0 to 1; heard at once. */
  set volume(volume: number) {
    this.#volume = volume;
    if (this.#gain && this.#context) {
      this.#gain.gain.setTargetAtTime(volume ** 2, this.#context.currentTime, smoothSeconds);
    }
  }

  /** False: the browser allows no sound before somebody has touched the page. */
  async start(): Promise<boolean> {
    const { context, gain } = this.#instruments();
    if (!this.#playing) {
      const samples = chime(context.sampleRate);
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
      buffer.copyToChannel(samples, 0);
      this.#playing = new AudioBufferSourceNode(context, { buffer, loop: true });
      this.#playing.connect(gain);
      this.#playing.start();
    }
    return this.wake();
  }

  stop(): void {
    this.#playing?.stop();
    this.#playing?.disconnect();
    this.#playing = undefined;
  }

  /** To be called from a gesture; whether sound can be heard now. */
  async wake(): Promise<boolean> {
    const { context } = this.#instruments();
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, wakeMs))]);
    return context.state === 'running';
  }

  #instruments(): { context: AudioContext; gain: GainNode } {
    this.#context ??= this.#open();
    if (!this.#gain) {
      this.#gain = new GainNode(this.#context, { gain: this.#volume ** 2 });
      this.#gain.connect(this.#context.destination);
    }
    return { context: this.#context, gain: this.#gain };
  }

  #open(): AudioContext {
    const context = new AudioContext();
    context.addEventListener('statechange', () => {
      if (context.state === 'running') this.audible.tell();
    });
    return context;
  }
}
