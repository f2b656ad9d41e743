import type { UsageRow } from '@mukae/contract/calls/usage';
import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import type { Language } from '@mukae/contract/language';
import type { UsageLine } from './ledger.repo';
import { usageTexts } from './usage.texts';

export const numberIn = ({ reservationId }: Pick<UsageLine, 'reservationId'>): string =>
  reservationId === null ? '' : reservationNumber(reservationId);

/** Why a line is there that tells of no talk. */
export function reasonIn(
  { month, otherMonth, reason }: Pick<UsageLine, 'month' | 'otherMonth' | 'reason'>,
  language: Language,
): string {
  if (otherMonth === null) return reason;
  const { carriedFrom, carriedTo } = usageTexts[language];
  return otherMonth < month ? carriedFrom(otherMonth) : carriedTo(otherMonth);
}

export const presentLine = (line: UsageLine, language: Language): UsageRow => ({
  id: line.id,
  kind: line.kind === 'use' ? 'use' : 'correction',
  number: numberIn(line),
  title: line.title,
  userName: line.userName,
  startsAt: line.talkedFrom,
  endsAt: line.talkedUntil,
  minutes: line.minutes,
  feeRate: line.rate,
  fee: line.fee,
  isFree: line.isFree,
  amount: line.amount,
  reason: reasonIn(line, language),
});
