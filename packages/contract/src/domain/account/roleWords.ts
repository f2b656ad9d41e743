import { type Role, roles } from './role';

/** What people call the roles. */
export const roleWords: Readonly<Record<'ja' | 'en', Readonly<Record<Role, string>>>> = {
  ja: {
    companyAdmin: '管理者',
    operator: 'オペレーター',
    signage: 'サイネージ',
    webReservationUser: 'Web予約の利用者',
    systemAdmin: 'システム管理者',
  },
  en: {
    companyAdmin: 'Administrator',
    operator: 'Operator',
    signage: 'Signage',
    webReservationUser: 'Web reservation user',
    systemAdmin: 'System administrator',
  },
};

/** No role is called longer; to normalise heaps of accents takes the square of their length. */
const longest = 100;
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The role that is meant, by its id or by what it is called in either language. */
export function roleCalled(text: string): Role | undefined {
  if (text.length > longest) return undefined;
  const name = plain(text);
  return roles.find((role) => [role, roleWords.ja[role], roleWords.en[role]].some((known) => plain(known) === name));
}
