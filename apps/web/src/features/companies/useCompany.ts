import { companyCalls } from '@mukae/contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from './companyScope';

/** The company of the person who is logged in, or the one that a system administrator has chosen. */
export const useCompany = () =>
  useQuery({ ...queryOf(companyCalls.getCompany, useCompanyScope()), enabled: useHasCompany() });
