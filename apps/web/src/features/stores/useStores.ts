import { storeCalls } from '@mukae/contract/calls/stores';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../api/query';

/** The stores of the company. */
export const useStores = () =>
  useQuery({
    ...queryOf(storeCalls.getStore, {}),
    select: (answer) => (Array.isArray(answer) ? answer : [answer]),
  });
