import { Button } from '@mantine/core';
import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { channelCalls } from '@mukae/contract/calls/channels';
import type { ChosenStatus } from '@mukae/contract/domain/operator/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isError } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { useOperatorStatus } from '@/live/useLive';
import { toast } from '@/ui/toast';
import { nextStatus } from './nextStatus';
import { statusChangeTexts } from './statusChange.texts';

/** The one thing that can be changed about where somebody is now; nothing where there is none. */
export function StatusChange({ user }: { user: ListedUser }) {
  const t = useTexts(statusChangeTexts);
  const client = useQueryClient();
  const scope = useCompanyScope();
  const change = useMutation({
    mutationFn: async (status: ChosenStatus) => {
      const answer = await call(channelCalls.changeStatus, { targetUserId: user.userId, status, ...scope });
      if (isError(answer)) {
        void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
      }
      const changed = [accountCalls.getUser, channelCalls.getChannel];
      await Promise.all(changed.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
  const status = useOperatorStatus(user.userId, user.status);
  const next = nextStatus({ ...user, status });
  if (!next) return null;
  const words = user.isOwnConfig ? t.own[next] : t.others;
  return (
    <Button
      variant="default"
      size="xs"
      loading={change.isPending}
      aria-label={t.of(user.name, words)}
      onClick={() => change.mutate(next)}
    >
      {words}
    </Button>
  );
}
