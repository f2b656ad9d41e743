import { registrationCalls } from '@mukae/contract/calls/registration';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignUp } from './signUp';

export const registrationHandlers = (signUp: SignUp): Handler[] => [
  handle(registrationCalls.registerNewAccount, async ({ input: { user, company }, address, language }) => {
    const applicant = {
      name: user.name,
      loginId: user.login_id,
      password: user.password,
      kana: user.kana || user.name,
      phone: user.phone,
      address: user.address,
      organization: company.name,
    };
    await signUp.register(applicant, address, language);
    return { success: true, result: 'OK', code: '', msg: '' };
  }),
];
