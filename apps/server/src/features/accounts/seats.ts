import { onlineForMs } from '@mukae/contract/domain/account/session';
import type { Clock } from '../../platform/clock/clock';
import type { Database } from '../../platform/db/database';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import type { Seats } from '../channels';
import { personOf } from './accounts.present';
import { giveFreeSeat, leaveSeat, seatedUsers, seatsInUse } from './seats.repo';
import type { Sessions } from './sessions';
import { refuseOthers, targetOf } from './targetUser';
import { findUser } from './users.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
}

export interface SeatsOfCompanies extends Seats {
  inUse(companyIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** The avatar channels as seats that people hold. */
export function makeSeats({ db, clock, sessions }: Dependencies): SeatsOfCompanies {
  const onlineSince = () => new Date(clock.now().getTime() - onlineForMs);
  return {
    async holdersOf(tx, channelIds) {
      const seated = await seatedUsers(tx, channelIds, onlineSince(), clock.now());
      return new Map(
        seated.map(({ channelId, user, isOnline }) => [channelId, { person: personOf(user), isOnline }] as const),
      );
    },
    takeFreeSeat: giveFreeSeat,
    async leaveSeat(tx, userId) {
      await leaveSeat(tx, userId);
    },
    moved: (userId) => sessions.forget(userId),
    async findSitter(principal, target) {
      const reach = reachOf(principal, 'status.change');
      const id = targetOf(principal, target);
      refuseOthers(reach, id);
      const user = await findUser(db, reach, id);
      if (!user || user.role === 'signage') throw new Refusal('notFound');
      return personOf(user);
    },
    inUse: (companyIds) => seatsInUse(db, companyIds),
  };
}
