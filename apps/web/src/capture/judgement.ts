import type { CaptureState, InPicture } from './captureState';
import { Steady } from './steady';
import type { SeenMoment } from './watchPictures';

/** Milliseconds that something has to last before it is told. */
const neededMs = 700;
/** Of 255; a room that was dark has to become a little brighter than that. */
const dark = 40;
const bright = 50;

const inPicture = (faces: number): InPicture => (faces === 0 ? 'nobody' : faces === 1 ? 'face' : 'several');

/** What can be told of the pictures of the last moment. */
export class Judgement {
  readonly #inPicture = new Steady<InPicture>('nobody', neededMs);
  readonly #darkness = new Steady(false, neededMs);
  #isDark = false;

  next({ faces, brightness, lacksHands }: Omit<SeenMoment, 'hands'>, at: number): CaptureState {
    this.#isDark = this.#darkness.observe(brightness < (this.#isDark ? bright : dark), at);
    const sees = this.#inPicture.observe(inPicture(faces.length), at);
    return { is: 'running', sees, isDark: this.#isDark, lacksHands };
  }
}
