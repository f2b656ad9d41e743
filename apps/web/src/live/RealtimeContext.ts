import { createContext, use } from 'react';
import { noRealtime } from '@/api/realtime/noRealtime';
import type { Realtime } from '@/api/realtime/realtime';
import { LiveStore } from './liveStore';

/** Outside of the console nothing is heard. */
export const RealtimeContext = createContext(new LiveStore(noRealtime));

/** The channel of this page. */
export const useRealtime = (): Realtime => use(RealtimeContext).realtime;

/** Under which this page takes part in calls; another after a reload. */
export const usePeerId = (): string => use(RealtimeContext).peerId;
