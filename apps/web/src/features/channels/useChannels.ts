import { channelCalls } from '@mukae/contract/calls/channels';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';

/** The channels of one company, each with who is on it. */
export const useChannels = () =>
  useQuery({ ...queryOf(channelCalls.listChannels, useCompanyScope()), enabled: useHasCompany() });
