/** Longer than a browser usually needs to say no. */
const wakeMs = 400;
/** From the decision to the first sample: enough for whoever draws the mouth to hear of it. */
const leadSeconds = 0.03;
/** Short enough to be silent at once, long enough not to click: what begins in what is being played already would be too late. */
const fade = { beginsIn: 0.01, seconds: 0.02 };
/** A sound that has not ended by then never will: the device it goes to is gone. */
const overdueMs = 1500;

interface Played {
  /** When the sound begins to be heard, by the clock of the page. */
  heardAt: number;
  /** Silent within a blink; the end is not told. */
  fade: () => void;
}

const isRunning = ({ state }: AudioContext): boolean => state === 'running';

/** The loudspeaker of a page. */
export class SoundOut {
  readonly #connect: (last: AudioNode) => void;
  #context: AudioContext | undefined;
  #wasRefused = false;

  constructor(connect = (last: AudioNode): void => void last.connect(last.context.destination)) {
    this.#connect = connect;
  }

  /** Whether something can be heard now: browsers allow no sound to a page that nobody has touched, and some machines have none. */
  async wake(): Promise<boolean> {
    if (!('AudioContext' in globalThis)) return false;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (isRunning(context)) return true;
    if (this.#wasRefused && !navigator.userActivation?.hasBeenActive) return false;
    await Promise.race([
      context.resume().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, wakeMs)),
    ]);
    this.#wasRefused = !isRunning(context);
    return !this.#wasRefused;
  }

  /** Rejects what is no sound. */
  async decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
    return this.#awake().decodeAudioData(bytes);
  }

  play(sound: AudioBuffer, onEnded: () => void): Played {
    const context = this.#awake();
    const gain = new GainNode(context);
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(gain);
    this.#connect(gain);
    const end = () => {
      clearTimeout(overdue);
      source.onended = null;
      gain.disconnect();
      onEnded();
    };
    const overdue = setTimeout(end, (leadSeconds + sound.duration) * 1000 + overdueMs);
    source.onended = end;
    const at = context.currentTime + leadSeconds;
    source.start(at);
    return {
      heardAt: heardAt(context, at),
      fade: () => {
        clearTimeout(overdue);
        source.onended = () => gain.disconnect();
        source.stop(fadeOut(gain.gain, context.currentTime));
      },
    };
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }

  #awake(): AudioContext {
    if (!this.#context) throw new Error('the loudspeaker sleeps');
    return this.#context;
  }
}

/** When it is over. */
function fadeOut(gain: AudioParam, now: number): number {
  const from = now + fade.beginsIn;
  const to = from + fade.seconds;
  gain.setValueAtTime(gain.value, from);
  gain.linearRampToValueAtTime(0, to);
  return to;
}

/** A device takes a while from the sample to the ear. */
function heardAt(context: AudioContext, at: number): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  if (contextTime > 0 && performanceTime > 0) return performanceTime + (at - contextTime) * 1000;
  return performance.now() + (at - context.currentTime + (context.outputLatency || 0)) * 1000;
}
