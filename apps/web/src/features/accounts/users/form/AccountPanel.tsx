import { accountCalls, type UserAnswer } from '@mukae/contract/calls/accounts';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { DeedsPanel } from '@/forms/DeedsPanel';
import { useAfterChange } from '@/forms/useAfterChange';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { userChanges } from '../userChanges';
import { userFormTexts } from './userForm.texts';

/** What is done to an account as a whole: a temporary password, or the end. */
export function AccountPanel({ user: { userId, name, loginId, isOwnConfig } }: { user: UserAnswer }) {
  const t = useTexts(userFormTexts);
  const leave = useAfterChange(userChanges);
  const { reset, deletion } = t;
  const tellReset = () => void toast.success({ title: reset.done, text: loginId, closeLabel: t.close });
  return (
    <DeedsPanel title={t.account}>
      <AskedDeed
        words={{ ...reset, consequence: reset.consequence(loginId) }}
        whyNot={isOwnConfig ? reset.own : undefined}
        act={() => call(accountCalls.sendPassword, { targetUserId: userId })}
        onDone={tellReset}
      />
      <AskedDeed
        destructive
        words={{ ...deletion, question: deletion.question(name) }}
        whyNot={isOwnConfig ? deletion.own : undefined}
        act={(isForced) => call(accountCalls.deleteUser, { targetUserId: userId, isForced })}
        onDone={() => void leave(deletion.done, name)}
      />
    </DeedsPanel>
  );
}
