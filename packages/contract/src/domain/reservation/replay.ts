import { monthBeside } from '../time/japanTime';
import { type Bill, type BilledLine, billOf, figuresIn } from './bill';
import { type CountedUse, type MeetingCall, sumOfAmounts, type TalkedUse, usesOf } from './ledger';

/** A line as it was kept. */
export interface KeptLine extends BilledLine, TalkedUse {
  id: number;
  companyId: number;
  month: string;
  /** Of the call that it tells of; null: it tells of none. */
  recordId: string | null;
  /** Of what is carried over: whence, or where to. */
  otherMonth: string | null;
}

export interface KeptClosing {
  companyId: number;
  month: string;
  /** Up to here records had been counted when it was closed. */
  afterSeq: number;
  lines: number;
  amount: number;
}

export interface KeptInvoice {
  number: number;
  companyId: number;
  month: string;
  bill: Bill;
}

/** All that was ever written about what was used. */
export interface UsageHistory {
  /** In the order of their records, up to the last that was counted. */
  calls: readonly MeetingCall[];
  /** The records of those that cannot be counted any more: neither a reservation nor a line says when they were to be and at which rate. */
  uncountable: readonly string[];
  lines: readonly KeptLine[];
  closings: readonly KeptClosing[];
  invoices: readonly KeptInvoice[];
}

/** What is not as it would be, were everything counted anew. */
export type Difference =
  | { what: 'lineMissing' | 'lineTwice' | 'reservationGone'; recordId: string }
  | { what: 'lineUnexplained'; lineId: number }
  | { what: 'line'; lineId: number; field: string; kept: string; counted: string }
  | { what: 'carried' | 'month'; companyId: number; month: string; field: string; kept: string; counted: string }
  | { what: 'invoiceMissing' | 'invoiceUnexplained'; companyId: number; month: string }
  | { what: 'invoice'; number: number; field: string; kept: string; counted: string }
  | { what: 'numberMissing' | 'numberTwice'; number: number };

const grouped = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const placeOf = ({ companyId, month }: { companyId: number; month: string }): string => `${companyId} ${month}`;

/** Everything from the first record on, with months closed where they were. */
function replayUses({ calls, closings }: UsageHistory): CountedUse<MeetingCall>[] {
  const ofCompany = grouped(
    closings.toSorted((one, other) => other.month.localeCompare(one.month)),
    ({ companyId }) => companyId,
  );
  return usesOf(calls, {
    shortUses: new Map(),
    closedUntil: (companyId, seq) => ofCompany.get(companyId)?.find(({ afterSeq }) => afterSeq < seq)?.month,
  });
}

const said = (value: number | boolean | string | Date): string =>
  value instanceof Date ? value.toISOString() : String(value);

function lineDifferences(line: KeptLine, { call, use, month }: CountedUse<MeetingCall>): Difference[] {
  const counted = { ...use, month, companyId: call.companyId };
  const fields = [
    'companyId',
    'month',
    'talkedFrom',
    'talkedUntil',
    'minutes',
    'rate',
    'fee',
    'isFree',
    'amount',
  ] as const;
  return fields.flatMap((field) =>
    said(line[field]) === said(counted[field])
      ? []
      : [{ what: 'line', lineId: line.id, field, kept: said(line[field]), counted: said(counted[field]) }],
  );
}

function differencesOfUses(history: UsageHistory): Difference[] {
  const counted = new Map(replayUses(history).map((use) => [use.call.recordId, use]));
  const uses = history.lines.filter(({ kind }) => kind === 'use');
  const kept = grouped(uses, ({ recordId }) => recordId ?? '');
  const missing = [...counted.keys()].filter((recordId) => !kept.has(recordId));
  return [
    ...history.uncountable.map((recordId): Difference => ({ what: 'reservationGone', recordId })),
    ...missing.map((recordId): Difference => ({ what: 'lineMissing', recordId })),
    ...[...kept].flatMap(([recordId, lines]): Difference[] => {
      const use = counted.get(recordId);
      if (!use) return lines.map(({ id }) => ({ what: 'lineUnexplained', lineId: id }));
      const twice: Difference[] = lines.length > 1 ? [{ what: 'lineTwice', recordId }] : [];
      return [...twice, ...lines.flatMap((line) => lineDifferences(line, use))];
    }),
  ];
}

const isCarriedOn = ({ kind, month, otherMonth }: KeptLine): boolean =>
  kind === 'carried' && otherMonth !== null && otherMonth > month;

function monthDifferences({ lines, closings }: UsageHistory): Difference[] {
  const byMonth = grouped(lines, placeOf);
  const carriedIn = (companyId: number, from: string) =>
    sumOfAmounts(
      (byMonth.get(placeOf({ companyId, month: monthBeside(from, 1) })) ?? []).filter(
        ({ kind, otherMonth }) => kind === 'carried' && otherMonth === from,
      ),
    );
  return closings.flatMap(({ companyId, month, lines: count, amount }) => {
    const ofMonth = byMonth.get(placeOf({ companyId, month })) ?? [];
    const owed = sumOfAmounts(ofMonth.filter((line) => !isCarriedOn(line)));
    const handedOn = Math.max(0, -owed);
    const differing = (what: 'carried' | 'month', field: string, kept: number, counted: number): Difference[] =>
      kept === counted ? [] : [{ what, companyId, month, field, kept: said(kept), counted: said(counted) }];
    return [
      ...differing('month', 'lines', count, ofMonth.length),
      ...differing('month', 'amount', amount, sumOfAmounts(ofMonth)),
      ...differing('carried', 'on', sumOfAmounts(ofMonth.filter(isCarriedOn)), handedOn),
      ...differing('carried', 'over', -carriedIn(companyId, month), handedOn),
    ];
  });
}

function billDifferences(number: number, kept: Bill, counted: Bill): Difference[] {
  const [ours, theirs] = [figuresIn(kept), figuresIn(counted)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  return names.flatMap((field) => {
    const [one, other] = [ours.get(field) ?? 0, theirs.get(field) ?? 0];
    return one === other ? [] : [{ what: 'invoice', number, field, kept: said(one), counted: said(other) }];
  });
}

function invoiceDifferences({ lines, closings, invoices }: UsageHistory): Difference[] {
  const byMonth = grouped(lines, placeOf);
  const issued = new Map(invoices.map((invoice) => [placeOf(invoice), invoice]));
  const due = new Set(closings.filter(({ amount }) => amount > 0).map(placeOf));
  const numbers = grouped(invoices, ({ number }) => number);
  const highest = Math.max(0, ...numbers.keys());
  const wanted = Array.from({ length: highest }, (_, before) => before + 1);
  return [
    ...wanted.flatMap((number): Difference[] => {
      const found = numbers.get(number)?.length ?? 0;
      if (found === 1) return [];
      return [{ what: found === 0 ? 'numberMissing' : 'numberTwice', number }];
    }),
    ...closings
      .filter((closing) => due.has(placeOf(closing)) && !issued.has(placeOf(closing)))
      .map(({ companyId, month }): Difference => ({ what: 'invoiceMissing', companyId, month })),
    ...invoices.flatMap((invoice): Difference[] => {
      const { number, companyId, month, bill } = invoice;
      if (!due.has(placeOf(invoice))) return [{ what: 'invoiceUnexplained', companyId, month }];
      return billDifferences(number, bill, billOf(byMonth.get(placeOf(invoice)) ?? []));
    }),
  ];
}

/** Counts everything anew, and says where what was kept is something else. */
export const replayDifferences = (history: UsageHistory): Difference[] => [
  ...differencesOfUses(history),
  ...monthDifferences(history),
  ...invoiceDifferences(history),
];
