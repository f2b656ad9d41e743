const nothing = 1e-12;

/** Of full scale: 0 is the loudest square wave, -120 is nothing. */
export const decibelsOf = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((total, sample) => total + sample * sample, 0) / samples.length + nothing);
