import type { Size } from '@mukae/contract/domain/signage/size';

/** From a thumbnail to a whole screen; a figure is always nine to sixteen. */
const heights = [480, 960, 1280, 1920] as const;
/** A slow machine draws no finer than it can; coarser than this nobody wants to see a person. */
const coarsest = 1;

const slowMs = 45;
const hopelessMs = 100;
/** So many pictures are timed before anything is changed. */
const timed = 40;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** How finely an avatar is drawn: as finely as it shows, unless the machine is too slow for it. */
export class Resolution {
  #finest: number = heights.length - 1;
  #intervals: number[] = [];
  #isHopeless = false;

  /** Not even the coarsest drawing moves. */
  get isHopeless(): boolean {
    return this.#isHopeless;
  }

  /** For a figure that is shown so many pixels high. */
  sizeFor(shownHeight: number): Size {
    const fitting = heights.findIndex((height) => height >= shownHeight);
    const height = heights[fitting < 0 ? this.#finest : Math.min(fitting, this.#finest)] ?? heights[coarsest];
    return { width: (height * 9) / 16, height };
  }

  /** Between two pictures that were drawn as soon as possible. */
  took(ms: number): void {
    this.#intervals.push(ms);
    if (this.#intervals.length < timed) return;
    const usual = median(this.#intervals);
    this.#intervals = [];
    if (usual < slowMs) return;
    this.#isHopeless = this.#finest === coarsest && usual > hopelessMs;
    this.#finest = Math.max(coarsest, this.#finest - 1);
  }
}
