import type { Face } from './face';
import { neutralFace } from './neutralFace';

const lastsMs = 1000;
const fewestMoments = 5;

/** Somebody shows for a second how she looks at rest. */
export class Calibration {
  #moments: Face[] = [];

  take(face: Face): void {
    this.#moments.push(face);
  }

  /** Undefined: there was hardly a face. */
  async rest(): Promise<Face | undefined> {
    this.#moments = [];
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    return this.#moments.length < fewestMoments ? undefined : neutralFace(this.#moments);
  }
}
