import { useWaitingSignages } from '@/features/reception/useWaitingSignages';

/** Somebody who waits at another signage. */
export interface Waiting {
  signageId: number;
  signageName: string;
  storeName: string;
  since: number;
}

/** The visitors whom nobody is free to answer while I am busy at this signage, the longest waiting first; a ring is a free colleague's. */
export const useOthersWaiting = (mySignageId: number): readonly Waiting[] =>
  useWaitingSignages()
    .filter(({ id, status }) => id !== mySignageId && status === 'Crowded')
    .map(({ id, name, storeName, waitingSince }) => ({
      signageId: id,
      signageName: name,
      storeName,
      since: waitingSince,
    }));
