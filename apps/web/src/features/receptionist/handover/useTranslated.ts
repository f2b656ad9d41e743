import { talkingCalls } from '@mukae/contract/calls/talking';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

/** What somebody said, in the other language; null while nobody has translated it, and where nobody does. */
export function useTranslated(text: string): string | null {
  const { data } = useQuery({
    ...queryOf(talkingCalls.translateText, { msg: text }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data && data.translated !== text ? data.translated : null;
}
