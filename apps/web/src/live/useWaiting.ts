import { useLive } from './useLive';

interface WaitingAt {
  signageId: number;
  since: number;
}

/** At which signages that I may see a visitor waits, rung for or not, and since when; the longest waiting first. */
export function useWaiting(): readonly WaitingAt[] {
  const signages = useLive((state) => state.signages);
  return [...signages.values()]
    .flatMap(({ signageId, waitingSince }) =>
      waitingSince === null ? [] : [{ signageId, since: Date.parse(waitingSince) }],
    )
    .sort((one, other) => one.since - other.since);
}
