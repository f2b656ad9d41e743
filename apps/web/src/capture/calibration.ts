import type { Face } from '@mukae/contract/domain/avatar/frame';
import { neutralFace } from './neutralFace';

const lastsMs = 1000;
const fewestMoments = 5;

/** Somebody shows for a second how she looks at rest. */
export class Calibration {
  /** Null: nobody does at the moment. */
  #moments: Face[] | null = null;

  take(face: Face): void {
    this.#moments?.push(face);
  }

  /** Undefined: there was hardly a face. */
  async rest(): Promise<Face | undefined> {
    const moments: Face[] = [];
    this.#moments = moments;
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    this.#moments = null;
    return moments.length < fewestMoments ? undefined : neutralFace(moments);
  }
}
