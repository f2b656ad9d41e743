import { roleInCookie } from '../../../../api/cookies';

/** Where the operation screen leads when it is over. */
export const wayOut = (): string =>
  roleInCookie() === 'webReservationUser' ? '/app/reservation/home' : '/app/service/standby';
