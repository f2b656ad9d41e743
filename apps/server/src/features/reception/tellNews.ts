import { reloadsSignage } from '@mukae/contract/domain/call/call.machine';
import type { CallEntry, Desk, RequestEntry } from '@mukae/contract/domain/reception/desk';
import type { News } from '@mukae/contract/domain/reception/news';
import { turnOf } from '@mukae/contract/domain/reception/queue';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Colleagues } from './colleagues';
import type { CompanyDesk } from './companyDesk';
import {
  presentCall,
  presentOwnState,
  presentRing,
  presentSignage,
  presentWait,
  statusOfOperator,
  statusOfSignage,
} from './reception.present';
import type { Stream } from './stream';

type NewsOf<Type extends News['type']> = News & { type: Type };

const wasMissed = (request: RequestEntry): boolean =>
  request.state.at === 'Closed' && (request.state.because === 'timedOut' || request.state.because === 'declined');

/** Turns what became of a desk into messages for whom it concerns. */
export function makeTellNews(stream: Stream, colleagues: Colleagues, clock: { now(): Date }) {
  return (desk: CompanyDesk, before: Desk, news: readonly News[]): void => {
    const { companyId, now, places } = desk;
    const toSignage = (signageId: number, message: ServerMessage) => {
      const userId = places.signages.get(signageId)?.userId;
      if (userId !== undefined) stream.tell({ userId }, message);
    };
    const toOperator = (userId: number, message: ServerMessage) => stream.tell({ userId }, message);
    // A visitor's ring does not wait until a thousand consoles know of it.
    const forConsoles: (() => void)[] = [];
    const toConsoles = (message: ServerMessage, signageId?: number) => {
      forConsoles.push(() => stream.tell({ companyId, signageId }, message));
    };
    const missed = new Set(
      news.flatMap((one) => (one.type === 'request' && wasMissed(one.request) ? [one.request.signageId] : [])),
    );

    function tellSignage({ signageId, before: was, after: is }: NewsOf<'signage'>): void {
      if (statusOfSignage(was) !== statusOfSignage(is) || was?.state !== is?.state) {
        const signage = presentSignage(desk, signageId, clock.now().getTime());
        toConsoles({ type: 'reflectSignageState', signage }, signageId);
      }
      if (!is) return;
      const state = presentOwnState(desk, is, missed.has(signageId));
      if (was?.state !== is.state) toSignage(signageId, { type: 'submitSignageState', state });
      if (state.at !== 'Active' && state.at !== 'Monitoring') return;
      const { callId, userId } = state.call;
      const isLost = is.link.is === 'lost';
      if (was && isLost !== (was.link.is === 'lost')) {
        toOperator(userId, { type: 'signageConnectionLosted', callId, isLost });
      }
    }

    function tellOperator({ userId, before: was, after: is }: NewsOf<'operator'>): void {
      const status = statusOfOperator(is);
      if (statusOfOperator(was) !== status) colleagues.note(companyId, { userId, status });
      if (statusOfOperator(was) === status && was?.isReady === is?.isReady) return;
      toOperator(userId, { type: 'operatorStateTransition', status, isReady: is?.isReady ?? false });
    }

    function tellRequest({ request }: NewsOf<'request'>): void {
      const { state, signageId, id: requestId } = request;
      if (state.at !== 'Waiting' && state.at !== 'Ringing') return;
      const ringing = state.at === 'Ringing' ? state.ringing.length : 0;
      toSignage(signageId, {
        type: 'submitReceptionUser',
        requestId,
        ringing,
        ...presentWait(desk, request),
      });
    }

    function tellSilence({ request, userIds }: NewsOf<'silence'>): void {
      const { at } = request.state;
      const because = at === 'Accepted' ? 'answered' : at === 'Closed' ? 'over' : 'notFree';
      for (const id of userIds) toOperator(id, { type: 'acceptRequest', requestId: request.id, because });
    }

    function tellCall(entry: CallEntry): void {
      const { id: callId, kind, signageId, userId } = entry;
      const call = presentCall(desk, entry);
      const { name = '', characterId = null } = now.operators.get(userId) ?? {};
      toSignage(signageId, { type: 'lastUseCharacter', callId, characterId });
      if (kind === 'monitoring') {
        toOperator(userId, { type: 'monitoringStart', call });
        toSignage(signageId, { type: 'monitoringRequest', call });
        toConsoles({ type: 'Monitoring', signageId, userId, name }, signageId);
        return;
      }
      toOperator(userId, { type: 'submitCall', call });
      toSignage(signageId, { type: kind === 'entered' ? 'callFromUser' : 'submitCall', call });
      if (!entry.request) return;
      toConsoles({ type: 'informAnswerUserInfo', requestId: entry.request.id, signageId, userId, name }, signageId);
    }

    function tellCallChange({ before: was, call: is }: NewsOf<'callChanged'>): void {
      const { id: callId, kind, peers, isSharing, view, signageId, userId } = is;
      if (peers.signage !== null && peers.signage !== was.peers.signage) {
        toOperator(userId, { type: 'informCallId', callId, peerId: peers.signage });
      }
      if (peers.operator !== null && peers.operator !== was.peers.operator) {
        toSignage(signageId, { type: 'informCallId', callId, peerId: peers.operator });
        // Other pages of the operator let go of the call.
        toOperator(userId, {
          type: kind === 'monitoring' ? 'monitoringStart' : 'submitCall',
          call: presentCall(desk, is),
        });
      }
      if (isSharing !== was.isSharing) {
        toSignage(signageId, { type: isSharing ? 'shareScreen' : 'closeShareScreen', callId });
      }
      if (view !== was.view) {
        toSignage(signageId, view ? { type: 'receiveConfig', callId, view } : { type: 'homeButtonOnline', callId });
      }
    }

    function tellEnd({ call }: NewsOf<'callEnded'>): void {
      if (call.state.at !== 'Ended') return;
      const { because } = call.state;
      const reloads = reloadsSignage(call.kind, because);
      const over = { type: 'serviceClosed', callId: call.id, because, reloads } as const;
      toOperator(call.userId, over);
      toSignage(call.signageId, over);
    }

    /** Whoever waits behind a request that is over moves up. */
    function tellTurns(): void {
      for (const request of now.requests.values()) {
        if (request.state.at !== 'Waiting' || news.some((one) => one.type === 'request' && one.request === request))
          continue;
        const wait = presentWait(desk, request);
        if (wait.turn === turnOf(before, places.signages, request)) continue;
        toSignage(request.signageId, { type: 'submitReceptionUser', requestId: request.id, ringing: 0, ...wait });
      }
    }

    for (const one of news) {
      switch (one.type) {
        case 'signage':
          tellSignage(one);
          break;
        case 'operator':
          tellOperator(one);
          break;
        case 'request':
          tellRequest(one);
          break;
        case 'ring':
          for (const id of one.userIds)
            toOperator(id, { type: 'callFromSignage', ring: presentRing(desk, one.request) });
          break;
        case 'silence':
          tellSilence(one);
          break;
        case 'callBegan':
          tellCall(one.call);
          break;
        case 'callChanged':
          tellCallChange(one);
          break;
        case 'callEnded':
          tellEnd(one);
          break;
        case 'seatFreed':
          break;
      }
    }
    tellTurns();
    for (const tell of forConsoles) tell();
  };
}
