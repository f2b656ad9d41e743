import type { CallEntry, CallSide } from '@mukae/contract/domain/reception/desk';
import type { Audit } from '#features/audit';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { AvatarFigures } from './avatarFigures';
import type { CompanyDesk } from './companyDesk';
import type { PageConnection } from './connections';
import type { Desks } from './desks';
import { companyOfSignage } from './places.repo';
import type { Stream } from './stream';

export interface CallOfPage {
  desk: CompanyDesk;
  call: CallEntry;
  side: CallSide;
}

/** What handlers of messages work with. */
export interface RealtimeParts {
  clock: Clock;
  audit: Audit;
  desks: Desks;
  stream: Stream;
  figures: AvatarFigures;
  deskOfSignage(connection: PageConnection, signageId: number): Promise<CompanyDesk>;
  /** Where somebody stands by: at the desk of her company; who belongs to none names it. */
  deskToStandBy(connection: PageConnection, named: number | undefined): Promise<CompanyDesk>;
  /** Where somebody answers: at the desk of her company; who belongs to none, at the one where she is, if at any. */
  deskOfPerson(connection: PageConnection): Promise<CompanyDesk | undefined>;
  /** The call that a page takes part in; any other is as if it were over. */
  callOf(connection: PageConnection, callId: string): Promise<CallOfPage>;
  /** The person behind the page is not waited for. */
  leave(connection: PageConnection): Promise<void>;
  /** A page says that it is there, which may have said goodbye before. */
  stay(connection: PageConnection): Promise<void>;
  /** Ends every session of somebody whom the caller may manage. */
  logOut(principal: LoggedIn, userId: number): Promise<void>;
}

export const makeDeskOfSignage =
  (db: Database, desks: Desks): RealtimeParts['deskOfSignage'] =>
  async ({ principal }, signageId) => {
    const companyId = principal.person.companyId ?? (await companyOfSignage(db, signageId));
    if (companyId === undefined) throw new Refusal('notFound');
    return desks.of(companyId);
  };

export const makeDeskToStandBy =
  (db: Database, desks: Desks): RealtimeParts['deskToStandBy'] =>
  async ({ principal }, named) => {
    const { companyId } = principal.person;
    if (companyId !== null) return desks.of(companyId);
    return desks.of(await companyIn(db, reachOf(principal, 'status.change', named)));
  };

export const makeDeskOfPerson =
  (desks: Desks): RealtimeParts['deskOfPerson'] =>
  async ({ principal }) => {
    const { companyId, userId } = principal.person;
    if (companyId !== null) return desks.of(companyId);
    return desks.all().find(({ now }) => now.operators.has(userId));
  };

export const makeCallOf =
  (desks: Desks): RealtimeParts['callOf'] =>
  async ({ principal, signage }, callId) => {
    for (const desk of desks.all()) {
      const call = desk.now.calls.get(callId);
      if (call && signage?.id === call.signageId) return { desk, call, side: 'signage' };
      if (call && !signage && principal.person.userId === call.userId) return { desk, call, side: 'operator' };
    }
    throw new Refusal('callOver');
  };
