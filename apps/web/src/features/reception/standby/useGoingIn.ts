import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { useWayIn, type WayIn } from '../useWayIn';
import { standbyTexts } from './standby.texts';

/** Looks at a signage, or goes in to talk; says why where the server does not agree. */
export function useGoingIn(signageId: number) {
  const { signages: t } = useTexts(standbyTexts);
  const wayIn = useWayIn();
  const [busy, setBusy] = useState<WayIn | null>(null);

  const go = async (way: WayIn) => {
    setBusy(way);
    const answer = await wayIn(way, signageId);
    setBusy(null);
    if (answer.result === 'Error')
      void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
  };
  return { busy, monitor: () => void go('monitoringRequest'), enter: () => void go('callFromUser') };
}
