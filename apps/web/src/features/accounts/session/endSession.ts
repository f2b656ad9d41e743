import { sessionCalls } from '@mukae/contract/calls/sessions';
import { call } from '@/api/call';
import { keptReservation } from '@/api/cookies';
import { roleMay } from '@/api/roleMay';

export interface WayOut {
  path: string;
  state?: { isRedirect: true };
}

/** A reservation link logs in as a signage; its token stays in a cookie. */
export const isReservationLink = () => roleMay('reception.request') && keptReservation() !== undefined;

/** Logs out at the end of the session, and says where to go. The end of a reservation is the end of a meeting. */
export async function endSession(isLink: boolean): Promise<WayOut> {
  if (isLink) {
    await call(sessionCalls.tokenLogout, {});
    return { path: '/logout' };
  }
  await call(sessionCalls.logout, {});
  return { path: '/login', state: { isRedirect: true } };
}
