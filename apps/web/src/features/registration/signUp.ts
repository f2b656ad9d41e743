import type { RequestOf } from '@mukae/contract/calls/call';
import { type registrationCalls, signUpFields } from '@mukae/contract/calls/registration';
import type { Language } from '@mukae/contract/language';
import { formFaults } from '@/language/formFaults';

export const signUpFieldNames = ['organization', 'name', 'kana', 'email', 'password', 'phone', 'address'] as const;
export type SignUpField = (typeof signUpFieldNames)[number];
type SignUpValues = Record<SignUpField, string>;

export const emptySignUp: SignUpValues = {
  organization: '',
  name: '',
  kana: '',
  email: '',
  password: '',
  phone: '',
  address: '',
};

/** Only the Japanese form asks how the name is read; the server takes the name itself otherwise. */
export const asksForKana = (language: Language): boolean => language === 'ja';

/** An empty organization is left out: the server has a name for those who belong to none. */
export const signUpRequest = (
  values: SignUpValues,
  language: Language,
): RequestOf<typeof registrationCalls.registerNewAccount> => ({
  user: {
    name: values.name,
    login_id: values.email,
    password: values.password,
    ...(asksForKana(language) && { kana: values.kana }),
    phone: values.phone,
    address: values.address,
  },
  company: values.organization.trim() === '' ? {} : { name: values.organization },
});

const pathOf: Record<SignUpField, string> = {
  organization: 'company.name',
  name: 'user.name',
  kana: 'user.kana',
  email: 'user.login_id',
  password: 'user.password',
  phone: 'user.phone',
  address: 'user.address',
};

/** What is wrong, field by field in the order of the form. */
export function signUpFaults(values: SignUpValues, language: Language): Partial<SignUpValues> {
  const found = formFaults(signUpFields, signUpRequest(values, language), language);
  const faults: Partial<SignUpValues> = {};
  for (const name of signUpFieldNames) {
    const fault = found[pathOf[name]];
    if (fault) faults[name] = fault;
  }
  return faults;
}
