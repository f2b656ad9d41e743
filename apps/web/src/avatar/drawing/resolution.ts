import type { Size } from '@mukae/contract/domain/signage/size';

/** From a thumbnail to a whole screen; a figure is always nine to sixteen. */
const heights = [480, 640, 960, 1280, 1920] as const;
/** A slow machine draws no finer than it can; coarser than this nobody wants to see a person. */
const coarsest = 2;

const slowMs = 45;
/** So many pictures are timed before anything is changed. */
const timed = 40;

/** Whoever is busy for a moment is not given up: five pictures a second at the most, half a minute long. */
const hopelessMs = 200;
const hopelessTimes = 4;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** How finely an avatar is drawn: as finely as it shows, unless the machine is too slow for it. */
export class Resolution {
  #finest: number = heights.length - 1;
  #intervals: number[] = [];
  #hopelessTimes = 0;

  /** Not even the coarsest drawing moves. */
  get isHopeless(): boolean {
    return this.#hopelessTimes >= hopelessTimes;
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
    this.#hopelessTimes = this.#finest === coarsest && usual > hopelessMs ? this.#hopelessTimes + 1 : 0;
    if (usual > slowMs) this.#finest = Math.max(coarsest, this.#finest - 1);
  }
}
