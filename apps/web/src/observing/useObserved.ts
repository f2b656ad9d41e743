import { useSyncExternalStore } from 'react';
import type { Observed } from './observed';

export const useObserved = <Value>({ subscribe, get }: Pick<Observed<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
