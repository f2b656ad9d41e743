import { createContext, use } from 'react';
import type { Realtime } from '../../../api/realtime/realtime';
import type { LiveStore } from './liveStore';

/** Null where there is no channel: outside of the console. */
export const RealtimeContext = createContext<LiveStore | null>(null);

function useLiveStore(): LiveStore {
  const live = use(RealtimeContext);
  if (!live) throw new Error('There is no realtime channel around this component');
  return live;
}

/** The channel of this page. */
export const useRealtime = (): Realtime => useLiveStore().realtime;

/** Under which this page takes part in calls; another after a reload. */
export const usePeerId = (): string => useLiveStore().peerId;
