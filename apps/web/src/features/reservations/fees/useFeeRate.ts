import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';

/** What ten minutes cost the company, in yen without tax; undefined until it is known. */
export const useFeeRate = (): number | undefined =>
  useQuery({ ...queryOf(bookingRuleCalls.getBookingRules, useCompanyScope()), enabled: useHasCompany() }).data?.feeRate;
