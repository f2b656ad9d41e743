import { accountCalls } from '@mukae/contract/calls/accounts';
import { call } from '../../../api/call';
import { reservationTokenInCookie, roleInCookie } from '../../../api/cookies';

export interface WayOut {
  path: string;
  state?: { isRedirect: true };
}

/** A reservation link logs in as a signage; its token stays in a cookie. */
export const isReservationLink = () => roleInCookie() === 'signage' && reservationTokenInCookie() !== undefined;

/** Logs out at the end of the session, and says where to go. The end of a reservation is the end of a meeting. */
export async function endSession(isLink: boolean): Promise<WayOut> {
  if (isLink) {
    await call(accountCalls.tokenLogout, {});
    return { path: '/logout' };
  }
  await call(accountCalls.logout, {});
  return { path: '/login', state: { isRedirect: true } };
}
