import type { CallEntry, Side } from '@mukae/contract/domain/reception/desk';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { AvatarFigures } from './avatarFigures';
import type { CompanyDesk } from './companyDesk';
import type { Connection } from './connections';
import type { Desks } from './desks';
import { companyOfSignage } from './places.repo';
import type { Stream } from './stream';

export interface CallOfPage {
  desk: CompanyDesk;
  call: CallEntry;
  side: Side;
}

/** What handlers of messages work with. */
export interface RealtimeParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  desks: Desks;
  stream: Stream;
  figures: AvatarFigures;
  deskOfSignage(connection: Connection, signageId: number): Promise<CompanyDesk>;
  /** The call that a page takes part in; any other is as if it were over. */
  callOf(connection: Connection, callId: string): Promise<CallOfPage>;
  /** The person behind the page is not waited for. */
  leave(connection: Connection): Promise<void>;
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
