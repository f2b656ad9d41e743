import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { type Handler, handle } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { UserChanges } from './changeUser';

export const changeUserHandler = (userChanges: UserChanges): Handler =>
  handle(accountCalls.changeUser, async ({ input, files: { image }, principal, cookies, language }) => {
    const { targetId: _, ...wanted } = input;
    const outcome = await userChanges.change(principal, { ...wanted, image });
    if (outcome.result === 'askFirst') {
      return confirmFirst(outcome.endsCall ? 'userIsInCall' : 'userIsOnline', language);
    }
    if (outcome.isLoggedOut) cookies.close();
    return ok;
  });
