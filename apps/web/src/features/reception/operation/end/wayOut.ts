import { roleInCookie } from '@/api/cookies';
import { standbyPath } from '@/features/reception/receptionPaths';

/** Where the operation screen leads when it is over. */
export const wayOut = (): string => (roleInCookie() === 'webReservationUser' ? '/app/reservation/home' : standbyPath);
