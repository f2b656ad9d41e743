import { useQuery } from '@tanstack/react-query';
import type { Callable } from '@/api/call';
import { queryOf } from '@/api/query';

/**
 * One row as it is now: whoever edits sees no remembered state, and what she has typed is not taken from her by a
 * newer one before she asks for it with `refetch`.
 */
export const useRowToEdit = <Request, Output>(definition: Callable<Request, Output>, request: Request) =>
  useQuery({
    ...queryOf(definition, request),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
