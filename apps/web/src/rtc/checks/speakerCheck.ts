import { type Check, type CheckResult, failed, fine } from './check';

const wakeMs = 1000;
const notes = [523.25, 659.25, 783.99];
const noteSeconds = 0.25;

async function isAwake(context: AudioContext): Promise<boolean> {
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, wakeMs))]);
  return context.state === 'running';
}

/** Three soft notes, as often as somebody listens. */
async function playNotes(context: AudioContext): Promise<void> {
  const ends = notes.map((frequency, n) => {
    const start = context.currentTime + n * noteSeconds;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + noteSeconds);
    return new Promise((resolve) => note.addEventListener('ended', resolve));
  });
  await Promise.all(ends);
}

/** Only an ear can tell: it plays a sound, and the page asks whether it was heard. */
export class SpeakerCheck implements Check {
  readonly name = 'speaker';
  readonly #ask: () => Promise<boolean>;

  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  async run(): Promise<CheckResult> {
    const context = new AudioContext();
    try {
      if (!(await isAwake(context))) return failed('soundBlocked');
      void playNotes(context);
      return (await this.#ask()) ? fine({ kind: 'heard' }) : failed('notHeard');
    } finally {
      await context.close();
    }
  }
}
