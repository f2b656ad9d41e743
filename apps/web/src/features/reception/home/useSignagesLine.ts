import { signageCalls } from '@mukae/contract/calls/signages';
import { IconDeviceTv } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usePageOf } from '@/lists/usePageOf';
import { useSignagesOnline } from '@/live/useLive';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many signages I can answer, and how many of them are there now. */
export function useSignagesLine(): HomeLine {
  const { own, lines, loading } = useTexts(homeTexts);
  const { data } = usePageOf(signageCalls.pageOfSignages, { page: 1, pageSize: 1 });
  const online = useSignagesOnline();
  return {
    to: '/app/signage/list',
    Shape: IconDeviceTv,
    label: own.signages,
    text: data && online !== null ? lines.signagesNow(online, data.total) : loading,
  };
}
