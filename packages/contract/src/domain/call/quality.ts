export const networkQualities = ['good', 'spotty', 'bad'] as const;
type NetworkQuality = (typeof networkQualities)[number];

const spottyFrom = 26;
const badFrom = 35;

export interface NetworkMeasures {
  roundTripMs: number;
  /** Of the packets of the last second, 0 to 100. */
  lossPercent: number;
  jitterMs: number;
}

/** From here on talking becomes hard, by each measure alone. */
const hard: NetworkMeasures = { roundTripMs: 700, lossPercent: 10, jitterMs: 140 };

/** How bad the line is: each measure adds its part, and one alone reaches "bad" where it makes talking hard. */
export const networkScore = ({ roundTripMs, lossPercent, jitterMs }: NetworkMeasures): number =>
  badFrom * (roundTripMs / hard.roundTripMs + lossPercent / hard.lossPercent + jitterMs / hard.jitterMs);

export function networkQuality(score: number): NetworkQuality {
  if (score >= badFrom) return 'bad';
  return score >= spottyFrom ? 'spotty' : 'good';
}
