import { can } from '@mukae/contract/access/access';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { isScreen } from '@mukae/contract/domain/account/role';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { personOf, presentSelf, presentUser, seenBy } from './accounts.present';
import { targetOf } from './targetUser';
import { findUser } from './users.repo';

interface Dependencies {
  db: Database;
  statusOf(userId: number): OperatorStatus;
}

export const getUserHandler = ({ db, statusOf }: Dependencies): Handler =>
  handle(accountCalls.getUser, async ({ input, principal }) => {
    const { person: viewer, caller } = principal;
    const seen = seenBy(statusOf);
    const id = targetOf(principal, input.targetUserId);
    if (id === viewer.userId) return presentSelf(seen(viewer));
    // Who does not manage them reads her colleagues in a list only.
    const user = can(caller, 'user.manage') ? await findUser(db, reachOf(principal, 'user.read'), id) : undefined;
    if (!user || isScreen(user.role)) throw new Refusal('notFound');
    return presentUser(seen(personOf(user)), viewer);
  });
