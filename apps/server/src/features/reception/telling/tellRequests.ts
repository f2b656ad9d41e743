import { isAttended } from '@mukae/contract/domain/reception/attendance';
import type { Desk } from '@mukae/contract/domain/reception/desk';
import type { News, NewsOf } from '@mukae/contract/domain/reception/news';
import { turnOf } from '@mukae/contract/domain/reception/queue';
import type { CompanyDesk } from '../companyDesk';
import { presentRing, presentWait } from '../reception.present';
import type { Letters } from './letters';

export function tellRequest(desk: CompanyDesk, { request }: NewsOf<'request'>, letters: Letters): void {
  const { state, signageId, id: requestId } = request;
  if (state.at !== 'Waiting' && state.at !== 'Ringing') return;
  const ringing = state.at === 'Ringing' ? state.ringing.length : 0;
  letters.toSignage(signageId, { type: 'submitReceptionUser', requestId, ringing, ...presentWait(desk, request) });
}

export function tellRing(desk: CompanyDesk, { request, userIds }: NewsOf<'ring'>, letters: Letters): void {
  for (const id of userIds) letters.toOperator(id, { type: 'callFromSignage', ring: presentRing(desk, request) });
}

export function tellSilence({ request, userIds }: NewsOf<'silence'>, letters: Letters): void {
  const { at } = request.state;
  const because = at === 'Accepted' ? 'answered' : at === 'Closed' ? 'over' : 'notFree';
  for (const id of userIds) letters.toOperator(id, { type: 'acceptRequest', requestId: request.id, because });
}

/** Whoever waits behind a request that is over moves up; and she is told when the last one leaves who could answer. */
export function tellTurns(desk: CompanyDesk, before: Desk, news: readonly News[], letters: Letters): void {
  const { now, places } = desk;
  for (const request of now.requests.values()) {
    const isToldAlready = news.some((one) => one.type === 'request' && one.request === request);
    if (request.state.at !== 'Waiting' || isToldAlready) continue;
    const wait = presentWait(desk, request);
    const had = {
      turn: turnOf(before, places.signages, request),
      isAttended: isAttended(before, places.signages, request),
    };
    if (wait.turn === had.turn && wait.isAttended === had.isAttended) continue;
    letters.toSignage(request.signageId, {
      type: 'submitReceptionUser',
      requestId: request.id,
      ringing: 0,
      ...wait,
    });
  }
}
