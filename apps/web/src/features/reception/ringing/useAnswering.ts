import { errorCodes } from '@mukae/contract/errors/codes';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import { toast } from '../../../ui/toast';
import { usePeerId, useRealtime } from '../../service/realtime/RealtimeContext';
import { operationPath } from '../receptionPaths';
import { ringingTexts } from './ringing.texts';

/** Told by the message that ends the ring. */
const isToldAnyway = (code: string) => code === errorCodes.alreadyAnswered;

/** Answers or declines a request; one at a time. */
export function useAnswering() {
  const t = useTexts(ringingTexts);
  const realtime = useRealtime();
  const peerId = usePeerId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'accepting' | 'declining' | null>(null);

  const accept = async ({ requestId }: Ring) => {
    setBusy('accepting');
    const answer = await realtime.say('acceptRequest', { requestId, peerId });
    setBusy(null);
    if (answer.result === 'OK') return void navigate(operationPath, { state: { mode: 'call' } });
    if (!isToldAnyway(answer.code)) {
      void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
    }
  };

  const decline = async ({ requestId }: Ring) => {
    setBusy('declining');
    const answer = await realtime.say('rejectRequest', { requestId });
    setBusy(null);
    if (answer.result === 'Error' && answer.code !== errorCodes.requestOver) {
      void toast.error({ title: t.declineFailed(answer.code), text: answer.msg, closeLabel: t.close });
    }
  };

  return { busy, accept, decline };
}
