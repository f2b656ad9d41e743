import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { RefusedCall } from '@/api/query';
import { isOutOfReach } from '@/serving/serverAway';
import { useWhenServing } from '@/serving/useWhenServing';

/** Somebody looks at what it brings, and no answer came. */
const isMissed = (query: Query): boolean => {
  const { error, fetchStatus } = query.state;
  return query.isActive() && fetchStatus === 'idle' && error instanceof RefusedCall && isOutOfReach(error.answer);
};

/** What got no answer is read again once the server is back, on a page that stays as it is. The page says where it is missed. */
export function ReadAgain() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isAway = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.getAll().some(isMissed),
  );
  useWhenServing(isAway, () => void client.refetchQueries({ predicate: isMissed }));
  return null;
}
