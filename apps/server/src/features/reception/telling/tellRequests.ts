import { isDeepStrictEqual } from 'node:util';
import type { News, NewsOf } from '@mukae/contract/domain/reception/news';
import type { DeskMoment, DeskView } from '../deskView';
import { presentRing, presentWait } from '../reception.present';
import type { Letters } from './letters';

export function tellRequest(desk: DeskView, { request }: NewsOf<'request'>, letters: Letters): void {
  const { state, signageId, id: requestId } = request;
  if (state.at !== 'Waiting' && state.at !== 'Ringing') return;
  const ringing = state.at === 'Ringing' ? state.ringing.length : 0;
  letters.toSignage(signageId, { type: 'submitReceptionUser', requestId, ringing, ...presentWait(desk, request) });
}

export function tellRing(desk: DeskView, { request, userIds }: NewsOf<'ring'>, letters: Letters): void {
  for (const id of userIds) letters.toOperator(id, { type: 'callFromSignage', ring: presentRing(desk, request) });
}

export function tellSilence({ request, userIds }: NewsOf<'silence'>, letters: Letters): void {
  const { at } = request.state;
  const because = at === 'Accepted' ? 'answered' : at === 'Closed' ? 'over' : 'notFree';
  for (const id of userIds) letters.toOperator(id, { type: 'acceptRequest', requestId: request.id, because });
}

/** Whoever waits is told her turn anew, in how many minutes it comes and whether anybody is at work, whenever one of these is another. */
export function tellTurns(desk: DeskView, before: DeskMoment, news: readonly News[], letters: Letters): void {
  for (const request of desk.now.requests.values()) {
    const isToldAlready = news.some((one) => one.type === 'request' && one.request === request);
    if (request.state.at !== 'Waiting' || isToldAlready) continue;
    const wait = presentWait(desk, request);
    if (isDeepStrictEqual(wait, presentWait(before, request))) continue;
    letters.toSignage(request.signageId, {
      type: 'submitReceptionUser',
      requestId: request.id,
      ringing: 0,
      ...wait,
    });
  }
}
