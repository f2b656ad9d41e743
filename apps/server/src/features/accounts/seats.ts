import { isScreen } from '@mukae/contract/domain/account/role';
import type { Seats } from '#features/channels';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { personOf } from './accounts.present';
import { giveFreeSeat, leaveSeat, seatedUsers, seatsInUse, type TakenSeat, takenSeats } from './seats.repo';
import type { Sessions } from './sessions';
import { refuseOthers, targetOf } from './targetUser';
import { findUser } from './users.repo';

interface Dependencies {
  db: Database;
  sessions: Sessions;
}

interface SeatsOfCompanies extends Seats {
  inUse(companyIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  taken(): Promise<readonly TakenSeat[]>;
}

/** The avatar channels as seats that people hold. */
export function makeSeats({ db, sessions }: Dependencies): SeatsOfCompanies {
  return {
    async holdersOf(tx, channelIds) {
      const seated = await seatedUsers(tx, channelIds);
      return new Map(seated.map(({ channelId, user }) => [channelId, personOf(user)] as const));
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
      if (!user || isScreen(user.role)) throw new Refusal('notFound');
      return personOf(user);
    },
    inUse: (companyIds) => seatsInUse(db, companyIds),
    taken: () => takenSeats(db),
  };
}
