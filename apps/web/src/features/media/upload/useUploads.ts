import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaCalls } from '@mukae/contract/calls/media';
import type { MediaKind } from '@mukae/contract/domain/media/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { isError } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import { queryOf } from '@/api/query';
import { upload } from '@/api/upload';
import { type CompanyScope, useCompanyScope } from '@/features/companies';
import { useLanguage } from '@/language/LanguageProvider';
import { useMediaChanged } from '../useMediaChanged';
import { addFrame } from './addFrame';
import { reasonOfAnswer, reasonOfFault } from './reasons';
import { secondsLeft } from './secondsLeft';
import { uploadFault } from './uploadFault';
import { emptyQueue, nextToSend, queueAfter, type Upload } from './uploadQueue';

/** Files on their way, as long as somebody stays on the page. `wanted`: what they are to be; null: anything that is kept. */
export function useUploads(
  wanted: readonly MediaKind[] | null = null,
  onAdded: (mediaId: number, file: File) => void = () => undefined,
) {
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const client = useQueryClient();
  const mediaChanged = useMediaChanged();
  const [queue, dispatch] = useReducer(queueAfter, emptyQueue);
  const [onceKey] = useState(makeOnceKey);
  const underway = useRef(new Map<number, AbortController>());

  const usedBy = (company: CompanyScope): number | undefined =>
    client.getQueryData(queryOf(companyCalls.getCompany, company).queryKey)?.mediaUsed;

  const deliver = ({ id, file, scope }: Upload, signal: AbortSignal) => {
    const startedAt = performance.now();
    const onProgress = (share: number) =>
      dispatch({
        type: 'advanced',
        id,
        percent: Math.floor(share * 100),
        secondsLeft: secondsLeft(share, performance.now() - startedAt),
      });
    return upload(mediaCalls.addMedia, scope, { image: file }, { onProgress, signal, onceKey: `${onceKey}-${id}` });
  };

  const tellAdded = useEffectEvent(onAdded);
  const send = useEffectEvent(async (chosen: Upload) => {
    const { id, file } = chosen;
    dispatch({ type: 'begun', id });
    const fault = uploadFault(file, chosen.isRetried ? undefined : usedBy(chosen.scope), wanted);
    if (fault) return dispatch({ type: 'failed', id, reason: reasonOfFault(fault, language) });
    const controller = new AbortController();
    underway.current.set(id, controller);
    const answer = await deliver(chosen, controller.signal);
    underway.current.delete(id);
    if (isError(answer)) {
      // Called off at the last moment, it may have been added all the same.
      if (controller.signal.aborted) mediaChanged();
      return dispatch({ type: 'failed', id, reason: reasonOfAnswer(answer) });
    }
    dispatch({ type: 'done', id });
    tellAdded(answer.id, file);
    mediaChanged();
    await addFrame(answer.id, file);
    mediaChanged();
  });

  useEffect(() => {
    for (const chosen of nextToSend(queue)) void send(chosen);
  }, [queue]);

  useEffect(() => {
    const open = underway.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);

  return {
    uploads: queue.uploads,
    add: (files: readonly File[]) => dispatch({ type: 'chosen', files, scope }),
    cancel: (id: number) => {
      dispatch({ type: 'cancelled', id });
      underway.current.get(id)?.abort();
    },
    retry: (id: number) => dispatch({ type: 'retried', id }),
    dismiss: (id: number) => dispatch({ type: 'dismissed', id }),
    dismissEnded: () => dispatch({ type: 'endedDismissed' }),
  };
}
