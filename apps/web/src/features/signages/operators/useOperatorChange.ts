import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { signageCalls } from '@mukae/contract/calls/signages';
import { namesInShort, namesShown } from '@mukae/contract/domain/text/namesInShort';
import { useQueryClient } from '@tanstack/react-query';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { signagesTexts } from '../signages.texts';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Makes people operators of a signage, or takes one off, and says how it went; true when it was done. */
export function useOperatorChange(targetId: number) {
  const t = useTexts(signageOperatorsTexts);
  const { close } = useTexts(signagesTexts);
  const client = useQueryClient();

  async function tell(sent: Promise<unknown>, done: { title: string; text: string }) {
    const answer = await sent;
    if (isError(answer)) {
      void toast.error({ title: t.failedTitle(answer.code), text: answer.msg, closeLabel: close });
      return false;
    }
    void toast.success({ ...done, closeLabel: close });
    await Promise.all(
      [signageCalls.getSignage.path, accountCalls.getUser.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
    return true;
  }

  return {
    add(users: readonly ListedUser[]) {
      const userIds = users.map(({ userId }) => userId);
      const text = namesInShort(
        users.map(({ name }) => name),
        namesShown.inHeader,
        users.length,
      );
      return tell(call(signageCalls.addSignageUsers, { targetId, userIds }), { title: t.addedTitle, text });
    },
    remove: ({ userId, name }: ListedUser) =>
      tell(call(signageCalls.deleteSignageUser, { targetId, userId }), { title: t.removedTitle, text: name }),
  };
}
