import { missesMax } from '@mukae/contract/domain/receptionist/dialogue';
import { sorryLines } from '@mukae/contract/domain/receptionist/lines';
import type { Question } from './question';
import { type Answering, doing, handedOver, sentence, type TalkEnd } from './talkEnd';

/** Which answer would have been the nearest. */
type Nearest = Pick<TalkEnd, 'nearestId' | 'sureness'>;

/** Whether so many in a row were not understood that a person is called, where the company wants that. */
export const isOneTooMany = ({ rules, misses, counts }: Question): boolean =>
  rules.callsPerson && counts && misses + 1 >= missesMax;

export const callFor = ({ nearestId, sureness }: Nearest): TalkEnd => ({
  ...handedOver('missed'),
  nearestId,
  sureness,
  isMiss: true,
});

export async function* callWithRegret(nearest: Nearest): Answering {
  yield doing('bow');
  yield sentence(sorryLines.missed);
  return callFor(nearest);
}
