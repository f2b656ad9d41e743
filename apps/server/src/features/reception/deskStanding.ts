import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { LeavingSeat, WriteLeaving } from '#features/channels';
import { companyIn } from '#features/companies';
import type { LoggedIn, Person } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import type { CompanyDesk } from './companyDesk';
import type { Desks } from './desks';
import type { DeskMove } from './questions';

/** Where people stand, and how they come and go there; over HTTP and on the socket alike. */
export interface DeskStanding {
  /** At the desk of her company; who belongs to none, where she is, if anywhere. */
  deskOf(person: Pick<Person, 'userId' | 'companyId'>): Promise<CompanyDesk | undefined>;
  /** Microphone and avatar work: wherever she stands, or else at the desk that she names. */
  getReady(principal: LoggedIn, named: number | undefined): Promise<void>;
  /** At the desk of her company; who belongs to none names it. */
  standBy(principal: LoggedIn, named: number | undefined): Promise<void>;
  /** What is to be written stays if, and only if, she has left. */
  leave(person: Pick<Person, 'userId' | 'companyId'>, leaving?: LeavingSeat): Promise<void>;
  /** Who belongs to no company comes to the desk first, and leaves the one where she was; unless she is refused. */
  happenAt(desk: CompanyDesk, person: Person, event: DeskEvent): Promise<void>;
}

interface Dependencies {
  db: Database;
  desks: Desks;
  writeLeaving: WriteLeaving;
  move(asked: DeskMove): Promise<void>;
}

export function makeDeskStanding({ db, desks, writeLeaving, move }: Dependencies): DeskStanding {
  const deskOf: DeskStanding['deskOf'] = async ({ userId, companyId }) =>
    companyId === null ? desks.all().find(({ now }) => now.operators.has(userId)) : desks.of(companyId);

  const deskNamed = async (principal: LoggedIn, named: number | undefined): Promise<CompanyDesk> =>
    desks.of(principal.person.companyId ?? (await companyIn(db, reachOf(principal, 'status.change', named))));

  const happenAt: DeskStanding['happenAt'] = async (desk, { companyId, ...person }, event) => {
    if (companyId !== null) return desk.happen(event);
    const { userId, role, name, storeId, characterId } = person;
    return move({ companyId: desk.companyId, person: { userId, role, name, storeId, characterId }, event });
  };

  return {
    deskOf,
    happenAt,
    async getReady(principal, named) {
      const { person } = principal;
      const desk = (await deskOf(person)) ?? (await deskNamed(principal, named));
      await happenAt(desk, person, { type: 'operatorReady', userId: person.userId });
    },
    async standBy(principal, named) {
      const { person } = principal;
      await happenAt(await deskNamed(principal, named), person, { type: 'standby', userId: person.userId });
    },
    async leave(person, leaving) {
      const { userId } = person;
      const desk = await deskOf(person);
      if (desk) await desk.happen({ type: 'leaving', userId }, leaving && { is: 'left', leaving });
      else if (leaving) await db.transaction((tx) => writeLeaving(tx, leaving, true));
    },
  };
}
