import { keptToken } from '@mukae/contract/domain/account/keptToken';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';

/** What the link of a reservation opens: one signage, for one window of time. */
export interface MeetingLink extends TimeSlot {
  reservationId: number;
  signageUserId: number;
}

export interface MeetingLinks {
  /** Refuses a link that is over. What it opens stays as it is until the transaction ends: nobody cancels or moves it meanwhile. */
  open(tx: Transaction, token: string): Promise<MeetingLink>;
  /** The times of a link, also of one that is over. */
  read(token: string): Promise<MeetingLink>;
}

/** The token itself, or the one that the browser keeps. A browser keeps it as long as its reservation may last, and then forgets it by itself. */
export function tokenNamed(token: string, { reservation }: SessionCookies): string {
  if (token !== keptToken) return token;
  if (reservation === undefined) throw new Refusal('tokenExpired');
  return reservation;
}
