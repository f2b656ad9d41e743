/** Runs in the thread of the sound. */
const recorder = `
registerProcessor('tape', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage({ at: currentTime, samples: samples.slice() });
    return true;
  }
});`;

const audible = 0.01;
/** A shorter silence is part of a sound. */
const pauseSeconds = 0.15;

interface Piece {
  /** By the clock of the sound, in seconds. */
  at: number;
  samples: Float32Array;
  /** What the clock of the page was ahead of it when the piece arrived, which is a little late, and more on a busy machine. */
  aheadMs: number;
}

interface Heard {
  from: number;
  to: number;
  /** By the clock of the sound, in seconds, which stands still where the machine does. */
  endsAt: number;
  /** A machine that is too busy for its sound lets it stand still: so long in all by then. */
  lateMs: number;
  /** From one sample to the next: what clicks is large. */
  largestStep: number;
}

/** Everything that a loudspeaker was given, and when. */
export class Tape {
  readonly #context: AudioContext;
  readonly #pieces: Piece[] = [];

  private constructor(context: AudioContext) {
    this.#context = context;
  }

  static async of(from: AudioNode, context: AudioContext): Promise<Tape> {
    const tape = new Tape(context);
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([recorder], { type: 'text/javascript' })));
    const node = new AudioWorkletNode(context, 'tape', { numberOfOutputs: 0 });
    node.port.onmessage = ({ data: { at, samples } }) => {
      tape.#pieces.push({ at, samples, aheadMs: performance.now() - context.currentTime * 1000 });
    };
    from.connect(node);
    return tape;
  }

  /** When something was heard, by the clock of the page: from one silence to the next. */
  sounds(): Heard[] {
    const sounds: Heard[] = [];
    let soundedAt = Number.NEGATIVE_INFINITY;
    for (const { at, heardAt, step, lateMs } of this.#loud()) {
      const last = sounds.at(-1);
      if (last && at - soundedAt < pauseSeconds) {
        Object.assign(last, { to: heardAt, endsAt: at, lateMs, largestStep: Math.max(step, last.largestStep) });
      } else sounds.push({ from: heardAt, to: heardAt, endsAt: at, lateMs, largestStep: step });
      soundedAt = at;
    }
    return sounds;
  }

  *#loud(): Generator<{ at: number; heardAt: number; step: number; lateMs: number }> {
    const { outputLatency, sampleRate } = this.#context;
    const quickest = Math.min(...this.#pieces.map(({ aheadMs }) => aheadMs));
    for (const [number, piece] of this.#pieces.entries()) {
      const ahead = this.#aheadAt(number);
      for (const [place, sample] of piece.samples.entries()) {
        if (Math.abs(sample) <= audible) continue;
        const at = piece.at + place / sampleRate;
        const next = piece.samples[place + 1] ?? this.#pieces[number + 1]?.samples[0] ?? 0;
        const heardAt = ahead + (at + outputLatency) * 1000;
        yield { at, heardAt, step: Math.abs(next - sample), lateMs: ahead - quickest };
      }
    }
  }

  /** As it was told by the quickest of those around. */
  #aheadAt(number: number): number {
    const around = this.#pieces.slice(Math.max(0, number - 40), number + 40);
    return Math.min(...around.map(({ aheadMs }) => aheadMs));
  }
}
