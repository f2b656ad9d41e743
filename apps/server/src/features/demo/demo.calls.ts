import { demoCalls } from '@mukae/contract/calls/demo';
import { findByLoginId, type ReservationLinks } from '#features/accounts';
import { ownSignageAccount } from '#features/signages';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { type DemoAccount, demoAccounts, demoPassword } from './demoAccounts';

interface Dependencies {
  db: Database;
  clock: Clock;
  links: ReservationLinks;
  isDemo: boolean;
}

const minute = 60 * 1000;

export const demoHandlers = ({ db, clock, links, isDemo }: Dependencies): Handler[] => [
  handle(demoCalls.getDemo, async () => {
    const guest = isDemo ? await findByLoginId(db, demoAccounts.guest.loginId) : undefined;
    const signageUserId = guest && (await ownSignageAccount(db, guest.id));
    if (signageUserId === undefined) throw new Refusal('notFound');
    const now = clock.now().getTime();
    return {
      result: 'OK',
      password: demoPassword,
      accounts: Object.values<DemoAccount>(demoAccounts),
      // A meeting that begins in a minute, so that the waiting room can be seen, too.
      reservationToken: await links.sign({
        signageUserId,
        startsAt: new Date(now + minute),
        endsAt: new Date(now + 30 * minute),
      }),
    };
  }),
];
