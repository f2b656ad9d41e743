import type { FromActivity, ToActivity } from './messages';
import { Resampler } from './resampler';
import { lookLength, Silero } from './silero';
import { TurnKeeper } from './turnKeeper';

/** Loud speech close to a microphone; louder is all the same. */
const loudest = 0.25;
/** Every second look tells how loud it is: 15 times a second. */
const looksToLevel = 2;
/** A machine that cannot keep up looks only at every so many, by how many wait: nothing of what is said is lost. */
const lookEvery = (waiting: number): number => (waiting > 16 ? 4 : waiting > 4 ? 2 : 1);
/** One that stood still for long begins anew. */
const mostWaiting = 1000;

const say = (message: FromActivity, given: Transferable[] = []) => self.postMessage(message, { transfer: given });

const levelOf = (samples: Float32Array): number =>
  Math.min(1, Math.sqrt(samples.reduce((total, sample) => total + sample * sample, 0) / samples.length) / loudest);

/** Sound comes in, and whose turn it is comes out. */
class Activity {
  readonly #keeper = new TurnKeeper();
  readonly #waiting: Float32Array[] = [];
  readonly #silero: Silero;
  #resampler = new Resampler(16_000);
  #look = new Float32Array(lookLength);
  #filled = 0;
  #looks = 0;
  #likelihood = 0;
  #isLooking = false;

  constructor(silero: Silero) {
    this.#silero = silero;
  }

  hearAt(rate: number): void {
    this.#resampler = new Resampler(rate);
    this.forget();
  }

  forget(): void {
    this.#likelihood = 0;
    this.#keeper.forget();
    this.#silero.forget();
    this.#waiting.length = 0;
    this.#filled = 0;
  }

  add(sound: Float32Array): void {
    for (let left = this.#resampler.add(sound); left.length > 0; ) {
      const part = left.subarray(0, lookLength - this.#filled);
      this.#look.set(part, this.#filled);
      this.#filled += part.length;
      left = left.subarray(part.length);
      if (this.#filled === lookLength) this.#complete();
    }
    this.#lookOn().catch(() => say({ is: 'failed' }));
  }

  #complete(): void {
    this.#waiting.push(this.#look);
    if (this.#waiting.length > mostWaiting) {
      if (this.#keeper.isSpeaking) say({ is: 'coughed' });
      this.forget();
    }
    this.#look = new Float32Array(lookLength);
    this.#filled = 0;
  }

  async #lookOn(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (this.#looks % lookEvery(this.#waiting.length) === 0) this.#likelihood = await this.#silero.look(next);
      this.#tell(next);
    }
    this.#isLooking = false;
  }

  #tell(look: Float32Array): void {
    const heard = this.#keeper.add(look, this.#likelihood);
    if (heard) say(heard, heard.is === 'said' ? [heard.speech.buffer] : []);
    this.#looks += 1;
    if (this.#looks % looksToLevel === 0) say({ is: 'level', level: levelOf(look) });
  }
}

const opening = Silero.open().then((silero) => new Activity(silero));
opening.then(
  () => say({ is: 'opened' }),
  () => say({ is: 'failed' }),
);

async function answer(message: ToActivity): Promise<void> {
  const activity = await opening;
  if (message.is === 'forget') {
    activity.forget();
    return;
  }
  activity.hearAt(message.rate);
  message.sound.onmessage = ({ data }: MessageEvent<Float32Array>) => activity.add(data);
}

self.onmessage = ({ data }: MessageEvent<ToActivity>) => void answer(data).catch(() => undefined);
