import type { Role } from '#domain/account/role';
import { type Desk, emptyDesk, type SignageReach } from '../desk';
import { changedDesk } from '../deskChanges';
import type { DeskEvent } from '../deskEvents';
import { type News, newsOf } from '../news';
import type { ReceptionRefusal } from '../refusals';
import { stepDesk } from '../stepDesk';

const anybodys: SignageReach = { storeId: null, operatorIds: [] };

/** A desk whose signages are there, and a time of the test's choosing. */
export function someDesk(reaches: readonly SignageReach[] = [anybodys, anybodys, anybodys], pauseMs = 0) {
  const signages = new Map(reaches.map((reach, at) => [at + 1, reach]));
  let desk: Desk = emptyDesk;
  let now = 0;
  const news: News[] = [];

  /** Undefined: it happened. */
  function happens(event: DeskEvent): ReceptionRefusal | undefined {
    const next = stepDesk(desk, event, { signages, pauseMs }, now);
    if ('refused' in next) return next.refused;
    news.push(...newsOf(desk, next.changes));
    desk = changedDesk(desk, next.changes);
    return undefined;
  }
  for (const signageId of signages.keys()) happens({ type: 'signageCame', signageId });

  return {
    happens,
    news,
    now: () => desk,
    comes(userId: number, role: Role = 'operator', storeId: number | null = null) {
      happens({ type: 'operatorCame', userId, role, name: '', storeId, characterId: null });
      happens({ type: 'operatorReady', userId });
    },
    standsBy: (userId: number) => happens({ type: 'standby', userId }),
    leaves: (userId: number) => happens({ type: 'leaving', userId }),
    /** One after the other, however fast. */
    touch(signageId: number, requestId = `r${signageId}`) {
      now += 1;
      return happens({ type: 'pressed', signageId, requestId, touchButton: '', peerId: 'page' });
    },
    accepts: (userId: number, requestId: string) =>
      happens({ type: 'accepted', requestId, userId, callId: `call of ${requestId}`, peerId: 'p' }),
    declines: (userId: number, requestId: string) => happens({ type: 'declined', requestId, userId }),
    enters: (userId: number, signageId: number) =>
      happens({ type: 'entered', signageId, userId, callId: `${userId} in ${signageId}`, peerId: `page of ${userId}` }),
    watches: (userId: number, signageId: number) =>
      happens({ type: 'watched', signageId, userId, callId: `${userId} at ${signageId}`, peerId: `page of ${userId}` }),
    ends: (callId: string) => happens({ type: 'ended', callId, because: 'operatorEnded' }),
    passes(ms: number) {
      now += ms;
      return happens({ type: 'timePassed' });
    },
    shown: (signageId: number) => desk.signages.get(signageId)?.state.at,
    ringing(requestId: string) {
      const state = desk.requests.get(requestId)?.state;
      return state?.at === 'Ringing' ? state.ringing : [];
    },
    doing: (userId: number) => desk.operators.get(userId)?.state,
  };
}
