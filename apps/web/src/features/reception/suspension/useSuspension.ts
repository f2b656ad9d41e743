import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useRealtime } from '@/live/RealtimeContext';
import { toast } from '@/ui/toast';
import { suspensionTexts } from './suspension.texts';

/** Suspends a signage, which is asked first, or lets it take visitors again. */
export function useSuspension({ id, name }: { id: number; name: string }) {
  const t = useTexts(suspensionTexts);
  const realtime = useRealtime();
  const [isAsking, question] = useDisclosure(false);
  const [busy, setBusy] = useState(false);

  const change = async (event: 'suspend' | 'restart', title: string) => {
    setBusy(true);
    const answer = await realtime.say(event, { signageId: id });
    setBusy(false);
    question.close();
    if (answer.result === 'OK') void toast.success({ title, closeLabel: t.close });
    else void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
  };

  return {
    isAsking,
    busy,
    ask: question.open,
    giveUp: question.close,
    suspend: () => void change('suspend', t.suspended(name)),
    restart: () => void change('restart', t.restarted(name)),
  };
}
