import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';

/** What was said before a visitor called; it does not change any more. */
export function useDialogue(requestId: string | null) {
  return useQuery({
    ...queryOf(receptionistCalls.getDialogue, { requestId: requestId ?? '' }),
    enabled: requestId !== null && roleMay('dialogue.read'),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ dialogue }) => dialogue,
  });
}
