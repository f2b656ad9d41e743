import type { Clock } from '../clock/clock';

/** One failure may be chance. */
const usualFailuresInRow = 3;
const peaceMs = 60_000;

/** What has failed several times in a row is left in peace for a minute: nobody waits for it. */
export function makePeace(clock: Clock, failuresInRow = usualFailuresInRow) {
  let failures = 0;
  let until = 0;
  return {
    isKept: (): boolean => clock.now().getTime() < until,
    /** It answered, well or badly. */
    answered(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures < failuresInRow) return;
      failures = 0;
      until = clock.now().getTime() + peaceMs;
    },
  };
}
