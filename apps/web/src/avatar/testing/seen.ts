/** A point of a picture: red, green and blue from 0 to 255. */
type Point = readonly [number, number, number];

/** A painted cut, told by what a person would see in it. */
export class Picture {
  readonly #data: readonly number[];
  readonly #width: number;

  constructor(data: readonly number[], width: number) {
    this.#data = data;
    this.#width = width;
  }

  get points(): Point[] {
    return Array.from({ length: this.#data.length / 4 }, (_, i) => this.#pointAt(i));
  }

  row(y: number): Point[] {
    return Array.from({ length: this.#width }, (_, x) => this.#pointAt(y * this.#width + x));
  }

  column(x: number): Point[] {
    return Array.from({ length: this.points.length / this.#width }, (_, y) => this.#pointAt(y * this.#width + x));
  }

  #pointAt(i: number): Point {
    const [red = 0, green = 0, blue = 0] = this.#data.slice(4 * i, 4 * i + 3);
    return [red, green, blue];
  }
}

/** Light as a person sees it, 0 to 1. */
export function lightOf(point: Point): number {
  const [red = 0, green = 0, blue = 0] = point.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const shareOf = (points: readonly Point[], isSo: (point: Point) => boolean): number =>
  points.filter(isSo).length / points.length;

/** As of text on its ground: 1 is no difference, 21 is black on white. */
export function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
