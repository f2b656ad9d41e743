import { useSyncExternalStore } from 'react';
import type { Watched } from '../calling/watched';

export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
