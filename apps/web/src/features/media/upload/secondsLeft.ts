const tooEarlyMs = 1000;

/** How long the rest takes if it goes on like this; null while nobody can tell. */
export function secondsLeft(share: number, elapsedMs: number): number | null {
  if (elapsedMs < tooEarlyMs || share <= 0 || share >= 1) return null;
  return Math.ceil((elapsedMs * (1 - share)) / share / 1000);
}
