/** Hertz of the first resonances of a mouth. */
export type Formants = readonly [number, number, number, number];

/** How wide each of them is. */
const widths: Formants = [80, 100, 140, 200];

/** Decibels that a mouth with these resonances adds at a frequency. */
function resonanceAt(hertz: number, formants: Formants): number {
  const dampened = formants.reduce((product, formant, place) => {
    const ratio = hertz / formant;
    const width = ((widths[place] ?? 0) * hertz) / (formant * formant);
    return product * ((1 - ratio * ratio) ** 2 + width * width);
  }, 1);
  return -10 * Math.log10(dampened);
}

/** The same at every step from 0 Hz on, computed once: voices are compared with it a hundred times a second. */
export type Resonance = Float32Array;

const step = 10;
export const highestTone = 4_200;

export const resonanceOf = (formants: Formants): Resonance =>
  Float32Array.from({ length: highestTone / step + 1 }, (_, place) => resonanceAt(place * step, formants));

export const stepOf = (hertz: number): number => Math.round(hertz / step);
