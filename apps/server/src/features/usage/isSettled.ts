import { lastClosableMonth } from '@mukae/contract/domain/reservation/closing';

interface MonthOfContract {
  month: string;
  /** The last month that was closed; null: none. */
  closedUntil: string | null;
  hasLines: boolean;
}

/** Whether nothing of a month changes any more: it was closed, or is over without anything to be closed. */
export const isSettled = ({ month, closedUntil, hasLines }: MonthOfContract, now: Date): boolean =>
  (closedUntil !== null && closedUntil >= month) || (!hasLines && month <= lastClosableMonth(now));
