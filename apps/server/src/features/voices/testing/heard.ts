import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { frameSeconds, loudnessOf } from '../loudness';
import type { Spoken } from '../spoken';
import { readWav } from '../wav';

/** Quieter than this beside the loudest: nobody hears a voice in it. */
const quiet = 0.03;
/** So long it is a pause, and no consonant that is formed. */
const pauseSeconds = 0.12;

/** How loud a line is against its loudest moment, frame by frame. */
export function heardOf({ sound }: Spoken): number[] {
  const loudness = [...loudnessOf(readWav(sound))];
  const most = Math.max(...loudness);
  return loudness.map((one) => one / most);
}

/** When a voice begins after silence, and when it ends. */
export function voiceOf(spoken: Spoken): { begins: number[]; ends: number } {
  const heard = heardOf(spoken);
  const begins: number[] = [];
  let quietSince = Number.NEGATIVE_INFINITY;
  heard.forEach((loud, frame) => {
    if (loud < quiet) return;
    if ((frame - quietSince) * frameSeconds >= pauseSeconds) begins.push(frame * frameSeconds);
    quietSince = frame;
  });
  return { begins, ends: (quietSince + 1) * frameSeconds };
}

/** When the mouth opens. */
export const openingsOf = (visemes: readonly TimedViseme[]): number[] =>
  visemes.flatMap(({ at, viseme }, index) =>
    viseme !== 'closed' && (index === 0 || visemes[index - 1]?.viseme === 'closed') ? [at] : [],
  );

/** How far the mouth is from each beginning of the voice. */
export function apartAtBeginnings(spoken: Spoken): number[] {
  const openings = openingsOf(spoken.visemes);
  return voiceOf(spoken).begins.map((begin) => Math.min(...openings.map((at) => Math.abs(at - begin))));
}

export const percentile = (part: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/** The loudest that is heard while the mouth is closed for so long that it is meant to be a pause. */
export function heardWhileClosed(spoken: Spoken): number {
  const heard = heardOf(spoken);
  const pauses = spoken.visemes.flatMap(({ at, viseme }, index) => {
    const to = spoken.visemes[index + 1]?.at ?? spoken.seconds;
    return viseme === 'closed' && to - at >= 2 * pauseSeconds ? [{ from: at, to }] : [];
  });
  const edge = pauseSeconds / 2;
  return Math.max(
    0,
    ...pauses.flatMap(({ from, to }) =>
      heard.slice(Math.ceil((from + edge) / frameSeconds), Math.floor((to - edge) / frameSeconds)),
    ),
  );
}
