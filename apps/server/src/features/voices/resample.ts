import type { Sound } from './wav';

/** Samples on either side that one is made of, counted in the lower rate. */
const reach = 10;
/** Of the band that is left, so that nothing is heard of what is above it. */
const kept = 0.92;
/** Rates that have nothing to do with one another would need a filter for each sample. */
const mostFilters = 480;

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));
const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** What each sample around a place between two of them counts. */
function filterAt(offset: number, ratio: number): Float32Array {
  const half = Math.ceil(reach * ratio);
  const weights = Float32Array.from({ length: 2 * half }, (_, i) => {
    const distance = i - half + 1 - offset;
    const window = Math.cos((Math.PI * distance) / (2 * half)) ** 2;
    return Math.abs(distance) < half ? sinc((kept * distance) / ratio) * window : 0;
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A sound at a lower rate, which needs less room; one that is not higher stays as it is. */
export function atMostRate({ samples, rate }: Sound, most: number): Sound {
  const divisor = commonDivisor(rate, most);
  const [step, filters] = [rate / divisor, most / divisor];
  if (rate <= most || filters > mostFilters) return { samples, rate };
  const ratio = rate / most;
  const half = Math.ceil(reach * ratio);
  const weightsOf = Array.from({ length: filters }, (_, i) => filterAt(((i * step) % filters) / filters, ratio));
  const result = new Float32Array(Math.floor(samples.length / ratio));
  const between = new Float32Array(samples.length + 2 * half);
  between.set(samples, half);
  for (let i = 0; i < result.length; i += 1) {
    const from = Math.floor((i * step) / filters) + 1;
    const weights = weightsOf[i % filters] ?? between;
    let sum = 0;
    for (let k = 0; k < weights.length; k += 1) sum += (weights[k] ?? 0) * (between[from + k] ?? 0);
    result[i] = sum;
  }
  return { samples: result, rate: most };
}
