import type { UserAnswer } from '@mukae/contract/calls/accounts';

export type UserField = 'loginId' | 'role' | 'name' | 'kana' | 'password' | 'confirmation' | 'storeId' | 'subjectName';

export type UserFields = Readonly<Record<UserField, string>>;

/** What is chosen beside the fields. */
export interface UserChoices {
  characterId: number | null;
  image: File | null;
}

export const noStore = '';

export const emptyUser: UserFields = {
  loginId: '',
  role: 'operator',
  name: '',
  kana: '',
  password: '',
  confirmation: '',
  storeId: noStore,
  subjectName: '',
};

export const fieldsOf = (user: UserAnswer): UserFields => ({
  loginId: user.loginId,
  role: user.role,
  name: user.name,
  kana: user.kana,
  password: '',
  confirmation: '',
  storeId: user.storeId === 0 ? noStore : String(user.storeId),
  subjectName: user.subject_name,
});
