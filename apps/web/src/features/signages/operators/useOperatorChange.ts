import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { signageCalls } from '@mukae/contract/calls/signages';
import { useQueryClient } from '@tanstack/react-query';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { signagesTexts } from '../signages.texts';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Makes somebody an operator of a signage, or takes her off, and says how it went. */
export function useOperatorChange(signageId: number) {
  const t = useTexts(signageOperatorsTexts);
  const { close } = useTexts(signagesTexts);
  const client = useQueryClient();

  async function send(
    definition: typeof signageCalls.addSignageUser | typeof signageCalls.deleteSignageUser,
    { userId, name }: ListedUser,
    doneTitle: string,
  ) {
    const answer = await call(definition, { targetId: signageId, userId });
    if (isError(answer)) {
      void toast.error({ title: t.failedTitle(answer.code), text: answer.msg, closeLabel: close });
      return;
    }
    void toast.success({ title: doneTitle, text: name, closeLabel: close });
    await Promise.all(
      [signageCalls.getSignage.path, accountCalls.getUser.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  }

  return {
    add: (user: ListedUser) => send(signageCalls.addSignageUser, user, t.addedTitle),
    remove: (user: ListedUser) => send(signageCalls.deleteSignageUser, user, t.removedTitle),
  };
}
