import { roleInCookie } from '@/api/cookies';
import { roleMay } from '@/api/roleMay';

/** Who looks: whoever may reserve, somebody who is not logged in, or an administrator who only looks. */
export type CalendarCaller = 'booker' | 'visitor' | 'onlooker';

export function calendarCaller(): CalendarCaller {
  if (roleMay('reservation.make')) return 'booker';
  return roleInCookie() === undefined ? 'visitor' : 'onlooker';
}
