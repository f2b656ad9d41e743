import { signageCalls } from '@mukae/contract/calls/signages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '@/api/query';
import { isReservationLink } from '@/features/accounts';

const lookAgainMs = 60_000;

export const ownSignageQuery = queryOf(signageCalls.getSignage, { targetId: 'SELF' });

/**
 * What this screen is. A device asks again and again, so that it learns what is new. Whoever came by a reservation link
 * stays until her session ends, and is led out by that.
 */
export function useOwnSignage() {
  const [isDevice] = useState(() => !isReservationLink());
  return useQuery({
    ...ownSignageQuery,
    refetchInterval: isDevice && lookAgainMs,
    refetchIntervalInBackground: true,
  });
}
