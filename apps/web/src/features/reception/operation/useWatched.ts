import { useSyncExternalStore } from 'react';
import type { Watched } from '../calling/watched';

export const useWatched = <Value>({ subscribe, get }: Watched<Value>): Value => useSyncExternalStore(subscribe, get);
