import { ok } from '@mukae/contract/calls/answers';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { WaitingList } from './waitingList';
import { listWaiting } from './waitingList.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  waitingList: WaitingList;
}

export const waitingListHandlers = ({ db, clock, waitingList }: Dependencies): Handler[] => [
  handleAdding(reservationCalls.addWaiting, ({ principal, input, language, publicUrl, noteAdded }) =>
    waitingList.add(principal, input, { language, publicUrl }, noteAdded),
  ),

  handle(reservationCalls.getWaiting, async ({ principal }) => ({
    result: 'OK',
    waiting: await listWaiting(db, principal.person.userId, clock.now()),
  })),

  handle(reservationCalls.deleteWaiting, async ({ principal, input }) => {
    await waitingList.remove(principal, input.targetId);
    return ok;
  }),
];
