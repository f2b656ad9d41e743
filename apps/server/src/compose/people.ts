import { can } from '@mukae/contract/access/access';
import { isNewCompany } from '@mukae/contract/domain/company/firstSteps';
import {
  accountHandlers,
  countOperators,
  holdUser,
  makeLogin,
  makeNewcomers,
  makePeople,
  makeUserChanges,
  makeUserDeletion,
  makeUserTables,
  sessionHandlers,
  type User,
} from '#features/accounts';
import type { Actor } from '#features/audit';
import { countMedia } from '#features/media';
import { makeSignUp, registrationHandlers } from '#features/registration';
import { countAhead } from '#features/reservations';
import { countSeenDevices, ensureOwnSignage, removeOwnSignage } from '#features/signages';
import type { Handler } from '#platform/calls/handler';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { OpenDesks } from './desks';
import type { Foundation } from './foundation';
import type { SetUpReservations } from './reservations';
import type { Screens } from './screens';

/** Who gets in, and who is in a company. */
export function peopleHandlers(
  foundation: Foundation,
  { reception: { presence } }: OpenDesks,
  { operators }: Screens,
  { cancellations }: SetUpReservations,
): Handler[] {
  const { db, clock, audit, outbox, sessions, links, throttle, knownPlaces, storage, pictures } = foundation;
  const { checkCurrentPassword, passwordReset, mailAllowance, takenLoginIds } = foundation;

  async function roleGiven(tx: Transaction, user: Pick<User, 'id' | 'companyId'>, role: User['role']) {
    if (can(role, 'meeting.hold')) await ensureOwnSignage(tx, user, clock.now());
  }
  async function roleChanged(tx: Transaction, actor: Actor, user: User, role: User['role']) {
    const isHostNoMore = can(user.role, 'meeting.hold') && !can(role, 'meeting.hold');
    // Held: what she is just reserving is waited for.
    if (isHostNoMore) await holdUser(tx, user.id);
    if (isHostNoMore && (await countAhead(tx, user.id, clock.now())) > 0) throw new Refusal('reservationsAhead');
    await roleGiven(tx, user, role);
    await operators.followRole(tx, actor, user, role);
  }
  const isOneOnline = async (userIds: readonly number[]) =>
    userIds.some((id) => presence.operator(id) !== 'Logout') || sessions.isOneOnline(userIds);

  const newcomers = makeNewcomers({ db, clock, outbox, audit, pictures, mailAllowance, takenLoginIds, roleGiven });
  const deleteUser = makeUserDeletion({
    db,
    sessions,
    pictures,
    audit,
    isInCall: presence.isInCall,
    reservationsAhead: (tx, id) => countAhead(tx, id, clock.now()),
    async beforeLeaving(tx, user) {
      const cancelled = await cancellations.cancelAhead(tx, user, '');
      await removeOwnSignage(tx, user.id);
      return () => cancellations.ended(cancelled);
    },
  });

  return [
    ...sessionHandlers({
      login: makeLogin({ db, clock, throttle, sessions, links, knownPlaces }),
      links,
      sessions,
      clock,
      isNewCompany: async (companyId) => {
        const reach = { kind: 'company', companyId } as const;
        return isNewCompany({
          screensSeen: await countSeenDevices(db, reach),
          operators: await countOperators(db, reach),
          media: await countMedia(db, reach),
        });
      },
    }),
    ...accountHandlers({
      db,
      storage,
      statusOf: presence.operator,
      passwordReset,
      people: makePeople({ db, operatorsOf: operators.of }),
      newcomers,
      userChanges: makeUserChanges({
        db,
        sessions,
        pictures,
        audit,
        checkCurrentPassword,
        takenLoginIds,
        isOneOnline,
        isInCall: presence.isInCall,
        roleChanged,
      }),
      userTables: makeUserTables({
        db,
        sessions,
        newcomers,
        audit,
        mailAllowance,
        takenLoginIds,
        isOneOnline,
        isInCall: presence.isInCall,
      }),
      deleteUser,
    }),
    ...registrationHandlers(makeSignUp({ db, clock, throttle, audit })),
  ];
}
