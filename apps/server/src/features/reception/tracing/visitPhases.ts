import type { CallEntry, RequestEntry } from '@mukae/contract/domain/reception/desk';
import type { News, NewsOf } from '@mukae/contract/domain/reception/news';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock';
import type { TracePlace, Tracer } from '#platform/tracing/tracer';
import type { DeskMoment, DeskView } from '../deskView';
import type { Visit } from './whatIsSaid';

type CallOfVisit = CallEntry & { request: NonNullable<CallEntry['request']> };

/** More visits than this do not go on at one node; of others the touch counts from when it came to the desk. */
const mostVisits = 10_000;

/** The visitor went: nothing failed. */
const wished: ReadonlySet<string> = new Set(['calledOff', 'visitorEnded']);
const goodness = (outcome: string): boolean | undefined => (wished.has(outcome) ? undefined : false);

const isOfVisit = (call: CallEntry): call is CallOfVisit => call.request !== null;

/**
 * What a visit goes through, told by whoever holds the desk when it is over: the times stand in the desk, so that another
 * holder can tell it as well.
 */
export function makeVisitPhases(tracer: Tracer, clock: Clock) {
  const touched = new LRUCache<string, number>({ max: mostVisits });

  const placeOf = ({ requestId, companyId, signageId }: Visit, name: string): TracePlace | undefined =>
    tracer.placeOf(requestId, name, {
      'mukae.company.id': companyId,
      'mukae.signage.id': signageId,
      'mukae.request.id': requestId,
    });
  const wholeOf = (visit: Visit): TracePlace | undefined => placeOf(visit, 'press');

  interface Phase {
    from: number;
    to: number;
    outcome: string;
    isGood: boolean | undefined;
  }

  function tell(visit: Visit, name: string, phase: Phase): void {
    const [at, below] = [placeOf(visit, name), wholeOf(visit)];
    if (at && below) tracer.ended({ name, at, below, ...phase });
  }

  function tellWhole(visit: Visit, { pressedAt }: { pressedAt: number }, phase: Omit<Phase, 'from'>): void {
    const at = wholeOf(visit);
    const from = Math.min(pressedAt, touched.get(visit.requestId) ?? pressedAt);
    touched.delete(visit.requestId);
    if (at) tracer.ended({ name: 'press', at, from, ...phase });
  }

  function noteRequest(companyId: number, request: RequestEntry, isNew: boolean): void {
    const { id: requestId, signageId, state, rungAt } = request;
    const since = tracer.here()?.since;
    if (isNew && since !== undefined) touched.set(requestId, since);
    if (state.at !== 'Closed') return;
    const visit = { requestId, companyId, signageId };
    const phase = { to: clock.now().getTime(), outcome: state.because, isGood: goodness(state.because) };
    if (rungAt !== null) tell(visit, 'ring', { from: rungAt, ...phase });
    tellWhole(visit, request, phase);
  }

  const visitOf = (companyId: number, { request, signageId }: CallOfVisit): Visit => ({
    requestId: request.id,
    companyId,
    signageId,
  });

  function noteBeginning(companyId: number, call: CallOfVisit): void {
    const { request, beganAt } = call;
    const from = request.rungAt ?? request.pressedAt;
    tell(visitOf(companyId, call), 'ring', { from, to: beganAt, outcome: 'accepted', isGood: true });
  }

  function noteArrival(companyId: number, before: CallEntry, call: CallOfVisit): void {
    const { beganAt: from, firstSoundAt, firstPictureAt } = call;
    const visit = visitOf(companyId, call);
    if (before.firstPictureAt === null && firstPictureAt !== null) {
      tell(visit, 'first picture', { from, to: firstPictureAt, outcome: 'done', isGood: true });
    }
    if (before.firstSoundAt === null && firstSoundAt !== null) {
      const phase = { to: firstSoundAt, isGood: true };
      tell(visit, 'first sound', { from, outcome: 'done', ...phase });
      tellWhole(visit, call.request, { outcome: 'firstSound', ...phase });
    }
  }

  /** Nobody heard anything. */
  function noteSilentEnd(companyId: number, call: CallOfVisit): void {
    const { state, request, beganAt: from, firstPictureAt } = call;
    if (state.at !== 'Ended') return;
    const visit = visitOf(companyId, call);
    if (firstPictureAt !== null) {
      tellWhole(visit, request, { to: firstPictureAt, outcome: 'firstPicture', isGood: true });
      return;
    }
    const phase = { to: clock.now().getTime(), outcome: state.because, isGood: goodness(state.because) };
    tell(visit, 'first sound', { from, ...phase });
    tellWhole(visit, request, phase);
  }

  function noteCall(companyId: number, news: NewsOf<'callBegan' | 'callChanged' | 'callEnded'>): void {
    const { call } = news;
    if (!isOfVisit(call)) return;
    if (news.type === 'callBegan') noteBeginning(companyId, call);
    else if (news.type === 'callChanged') noteArrival(companyId, news.before, call);
    else if (call.firstSoundAt === null) noteSilentEnd(companyId, call);
  }

  function noteNews({ companyId }: DeskView, before: DeskMoment, news: readonly News[]): void {
    for (const one of news) {
      if (one.type === 'request') noteRequest(companyId, one.request, !before.now.requests.has(one.request.id));
      else if (one.type === 'callBegan' || one.type === 'callChanged' || one.type === 'callEnded') {
        noteCall(companyId, one);
      }
    }
  }

  return { wholeOf, noteNews };
}
