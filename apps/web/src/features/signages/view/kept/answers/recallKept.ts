import { characterCalls } from '@mukae/contract/calls/characters';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { ownSignageQuery } from '@/features/signages/view/useOwnSignage';
import { forgetKept } from '../forgetKept';
import { keptAnswers } from './keptAnswers';
import { isKeptForMe } from './keptFor';

/** Long ago: it is asked again at once. */
const asOld = { updatedAt: 0 };

/** What this device knew when it was switched off, until the server says more. What was kept for another login goes. */
export function recallKept(client: QueryClient, isDevice: boolean): void {
  if (!isDevice || !isKeptForMe(localStorage)) {
    void forgetKept();
    return;
  }
  const kept = keptAnswers(localStorage);
  if (!kept) return;
  client.setQueryData(ownSignageQuery.queryKey, kept.signage, asOld);
  client.setQueryData(queryOf(characterCalls.listCharacters, {}).queryKey, kept.cast, asOld);
}
