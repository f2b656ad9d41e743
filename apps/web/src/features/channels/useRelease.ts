import { accountCalls } from '@mukae/contract/calls/accounts';
import { type ChannelAnswer, channelCalls } from '@mukae/contract/calls/channels';
import { companyCalls } from '@mukae/contract/calls/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { channelsTexts } from './channels.texts';

/** Gives a channel back; whoever was on it is away from then on. */
export function useRelease({ id, number }: ChannelAnswer, onDone: () => void) {
  const { releasing: t } = useTexts(channelsTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ code: string; msg: string } | null>(null);

  const release = async () => {
    setBusy(true);
    const answer = await call(channelCalls.releaseChannel, { targetId: id });
    setBusy(false);
    if (isError(answer)) return setTrouble(answer);
    setTrouble(null);
    onDone();
    for (const { path } of [channelCalls.getChannel, companyCalls.getCompany, accountCalls.getUser])
      void client.invalidateQueries({ queryKey: [path] });
    void toast.success({ title: t.done(number), closeLabel: t.close });
  };

  return { busy, trouble, release: () => void release(), forget: () => setTrouble(null) };
}
