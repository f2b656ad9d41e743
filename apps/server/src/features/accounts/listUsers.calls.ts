import { can } from '@mukae/contract/access/access';
import { accountCalls, type ListedUser } from '@mukae/contract/calls/accounts';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Listed } from '#platform/db/listQuery';
import { personOf, presentColleague, presentListed, presentSelf, seenBy } from './accounts.present';
import type { People, WantedPeople } from './people';

interface Dependencies {
  people: People;
  statusOf(userId: number): OperatorStatus;
}

export function listUsersHandlers({ people, statusOf }: Dependencies): Handler[] {
  const seen = seenBy(statusOf);

  async function listed(
    principal: LoggedIn,
    { companyId, ...wanted }: WantedPeople & { companyId?: number | undefined },
  ): Promise<Listed<ListedUser>> {
    const { person: viewer, caller } = principal;
    const reach = reachOf(principal, 'user.read', companyId);
    if (reach.kind === 'own') return { rows: [presentSelf(seen(viewer))], total: 1 };
    const present = can(caller, 'user.manage') ? presentListed : presentColleague;
    const { rows, total } = await people.list(principal, reach, wanted);
    return { rows: rows.map(({ user, ...places }) => present(seen(personOf(user)), viewer, places)), total };
  }

  return [
    handle(accountCalls.listUsers, async ({ input, principal }) => (await listed(principal, input)).rows),
    handle(accountCalls.pageOfUsers, async ({ input, principal }) => ({
      result: 'OK',
      ...(await listed(principal, input)),
    })),
  ];
}
