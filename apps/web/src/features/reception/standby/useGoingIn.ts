import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { usePeerId, useRealtime } from '@/live/RealtimeContext';
import { toast } from '@/ui/toast';
import { operationPath } from '../receptionPaths';
import { standbyTexts } from './standby.texts';

const modes = { monitoringRequest: 'monitoring', callFromUser: 'call' } as const;
type Way = keyof typeof modes;

/** Looks at a signage, or goes in to talk: the operation screen follows when the server agrees. */
export function useGoingIn(signageId: number) {
  const { signages: t } = useTexts(standbyTexts);
  const realtime = useRealtime();
  const peerId = usePeerId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Way | null>(null);

  const go = async (way: Way) => {
    setBusy(way);
    const answer = await realtime.say(way, { signageId, peerId });
    setBusy(null);
    if (answer.result === 'OK') return void navigate(operationPath, { state: { mode: modes[way], signageId } });
    void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
  };
  return { busy, monitor: () => void go('monitoringRequest'), enter: () => void go('callFromUser') };
}
