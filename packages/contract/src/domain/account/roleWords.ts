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

const alike = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim().toLowerCase() === other.normalize('NFKC').trim().toLowerCase();

/** The role that is meant, by its id or by what it is called in either language. */
export const roleCalled = (text: string): Role | undefined =>
  roles.find((role) => [role, roleWords.ja[role], roleWords.en[role]].some((name) => alike(name, text)));
