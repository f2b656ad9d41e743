import { companyCalls } from '@mukae/contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from './companyScope';

/** The company of the person who is logged in, or the one that a system administrator works on. */
export const useCompany = () =>
  useQuery({ ...queryOf(companyCalls.getCompany, useCompanyScope()), enabled: useHasCompany() });
