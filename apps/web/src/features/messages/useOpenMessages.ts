import { messageCalls } from '@mukae/contract/calls/messages';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** How many messages of visitors nobody has seen to; undefined until that is known. */
export const useOpenMessages = (): number | undefined =>
  useQuery(queryOf(messageCalls.countMessages, useCompanyScope())).data?.open;
