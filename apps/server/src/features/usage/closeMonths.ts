import { billOf } from '@mukae/contract/domain/reservation/bill';
import { dueDay, lastClosableMonth } from '@mukae/contract/domain/reservation/closing';
import { sumOfAmounts } from '@mukae/contract/domain/reservation/ledger';
import { monthBeside } from '@mukae/contract/domain/time/japanTime';
import type { Clock } from '#platform/clock/clock';
import type { Issuer } from '#platform/config/issuerSettings';
import type { Database, Transaction } from '#platform/db/database';
import { addClosing, addInvoice, linesOfMonth, monthsToClose, recipientOf } from './closing.repo';
import { addLines, closedUntil, holdLedger, type NewUsageLine, setInvoices } from './ledger.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  issuer: Issuer;
  /** Whatever was talked is counted first. */
  derive(): Promise<void>;
}

interface Place {
  companyId: number;
  month: string;
}

/** Less than nothing is not billed: the next month takes it over. */
function carriedLines({ companyId, month }: Place, owed: number, now: Date): NewUsageLine[] {
  const line = {
    kind: 'carried',
    companyId,
    userName: '',
    title: '',
    talkedFrom: now,
    talkedUntil: now,
    minutes: 0,
    rate: 0,
    fee: 0,
    isFree: false,
    reason: '',
    byName: '',
    writtenAt: now,
  } as const;
  const next = monthBeside(month, 1);
  return [
    { ...line, month, otherMonth: next, amount: -owed },
    { ...line, month: next, otherMonth: month, amount: owed },
  ];
}

/** Closes what is over, company by company and month by month: each in a transaction, with its invoice. */
export function makeMonthClosing({ db, clock, issuer, derive }: Dependencies): () => Promise<void> {
  async function close(tx: Transaction, { companyId, month }: Place): Promise<void> {
    const cursor = await holdLedger(tx);
    const closed = (await closedUntil(tx, [companyId])).get(companyId);
    if (closed !== undefined && closed >= month) return;
    const now = clock.now();
    let lines = await linesOfMonth(tx, companyId, month);
    const owed = sumOfAmounts(lines);
    if (owed < 0) {
      await addLines(tx, carriedLines({ companyId, month }, owed, now));
      lines = await linesOfMonth(tx, companyId, month);
    }
    const bill = billOf(lines);
    await addClosing(tx, {
      companyId,
      month,
      afterSeq: cursor.seq,
      lines: lines.length,
      amount: bill.sum,
      closedAt: now,
    });
    if (bill.sum <= 0) return;
    const number = cursor.invoices + 1;
    const recipient = (await recipientOf(tx, companyId, month)) ?? { name: '', isPerson: false };
    const content = { recipient, issuer, bill, dueDay: dueDay(month, now) };
    await addInvoice(tx, { number, companyId, month, issuedAt: now, content });
    await setInvoices(tx, number);
  }

  return async () => {
    await derive();
    const until = lastClosableMonth(clock.now());
    // What a month hands on may be the first line of the next one.
    for (let due = await monthsToClose(db, until); due.length > 0; due = await monthsToClose(db, until)) {
      for (const place of due) await db.transaction((tx) => close(tx, place));
    }
  };
}
