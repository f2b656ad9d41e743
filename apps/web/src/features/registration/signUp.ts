import { signUpFields } from '@mukae/contract/calls/registration';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';
import { type Reading, readBy } from '@/forms/reading';

export interface SignUpDraft {
  company: { name: string };
  user: { name: string; kana: string; login_id: string; password: string; phone: string; address: string };
  consents: { terms: boolean; fees: boolean };
}

type SignUp = z.output<typeof signUpFields>;

export const emptySignUp: SignUpDraft = {
  company: { name: '' },
  user: { name: '', kana: '', login_id: '', password: '', phone: '', address: '' },
  consents: { terms: false, fees: false },
};

export const consentsToAll = ({ consents: { terms, fees } }: SignUpDraft): boolean => terms && fees;

/** Only the Japanese form asks how the name is read; the server takes the name itself otherwise. */
export const asksForKana = (language: Language): boolean => language === 'ja';

/** An empty organization is left out: the server has a name for those who belong to none. */
export const readSignUp = ({ company, user: { kana, ...user } }: SignUpDraft, language: Language): Reading<SignUp> =>
  readBy(signUpFields, {
    user: asksForKana(language) ? { ...user, kana } : user,
    company: company.name.trim() === '' ? {} : company,
  });
