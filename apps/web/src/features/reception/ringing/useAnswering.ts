import { errorCodes } from '@mukae/contract/errors/codes';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { use, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { RealtimeContext } from '@/live/RealtimeContext';
import { toast } from '@/ui/toast';
import { operationPath } from '../receptionPaths';
import { bell } from './bell';
import { ringingTexts } from './ringing.texts';
import { useOperationAtHand } from './useOperationAtHand';

/** Told by the message that ends the ring. */
const isToldAnyway = (code: string) => code === errorCodes.alreadyAnswered;

/** A call that is there sooner needs no sign that it is on its way: drawing one would only hold it up. */
const shownAfterMs = 300;

/** Answers or declines a request; one at a time. */
export function useAnswering(isRinging: boolean) {
  const t = useTexts(ringingTexts);
  const live = use(RealtimeContext);
  const { realtime, peerId } = live;
  const { takeOffer, untilThere } = useOperationAtHand(isRinging);
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'accepting' | 'declining' | null>(null);
  const isAccepting = useRef(false);

  const accept = async ({ requestId }: Ring) => {
    if (isAccepting.current) return;
    isAccepting.current = true;
    bell.hush();
    const show = live.hold();
    const waiting = setTimeout(() => setBusy('accepting'), shownAfterMs);
    const answer = await realtime.say('acceptRequest', { requestId, peerId, offer: takeOffer() });
    if (answer.result === 'OK') {
      await untilThere();
      await navigate(operationPath, { state: { mode: 'call' } });
    }
    clearTimeout(waiting);
    isAccepting.current = false;
    show();
    setBusy(null);
    if (answer.result === 'Error' && !isToldAnyway(answer.code)) {
      void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
    }
  };

  const decline = async ({ requestId }: Ring) => {
    if (isAccepting.current) return;
    setBusy('declining');
    const answer = await realtime.say('rejectRequest', { requestId });
    setBusy(null);
    if (answer.result === 'Error' && answer.code !== errorCodes.requestOver) {
      void toast.error({ title: t.declineFailed(answer.code), text: answer.msg, closeLabel: t.close });
    }
  };

  return { busy, accept, decline };
}
