import { usageCalls } from '@mukae/contract/calls/usage';
import { invoiceNumber } from '@mukae/contract/domain/reservation/closing';
import { taxOf } from '@mukae/contract/domain/reservation/fee';
import { sumOfAmounts } from '@mukae/contract/domain/reservation/ledger';
import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import type { LoggedIn } from '#platform/access/principal';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { AddCorrection } from './addCorrection';
import { isSettled } from './isSettled';
import type { DrawMonth } from './paper/papers';
import { presentLine } from './usage.present';
import { linesIn, linesInPieces, sumsByDay } from './usage.repo';
import { seenUsage } from './usageReach';
import { usageTable } from './usageTable';

interface Dependencies {
  db: Database;
  clock: Clock;
  addCorrection: AddCorrection;
  drawMonth: DrawMonth;
}

export function usageHandlers({ db, clock, addCorrection, drawMonth }: Dependencies): Handler[] {
  /** A file is of one company. */
  async function seenInFile(principal: LoggedIn, wanted: { month: string; companyId?: number | undefined }) {
    const seen = await seenUsage(db, principal, wanted);
    if (seen.whose.companyId === undefined) throw new Refusal('companyNeeded');
    if (!seen.contract) throw new Refusal('notFound');
    return seen;
  }

  return [
    handle(usageCalls.getUsage, async ({ input, principal, language }) => {
      const { month = japanMonth(clock.now()), companyId, page, pageSize } = input;
      const { whose, contract, isWhole } = await seenUsage(db, principal, { month, companyId });
      const days = await sumsByDay(db, whose, month);
      const lines = await linesIn(db, whose, month, { page, pageSize });
      const closedUntil = contract?.closedUntil ?? null;
      const total = sumOfAmounts(days);
      const tax = taxOf(total);
      return {
        result: 'OK',
        month,
        rows: lines.map((line) => presentLine(line, language)),
        count: days.reduce((count, day) => count + day.lines, 0),
        uses: days.reduce((uses, day) => uses + day.uses, 0),
        minutes: days.reduce((minutes, day) => minutes + day.minutes, 0),
        total,
        tax,
        totalWithTax: total + tax,
        freeUsesLeft: contract?.freeUsesLeft ?? 0,
        byDay: days.flatMap(({ day, minutes }) =>
          minutes > 0 && day.startsWith(month) ? [{ day: Number(day.slice(8)), minutes }] : [],
        ),
        isWhole,
        isClosed: isSettled({ month, closedUntil, hasLines: days.length > 0 }, clock.now()),
        invoiceNumber: isWhole && contract?.invoice ? invoiceNumber(contract.invoice) : '',
      };
    }),

    handleFile(usageCalls.getInvoice, async ({ input, principal, language: browsers }) => {
      const { month, companyId, language = browsers } = input;
      const seen = await seenInFile(principal, { month, companyId });
      const { isInvoice, content } = await drawMonth({ ...seen, month, language, person: principal.person });
      return {
        contentType: 'application/pdf',
        cacheControl: 'no-store',
        filename: `${isInvoice ? 'invoice' : 'statement'}-${month}.pdf`,
        content,
      };
    }),

    handleFile(usageCalls.getUsageTable, async ({ input, principal, language: browsers }) => {
      const { month, companyId, language = browsers } = input;
      const { whose } = await seenInFile(principal, { month, companyId });
      return csvAnswer(`usage-${month}`, await usageTable(linesInPieces(db, whose, month), language));
    }),

    handleAdding(usageCalls.addCorrection, ({ principal, input, noteAdded }) =>
      addCorrection(principal, input, noteAdded),
    ),
  ];
}
