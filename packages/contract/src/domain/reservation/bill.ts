import { consumptionTaxRate, taxOf } from './fee';
import { type LineKind, sumOfAmounts } from './ledger';

/** As much of a line as its sums need. */
export interface BilledLine {
  kind: LineKind;
  minutes: number;
  rate: number;
  isFree: boolean;
  amount: number;
}

interface UsesAtRate {
  rate: number;
  uses: number;
  minutes: number;
  amount: number;
}

/** What a month comes to, in yen. */
export interface Bill {
  /** What is asked for, by the rate. */
  paid: UsesAtRate[];
  free: { uses: number; minutes: number };
  corrections: { lines: number; amount: number };
  /** Without tax. */
  sum: number;
  /** For each rate of tax what it is taken of, rounded once. */
  taxes: { rate: number; of: number; tax: number }[];
  total: number;
}

/** Lines that are alike, added up. */
export interface BilledLines extends BilledLine {
  lines: number;
}

function addedUp(groups: readonly BilledLines[]): { lines: number; minutes: number; amount: number } {
  const sum = { lines: 0, minutes: 0, amount: 0 };
  for (const { lines, minutes, amount } of groups) {
    sum.lines += lines;
    sum.minutes += minutes;
    sum.amount += amount;
  }
  return sum;
}

export function billOfSums(groups: readonly BilledLines[]): Bill {
  const uses = groups.filter(({ kind }) => kind === 'use');
  const paid = uses.filter(({ isFree }) => !isFree);
  const free = addedUp(uses.filter(({ isFree }) => isFree));
  const corrections = addedUp(groups.filter(({ kind }) => kind !== 'use'));
  const rates = [...new Set(paid.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  const sum = sumOfAmounts(groups);
  const tax = taxOf(sum);
  return {
    paid: rates.map((rate) => {
      const { lines, minutes, amount } = addedUp(paid.filter((group) => group.rate === rate));
      return { rate, uses: lines, minutes, amount };
    }),
    free: { uses: free.lines, minutes: free.minutes },
    corrections: { lines: corrections.lines, amount: corrections.amount },
    sum,
    taxes: [{ rate: consumptionTaxRate, of: sum, tax }],
    total: sum + tax,
  };
}

export const billOf = (lines: readonly BilledLine[]): Bill => billOfSums(lines.map((line) => ({ ...line, lines: 1 })));

/** All that it says, each under a name, so that two can be held against each other. */
export const figuresIn = ({ paid, free, corrections, sum, taxes, total }: Bill): ReadonlyMap<string, number> =>
  new Map([
    ...paid.flatMap(({ rate, uses, minutes, amount }): [string, number][] => [
      [`uses at ${rate}`, uses],
      [`minutes at ${rate}`, minutes],
      [`amount at ${rate}`, amount],
    ]),
    ['free uses', free.uses],
    ['free minutes', free.minutes],
    ['corrections', corrections.lines],
    ['amount of corrections', corrections.amount],
    ['sum', sum],
    ...taxes.flatMap(({ rate, of, tax }): [string, number][] => [
      [`taken for ${rate} % tax`, of],
      [`${rate} % tax`, tax],
    ]),
    ['total', total],
  ]);
