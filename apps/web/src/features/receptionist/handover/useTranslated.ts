import { talkingCalls } from '@mukae/contract/calls/talking';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

/** Who asked too often is listened to again within a minute. */
const askAgainMs = 20_000;

/** What somebody said, in the other language; null while nobody has translated it, and where nobody does. */
export function useTranslated(text: string): string | null {
  const { data } = useQuery({
    ...queryOf(talkingCalls.translateText, { msg: text }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (_, { answer }) => answer.code === errorCodes.tooMany,
    retryDelay: askAgainMs,
  });
  return data && data.translated !== text ? data.translated : null;
}
