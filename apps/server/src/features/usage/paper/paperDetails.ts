import { readableLine } from '@mukae/contract/domain/text/readableLine';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { numberIn, reasonIn } from '../usage.present';
import type { linesByReservation } from '../usage.repo';
import type { PaperDetail } from './paper';

/** As much of it as a row can hold. */
const longest = { title: 60, reason: 200 };

type PaperRow = Awaited<ReturnType<typeof linesByReservation>>[number];

export const paperDetails = (rows: readonly PaperRow[], language: Language): PaperDetail[] =>
  rows.map((row) => ({
    day: japanDay(row.talkedFrom),
    number: numberIn(row),
    title:
      row.kind === 'use'
        ? readableLine(row.title, longest.title)
        : readableLine(reasonIn(row, language), longest.reason),
    userName: row.userName,
    minutes: row.minutes,
    amount: row.amount,
    isFree: row.isFree,
  }));
