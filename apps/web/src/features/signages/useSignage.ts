import { signageCalls } from '@mukae/contract/calls/signages';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

/** One signage with its templates; not asked for while it is not `wanted`. */
export const useSignage = (targetId: number, wanted = true) =>
  useQuery({ ...queryOf(signageCalls.getSignage, { targetId }), enabled: wanted });
