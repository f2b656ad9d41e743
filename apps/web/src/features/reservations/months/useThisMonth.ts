import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import { useServerNow } from '@/live/useServerNow';

/** The month that it is now, also on a page that was opened in another one. */
export const useThisMonth = (): string => japanMonth(new Date(useServerNow()));
