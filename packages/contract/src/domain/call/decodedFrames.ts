export const firstLookMs = 500;
export const lookEveryMs = 1000;
const patienceMs = 5000;

/** Waiting: no frame yet, but it is too early to say more. */
export type PictureState = 'waiting' | 'decoding' | 'stuck';

/** What is known of a video that should play. */
export interface DecodedFrames {
  state: PictureState;
  count: number;
  /** When the last new frame was seen, or when the video should have begun. */
  newAt: number;
}

export const watchFrom = (now: number): DecodedFrames => ({ state: 'waiting', count: 0, newAt: now });

/** The count starts again with every new connection: any other number is a new frame. */
export function lookAt(known: DecodedFrames, count: number, now: number): DecodedFrames {
  if (count !== known.count && count > 0) return { state: 'decoding', count, newAt: now };
  return now - known.newAt >= patienceMs ? { ...known, state: 'stuck' } : known;
}
