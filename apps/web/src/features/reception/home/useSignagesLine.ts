import { signageCalls } from '@mukae/contract/calls/signages';
import { IconDeviceTv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../api/query';
import { useTexts } from '../../../language/LanguageProvider';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many signages I can answer, and how many of them are there now. */
export function useSignagesLine(): HomeLine {
  const { own, lines, loading } = useTexts(homeTexts);
  const { data } = useQuery({ ...queryOf(signageCalls.getSignage, {}), staleTime: 0 });
  const signages = Array.isArray(data) ? data : undefined;
  const online = signages?.filter(({ status }) => status !== 'Logout');
  return {
    to: '/app/signage/list',
    Shape: IconDeviceTv,
    label: own.signages,
    text: signages && online ? lines.signagesNow(online.length, signages.length) : loading,
  };
}
