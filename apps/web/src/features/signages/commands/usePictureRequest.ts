import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import { useEffect, useState } from 'react';
import { call, isError } from '@/api/call';

type PictureRequest =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'awaited'; pictureId: string }
  | { is: 'unanswered'; pictureId: string }
  | { is: 'refused'; answer: ErrorAnswer };

/** A picture that was asked for: it is waited for a while, and one that comes later is welcome all the same. */
export function usePictureRequest(targetId: number) {
  const [request, setRequest] = useState<PictureRequest>({ is: 'none' });
  const awaited = request.is === 'awaited' ? request.pictureId : null;

  useEffect(() => {
    if (awaited === null) return;
    const patience = setTimeout(() => setRequest({ is: 'unanswered', pictureId: awaited }), commandTiming.pictureWait);
    return () => clearTimeout(patience);
  }, [awaited]);

  const ask = async () => {
    setRequest({ is: 'asking' });
    const answer = await call(screenCommandCalls.askScreenPicture, { targetId });
    setRequest(isError(answer) ? { is: 'refused', answer } : { is: 'awaited', pictureId: answer.pictureId });
  };
  return { request, ask: () => void ask() };
}
