import { companyCalls } from '@mukae/contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../api/query';

/** The company of the person who is logged in. A system administrator has none. */
export const useCompany = () => useQuery(queryOf(companyCalls.getCompany, {}));
