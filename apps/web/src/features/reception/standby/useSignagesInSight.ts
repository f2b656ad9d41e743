import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import type { SignageOnWire } from '@mukae/contract/realtime/messageFields';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';
import { useLive } from '@/live/useLive';
import { byUrgency } from './byUrgency';

/** A signage with what it is doing now. */
export interface LiveSignage extends SignageAnswer {
  /** Since when somebody talks to it or watches it; null while nobody does. */
  busySince: number | null;
  /** Since when a visitor waits there; null while nobody does. */
  waitingSince: number | null;
}

const alive = (signage: SignageAnswer, live: SignageOnWire | undefined): LiveSignage => ({
  ...signage,
  status: live?.status ?? signage.status,
  busySince: live?.status === 'Active' || live?.status === 'Monitoring' ? live.since : null,
  waitingSince: live?.waitingSince ? Date.parse(live.waitingSince) : null,
});

/** The signages this person may answer, the most urgent first. */
export function useSignagesInSight() {
  const live = useLive(({ signages }) => signages);
  const query = useQuery(queryOf(signageCalls.listSignages, useCompanyScope()));
  const signages = query.data?.map((signage) => alive(signage, live.get(signage.id))).sort(byUrgency);
  return { query, signages };
}
