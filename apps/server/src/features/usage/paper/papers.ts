import { billOfSums } from '@mukae/contract/domain/reservation/bill';
import { invoiceNumber } from '@mukae/contract/domain/reservation/closing';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { makeApart } from '#platform/apart/apart';
import type { Clock } from '#platform/clock/clock';
import type { Issuer } from '#platform/config/issuerSettings';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { recipientOf } from '../closing.repo';
import { isSettled } from '../isSettled';
import { findInvoice, linesByReservation, sumsIn } from '../usage.repo';
import type { SeenUsage } from '../usageReach';
import type { Paper } from './paper';
import { paperDetails } from './paperDetails';

/** So many rows are listed on paper; all of them are in the table. */
const detailsMax = 1000;

const drawApart = makeApart<Paper, Uint8Array>(new URL('./paper.worker.ts', import.meta.url), {
  threads: 1,
  waiting: 20,
  ms: 20_000,
  memoryMb: 512,
});

interface Dependencies {
  db: Database;
  clock: Clock;
  issuer: Issuer;
}

interface Wanted extends SeenUsage {
  month: string;
  language: Language;
  person: { userId: number; name: string };
}

interface DrawnPaper {
  isInvoice: boolean;
  content: Buffer;
}

export type DrawMonth = (wanted: Wanted) => Promise<DrawnPaper>;

/** The invoice of a month for whoever sees the whole contract, once it is closed; otherwise what it comes to so far. */
export function makePapers({ db, clock, issuer }: Dependencies): DrawMonth {
  async function paperOf({ whose, contract, isWhole, month, language, person }: Wanted): Promise<Paper> {
    const { companyId } = whose;
    if (companyId === undefined || !contract) throw new Refusal('notFound');
    const invoice = isWhole ? await findInvoice(db, companyId, month) : undefined;
    const rows = await linesByReservation(db, whose, month, detailsMax);
    const [first] = rows;
    const now = clock.now();
    const paper = {
      language,
      month,
      madeDay: japanDay(now),
      isFinal: isSettled({ month, closedUntil: contract.closedUntil, hasLines: first !== undefined }, now),
      details: paperDetails(rows, language),
      leftOut: first ? first.rows - rows.length : 0,
    };
    if (invoice) {
      const { recipient, issuer, bill, dueDay } = invoice.content;
      const issuedDay = japanDay(invoice.issuedAt);
      const invoiced = { number: invoiceNumber(invoice.number), issuedDay, dueDay };
      return { ...paper, invoice: invoiced, recipient, partOf: undefined, issuer, bill };
    }
    const contractor = await recipientOf(db, companyId, month);
    return {
      ...paper,
      invoice: undefined,
      recipient: isWhole && contractor ? contractor : { name: person.name, isPerson: true },
      partOf: isWhole ? undefined : contractor?.name,
      issuer,
      bill: billOfSums(await sumsIn(db, whose, month)),
    };
  }

  return async (wanted) => {
    const paper = await paperOf(wanted);
    const content = await drawApart(paper, String(wanted.person.userId));
    return { isInvoice: paper.invoice !== undefined, content: Buffer.from(content) };
  };
}
