import { cookieNames } from '@mukae/contract/domain/account/cookieNames';
import { keptToken } from '@mukae/contract/domain/account/keptToken';
import { isScreen, type Role, roles } from '@mukae/contract/domain/account/role';

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

/** The readable mirror of the role: good for showing and hiding, never for deciding. */
export const roleInCookie = (): Role | undefined => roles.find((role) => role === cookie(cookieNames.role));

/** Whether a person is logged in, and no screen. */
export function isPersonHere(): boolean {
  const role = roleInCookie();
  return role !== undefined && !isScreen(role);
}

/** Who the browser belongs to at the moment; empty while nobody is logged in. */
export const personInCookie = (): string => cookie(cookieNames.userId) ?? '';

/** These outlast a session that ended while nobody looked. */
export function forgetPerson(): void {
  for (const name of [cookieNames.userId, cookieNames.role]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there without https, nor in every browser
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

/** What stands for the token of the reservation that this browser keeps, if it keeps one. */
export const keptReservation = (): typeof keptToken | undefined =>
  cookie(cookieNames.isReservationKept) === undefined ? undefined : keptToken;
