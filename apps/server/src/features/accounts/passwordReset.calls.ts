import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { type Handler, handle } from '#platform/calls/handler';
import type { PasswordReset } from './passwordReset';

export const passwordResetHandlers = (passwordReset: PasswordReset): Handler[] => [
  handle(accountCalls.resetPassword, async ({ input, address, cookies, language, publicUrl }) => {
    await passwordReset.byLoginId(input.targetUserLoginId, { address, cookies }, { language, publicUrl });
    return ok;
  }),

  handle(accountCalls.resetPasswordOf, async ({ input, principal, address, language, publicUrl }) => {
    await passwordReset.byId(principal, input.targetUserId, { language, publicUrl }, address);
    return ok;
  }),

  handle(accountCalls.sendPassword, async ({ input, principal, address, language, publicUrl }) => {
    await passwordReset.byId(principal, input.targetUserId, { language, publicUrl }, address);
    return ok;
  }),
];
