import type { SpokenLine } from '@mukae/contract/calls/voices';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { wavOf } from './wav';

export interface Syllables {
  /** In seconds: an あ from here to there. */
  tones: readonly { from: number; to: number }[];
  seconds: number;
}

/** As the service answers it. */
export const lineOf = ({ tones, seconds }: Syllables): SpokenLine => ({
  sound: wavOf(tones, seconds),
  seconds,
  visemes: tones.flatMap(({ from, to }): TimedViseme[] => [
    { at: from, viseme: 'aa' },
    { at: to, viseme: 'closed' },
  ]),
});
