import type { CallEntry, CallSide } from '@mukae/contract/domain/reception/desk';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { SignageDevices } from '@mukae/contract/realtime/messageFields';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { AvatarFigures } from './avatarFigures';
import type { CompanyDesk } from './companyDesk';
import type { PageConnection } from './connections';
import type { DeskStanding } from './deskStanding';
import type { Desks } from './desks';
import { companyOfSignage } from './places.repo';
import type { Stream } from './stream';
import type { VisitTraces } from './tracing/visitTraces';

/** A meeting, and as whom its host comes. */
interface ReservedMeeting extends Meeting {
  characterId: number | null;
}

export interface CallOfPage {
  desk: CompanyDesk;
  call: CallEntry;
  side: CallSide;
}

/** What handlers of messages work with. */
export interface RealtimeParts {
  clock: Clock;
  desks: Desks;
  stream: Stream;
  figures: AvatarFigures;
  traces: Pick<VisitTraces, 'saying'>;
  deskOfSignage(connection: PageConnection, signageId: number): Promise<CompanyDesk>;
  standing: DeskStanding;
  /** The call that a page takes part in; any other is as if it were over. */
  callOf(connection: PageConnection, callId: string): Promise<CallOfPage>;
  /** Whether her session still lasts. */
  isStillIn(connection: PageConnection): Promise<boolean>;
  /** The person behind the page is not waited for. */
  leave(connection: PageConnection): Promise<void>;
  /** A page says that it is there, which may have said goodbye before. */
  stay(connection: PageConnection): Promise<void>;
  /** What she reserved for this moment on her own signage; undefined: nothing. */
  meetingAt(userId: number, signageId: number): Promise<ReservedMeeting | undefined>;
  /** What a screen says of its camera and microphone, for whoever comes later. */
  noteDevices(connection: PageConnection, devices: SignageDevices): void;
  /** How a screen says that it is. */
  noteHealth(signageId: number, report: HealthReport): Promise<void>;
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
